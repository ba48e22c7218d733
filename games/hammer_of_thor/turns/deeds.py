"""Deeds of a seat beside journey and hand: magic, items, gifts, the dead (21.1, 4.1.5)."""

from games.core.agenda import Steps
from games.core.asks import Ask, Menu, if_any
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Refusal, Seat
from games.hammer_of_thor.belongings.refusals import NotUsedNow, SameRule
from games.hammer_of_thor.belongings.showing import Treat, treat, treatments
from games.hammer_of_thor.belongings.using import Use, use, uses
from games.hammer_of_thor.dead.awakening import Raise, raise_dead, raises
from games.hammer_of_thor.dead.refusals import NobodyRises
from games.hammer_of_thor.fate.playing import OWN_TURN
from games.hammer_of_thor.runes.casting import TURN, Cast, cast, casts, not_cast
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.withholding import Hold, NoSuchAbility, hold, holdings

DEEDS = (Cast, Use, Treat, Hold, Raise)


def offered_deeds(table: Table, seat: Seat) -> Ask:
    """All of it that is possible now, listed only when somebody looks.

    They are no question of their own: whoever loses a rune to a card in another hand (3029) is not
    asked anew for it, for that would tell which rune it was (21.4).
    """
    return Menu(
        {
            Cast: lambda: if_any(casts(table, seat, OWN_TURN, TURN)),
            Use: lambda: if_any(uses(table, seat, OWN_TURN)),
            Treat: lambda: if_any(treatments(table, seat)),
            Hold: lambda: if_any(holdings(table, seat)),
            Raise: lambda: if_any(raises(table, seat)),
        },
        beside=True,
    )


def done(table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
    """One of them is done.

    Returns:
        The steps that come next, before the Turn step goes on.
    """
    match action:
        case Cast():
            return cast(table, seat, action, TURN, referee)
        case Use():
            use(table, seat, action, referee)
        case Treat():
            treat(table, seat, action, referee)
        case Raise():
            raise_dead(table, action, referee)
        case _:
            assert isinstance(action, Hold), action
            hold(table, seat, action, referee)
    return ()


def not_done(table: Table, seat: Seat, action: Action) -> Refusal:
    """The reason why one of them is not possible; only that seat is told."""
    match action:
        case Cast():
            return not_cast(table, seat, action, OWN_TURN, TURN)
        case Use():
            return NotUsedNow(action.item)
        case Treat():
            return SameRule()
        case Hold():
            return NoSuchAbility(action.name, action.code)
        case Raise():
            return NobodyRises()
        case _:
            return NO
