"""All that a seat can do beside an Encounter card or a battle order (4.1.2, 4.1.5, 21.1).

A card of the hand, a rune, an item that is shown, concealed or used, a change of shape.
"""

from collections.abc import Iterator

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Refusal, Seat
from games.hammer_of_thor.belongings.refusals import NotShownNow, NotUsedNow
from games.hammer_of_thor.belongings.showing import (
    Conceal,
    Reveal,
    conceal,
    reveal,
    showings,
)
from games.hammer_of_thor.belongings.using import Use, use, uses
from games.hammer_of_thor.cards.deck import PAPERS, When
from games.hammer_of_thor.cards.effects import Surprise
from games.hammer_of_thor.encounter.current import current, sides
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.playing import handle, plays, refused
from games.hammer_of_thor.runes.casting import Cast, cast, casts, not_cast
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.ways import shapes
from games.hammer_of_thor.ways.shapes import Change

WITH_A_CARD = frozenset({When.MEET})
"""The moment that an own Encounter card is (4.1.2)."""
WITH_A_PLAN = frozenset({When.MEET, When.BATTLE})
"""The moments that an own plan is: it has Encounter cards and a battle order (4.6.3)."""
WITH_AN_ORDER = frozenset({When.BATTLE})
"""The moment that an own battle order is."""
HELPS = (Play, Cast, Use, Reveal, Conceal, Change)


def helps(table: Table, seat: Seat, when: frozenset[When], round_: int) -> Iterator[Action]:
    """All of it that is possible now.

    Args:
        table: the pieces, with the encounter that goes on.
        seat: one of the two.
        when: the moments that this one is.
        round_: of the encounter, or of the battle.
    """
    yield from (one for one in plays(table, seat, when) if _is_in_time(one, when, round_))
    yield from casts(table, seat, when, _moment(table, when, round_))
    yield from uses(table, seat, when)
    yield from showings(table, seat)
    if when != WITH_AN_ORDER:
        own = [one for one in sides(table) or () if one.seat == seat]
        yield from shapes.changes(table, own, met=True)


def help_with(
    table: Table,
    seat: Seat,
    action: Action,
    when: frozenset[When],
    round_: int,
    referee: Referee,
) -> Steps[Table]:
    """One of them is done.

    Returns:
        The steps that come next, before the question comes again.
    """
    match action:
        case Cast():
            return cast(table, seat, action, _moment(table, when, round_), referee)
        case Use():
            use(table, seat, action, referee)
        case Reveal():
            reveal(table, seat, action, referee)
        case Conceal():
            conceal(table, seat, action, referee)
        case Change():
            shapes.change(table, action, referee)
        case _:
            return handle(table, seat, action, referee)
    return ()


def no_help(
    table: Table, seat: Seat, action: Action, when: frozenset[When], round_: int
) -> Refusal:
    """The reason why one of them is not possible; only that seat is told."""
    match action:
        case Play():
            return refused(table, seat, action, when)
        case Cast():
            return not_cast(table, seat, action, when, _moment(table, when, round_))
        case Use():
            return NotUsedNow(action.item)
        case Reveal() | Conceal():
            return NotShownNow(action.item)
        case Change():
            return shapes.refused(table, seat, action)
        case _:
            return NO


def _is_in_time(play: Play, when: frozenset[When], round_: int) -> bool:
    """A battle that goes on surprises nobody any more (5003)."""
    begun = when == WITH_AN_ORDER and round_ > 1
    return not begun or not isinstance(PAPERS[play.card].do[0], Surprise)


def _moment(table: Table, when: frozenset[When], round_: int) -> str:
    """The round, as runes count it: one try in each of an encounter and of a battle (2.2B)."""
    kind = "battle" if when == WITH_AN_ORDER else "cards"
    return f"{current(table).other} {kind} {round_}"
