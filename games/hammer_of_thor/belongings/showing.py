"""Revealing and concealing by choice, beside the own Encounter card (2.2A2 to 2.2A4, T46)."""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.belongings.events import (
    ItemsHidden,
    ItemsRevealed,
    ItemsRuled,
)
from games.hammer_of_thor.belongings.prompts import RevealHint
from games.hammer_of_thor.belongings.revealing import DIE, can_wear, obeys, rolls_for, show
from games.hammer_of_thor.cards.deck import ITEMS, Number
from games.hammer_of_thor.fate.verb import facing
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.madness.striking import strike
from games.hammer_of_thor.table import ItemsRule, Table

ALL = 100


class Reveal(Action, frozen=True, tag="reveal"):
    """Show an item that is concealed: if it obeys it works from now on (2.2A2)."""

    item: Number

    def hint(self, table: Table) -> Prompt | None:
        """The chance that it obeys, where it asks for WISDOM."""
        bearers = (one for counter in table.counters for one in counter.free)
        bearer = next((one for one in bearers if self.item in one.hidden), None)
        if bearer is None or not rolls_for(bearer, self.item):
            return None
        wisdom = table.stat(bearer, Stat.WISDOM)
        return RevealHint(min(DIE, wisdom + 1) * ALL // DIE)


class Conceal(Action, frozen=True, tag="conceal"):
    """Conceal an item: it works no more, and its REPUTATION does not count (2.2A2)."""

    item: Number


class Treat(Action, frozen=True, tag="treat"):
    """From now on reveal new items at once in an encounter, or by word alone (T46)."""

    items: ItemsRule


def showings(table: Table, seat: Seat) -> Iterator[Reveal | Conceal]:
    """Items of the own group in an encounter; each is moved once a player-turn (2.2A3)."""
    met = facing(table, seat)
    for bearer in met[0].free if met is not None else ():
        for card in bearer.hidden:
            if _may_reveal(table, bearer, card):
                yield Reveal(card)
        for card in bearer.shown:
            if _key(card) not in table.used:
                yield Conceal(card)


def reveal(table: Table, seat: Seat, action: Reveal, referee: Referee) -> None:
    """It is shown if it obeys; the Bark of Insanity strikes at once (2.2A8)."""
    met = facing(table, seat)
    assert met is not None, action
    table.used = (*table.used, _key(action.item))
    bearer = next(one for one in met[0].free if action.item in one.hidden)
    if not obeys(table, bearer.id, met[0].number, action.item, referee):
        return
    show(table, bearer.id, action.item)
    referee.tell(ItemsRevealed(seat=seat, name=bearer.id, cards=(action.item,)))
    if ITEMS[action.item].madness:
        strike(table, bearer.id, table.leader(met[1]).id, referee)


def conceal(table: Table, seat: Seat, action: Conceal, referee: Referee) -> None:
    """It is face down again."""
    met = facing(table, seat)
    assert met is not None, action
    table.used = (*table.used, _key(action.item))
    bearer = next(one for one in met[0].free if action.item in one.shown)
    shown = tuple(card for card in bearer.shown if card != action.item)
    table.change_member(bearer.id, shown=shown, hidden=(*bearer.hidden, action.item))
    referee.tell(ItemsHidden(seat=seat, name=bearer.id, card=action.item))


def treatments(table: Table, seat: Seat) -> Iterator[Treat]:
    """The other way to deal with new items, in the own turn (T46)."""
    yield from (Treat(rule) for rule in ItemsRule if rule is not table.players[seat].items)


def treat(table: Table, seat: Seat, action: Treat, referee: Referee) -> None:
    """So be it; nobody else is told."""
    table.change_player(seat, items=action.items)
    referee.tell(ItemsRuled(items=action.items, secret_to=seat))


def _may_reveal(table: Table, bearer: Member, card: Number) -> bool:
    """Never again what has refused; not beside another of its class (2.2A1, 2.2A3)."""
    free = card not in bearer.refused and _key(card) not in table.used
    return free and can_wear(bearer, card)


def _key(card: Number) -> str:
    return f"shown {card}"
