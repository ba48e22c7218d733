"""The worth of a card that was played for an encounter, to a robot: only where it serves its aim.

A robot looks one action ahead, and sees a chance in no number: so a help counts a little more than
the card that it costs, if the encounter is such as it is made for.
"""

from games.hammer_of_thor.cards.deck import PAPERS, Number
from games.hammer_of_thor.cards.effects import Check, Foresee, Ransom, Surprise, Sway
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.kinds import Side, Stat
from games.hammer_of_thor.view import CounterSeen, PlayerSeen, View

HELP = 1.0
"""A help that serves its aim; more than a card that lies ready."""
BOLD, WEAK = 0.7, 0.8
"""Shares of the other's strength: from the first on one fights, below the second one flees."""
FIGHTS = (Sway, Ransom, Surprise)


def helped(view: View, player: PlayerSeen) -> float:
    """The helps that a seat has in the encounter that goes on."""
    met = view.encounter
    if met is None:
        return 0.0
    both = {one.number: one for one in view.counters}
    mover, other = both.get(met.mover), both.get(met.other)
    if mover is None or other is None:
        return 0.0
    own, foe = (mover, other) if mover.seat == player.seat else (other, mover)
    played = [card for seat, card in met.aids if seat == player.seat]
    return sum(HELP for card in played if own.seat == player.seat and _serves(card, own, foe))


def _serves(card: Number, own: CounterSeen, foe: CounterSeen) -> bool:
    """The card is made for such an encounter."""
    effect = PAPERS[card].do[0]
    share = strength(own) / max(1, strength(foe))
    opposed = {own.side, foe.side} == {Side.GOOD, Side.EVIL}
    if isinstance(effect, Check):
        return share < WEAK if effect.card == Card.EVADE else not opposed
    if isinstance(effect, FIGHTS):
        return opposed and share >= BOLD
    return isinstance(effect, Foresee)


def strength(counter: CounterSeen) -> int:
    """STAMINA of a group, and twice STRENGTH and ACCURACY of each member."""
    found = 0
    for member in counter.members:
        stats = dict(member.stats)
        found += member.left + 2 * (stats[Stat.STRENGTH] + stats[Stat.ACCURACY])
    return found
