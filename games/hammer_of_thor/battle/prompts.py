"""The questions of combat."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.hammer_of_thor.folk.figures import Name


class ChoosingBattleOrder(Prompt, frozen=True, tag="choosing-battle-order"):
    """Fight on, and how?"""

    seat: Seat
    leader: Name
    round: int
    """The next one."""
    left: int
    """STAMINA that the own leader has left."""
    foe_left: int


class FightHint(Prompt, frozen=True, tag="fight-hint"):
    """Leader against leader, in percent, MIGHT of the lines, and the chance to win."""

    chance: int
    """To win, in percent, if one fights on in this stance to the end."""
    hit: int
    hit_by: int
    own: int
    theirs: int


class WithdrawHint(Prompt, frozen=True, tag="withdraw-hint"):
    """Chances to get away, in percent."""

    chance: int


class SettlingCaptive(Prompt, frozen=True, tag="settling-captive"):
    """Take, sell, free or slay one who was subdued?"""

    seat: Seat
    name: Name


class TakeHint(Prompt, frozen=True, tag="take-hint"):
    """Chances that a captive comes along, in percent."""

    chance: int


class LotHint(Prompt, frozen=True, tag="lot-hint"):
    """The gain or cost of another fate of a captive, beside what subduing has brought."""

    gain: int = 0
    """REPUTATION."""
    cost: int = 0
    """REPUTATION."""
    items: int = 0


BattlePrompt: TypeAlias = (
    ChoosingBattleOrder | FightHint | WithdrawHint | SettlingCaptive | TakeHint | LotHint
)
