"""Sets up a match of War of the 9 Realms at the step that a test is about.

Seat 0 leads the Aesir and seat 1 the Norsemen. Who is not named is not on the board, except the
two Rulers, who stand on their default hexes.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from games.core.agenda import Position, Step, standing
from games.core.dice import seeded
from games.core.vocabulary import Action, Event, Seat
from games.nine_realms.actions import Accept, Attack, EndTurn, GainActions, Move, Pass
from games.nine_realms.board import Hex, Mask, Terrain, labels
from games.nine_realms.combat import defence, weapon_between
from games.nine_realms.fate import DECK, Card
from games.nine_realms.forces import Figure, Realm
from games.nine_realms.options import Options
from games.nine_realms.roll import Roll
from games.nine_realms.steps.aftermath import Aftermath
from games.nine_realms.steps.exchange import FateWindow
from games.nine_realms.steps.turn import ActionPhase, TurnEnd
from games.nine_realms.table import Condition, Table

AESIR: Seat = 0
NORSEMEN: Seat = 1
RA = Card.RE_ROLL_ALL
A3 = Card.ACTIONS_OR_RE_ROLL
AD5 = Card.FIVE_ATTACK_OR_DEFENCE
A6 = Card.SIX_ATTACK
D6 = Card.SIX_DEFENCE

ODIN, FRIGG, THOR, VALKYRIE = Figure.ODIN, Figure.FRIGG, Figure.THOR, Figure.VALKYRIE
SIGMUND, HJORDIS, SINFJOTLI = Figure.SIGMUND, Figure.HJORDIS, Figure.SINFJOTLI
VANGUARD, SECOND_VANGUARD = Figure.VANGUARD, Figure.SECOND_VANGUARD

PLAIN, FOREST, WATER, MOUNTAIN = Terrain.PLAIN, Terrain.FOREST, Terrain.WATER, Terrain.MOUNTAIN
PASS = Pass()
COUNTER, NO_COUNTER = Accept(counter=True), Accept(counter=False)
END_TURN = EndTurn()
GAIN = GainActions()

E = TypeVar("E", bound=Event)
Standing = Position[Table]


def board(
    *,
    active: Seat = AESIR,
    actions: tuple[int, int] = (6, 6),
    hands: tuple[Sequence[Card], Sequence[Card]] = ((), ()),
    deck: Sequence[Card] | None = None,
    discards: Sequence[Card] = (),
    terrain: Mapping[Hex, Terrain] | None = None,
    wounds: Mapping[Figure, int] | None = None,
    moved: Sequence[Figure] = (),
    attacked: Sequence[Figure] = (),
    blood: tuple[int, int] = (0, 0),
    options: Options | None = None,
    turn: int = 1,
    **rest: Any,
) -> Table:
    """A table; keywords with a figure's name (`thor="E5"`) put it on the board.

    Cards that are neither in a hand nor discarded make up the deck, unless it is given.
    """
    options = options or Options()
    hurt = wounds or {}
    places = {"odin": "D1", "sigmund": "D14"} | {
        name: rest.pop(name) for name in [figure.name.lower() for figure in Figure] if name in rest
    }
    figures = {
        figure: Condition(
            hex=places.get(figure.name.lower()),
            wounds=hurt.get(figure, 0),
            moved=figure in moved,
            attacked=figure in attacked,
        )
        for figure in Figure
        if figure is not SECOND_VANGUARD or options.two_vanguards
    }
    left = list(DECK)
    for card in (*hands[0], *hands[1], *discards):
        left.remove(card)
    return Table(
        options,
        (Realm.AESIR, Realm.NORSEMEN),
        figures,
        [list(hands[0]), list(hands[1])],
        left if deck is None else list(deck),
        active,
        discards=list(discards),
        terrain=dict(terrain or {}),
        actions=list(actions),
        blood=list(blood),
        turn=turn,
        **rest,
    )


def at(table: Table, *steps: Step[Table]) -> Standing:
    """A position with these steps to come, in reading order."""
    return standing(table, tuple(reversed(steps)), seeded("tests"))


def position(**described: Any) -> Standing:
    """The active player's Action Phase on a board as `board` describes it."""
    return position_of(board(**described))


def position_of(table: Table) -> Standing:
    """The active player's Action Phase on a table that stands."""
    return at(table, ActionPhase(table.active), TurnEnd(table.active))


def rolled(table: Table, figure: Figure, target: Figure, *dice: int, **changes: Any) -> Roll:
    """A roll of a figure against a target as they stand on the table; `counter=True` for one."""
    weapon = weapon_between(table.place(figure), table.place(target))
    assert weapon is not None
    counter = changes.pop("counter", False)
    return Roll(figure, target, weapon, counter, dice, defence(table, target), **changes)


def window(table: Table, roll: Roll, asked: Seat | None = None, **state: Any) -> Standing:
    """A roll is pending in the active player's turn; its roller is asked unless said otherwise."""
    asked = table.seat_of(roll.figure) if asked is None else asked
    seat = table.active
    pending = FateWindow(roll, asked, **state)
    return at(table, pending, Aftermath(roll.figure, roll.target), ActionPhase(seat), TurnEnd(seat))


def offered(at: Standing, seat: Seat, kind: type[Action]) -> set[Action]:
    """The actions of a kind that a seat may choose now."""
    ask = at.asks.get(seat)
    return set(ask.kinds[kind]) if ask is not None and kind in ask.kinds else set()


def places(mask: Mask) -> set[Hex]:
    """The hexes of a mask as labels."""
    return set(labels(mask))


def reaches(table: Table, figure: Figure) -> set[Hex]:
    """Where the ask lets a figure go."""
    moves = offered(position_of(table), table.seat_of(figure), Move)
    return {move.hex for move in moves if isinstance(move, Move) and move.figure is figure}


def targets(table: Table, figure: Figure) -> set[Figure]:
    """Whom the ask lets a figure attack."""
    attacks = offered(position_of(table), table.seat_of(figure), Attack)
    return {a.target for a in attacks if isinstance(a, Attack) and a.figure is figure}
