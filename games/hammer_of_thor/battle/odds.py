"""The chance to win a battle, without rolling (5.1) [house].

An approximation for the hint beside an order, from what is public. Each side is one pool of
STAMINA, that of all who can fight. In each round it loses what the blows of the other line cost as
it stands now, each blow with its exact mean and spread; the sums are taken to be normal. To win is
that the others fall by dusk, and the own side not as early. Left out are those who fall in between,
second blows and what serves one round alone, stun from earlier rounds, cards and withdrawals.

Over 120 meetings of random groups it was 8 percent off on average, a little too high, and more than
25 off in eleven of them.
"""

from collections.abc import Sequence
from math import erf, sqrt

from msgspec.structs import replace

from games.hammer_of_thor.battle.exchange import DIE
from games.hammer_of_thor.battle.lines import nobodys_stance, usual_order
from games.hammer_of_thor.battle.melee import Front, Melee, front
from games.hammer_of_thor.battle.orders import Stance
from games.hammer_of_thor.encounter.current import is_scouted
from games.hammer_of_thor.encounter.nonplayers import line_might
from games.hammer_of_thor.folk.blows import FINE, Moment, hits, loss, needed
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

ROUNDS = 6
"""Then it is dusk (5.1.4)."""
STEADY = 2
"""The round whose circumstances are taken for all."""
WHOLE = 100


def prospect(table: Table, own: Counter, other: Counter, stance: Stance) -> int:
    """The chance, in percent, that a counter beats a group of nobody.

    Args:
        table: the pieces, with the encounter that goes on.
        own: the counter of a seat.
        other: the group.
        stance: the own one, in every round.
    """
    theirs = nobodys_stance(line_might(table, other, own), line_might(table, own, other))
    fronts = (
        front(table, own, replace(usual_order(table, own, other), stance=stance), own.acting),
        front(table, other, replace(usual_order(table, other, own), stance=theirs), other.acting),
    )
    mine, foes = _pools(table, fronts)
    chance = 0.0
    for number in range(1, ROUNDS + 1):
        falls = foes.fallen(number) - foes.fallen(number - 1)
        chance += falls * (1 - mine.fallen(number))
    return round(WHOLE * chance)


class Pool:
    """STAMINA of a side, and the losses that a round is expected to bring it."""

    def __init__(self, side: Front) -> None:
        self.left = sum(one.left for one in side.fighters)
        self.mean = 0.0
        self.spread = 0.0
        """The variance of the loss of a round."""

    def threaten(self, striker: Member, target: Member, moment: Moment) -> None:
        """One more blow in each round."""
        losses = _losses(striker, target, moment)
        mean = sum(losses) / len(losses)
        self.mean += mean
        self.spread += sum((one - mean) ** 2 for one in losses) / len(losses)

    def fallen(self, rounds: int) -> float:
        """The chance that nothing is left after so many rounds."""
        ahead = rounds * self.mean - self.left
        if not rounds or not self.spread:
            return float(bool(rounds) and ahead >= 0)
        return (1 + erf(ahead / sqrt(2 * rounds * self.spread))) / 2


def _pools(table: Table, fronts: tuple[Front, Front]) -> tuple[Pool, Pool]:
    mine, foes = Pool(fronts[0]), Pool(fronts[1])
    melee = Melee(table, STEADY, fronts, scouted=is_scouted(table))
    for side, striker, target, moment in melee.planned():
        (foes, mine)[side].threaten(striker, target, moment)
    return mine, foes


def _losses(striker: Member, target: Member, moment: Moment) -> Sequence[int]:
    """Over all dice, to hit and for the loss."""
    h = needed(striker, target, moment)
    return [
        loss(striker, target, harm, moment, fine=die == FINE) if hits(die, h) else 0
        for die in range(DIE)
        for harm in range(DIE)
    ]
