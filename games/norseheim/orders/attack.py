"""Attack: a region's warriors against a neighbouring region (Attack)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from games.core.agenda import Steps
from games.core.crossed import Details
from games.core.dice import Referee
from games.core.narrowing import ACTION
from games.core.vocabulary import NO, Action, Prompt, Refusal
from games.norseheim.battle.assault import Assault
from games.norseheim.battle.odds import prospect_of
from games.norseheim.battle.runes import defence
from games.norseheim.board import NEIGHBOURS, NUMBER, Region
from games.norseheim.changes import lose_chieftain
from games.norseheim.kinds import Kind
from games.norseheim.land import MOST_RUNES, Battle, Side
from games.norseheim.lessons import Lesson
from games.norseheim.orders.armies import Army
from games.norseheim.orders.order import ByCards, Turn, paid
from games.norseheim.prompts import AttackHint
from games.norseheim.refusals import NotATarget, NotNextTo, NotYourWarriors
from games.norseheim.table import Table
from games.norseheim.teaching import teach
from games.norseheim.traces import touch
from games.norseheim.war_events import AttackBegan

TO_THE_END, ASK = 1, 0
UNTIL = (TO_THE_END, ASK)
"""How long an attack goes on: to the last warrior, or until the player is asked."""


class Attack(Action, frozen=True, tag="attack"):
    """Attack a neighbouring region; `until` 1: fight to the end, 0: ask after each battle (R30)."""

    weighty: ClassVar[bool] = True
    whole: ClassVar[bool] = True
    sharing: ClassVar[frozenset[str]] = frozenset({"warriors", ACTION})
    source: Region
    target: Region
    warriors: int
    until: int
    cards: int

    @property
    def actor(self) -> Army:
        """The warriors of a region."""
        return Army(self.source.value)


def refusal(turn: Turn, order: Attack) -> Refusal | None:
    """Warriors that may leave (R24, R40), a neighbour, and not where they are at home (R25)."""
    lands, seat = turn.table.lands, turn.seat
    if not 1 <= order.warriors <= lands[order.source].leaving(seat):
        return NotYourWarriors(order.source)
    if order.target not in NEIGHBOURS[order.source]:
        return NotNextTo(order.source, order.target)
    land = lands[order.target]
    if land.owner == seat or (land.ally == seat and land.warriors):
        return NotATarget(order.target)
    return None if order.until in UNTIL else NO


def _heads(turn: Turn) -> Iterator[Details]:
    """All warriors that may leave before fewer of them, and the likeliest conquests first."""
    for source, most in turn.leaving:
        targets = _targets(turn, source, most)
        yield from (
            (source, target, warriors, until)
            for warriors in range(most, 0, -1)
            for target in targets
            for until in UNTIL
        )


def _targets(turn: Turn, source: Region, most: int) -> Sequence[Region]:
    """Where one warrior may go all may."""
    near = [r for r in NEIGHBOURS[source] if refusal(turn, Attack(source, r, 1, 0, 0)) is None]
    chances = {r: prospect_of(turn.table, source, r, most).chance for r in near}
    return sorted(near, key=lambda region: (-chances[region], NUMBER[region]))


def _attack(turn: Turn, order: Attack, referee: Referee) -> Steps[Table]:
    """The attacker betrays a chieftain of his own first (R25)."""
    table, seat = turn.table, turn.seat
    source, target, warriors = order.source, order.target, order.warriors
    touch(table, source, referee)
    touch(table, target, referee)
    holder = table.lands[target].holder
    if holder is not None and holder not in (seat, *table.attacked):
        table.attacked = (*table.attacked, holder)
    referee.tell(AttackBegan(seat=seat, source=source, target=target, warriors=warriors))
    teach(table, Lesson.BATTLE, referee)
    if table.lands[target].ally == seat:
        lose_chieftain(table, target, referee)
    table.battle = Battle(source, target, warriors, warriors, order.until, Side(seat), Side())
    return (Assault(seat),)


def _hint(table: Table, order: Attack) -> Prompt:
    """The runes of the first battle, and what comes of it if it is fought to the end."""
    source, target = order.source, order.target
    found = prospect_of(table, source, target, order.warriors)
    ap = paid(table, Kind.ATTACK, order)
    runes = min(MOST_RUNES, order.warriors), defence(table, source, target)
    betrays = table.lands[target].ally == table.active
    return AttackHint(ap, *runes, found.percent, round(found.lost), betrays)


ATTACK = ByCards(
    action=Attack, kind=Kind.ATTACK, heads=_heads, refusal=refusal, effect=_attack, hint=_hint
)
