"""The worth of a card that was played for an encounter, to a robot: only where it serves its aim.

A robot looks one action ahead, and sees a chance in no number. So a help counts for much, but only
until Encounter cards are shown: it is played first where it serves, and then no card is better than
another because of it.
"""

from games.hammer_of_thor.cards.deck import ITEMS, PAPERS, RUNES, Number
from games.hammer_of_thor.cards.effects import AnyEffect, Check, Ransom, Surprise, Sway
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.kinds import Side, Stat
from games.hammer_of_thor.view import CounterSeen, PlayerSeen, View

HELP = 8.0
"""A help that serves its aim; more than an encounter brings."""
BOLD, WEAK = 0.7, 0.8
"""Shares of the other's strength: from the first on one fights, below the second one flees."""
FIGHTS = (Sway, Ransom, Surprise)


def helped(view: View, player: PlayerSeen) -> float:
    """The helps that a seat has in an encounter that has just begun."""
    met = view.encounter
    if met is None or met.fighting or met.round > 1:
        return 0.0
    both = {one.number: one for one in view.counters}
    mover, other = both.get(met.mover), both.get(met.other)
    if mover is None or other is None or player.seat not in (mover.seat, other.seat):
        return 0.0
    own, foe = (mover, other) if mover.seat == player.seat else (other, mover)
    played = [card for seat, card in met.aids if seat == player.seat and card not in RUNES]
    foreseen = met.seen is not None and own is mover
    return HELP * (foreseen + sum(_serves(card, own, foe) for card in played))


def _serves(card: Number, own: CounterSeen, foe: CounterSeen) -> bool:
    """The card, or the use of an item, is made for such an encounter."""
    effect = _effect(card)
    share = strength(own) / max(1, strength(foe))
    opposed = {own.side, foe.side} == {Side.GOOD, Side.EVIL}
    if isinstance(effect, Check):
        return share < WEAK if effect.card == Card.EVADE else not opposed
    return isinstance(effect, FIGHTS) and opposed and share >= BOLD


def _effect(card: Number) -> AnyEffect:
    if card in PAPERS:
        return PAPERS[card].do[0]
    use = ITEMS[card].use
    assert use is not None, card
    return use.do[0]


def strength(counter: CounterSeen) -> int:
    """STAMINA of a group, and twice STRENGTH and ACCURACY of each member."""
    found = 0
    for member in counter.members:
        stats = dict(member.stats)
        found += member.left + 2 * (stats[Stat.STRENGTH] + stats[Stat.ACCURACY])
    return found
