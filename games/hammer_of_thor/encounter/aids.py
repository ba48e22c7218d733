"""Cards that help a side of the encounter that goes on (4.1.2, 17.0 to 19.0)."""

from typing import TypeVar

from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import RUNES
from games.hammer_of_thor.cards.effects import (
    Check,
    Effect,
    First,
    Follow,
    Force,
    NoBar,
    Ransom,
    Surprise,
    Sway,
)
from games.hammer_of_thor.encounter.state import Aid
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.blows import is_immune
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

E = TypeVar("E", bound=Effect)
ANY_CARD = "any"
OWN, FOE, OWN_LEADER, CHOSEN = "own", "foe", "own_leader", "foe_one"
"""The ones that a card changes in a battle; of the last two it remembers the name."""
RUNE = "rune"
"""The spellproof are immune to it (8.0E)."""


def added(table: Table, seat: Seat | None, card: Card) -> int:
    """Added to T of a seat's Encounter card by what it has played."""
    checks = _of(table, seat, Check)
    return sum(effect.add for effect in checks if effect.card in (card, ANY_CARD))


def is_first(table: Table, seat: Seat | None) -> bool:
    """A seat's Encounter card resolves first."""
    return bool(_of(table, seat, First))


def no_bar(table: Table, seat: Seat | None) -> bool:
    """No Encounter card is barred to a seat in the first round (4.3.3)."""
    return bool(_of(table, seat, NoBar))


def follows(table: Table, seat: Seat | None) -> bool:
    """A seat's FRIENDSHIP also wins the friend as a follower."""
    return bool(_of(table, seat, Follow))


def surprises(table: Table, seat: Seat | None) -> bool:
    """A seat takes its enemies by surprise, whatever they do (5003)."""
    return bool(_of(table, seat, Surprise))


def ransom(table: Table, seat: Seat | None) -> int:
    """REPUTATION besides, if a seat wins the battle (18.2)."""
    return sum(effect.amount for effect in _of(table, seat, Ransom))


def forced(table: Table, seat: Seat | None) -> Card | None:
    """The card that the other side makes a seat's leader choose; None: it is free.

    Args:
        table: the pieces.
        seat: whose leader it is; None: nobody's.
    """
    cards = [
        aid.effect.card
        for aid in _aids(table)
        if aid.seat != seat and isinstance(aid.effect, Force)
    ]
    return Card(cards[-1]) if cards else None


def swayed(table: Table, seat: Seat | None, stat: str, fighter: Member | None = None) -> int:
    """Added to something of a seat's side in a battle: `hit`, `loss`, `AGI`, `ACC` (5.3).

    Args:
        table: the pieces.
        seat: whose side it is; None: nobody's.
        stat: as the cards name it.
        fighter: one of that side, on whom some cards work alone, and runes perhaps not (8.0E).
    """
    return sum(
        aid.effect.add
        for aid in _aids(table)
        if isinstance(aid.effect, Sway)
        and aid.effect.stat == stat
        and _works_on(aid, aid.effect, seat, fighter)
    )


def _works_on(aid: Aid, effect: Sway, seat: Seat | None, fighter: Member | None) -> bool:
    if aid.name is not None:
        return fighter is not None and fighter.id == aid.name
    if effect.who == FOE and aid.card in RUNES and fighter is not None:
        return aid.seat != seat and not is_immune(fighter, RUNE)
    return effect.who == (OWN if aid.seat == seat else FOE)


def _of(table: Table, seat: Seat | None, kind: type[E]) -> list[E]:
    """The effects that a seat has played in the encounter that goes on."""
    return [aid.effect for aid in _aids(table) if aid.seat == seat and isinstance(aid.effect, kind)]


def _aids(table: Table) -> tuple[Aid, ...]:
    return () if table.encounter is None else table.encounter.aids
