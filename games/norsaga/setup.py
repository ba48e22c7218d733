"""Setup: sagas, hero cards, and chance that names the first player (4.1, N16)."""

from games.core.agenda import begin
from games.core.dice import Dice, Referee
from games.core.errors import SetupError
from games.core.title import Started
from games.core.vocabulary import Seat
from games.norsaga.cards import Card, deck_of
from games.norsaga.events import CapSet, CircleDrawn, Lesson, SagasOffered
from games.norsaga.hands import draw
from games.norsaga.lessons import lecture, teach
from games.norsaga.options import Options, SagaPick
from games.norsaga.sagas import pool
from games.norsaga.steps.choosing import Choosing, tell_sagas
from games.norsaga.steps.turn import Turn
from games.norsaga.table import HAND, Table

SEATS = (2, 3, 4)
LEAST_CAP = 15
"""A turn cap below this would end matches that are still open (N3)."""


def start(seats: int, options: Options, dice: Dice) -> Started:
    """Shuffle, deal, sagas, and who begins.

    Raises:
        SetupError: not two to four players, too low a turn cap, or not enough sagas.
    """
    two_each = options.saga_pick is SagaPick.ONE_OF_TWO
    sagas = pool(options)
    too_few = len(sagas) < seats * (2 if two_each else 1)
    if seats not in SEATS or 0 < options.turn_cap < LEAST_CAP or too_few:
        raise SetupError(seats)
    referee = Referee(dice, None, options)
    deck, circle = deck_of(options), list(range(seats))
    for shuffled in (deck, circle, sagas):
        referee.shuffle(shuffled)
    table = _laid_out(options, tuple(circle), deck)
    referee.tell(CircleDrawn(seats=table.circle))
    teach(table, Lesson.GOAL, referee)
    if options.turn_cap:
        referee.tell(CapSet(rounds=options.turn_cap))
    for seat in table.circle:
        draw(table, seat, HAND, referee)
    turn = Turn(table.circle[0])
    if not two_each:
        tell_sagas(table, tuple(sagas[:seats]), referee)
        return begin(table, (turn,), dice, referee)
    offered = tuple((sagas[2 * seat], sagas[2 * seat + 1]) for seat in range(seats))
    for seat, pair in enumerate(offered):
        referee.tell(SagasOffered(seat=seat, sagas=pair, secret_to=seat))
    first = tuple(pair[0] for pair in offered)
    choosing = Choosing(tuple(range(seats)), offered, first)
    return begin(table, (*lecture(table, Lesson.SAGA), choosing, turn), dice, referee)


def _laid_out(options: Options, circle: tuple[Seat, ...], deck: list[Card]) -> Table:
    """The table before anything is dealt."""
    seats = range(len(circle))
    return Table(
        options=options,
        circle=circle,
        sagas=[],
        trees=[{} for _ in seats],
        hands=[[] for _ in seats],
        deck=deck,
        shown=[0 for _ in seats],
    )
