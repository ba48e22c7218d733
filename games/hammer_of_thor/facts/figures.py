"""The statements on a character's card, and on those of the entries of the chart."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from games.core.vocabulary import Prompt
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.chart import Code, Kind
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Icon, Race, Sex, Side
from games.hammer_of_thor.land.places import Place

CodeAbout: TypeAlias = Annotated[str, Meta(extra={"spoken": "code.about"})]
"""All that an entry of the chart does."""


class FigureKind(Prompt, frozen=True, tag="figure-kind"):
    """The race, side, sex and weight of a character (2.1)."""

    race: Race
    side: Side
    sex: Sex
    tier: int


class NornKind(Prompt, frozen=True, tag="norn-kind"):
    """A Norn has no side (2.1.1)."""

    race: Race
    tier: int


class NornRule(Prompt, frozen=True, tag="norn-rule"):
    """Nobody can fight a Norn or win her (2.1.1)."""


class FigureStats(Prompt, frozen=True, tag="figure-stats"):
    """The twelve characteristics as printed, in their order (2.1G)."""

    speed: int
    reputation: int
    accuracy: int
    strength: int
    agility: int
    wisdom: int
    intelligence: int
    senses: int
    reaction: int
    temper: int
    charisma: int
    stamina: int


class NornStats(FigureStats, frozen=True, tag="norn-stats"):
    """The characteristics of a Norn, whose STAMINA has no end (2.1.1)."""


class HasIcon(Prompt, frozen=True, tag="has-icon"):
    """A sign on its card (2.1.2)."""

    icon: Icon


class HasCode(Prompt, frozen=True, tag="has-code"):
    """An ability, a weakness or an instinct, and what it does (15.0)."""

    code: Code
    kind: Kind
    does: CodeAbout


class HasShapes(Prompt, frozen=True, tag="has-shapes"):
    """The shapes that it can take on (2.2C)."""

    shapes: tuple[Number, ...]


class HasAnyShape(Prompt, frozen=True, tag="has-any-shape"):
    """It can take on every shape: its card names none (2.2C)."""


class HasBane(Prompt, frozen=True, tag="has-bane"):
    """The item by which a fine blow kills it."""

    item: Number


class ChildOf(Prompt, frozen=True, tag="child-of"):
    """The mother and father, whom it never attacks (2.1A)."""

    parents: tuple[Name, ...]


class FriendOf(Prompt, frozen=True, tag="friend-of"):
    """Those that it only ever subdues (2.1B)."""

    friends: tuple[Name, ...]


class Brings(Prompt, frozen=True, tag="brings"):
    """The items on its card."""

    items: tuple[Number, ...]


class BringsAnimals(Prompt, frozen=True, tag="brings-animals"):
    """The animals on its card."""

    animals: tuple[Name, ...]


class BeginsWith(Prompt, frozen=True, tag="begins-with"):
    """REPUTATION that it has won before the match, as a starting character (1.5)."""

    fame: int


class WaitsAt(Prompt, frozen=True, tag="waits-at"):
    """A resident: it lies face down at a place unless somebody starts with it (1.6)."""

    place: Place
    chosen: bool
    """It may be chosen at the start."""


class EntryKind(Prompt, frozen=True, tag="entry-kind"):
    """An entry of the chart: its kind, and whether its owner may hold it back."""

    kind: Kind


class OwnedBy(Prompt, frozen=True, tag="owned-by"):
    """The number of characters that have an entry of the chart."""

    owners: int


class GrantedBy(Prompt, frozen=True, tag="granted-by"):
    """The items that give an entry of the chart to their bearers."""

    items: tuple[Number, ...]


FigureFact: TypeAlias = (
    FigureKind
    | NornKind
    | FigureStats
    | NornStats
    | NornRule
    | HasIcon
    | HasCode
    | HasShapes
    | HasAnyShape
    | HasBane
    | ChildOf
    | FriendOf
    | Brings
    | BringsAnimals
    | BeginsWith
    | WaitsAt
    | EntryKind
    | OwnedBy
    | GrantedBy
)
