"""The statements on the cards of items, runes, Fate, Predictions and encounters."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from games.core.vocabulary import Prompt
from games.hammer_of_thor.cards.deck import Make
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Race

MakeAbout: TypeAlias = Annotated[Make, Meta(extra={"spoken": "about"})]
"""The origin of items of a make."""


class MadeAs(Prompt, frozen=True, tag="made-as"):
    """The make of an item, and where it comes from (2.2A6)."""

    make: Make
    does: MakeAbout


class WornAs(Prompt, frozen=True, tag="worn-as"):
    """The letters of an item: one of each a character (2.2A1)."""

    letters: str


class BroughtBy(Prompt, frozen=True, tag="brought-by"):
    """The characters with whom an item comes into play."""

    owners: tuple[Name, ...]


class UsedLater(Prompt, frozen=True, tag="used-later"):
    """An item's use is no part of the game yet."""


class RuneWorth(Prompt, frozen=True, tag="rune-worth"):
    """Each rune is worth 1 at the end; casting is no part of the game yet (2.2B)."""


class HeldOnly(Prompt, frozen=True, tag="held-only"):
    """A card that can be drawn and held, and not yet be played."""


class PlaysItself(Prompt, frozen=True, tag="plays-itself"):
    """An armed card needs no word of its owner, who may put it to sleep (4.1.2)."""


class OneBonus(Prompt, frozen=True, tag="one-bonus"):
    """A bonus card lies open before its seat, and a second one takes its place (4.1.4)."""


class LiesOpen(Prompt, frozen=True, tag="lies-open"):
    """A Leader Action is won by an own Encounter card, and lies open before its seat (4.1.5)."""


class CheckOf(Prompt, frozen=True, tag="check-of"):
    """T of an Encounter card before the pair and the chart (4.3A)."""

    card: Card


class Versus(Prompt, frozen=True, tag="versus"):
    """An amount added to T against a card of the other side."""

    card: Card
    added: str
    """With its sign."""


class PairAdds(Prompt, frozen=True, tag="pair-adds"):
    """All that is added to T by the card of the other side."""

    pairs: tuple[Versus, ...]


class SureAgainst(Prompt, frozen=True, tag="sure-against"):
    """The cards against which this one succeeds without a roll."""

    cards: tuple[Card, ...]


class BarredFor(Prompt, frozen=True, tag="barred-for"):
    """The races whose leaders may not choose a card in the first round (4.3.3)."""

    races: tuple[Race, ...]


CardFact: TypeAlias = (
    MadeAs
    | WornAs
    | BroughtBy
    | UsedLater
    | RuneWorth
    | HeldOnly
    | PlaysItself
    | OneBonus
    | LiesOpen
    | CheckOf
    | Versus
    | PairAdds
    | SureAgainst
    | BarredFor
)
