"""The pieces that no rule makes or loses (21.6); for the guards, not for play."""

from collections import Counter
from collections.abc import Iterator, Mapping

from games.core.agenda import Position
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import FATE, ITEMS, LEADER_ACTIONS, PREDICTIONS, RUNES
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.turns.newcomers import ChoosingNewHero


def pieces(position: Position[Table]) -> Mapping[str, int]:
    """Each character, item and rune once, wherever it lies, and as many of the other cards.

    Some Fate cards and Predictions stay in the box, and nobody knows which.
    """
    table = position.table
    found = Counter[str]([*_characters(position), *_cards(table)])
    if not table.is_dealt:
        found = _before_dealing(table)
    drawn = {card for card in found if card in FATE or card in PREDICTIONS}
    return {
        **{piece: count for piece, count in found.items() if piece not in drawn},
        "Fate": sum(found[card] for card in FATE),
        "Predictions": sum(found[card] for card in PREDICTIONS),
        "cards that lie twice": sum(found[card] > 1 for card in drawn),
        "the dead among the living": _undead(table),
        "counters too many": sum(max(0, _bodies(table, seat) - 5) for seat in table.seats),
    }


def _before_dealing(table: Table) -> Counter[str]:
    """Heroes stand on the board already; the rest lies in the box, with what heroes carry."""
    heroes = Counter(name for counter in table.counters for name in counter.names)
    box = Counter(dict.fromkeys((*FIGURES, *ITEMS, *RUNES, *LEADER_ACTIONS), 1))
    return box | heroes | Counter(table.stack)


def _characters(position: Position[Table]) -> Iterator[str]:
    table = position.table
    for cards in (*table.decks.values(), *table.discards.values()):
        yield from cards
    yield from table.offspring
    yield from table.kept
    for counter in table.counters:
        yield from counter.names
    for player in table.players:
        yield from player.friends
    yield from (grave.name for grave in table.helheim)
    if table.doom is not None:
        yield from (fallen.name for fallen in table.doom.fallen)
    for step in position.agenda:
        if isinstance(step, ChoosingNewHero):
            yield from step.names


def _cards(table: Table) -> Iterator[str]:
    for cards in (table.stack, table.runes, table.magic, table.forged, table.aside, table.removed):
        yield from cards
    yield from table.leads
    for counter in table.counters:
        for member in counter.members:
            yield from (*member.items, *member.runes)
    for player in table.players:
        yield from (card for card in (player.held, player.drawn, player.bonus, player.lead) if card)
    if table.encounter is not None:
        yield from table.encounter.treasure
        yield from (spoil.card for spoil in table.encounter.spoils)


def _bodies(table: Table, seat: Seat) -> int:
    """The counters of a seat but for a spirit, whose body lies in one of them (4.2C)."""
    return sum(not counter.is_spirit for counter in table.of(seat))


def _undead(table: Table) -> int:
    """Members of counters without any STAMINA left (21.6)."""
    return sum(one.left <= 0 for counter in table.counters for one in counter.members)
