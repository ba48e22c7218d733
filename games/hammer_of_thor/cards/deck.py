"""Every card that is no character: items, runes, shapes, Fate, Predictions, Leader Actions."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from importlib.resources import files
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from games.hammer_of_thor.cards.effects import AnyEffect
from games.hammer_of_thor.folk.chart import Code
from games.hammer_of_thor.folk.kinds import Stat

Number: TypeAlias = Annotated[str, Meta(extra={"spoken": "card"})]
"""A card by its number: 1001-1095 items, 1101-1122 shapes, 1201-1224 runes, 2001-2048 Fate,
3001-3032 Predictions and Ragnarok, 5001-5016 Leader Actions."""


class Make(StrEnum):
    """The makers of items (2.2A6)."""

    BRONZE = "bronze"
    FORGED = "forged"
    FLAMING = "flaming"
    MAGIC = "magic"


class When(StrEnum):
    """The moment at which a card is played (4.1.2)."""

    TURN = "turn"
    ANY = "any"
    MEET = "meet"
    BATTLE = "battle"
    ARMED = "armed"
    AT_ONCE = "at_once"


class Trigger(StrEnum):
    """The event that plays an armed card (4.1.3)."""

    OWN_DEATH = "own_death"
    OWN_CHECK_FAILED = "own_check_failed"
    FOE_CHECK_SUCCEEDED = "foe_check_succeeded"
    AGAINST_ME = "against_me"
    MET = "met"
    FOE_ENTERS_WATER = "foe_enters_water"
    FOE_ARRIVES = "foe_arrives"
    FOE_RANDOM = "foe_random"


class Use(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that an item offers in the own turn."""

    per: str
    do: tuple[AnyEffect, ...]
    unmoved: bool = False


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """An item (2.2A, 18.1)."""

    id: Number
    name: str
    rep: int
    """REPUTATION while it is revealed, and its price (2.2A6)."""
    letters: str = field(name="class")
    """W S A H P C G SH B: one of each a character, one B a group (2.2A1)."""
    kind: Make = Make.MAGIC
    weapon: int = 0
    """Added to the loss that a hit causes."""
    armour: int = 0
    """Taken off a loss."""
    cover: int = 0
    """Taken off H of whoever strikes the bearer."""
    hit: int = 0
    loss: int = 0
    line_hit: int = 0
    add: dict[Stat, int] = {}
    grants: tuple[Code, ...] = ()
    type: str = ""
    boat: int = 0
    """How many it carries over water."""
    group_speed: int = 0
    bane: str = ""
    """The one whom a fine blow with it kills."""
    star: str = ""
    """The one who brings it; `forge`: smiths alone make it (2.2A6)."""
    wis: bool = False
    """A roll against WISDOM when it is first revealed (2.2A3)."""
    no_wis_roll: Number = ""
    """The item that needs no such roll beside it."""
    upkeep: tuple[AnyEffect, ...] = ()
    use: Use | None = None
    burns_on_9: int = 0
    horn: int = 0
    binds: int = 0
    dread: int = 0
    madness: bool = False
    thirsty: int = 0
    choose_race: bool = False

    @property
    def classes(self) -> frozenset[str]:
        """The letters one by one; SH is one letter."""
        return frozenset(("SH",) if self.letters == "SH" else self.letters)


class Paper(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that is played once: Fate, Prediction, rune, Leader Action."""

    id: Number
    name: str
    play: When
    do: tuple[AnyEffect, ...]
    on: Trigger | None = None
    target: str = ""


CHANGED = (
    Stat.SPEED,
    Stat.ACCURACY,
    Stat.STRENGTH,
    Stat.AGILITY,
    Stat.SENSES,
    Stat.REACTION,
)
"""The characteristics that a shape has of its own, in their order on its card (2.2C)."""
OWN = "C"


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A shape that some can take on (2.2C)."""

    id: Number
    name: str
    stats: tuple[int | str, ...]
    """Of `CHANGED`: a number, `C` for the own value, or what is added to it."""
    grants: tuple[Code, ...]
    stamina: int = 0
    """Added to the own."""
    water_only: bool = False
    """At home in rivers and lakes alone."""
    hidden: bool = False
    """Nobody meets it, and it does nothing."""

    def value(self, wanted: Stat, own: int) -> int:
        """A printed characteristic in this shape (2.2C).

        Args:
            wanted: any; those that no shape changes stay.
            own: the character's.
        """
        if wanted not in CHANGED:
            return own
        printed = self.stats[CHANGED.index(wanted)]
        if isinstance(printed, int):
            return printed
        return own if printed == OWN else own + int(printed)


class _Box(Struct, frozen=True, forbid_unknown_fields=True):
    forged: tuple[Item, ...]
    magic: tuple[Item, ...]
    runes: tuple[Paper, ...]
    shapes: tuple[Shape, ...]
    fate: tuple[Paper, ...]
    prediction: tuple[Paper, ...]
    leader: tuple[Paper, ...]


_BOX = msgspec.toml.decode(
    files("games.hammer_of_thor.data").joinpath("cards.toml").read_bytes(), type=_Box
)


def _papers(papers: Iterable[Paper]) -> Mapping[Number, Paper]:
    return {paper.id: paper for paper in papers}


ITEMS: Mapping[Number, Item] = {item.id: item for item in (*_BOX.forged, *_BOX.magic)}
SHAPES: Mapping[Number, Shape] = {shape.id: shape for shape in _BOX.shapes}
RUNES = _papers(_BOX.runes)
FATE = _papers(_BOX.fate)
PREDICTIONS = _papers(_BOX.prediction)
"""Ragnarok, the last one, among them."""
LEADER_ACTIONS = _papers(_BOX.leader)
PAPERS: Mapping[Number, Paper] = {**RUNES, **FATE, **PREDICTIONS, **LEADER_ACTIONS}
"""All cards that are played once."""
DOES: Mapping[Number, tuple[AnyEffect, ...]] = {
    **{item.id: item.use.do for item in ITEMS.values() if item.use is not None},
    **{paper.id: paper.do for paper in PAPERS.values()},
}
"""The effects of cards when they are played, cast or used."""
RAGNAROK: Number = "3032"
