"""Re-rolls: dice of a pending roll fall again, by a Fate card or by an ability."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, combinations
from typing import ClassVar, Self

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import NO, Prompt, Refusal, Row, Seat
from games.nine_realms.combat import own_re_roll
from games.nine_realms.decisions.decision import RollAction
from games.nine_realms.events import DiceReRolled
from games.nine_realms.fate import PLAYED_FOR, Power, PowerInBrief
from games.nine_realms.hands import discard
from games.nine_realms.harm import harm, prospect
from games.nine_realms.hints import ReRollHint
from games.nine_realms.odds import odds
from games.nine_realms.refusals import CardNotHeld
from games.nine_realms.roll import SIDES, Roll
from games.nine_realms.table import Table


class ReRollAll(RollAction, frozen=True, tag="re-roll-all-dice"):
    """Roll all dice again, or make the other player do so (R-24)."""

    powers: ClassVar[Sequence[Power]] = (Power.RE_ROLL_ALL, Power.FORESIGHT, Power.BATTLE_BORN)
    power: PowerInBrief

    @classmethod
    def listed(cls, table: Table, seat: Seat, roll: Roll) -> Sequence[Self]:
        """By every power that is at hand."""
        found = at_hand(table, seat, roll)
        return [cls(power) for power in cls.powers if power in found]

    def refusal(self, table: Table, seat: Seat, roll: Roll) -> Refusal | None:
        """A power at hand that rolls all dice."""
        if found := _no_power(table, seat, roll, self.power):
            return found
        return None if self.power in self.powers else NO

    def play(self, table: Table, seat: Seat, roll: Roll, referee: Referee) -> Roll:
        """All of them."""
        return _re_rolled(table, seat, roll, self.power, roll.dice, referee)

    def hint(self, table: Table, seat: Seat, roll: Roll) -> Prompt:
        """The odds of so many dice."""
        return _hint(table, seat, roll, roll.dice)


class ReRollOne(RollAction, frozen=True, tag="re-roll-one"):
    """Roll one die again, or make the other player do so (R-24).

    A die is named by what it shows; equal dice are one choice.
    """

    powers: ClassVar[Sequence[Power]] = (
        Power.FORESIGHT,
        Power.BATTLE_BORN,
        Power.ACTIONS_OR_RE_ROLL,
    )
    told_of: ClassVar[str] = "power"
    power: PowerInBrief
    die: int

    @classmethod
    def listed(cls, table: Table, seat: Seat, roll: Roll) -> Sequence[Self]:
        """Each die, by every power that is at hand."""
        found = at_hand(table, seat, roll)
        powers = [power for power in cls.powers if power in found]
        return [cls(power, die) for power in powers for die in _once(roll.dice)]

    def refusal(self, table: Table, seat: Seat, roll: Roll) -> Refusal | None:
        """A power at hand that rolls one die, and a die that was rolled."""
        if found := _no_power(table, seat, roll, self.power):
            return found
        return None if self.power in self.powers and self.die in roll.dice else NO

    def play(self, table: Table, seat: Seat, roll: Roll, referee: Referee) -> Roll:
        """That one."""
        return _re_rolled(table, seat, roll, self.power, (self.die,), referee)

    def hint(self, table: Table, seat: Seat, roll: Roll) -> Prompt:
        """The odds of that die beside the others."""
        return _hint(table, seat, roll, (self.die,))


class ReRollSome(RollAction, frozen=True, tag="re-roll-some"):
    """Roll any of Sinfjotli's dice again (The Hunter, R-47).

    They are named by what they show, in the order in which they fell.
    """

    apart: ClassVar[bool] = True
    dice: Row

    @classmethod
    def listed(cls, table: Table, seat: Seat, roll: Roll) -> Sequence[Self]:
        """One die, two, three ... or all; sets that show the same are one choice."""
        if Power.THE_HUNTER not in at_hand(table, seat, roll):
            return ()
        sizes = range(1, len(roll.dice) + 1)
        sets = chain.from_iterable(combinations(roll.dice, size) for size in sizes)
        first = {tuple(sorted(dice)): dice for dice in reversed([*sets])}
        return [cls(dice) for dice in reversed(first.values())]

    def refusal(self, table: Table, seat: Seat, roll: Roll) -> Refusal | None:
        """Against the prey, at least one of the dice."""
        return None if self in self.listed(table, seat, roll) else NO

    def play(self, table: Table, seat: Seat, roll: Roll, referee: Referee) -> Roll:
        """Those."""
        return _re_rolled(table, seat, roll, Power.THE_HUNTER, self.dice, referee)

    def hint(self, table: Table, seat: Seat, roll: Roll) -> Prompt:
        """The odds of those beside the others."""
        return _hint(table, seat, roll, self.dice)


def at_hand(table: Table, seat: Seat, roll: Roll) -> Sequence[Power]:
    """The cards that a seat holds for it, and for the roller the figure's own ability."""
    hand = table.hands[seat]
    powers = [power for power, card in PLAYED_FOR.items() if card in hand]
    if seat == table.seat_of(roll.figure) and (own := own_re_roll(table, roll)):
        powers.append(own)
    return powers


def _no_power(table: Table, seat: Seat, roll: Roll, power: Power) -> Refusal | None:
    """Why dice cannot be rolled again so."""
    if power in at_hand(table, seat, roll):
        return None
    return CardNotHeld(PLAYED_FOR[power]) if power in PLAYED_FOR else NO


def _re_rolled(
    table: Table, seat: Seat, roll: Roll, power: Power, again: Iterable[int], referee: Referee
) -> Roll:
    """Twelves that were set aside are thrown again too (R-24)."""
    wanted = Counter(again)
    dice = []
    for die in roll.dice:
        falls = wanted[die] > 0
        wanted[die] -= falls
        dice.append(referee.roll(SIDES) if falls else die)
    after = replace(roll, dice=tuple(dice))
    if power in PLAYED_FOR:
        discard(table, seat, PLAYED_FOR[power])
    else:
        after = replace(after, ability_used=True)
    referee.tell(
        DiceReRolled(
            seat=seat,
            power=power,
            before=roll.dice,
            dice=after.dice,
            total=after.total,
            defence=after.against,
            wounds=after.wounds,
        )
    )
    return after


def _once(dice: Iterable[int]) -> Iterable[int]:
    """The numbers that the dice show, each once."""
    return dict.fromkeys(dice)


def _hint(table: Table, seat: Seat, roll: Roll, again: Sequence[int]) -> ReRollHint:
    """The prospects with some of the dice in the air, and how the roll lies now."""
    kept = replace(roll, dice=tuple((Counter(roll.dice) - Counter(again)).elements()))
    chances = odds(len(again), roll.against, kept.total, kept.twelves)
    hurt, kill, win = prospect(table, roll.target, chances).percent
    now = harm(table, roll.target, roll.wounds)
    change = [
        (harm(table, roll.target, wounds).lost - now.lost, p) for wounds, p in chances.items()
    ]
    more = sum(chance for gained, chance in change if gained > 0)
    less = sum(chance for gained, chance in change if gained < 0)
    both = round(100 * more), round(100 * less)
    own = seat == table.seat_of(roll.figure)
    return ReRollHint(own, hurt, kill, win, *both, now.lost, now.fatal)
