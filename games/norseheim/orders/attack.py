"""Attack: a region's warriors against a neighbouring region (Attack)."""

from collections.abc import Sequence
from typing import ClassVar

from games.core.agenda import Steps
from games.core.crossed import Details
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal
from games.norseheim.battle.assault import Assault
from games.norseheim.battle.odds import odds
from games.norseheim.battle.runes import defence
from games.norseheim.board import NEIGHBOURS, Region
from games.norseheim.changes import lose_chieftain
from games.norseheim.kinds import Kind
from games.norseheim.land import MOST_RUNES, Battle, Side
from games.norseheim.orders.order import ByCards, Turn
from games.norseheim.prompts import AttackHint
from games.norseheim.refusals import NotATarget, NotNextTo, NotYourWarriors
from games.norseheim.table import Table
from games.norseheim.traces import touch
from games.norseheim.war_events import AttackBegan

PERCENT = 100


class Attack(Action, frozen=True, tag="attack"):
    """Attack a neighbouring region; fight on while at least `until` are left, 0: ask (R30)."""

    weighty: ClassVar[bool] = True
    source: Region
    target: Region
    warriors: int
    until: int
    cards: int


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
    return None if 0 <= order.until <= order.warriors else NO


def _heads(turn: Turn) -> Sequence[Details]:
    """Wherever one warrior may go all may that can leave, with any word on when to stop."""
    return [
        (source, target, warriors, until)
        for source, most in turn.leaving
        for target in NEIGHBOURS[source]
        if refusal(turn, Attack(source, target, 1, 0, 0)) is None
        for warriors in range(1, most + 1)
        for until in range(warriors + 1)
    ]


def _attack(turn: Turn, order: Attack, referee: Referee) -> Steps[Table]:
    """The attacker betrays a chieftain of his own first (R25)."""
    table, seat = turn.table, turn.seat
    source, target, warriors = order.source, order.target, order.warriors
    touch(table, source, referee)
    touch(table, target, referee)
    referee.tell(AttackBegan(seat=seat, source=source, target=target, warriors=warriors))
    if table.lands[target].ally == seat:
        lose_chieftain(table, target, referee)
    table.battle = Battle(source, target, warriors, warriors, order.until, Side(seat), Side())
    return (Assault(seat),)


def _hint(table: Table, order: Attack) -> Prompt:
    """The runes of the first battle, and the chance if it is fought to the end."""
    likely = round(PERCENT * odds(table, order.source, order.target, order.warriors))
    runes = min(MOST_RUNES, order.warriors)
    return AttackHint(runes, defence(table, order.source, order.target), likely)


ATTACK = ByCards(
    action=Attack, kind=Kind.ATTACK, heads=_heads, refusal=refusal, effect=_attack, hint=_hint
)
