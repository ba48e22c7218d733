"""Norsaga: what the engine needs of the title."""

from collections.abc import Mapping
from typing import TypeAlias, get_args

from games.core.agenda import Position, begin
from games.core.dice import Dice, Referee
from games.core.errors import SetupError
from games.core.save import Codec
from games.core.title import Started
from games.core.vocabulary import Action, Prompt, Seat
from games.norsaga import actions as do
from games.norsaga.actions import AnyAction
from games.norsaga.appraisal import appraise
from games.norsaga.cards import Calling, Card, Trait, deck_of
from games.norsaga.claims import claims
from games.norsaga.events import AnyEvent, CircleDrawn, Lesson, SagasOffered
from games.norsaga.hands import draw
from games.norsaga.lessons import Lecture, lecture
from games.norsaga.options import Options, SagaPick
from games.norsaga.pieces import pieces
from games.norsaga.prompts import AnyPrompt, ClaimHint
from games.norsaga.redealing import redeal
from games.norsaga.refusals import AnyRefusal
from games.norsaga.retiring import retire
from games.norsaga.sagas import Saga, pool
from games.norsaga.steps.choosing import Choosing, tell_sagas
from games.norsaga.steps.dismissing import Dismissing
from games.norsaga.steps.draws import Augury, Martyrdom, Praying
from games.norsaga.steps.embellishing import Embellishing, Gathering
from games.norsaga.steps.looks import Infiltrating, Plundering
from games.norsaga.steps.turn import Continuing, SkaldQueue, Turn, TurnEnd
from games.norsaga.table import HAND, Reason, Table
from games.norsaga.tree import Place, Spot
from games.norsaga.view import View, view

AnyStep: TypeAlias = (
    Choosing
    | Lecture
    | Turn
    | Embellishing
    | Gathering
    | SkaldQueue
    | Plundering
    | Infiltrating
    | Augury
    | Praying
    | Dismissing
    | Martyrdom
    | Continuing
    | TurnEnd
)
SEATS = (2, 3, 4)
LEAST_CAP = 15
"""A turn cap below this would end matches that are still open (N3)."""


class Norsaga:
    """The rules of the title, as `games.core.title.Rules` asks for them."""

    options = Options
    orders = None  # the one order that there is, for dismissals, is left in play
    spoken = (
        *get_args(AnyEvent),
        Place,
        *get_args(AnyAction),
        *get_args(AnyPrompt),
        *get_args(AnyRefusal),
        Options,
        Card,
        Saga,
        Spot,
        Trait,
        Calling,
        Reason,
    )
    codec: Codec[Table] = Codec(
        "norsaga",
        1,
        table=Table,
        step=AnyStep,
        action=AnyAction,
        event=AnyEvent,
        upgrades={},
    )

    def start(self, seats: int, options: Options, dice: Dice) -> Started:
        """Setup: shuffle, deal, sagas, and who begins (4.1, N10, N16).

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
        for seat in table.circle:
            bonus = options.start_bonus and seat != table.circle[0]
            draw(table, seat, HAND + bonus, referee)
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

    def view(self, position: Position[Table], seat: Seat | None) -> View:
        """What this seat may see."""
        return view(position, seat)

    def turn(self, position: Position[Table]) -> int:
        """Player-turns begun."""
        return position.table.turn

    def following(self, position: Position[Table]) -> Seat | None:
        """The next in the circle, unless there are but two, or no turn has begun."""
        table = position.table
        if table.ending is not None or not table.turn or len(table.circle) - len(table.gone) < 3:
            return None
        return table.after(table.active)

    def hint(self, position: Position[Table], action: Action) -> Prompt | None:
        """How many markers a tree would hold after a card came down on it."""
        match action:
            case do.Play(card, place) | do.Whisper(card, place) | do.Invade(card, place):
                return _hint(position.table, card, place)
            case do.Adapt(place, card) | do.Plant(card, place):
                return _hint(position.table, card, place)
            case do.PlayRevealed(place):
                return _hint(position.table, position.table.aloft[0], place)
            case _:
                return None

    def appraise(self, view: View) -> float:
        """What a greedy robot compares."""
        return appraise(view)

    def retire(self, position: Position[Table], seat: Seat) -> Started:
        """Cards are discarded, pending effects dropped; the last player left wins (N9)."""
        return retire(position, seat)

    def redeal(self, position: Position[Table], seat: Seat | None, dice: Dice) -> Position[Table]:
        """Deal anew what the seat cannot know."""
        return redeal(position, seat, dice)

    def pieces(self, position: Position[Table]) -> Mapping[str, int]:
        """The cards that no rule makes or loses."""
        return pieces(position)


RULES = Norsaga()


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
        orders=[None for _ in seats],
        shown=[0 for _ in seats],
    )


def _hint(table: Table, card: Card, place: Place) -> ClaimHint:
    tree = {**table.trees[place.seat], place.spot: card}
    return ClaimHint(claims(tree, table.sagas[place.seat]))
