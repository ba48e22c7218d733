"""Four gods, and the six cards of each (Special abilities): when each may be played."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from games.norseheim.data import rows


class God(StrEnum):
    """The gods who may be worshipped."""

    THOR = "thor"
    LOKE = "loke"
    FREJA = "freja"
    ODIN = "odin"


GODS = tuple(God)


class Favour(StrEnum):
    """A Gods card."""

    MJOLNIR = "mjolnir"
    BELT_OF_MIGHT = "belt-of-might"
    IRON_GLOVES = "iron-gloves"
    THUNDERCLAP = "thunderclap"
    FEAST_OF_THE_GOATS = "feast-of-the-goats"
    GIANT_BANE = "giant-bane"
    MOCKING_LAUGH = "mocking-laugh"
    SILVER_TONGUE = "silver-tongue"
    SHAPE_SHIFTER = "shape-shifter"
    LIGHT_FINGERS = "light-fingers"
    TURNED_OMEN = "turned-omen"
    SECRET_PATH = "secret-path"  # noqa: S105 - a card, no password
    BOUNTY_OF_FOLKVANG = "bounty-of-folkvang"
    BRISINGAMEN = "brisingamen"
    FALCON_CLOAK = "falcon-cloak"
    PEACE_OATH = "peace-oath"
    HALL_OF_THE_SLAIN = "hall-of-the-slain"
    GOLDEN_TEARS = "golden-tears"
    THE_RAVENS_REPORT = "the-ravens-report"
    MIMIRS_WELL = "mimirs-well"
    GUNGNIR = "gungnir"
    SLEIPNIR = "sleipnir"
    HIGH_SEAT = "high-seat"
    WORD_OF_THE_ALL_FATHER = "word-of-the-all-father"


class Window(StrEnum):
    """When a Gods card may be played (R57)."""

    TURN = "turn"
    PRE = "pre"
    """Before the throw of a battle that one fights."""
    POST = "post"
    """After that throw, before losses are taken."""
    COUNCIL = "council"
    REWARD = "reward"
    GIANTS = "giants"


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    card: Favour
    god: God
    window: Window


_ROWS = rows("gods", _Row)
GOD: Mapping[Favour, God] = {row.card: row.god for row in _ROWS}
WINDOW: Mapping[Favour, Window] = {row.card: row.window for row in _ROWS}
STACKS: Mapping[God, tuple[Favour, ...]] = {
    god: tuple(card for card in Favour if GOD[card] is god) for god in God
}
"""The six cards of each god."""
