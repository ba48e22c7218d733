"""The statements on the cards of items, runes, Fate, Predictions and encounters."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from games.core.vocabulary import Prompt
from games.hammer_of_thor.cards.deck import Make
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Madness, Race

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


class WholeShape(Prompt, frozen=True, tag="whole-shape"):
    """A shape leaves some things as they are (2.2C)."""


class TakenOnBy(Prompt, frozen=True, tag="taken-on-by"):
    """Those who can change into a shape (6.0A to 6.0C)."""

    names: tuple[Name, ...]


class RuneWorth(Prompt, frozen=True, tag="rune-worth"):
    """Each rune is worth 1 at the end (2.2B)."""


class RuneCasting(Prompt, frozen=True, tag="rune-casting"):
    """A rune is cast on a die of at most INTELLIGENCE (2.2B)."""


class RuneStirs(Prompt, frozen=True, tag="rune-stirs"):
    """A rune is tried by itself, on a die of at most INTELLIGENCE (4.1.3)."""


class MadStates(Prompt, frozen=True, tag="mad-states"):
    """All states in the order of the die, from 0 on."""

    states: tuple[Madness, ...]


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
    | WholeShape
    | TakenOnBy
    | RuneWorth
    | RuneCasting
    | RuneStirs
    | MadStates
    | PlaysItself
    | OneBonus
    | LiesOpen
    | CheckOf
    | Versus
    | PairAdds
    | SureAgainst
    | BarredFor
)
