"""The Fate Card Deck: 14 cards of five kinds (R-01), and other ways to re-roll."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta


class Card(StrEnum):
    """A Fate card, named for what it does."""

    RE_ROLL_ALL = "re-roll-all"
    ACTIONS_OR_RE_ROLL = "actions-or-re-roll"
    FIVE_ATTACK_OR_DEFENCE = "five-attack-or-defence"
    SIX_ATTACK = "six-attack"
    SIX_DEFENCE = "six-defence"


class Power(StrEnum):
    """A way to roll dice again: two kinds of Fate card and three abilities."""

    RE_ROLL_ALL = "re-roll-all"
    ACTIONS_OR_RE_ROLL = "actions-or-re-roll"
    FORESIGHT = "foresight"
    BATTLE_BORN = "battle-born"
    THE_HUNTER = "the-hunter"


PowerInBrief: TypeAlias = Annotated[Power, Meta(extra={"spoken": "brief"})]
"""A power as it stands on a button, beside what is done with it."""

COPIES: dict[Card, int] = {
    Card.RE_ROLL_ALL: 2,
    Card.ACTIONS_OR_RE_ROLL: 2,
    Card.FIVE_ATTACK_OR_DEFENCE: 4,
    Card.SIX_ATTACK: 2,
    Card.SIX_DEFENCE: 4,
}
PLAYED_FOR: dict[Power, Card] = {
    Power.RE_ROLL_ALL: Card.RE_ROLL_ALL,
    Power.ACTIONS_OR_RE_ROLL: Card.ACTIONS_OR_RE_ROLL,
}
"""The powers that are cards; the others are abilities of figures."""
DECK: tuple[Card, ...] = tuple(card for card in Card for _ in range(COPIES[card]))
HAND = 3
"""The hand is made up to this in one's Resource Phase."""
ACTIONS_GAINED = 3

ATTACK_BONUS: dict[Card, int] = {Card.FIVE_ATTACK_OR_DEFENCE: 5, Card.SIX_ATTACK: 6}
DEFENCE_BONUS: dict[Card, int] = {Card.FIVE_ATTACK_OR_DEFENCE: 5, Card.SIX_DEFENCE: 6}
