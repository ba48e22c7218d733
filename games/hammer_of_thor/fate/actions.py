"""The actions that Fate brings (4.1, 21.1)."""

from enum import StrEnum

from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.cards.deck import PAPERS, Number
from games.hammer_of_thor.cards.effects import Draw, Harm, Take
from games.hammer_of_thor.encounter.checks import chance
from games.hammer_of_thor.encounter.wares import use_of
from games.hammer_of_thor.fate.prices import price
from games.hammer_of_thor.fate.prompts import HarmHint, PriceHint, TheftHint
from games.hammer_of_thor.fate.prospects import foretold
from games.hammer_of_thor.fate.victims import losses, struck_by
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.table import Table


class Which(StrEnum):
    """One of two cards in the hand."""

    OLD = "old"
    NEW = "new"


class Keep(Action, frozen=True, tag="keep"):
    """Hold one of two cards, and drop the other (4.1.1)."""

    which: Which


class Drop(Action, frozen=True, tag="drop"):
    """Put the held card away, unused (4.1.1)."""


class Sleep(Action, frozen=True, tag="sleep"):
    """Let the held card not play itself (4.1.2)."""


class Wake(Action, frozen=True, tag="wake"):
    """Let the held card play itself again (4.1.2)."""


class Play(Action, frozen=True, tag="play"):
    """Play a Fate card, a Prediction or a Leader Action, with its target (4.1.2, 4.1.4, 4.1.5)."""

    sorting = frozenset({"realm"})

    card: Number
    counter: Name | None = None
    """The leader of the own counter that it serves."""
    of: Seat | None = None
    """The seat that it strikes."""
    group: Name | None = None
    """The leader of the counter that it strikes."""
    name: Name | None = None
    race: Race | None = None
    lot: bool = False
    """The item is a concealed one, drawn by lot."""
    item: Number | None = None
    realm: Realm | None = None
    """The world in which the place is."""
    place: Place | None = None

    def hint(self, table: Table) -> Prompt | None:
        """A price, the chance of a theft, the loss, what a help is worth; other cards say all."""
        effect = PAPERS[self.card].do[0]
        if isinstance(effect, Take) and effect.check:
            return TheftHint(chance(effect.check))
        if isinstance(effect, Draw) and self.item is not None and self.counter is not None:
            paid = price(table, table.led_by(self.counter), self.item, effect)
            if paid is None:
                return None
            return PriceHint(len(paid.runes), paid.reputation, use_of(self.item))
        if isinstance(effect, Harm):
            struck = struck_by(table, effect, self.place, self.group, self.name)
            lost = list(losses(table, struck, effect))
            dead = sum(amount >= one.left for one, amount in lost)
            return HarmHint(sum(amount for _, amount in lost), dead)
        return foretold(table, self.card, self.counter)


class Arrange(Action, frozen=True, tag="arrange"):
    """Put cards back on the stack; the first of them is drawn first."""

    first: Number
    second: Number
    third: Number | None = None
    fourth: Number | None = None

    @property
    def cards(self) -> tuple[Number, ...]:
        """The cards from the top on."""
        four = (self.first, self.second, self.third, self.fourth)
        return tuple(card for card in four if card is not None)
