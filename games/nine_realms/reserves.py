"""Reserves: what Fate could still change about a roll."""

from collections.abc import Mapping

from msgspec.structs import replace

from games.core.vocabulary import Seat
from games.nine_realms.combat import can_counter, counter_dice, own_re_roll
from games.nine_realms.decisions.add_bonus import with_all
from games.nine_realms.decisions.re_roll import at_hand
from games.nine_realms.fate import (
    ATTACK_BONUS,
    COPIES,
    DEFENCE_BONUS,
    HAND,
    Card,
)
from games.nine_realms.harm import Harm, beheads, harm, spared
from games.nine_realms.roll import SIDES, Roll
from games.nine_realms.table import Table


def needed(table: Table, roll: Roll, seat: Seat) -> int:
    """The least bonus of a seat that makes another harm; 0: none that a hand can hold."""
    rolls = seat == table.seat_of(roll.figure)
    now = harm(table, roll.target, roll.wounds)
    most = _most(ATTACK_BONUS if rolls else DEFENCE_BONUS)
    for bonus in range(1, most + 1):
        if harm(table, roll.target, roll.raised(bonus, attack=rolls).wounds) != now:
            return bonus
    return 0


def needed_for_bloodline(table: Table, roll: Roll, seat: Seat) -> int:
    """The least bonus with which Ancient Bloodline breaks, or holds after all; 0: none (R-46).

    Only where it is all that the bonus changes.
    """
    rolls = seat == table.seat_of(roll.figure)
    now = _result(table, roll)
    most = needed(table, roll, seat) or _most(ATTACK_BONUS if rolls else DEFENCE_BONUS) + 1
    for bonus in range(1, most):
        if _result(table, roll.raised(bonus, attack=rolls)) != now:
            return bonus
    return 0


def can_help(table: Table, roll: Roll, seat: Seat) -> bool:
    """Tell whether something that a seat holds, or its figure's ability, could change the result.

    The result is the harm, and whether Ancient Bloodline holds for the next blow of the turn.
    Never says no where something could; a re-roll by the roller counts as long as more harm can be
    done, although luck may be against it.
    """
    rolls = seat == table.seat_of(roll.figure)
    if not rolls and _pays_for_an_answer(table, roll, seat):
        return True
    now, raised = harm(table, roll.target, roll.wounds), with_all(table, seat, roll)
    if _result(table, raised) != _result(table, roll):
        return True
    powers = at_hand(table, seat, roll)
    if not powers:
        return False
    if rolls:
        return not now.fatal or table.options.overkill_blood
    return _result(table, _lowest(raised, _free(table, roll, seat))) != _result(table, roll)


def can_decide(table: Table, roll: Roll, seat: Seat) -> bool:
    """Tell whether a card of a seat could make the target fall, or save it.

    An ability of the roller's figure costs nothing, and counts as in `can_help`.
    """
    fatal = harm(table, roll.target, roll.wounds).fatal
    rolls = seat == table.seat_of(roll.figure)
    if fatal is rolls:
        return False
    if rolls and own_re_roll(table, roll):
        return True
    raised, free = with_all(table, seat, roll), _free(table, roll, seat)
    best = _highest(raised, free) if rolls else _lowest(raised, free)
    return harm(table, roll.target, best.wounds).fatal is rolls


def _result(table: Table, roll: Roll) -> tuple[Harm, int]:
    wounds = roll.wounds
    return harm(table, roll.target, wounds), spared(table, roll.target, wounds)


def _pays_for_an_answer(table: Table, roll: Roll, seat: Seat) -> bool:
    """A card for actions would let the target strike back (N3)."""
    if Card.ACTIONS_OR_RE_ROLL not in table.hands[seat] or roll.counter or beheads(table, roll):
        return False
    return not can_counter(table, roll) and counter_dice(table, roll.target, roll.weapon) > 0


def _free(table: Table, roll: Roll, seat: Seat) -> int:
    """How many dice a seat's cards could roll again."""
    hand = table.hands[seat]
    one = hand.count(Card.ACTIONS_OR_RE_ROLL)
    return len(roll.dice) if Card.RE_ROLL_ALL in hand else min(one, len(roll.dice))


def _highest(roll: Roll, count: int) -> Roll:
    """The roll when so many of its dice, the worst for the roller, show a twelve.

    A wound of its own is the best: no Defence is so low that an eleven could add more than one.
    """
    kept = sorted(roll.dice)[count:]
    return replace(roll, dice=(*(SIDES for _ in roll.dice[:count]), *kept))


def _lowest(roll: Roll, count: int) -> Roll:
    """The roll when so many of its dice, the worst for the target, show a one."""
    dice = sorted(roll.dice, key=lambda die: (die == SIDES, die), reverse=True)
    return replace(roll, dice=(*(1 for _ in dice[:count]), *dice[count:]))


def _most(bonuses: Mapping[Card, int]) -> int:
    """The greatest bonus of a whole hand, whatever it holds."""
    found = (bonus for card, bonus in bonuses.items() for _ in range(COPIES[card]))
    return sum(sorted(found, reverse=True)[:HAND])
