"""The cards of the insane while they lead (2.2A8) [seed: the nine states; house: the effects]."""

from collections.abc import Mapping, Sequence

from games.core.dice import Referee
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Madness
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import ABOVE, BOARD
from games.hammer_of_thor.madness.events import VoicesHeard

DIE = 10
MANI = NUMBERS["Mani"]
"""The moon: near it lunatics rage."""
MUTE = frozenset({Card.FRIENDSHIP})
"""No card at all; for the pair it counts as this one, and never succeeds."""
ALL = frozenset(Card)
CARDS: Mapping[Madness, frozenset[Card]] = {
    Madness.KLEPTOMANIA: frozenset({Card.CON, Card.ATTACK, Card.CHALLENGE}),
    Madness.MEGALOMANIA: frozenset({Card.FOLLOWER}),
    Madness.LIAR: ALL - {Card.NEGOTIATE},
    Madness.PARANOIA: frozenset({Card.EVADE}),
    Madness.DEATH_WISH: frozenset({Card.ATTACK}),
}
"""All that a leader in that state can choose; lunatics and catatonics are another matter."""
VOICES = tuple(Card)
"""The cards by the die of one who hears voices (4.3A)."""


def is_mute(leader: Member, counter: Counter) -> bool:
    """A leader shows no card: rigid, or a lunatic where no moon is near."""
    if leader.mad is Madness.CATATONIA:
        return True
    near = BOARD[counter.place].realm in ABOVE or MANI in counter.names
    return leader.mad is Madness.LUNACY and not near


def allowed(leader: Member, counter: Counter) -> frozenset[Card]:
    """The cards that the state of a leader leaves."""
    if is_mute(leader, counter):
        return MUTE
    if leader.mad is Madness.LUNACY:
        return frozenset({Card.ATTACK})
    return CARDS.get(leader.mad, ALL) if leader.mad is not None else ALL


def hears_voices(leader: Member) -> bool:
    """A die picks its card."""
    return leader.mad is Madness.SCHIZOPHRENIA


def voice(leader: Member, legal: Sequence[Card], referee: Referee) -> Card:
    """The card that a die picks: 0 to 7 in the order of 4.3A; one that is barred is EVADE."""
    rolls: list[int] = []
    while not rolls or rolls[-1] >= len(VOICES):
        rolls.append(referee.roll(DIE) - 1)
    card = heard(rolls[-1], legal)
    referee.tell(VoicesHeard(name=leader.id, rolls=tuple(rolls), card=card))
    return card


def heard(die: int, legal: Sequence[Card]) -> Card:
    """The card of one face of that die."""
    if VOICES[die] in legal:
        return VOICES[die]
    return Card.EVADE if Card.EVADE in legal else legal[0]
