"""The hero cards: who there is, their traits, and which of them are dealt.

The rulebook gives totals alone; names and split are the house's.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from games.norsaga.options import Ghosts, Options, Split


class Trait(StrEnum):
    """A hero's colour: the four heroic traits, and those of skalds and ghosts."""

    MIGHT = "might"
    CRAFT = "craft"
    LORE = "lore"
    FAITH = "faith"
    SKALD = "skald"
    DOOM = "doom"


HEROIC = (Trait.MIGHT, Trait.CRAFT, Trait.LORE, Trait.FAITH)
"""The traits that sagas ask for and markers stand for."""


class Calling(StrEnum):
    """A hero's trade, by both traits; for the picture alone."""

    BERSERKER = "berserker"
    RAIDER = "raider"
    SKIN_CHANGER = "skin-changer"
    JARL = "jarl"
    HUNTER = "hunter"
    TRICKSTER = "trickster"
    CHARM_WEAVER = "charm-weaver"
    SEAFARER = "seafarer"
    RUNE_CARVER = "rune-carver"
    SPIRIT_WALKER = "spirit-walker"
    WITCH = "witch"
    SEER = "seer"
    SHIELD_BEARER = "shield-bearer"
    HEALER = "healer"
    LAWSPEAKER = "lawspeaker"
    CHAMPION = "champion"
    SKALD = "skald"
    GHOST = "ghost"


class Card(StrEnum):
    """A hero card; each is there once."""

    GORM_SPLIT_OAK = "gorm-split-oak"
    HILD_RED_HAND = "hild-red-hand"
    UBBE_LOUD = "ubbe-loud"
    SKULI_FAST_OAR = "skuli-fast-oar"
    TOLA_NIGHT_AXE = "tola-night-axe"
    ORM_OF_THE_SKERRIES = "orm-of-the-skerries"
    BODVAR_BEAR_SHIRT = "bodvar-bear-shirt"
    YLVA_GREY_PELT = "ylva-grey-pelt"
    SINIR_TWO_SOULS = "sinir-two-souls"
    JARL_HAKON_THE_BROAD = "jarl-hakon-the-broad"
    JARL_ASTRID = "jarl-astrid"
    JARL_STEN_IRON_OATH = "jarl-sten-iron-oath"
    VIDAR_LONG_BOW = "vidar-long-bow"
    RUNA_BOAR_SPEAR = "runa-boar-spear"
    KARI_SNOW_TREAD = "kari-snow-tread"
    LYNG_QUICK_FINGER = "lyng-quick-finger"
    DAG_NINE_KNOTS = "dag-nine-knots"
    SVALA_HALF_TRUTH = "svala-half-truth"
    EMBLA_BEAD_THREADER = "embla-bead-threader"
    OTTAR_WHISPER_CORD = "ottar-whisper-cord"
    SIGNY_MOON_BRAID = "signy-moon-braid"
    LEIF_WHALE_ROAD = "leif-whale-road"
    THORA_SALT_CHEEK = "thora-salt-cheek"
    IVAR_STAR_READER = "ivar-star-reader"
    HAMAL_BLOOD_CHISEL = "hamal-blood-chisel"
    GISLA_DEEP_CUT = "gisla-deep-cut"
    SORKVIR_STAVE_MAKER = "sorkvir-stave-maker"
    UNA_MIST_FOOT = "una-mist-foot"
    ARN_HOLLOW_EYE = "arn-hollow-eye"
    BERA_BETWEEN = "bera-between"
    GROA_CROW_MOTHER = "groa-crow-mother"
    HEID_THE_ELDER = "heid-the-elder"
    VALA_SNAKE_CROWN = "vala-snake-crown"
    THORBJORG_LITTLE_SIGHT = "thorbjorg-little-sight"
    ODD_DREAM_KEEPER = "odd-dream-keeper"
    ALFHILD_WHITE_STAFF = "alfhild-white-staff"
    ULF_WALL_FRONT = "ulf-wall-front"
    SIGRID_OAK_RIM = "sigrid-oak-rim"
    HEMMING_STAND_FAST = "hemming-stand-fast"
    EIR_LEAF_HAND = "eir-leaf-hand"
    ASMUND_BONE_SETTER = "asmund-bone-setter"
    SOLVEIG_WARM_HEARTH = "solveig-warm-hearth"
    NIAL_THING_VOICE = "nial-thing-voice"
    FREYDIS_LAW_ROCK = "freydis-law-rock"
    MORD_CLEAR_WORD = "mord-clear-word"
    BRAGI_BRIGHT_HELM = "bragi-bright-helm"
    GUDRUN_VOW_HOLDER = "gudrun-vow-holder"
    TORSTEIN_UNBENT = "torstein-unbent"
    SKALD_EYJOLF = "skald-eyjolf"
    SKALD_RANNVEIG = "skald-rannveig"
    SKALD_HRAFN = "skald-hrafn"
    SKALD_KOLBRUN = "skald-kolbrun"
    SKALD_FINNVARD = "skald-finnvard"
    SKALD_TJODOLF = "skald-tjodolf"
    SKALD_ISGERD = "skald-isgerd"
    SKALD_GLUM = "skald-glum"
    SKALD_SIGHVAT = "skald-sighvat"
    SKALD_ARNORA = "skald-arnora"
    SKALD_ULFLJOT = "skald-ulfljot"
    SKALD_OTTILIA = "skald-ottilia"
    THE_DROWNED_OARSMAN = "the-drowned-oarsman"
    THE_BARROW_KING = "the-barrow-king"
    THE_FACELESS_BRIDE = "the-faceless-bride"
    THE_WOLF_TORN = "the-wolf-torn"
    THE_UNBURNED = "the-unburned"
    THE_OATH_BREAKER = "the-oath-breaker"
    THE_FROZEN_CHILD = "the-frozen-child"
    THE_NAMELESS_THRALL = "the-nameless-thrall"
    THE_HOLLOW_HELMSMAN = "the-hollow-helmsman"
    THE_ASH_EYED_THANE = "the-ash-eyed-thane"
    THE_LAST_WATCHMAN = "the-last-watchman"
    THE_SUNKEN_BELL_RINGER = "the-sunken-bell-ringer"


class Row(NamedTuple):
    """Cards with the same traits: the dominant one, and the recessive one that ghosts lack."""

    dominant: Trait
    recessive: Trait | None
    calling: Calling
    cards: tuple[Card, ...]


ROWS = (
    Row(
        Trait.MIGHT,
        Trait.MIGHT,
        Calling.BERSERKER,
        (Card.GORM_SPLIT_OAK, Card.HILD_RED_HAND, Card.UBBE_LOUD),
    ),
    Row(
        Trait.MIGHT,
        Trait.CRAFT,
        Calling.RAIDER,
        (Card.SKULI_FAST_OAR, Card.TOLA_NIGHT_AXE, Card.ORM_OF_THE_SKERRIES),
    ),
    Row(
        Trait.MIGHT,
        Trait.LORE,
        Calling.SKIN_CHANGER,
        (Card.BODVAR_BEAR_SHIRT, Card.YLVA_GREY_PELT, Card.SINIR_TWO_SOULS),
    ),
    Row(
        Trait.MIGHT,
        Trait.FAITH,
        Calling.JARL,
        (Card.JARL_HAKON_THE_BROAD, Card.JARL_ASTRID, Card.JARL_STEN_IRON_OATH),
    ),
    Row(
        Trait.CRAFT,
        Trait.MIGHT,
        Calling.HUNTER,
        (Card.VIDAR_LONG_BOW, Card.RUNA_BOAR_SPEAR, Card.KARI_SNOW_TREAD),
    ),
    Row(
        Trait.CRAFT,
        Trait.CRAFT,
        Calling.TRICKSTER,
        (Card.LYNG_QUICK_FINGER, Card.DAG_NINE_KNOTS, Card.SVALA_HALF_TRUTH),
    ),
    Row(
        Trait.CRAFT,
        Trait.LORE,
        Calling.CHARM_WEAVER,
        (Card.EMBLA_BEAD_THREADER, Card.OTTAR_WHISPER_CORD, Card.SIGNY_MOON_BRAID),
    ),
    Row(
        Trait.CRAFT,
        Trait.FAITH,
        Calling.SEAFARER,
        (Card.LEIF_WHALE_ROAD, Card.THORA_SALT_CHEEK, Card.IVAR_STAR_READER),
    ),
    Row(
        Trait.LORE,
        Trait.MIGHT,
        Calling.RUNE_CARVER,
        (Card.HAMAL_BLOOD_CHISEL, Card.GISLA_DEEP_CUT, Card.SORKVIR_STAVE_MAKER),
    ),
    Row(
        Trait.LORE,
        Trait.CRAFT,
        Calling.SPIRIT_WALKER,
        (Card.UNA_MIST_FOOT, Card.ARN_HOLLOW_EYE, Card.BERA_BETWEEN),
    ),
    Row(
        Trait.LORE,
        Trait.LORE,
        Calling.WITCH,
        (Card.GROA_CROW_MOTHER, Card.HEID_THE_ELDER, Card.VALA_SNAKE_CROWN),
    ),
    Row(
        Trait.LORE,
        Trait.FAITH,
        Calling.SEER,
        (Card.THORBJORG_LITTLE_SIGHT, Card.ODD_DREAM_KEEPER, Card.ALFHILD_WHITE_STAFF),
    ),
    Row(
        Trait.FAITH,
        Trait.MIGHT,
        Calling.SHIELD_BEARER,
        (Card.ULF_WALL_FRONT, Card.SIGRID_OAK_RIM, Card.HEMMING_STAND_FAST),
    ),
    Row(
        Trait.FAITH,
        Trait.CRAFT,
        Calling.HEALER,
        (Card.EIR_LEAF_HAND, Card.ASMUND_BONE_SETTER, Card.SOLVEIG_WARM_HEARTH),
    ),
    Row(
        Trait.FAITH,
        Trait.LORE,
        Calling.LAWSPEAKER,
        (Card.NIAL_THING_VOICE, Card.FREYDIS_LAW_ROCK, Card.MORD_CLEAR_WORD),
    ),
    Row(
        Trait.FAITH,
        Trait.FAITH,
        Calling.CHAMPION,
        (Card.BRAGI_BRIGHT_HELM, Card.GUDRUN_VOW_HOLDER, Card.TORSTEIN_UNBENT),
    ),
    Row(
        Trait.SKALD,
        Trait.MIGHT,
        Calling.SKALD,
        (Card.SKALD_EYJOLF, Card.SKALD_RANNVEIG, Card.SKALD_HRAFN),
    ),
    Row(
        Trait.SKALD,
        Trait.CRAFT,
        Calling.SKALD,
        (Card.SKALD_KOLBRUN, Card.SKALD_FINNVARD, Card.SKALD_TJODOLF),
    ),
    Row(
        Trait.SKALD,
        Trait.LORE,
        Calling.SKALD,
        (Card.SKALD_ISGERD, Card.SKALD_GLUM, Card.SKALD_SIGHVAT),
    ),
    Row(
        Trait.SKALD,
        Trait.FAITH,
        Calling.SKALD,
        (Card.SKALD_ARNORA, Card.SKALD_ULFLJOT, Card.SKALD_OTTILIA),
    ),
    Row(
        Trait.DOOM,
        None,
        Calling.GHOST,
        (
            Card.THE_DROWNED_OARSMAN,
            Card.THE_BARROW_KING,
            Card.THE_FACELESS_BRIDE,
            Card.THE_WOLF_TORN,
            Card.THE_UNBURNED,
            Card.THE_OATH_BREAKER,
            Card.THE_FROZEN_CHILD,
            Card.THE_NAMELESS_THRALL,
            Card.THE_HOLLOW_HELMSMAN,
            Card.THE_ASH_EYED_THANE,
            Card.THE_LAST_WATCHMAN,
            Card.THE_SUNKEN_BELL_RINGER,
        ),
    ),
)

TRAIT: dict[Card, Trait] = {card: row.dominant for row in ROWS for card in row.cards}
"""The dominant trait, which is the card's colour."""
RECESSIVE: dict[Card, Trait] = {
    card: row.recessive for row in ROWS for card in row.cards if row.recessive is not None
}
CALLING: dict[Card, Calling] = {card: row.calling for row in ROWS for card in row.cards}

SKALDS: dict[Split, int] = {Split.MORE_SKALDS: 3, Split.MORE_GHOSTS: 2}
"""Skalds of each recessive trait."""
GHOSTS: dict[Split, int] = {Split.MORE_SKALDS: 8, Split.MORE_GHOSTS: 12}
REMOVED: dict[Ghosts, int] = {Ghosts.ALL: 0, Ghosts.TWO_FEWER: 2, Ghosts.FOUR_FEWER: 4}
"""Ghosts that are taken out of the deck (tip of Advanced cards in detail)."""


def deck_of(options: Options) -> list[Card]:
    """The hero deck, not shuffled: 68 cards, 48 without the advanced ones, or fewer ghosts."""
    return [card for row in ROWS for card in _dealt(row, options)]


def _dealt(row: Row, options: Options) -> Iterator[Card]:
    match row.dominant:
        case Trait.SKALD:
            number = SKALDS[options.split] if options.advanced else 0
        case Trait.DOOM:
            ghosts = GHOSTS[options.split] - REMOVED[options.ghosts]
            number = ghosts if options.advanced else 0
        case _:
            number = len(row.cards)
    yield from row.cards[:number]
