"""The prospects of a Leader Action, or of another card that helps: chances, SPEED, STAMINA."""

from games.core.vocabulary import Prompt
from games.hammer_of_thor.cards.deck import PAPERS, Number
from games.hammer_of_thor.cards.effects import Check, Harm, Heal, Heir, Speed
from games.hammer_of_thor.encounter.current import is_scouted, sides
from games.hammer_of_thor.encounter.legality import legal
from games.hammer_of_thor.encounter.odds import prospects
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.prompts import CheckHint, HeirHint, MarchHint
from games.hammer_of_thor.fate.victims import losses
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.going import speed

ANY_CARD = "any"


def foretold(table: Table, card: Number, leader: Name | None) -> Prompt | None:
    """The prospects of a card that helps; None: its name says it all.

    Args:
        table: the pieces.
        card: a Fate card or a Leader Action.
        leader: of the own counter that it serves, if it names one.
    """
    effects = PAPERS[card].do
    checks = [one for one in effects if isinstance(one, Check)]
    if checks and table.encounter is not None:
        return _of_check(table, checks[0])
    if leader is not None and any(isinstance(one, Speed) for one in effects):
        return _of_march(table, card, leader)
    if leader is not None and any(isinstance(one, Heir) for one in effects):
        return HeirHint(table.tracked.get(leader, 0))
    return None


def _of_check(table: Table, effect: Check) -> Prompt | None:
    """Of the Encounter card that it helps, against a leader of nobody, before and after."""
    met = sides(table)
    if met is None or met[1].seat is not None or effect.card == ANY_CARD or table.encounter is None:
        return None
    own, other = met
    card, scouted = Card(effect.card), is_scouted(table)
    if card not in legal(table, own, other, table.encounter.round):
        return None
    before, after = (
        prospects(table, own, other, card, added, scouted=scouted).success
        for added in (0, effect.add)
    )
    return CheckHint(card, before, after)


def _of_march(table: Table, card: Number, leader: Name) -> Prompt:
    """SPEED of the counter, and STAMINA lost or healed by all of it together."""
    counter, effects = table.led_by(leader), PAPERS[card].do
    now = speed(table, counter)
    added = sum(one.add for one in effects if isinstance(one, Speed))
    harms = [one for one in effects if isinstance(one, Harm)]
    heals = [one.amount for one in effects if isinstance(one, Heal)]
    lost = sum(cost for one in harms for _, cost in losses(table, counter.members, one))
    healed = sum(min(one.wounds, most) for most in heals for one in counter.members)
    return MarchHint(now, max(0, now + added), lost, healed)
