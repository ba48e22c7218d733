"""Cards and sheets of The Hammer of Thor: each can be drawn, read on a telephone, and heard.

After a change on purpose, and a look at the result:

python -m tests.renderer.test_hammer_of_thor_cards
"""

from importlib.resources import files

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from games.hammer_of_thor.cards.deck import ITEMS, RUNES
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.groups import GROUP
from games.hammer_of_thor.folk.kinds import Icon, Race, Side, Stat
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.references import REFERENCES, shelf
from renderer.hammer_of_thor import (
    Person,
    Sheet,
    draw_character,
    draw_reference,
    draw_sheet,
    references,
    sheet,
)
from renderer.hammer_of_thor.emblems import CARDS, ICONS, PLAYED, RACES, item_glyph
from renderer.hammer_of_thor.figures import MAKES, SIDES, rune_of
from renderer.hammer_of_thor.references import card_palette
from renderer.palette import reduced
from renderer.picture import ALT_TEXT_LIMIT
from renderer.themes import DARK, LIGHT, THEMES
from tests.renderer.eyes import contrast
from tests.renderer.test_golden import CLOSE, FOLDER, WIDTH
from tests.renderer.watching import LEAST_CONTRAST, LONG_SIDE, flaws, overlapping, watched
from words.speech import Words

WORDS = Words("en", files("games.hammer_of_thor") / "words")
LONG_NAME = "Bartholomew the Great of Somewhere Far Away"
LETTERS = 3.0
"""The contrast that a sign of this size needs (WCAG 2)."""
KEYS = [
    *(key for key in REFERENCES if not key.startswith("character-")),
    *(f"character-{NUMBERS[name]}" for name in ("Loki", "Thor", "Urd", "Garm", "Heimdall", "Grid")),
]
LONGEST = sorted(
    (f"character-{number}" for number in FIGURES),
    key=lambda key: len(" ".join(WORDS.say(fact) for fact in REFERENCES[key])),
)[-12:]
"""The characters of whom most is said."""


def person(name, *, wounds=0, items=(), concealed=0, runes=0, captive=False, **changed):
    """A member by its name, with characteristics that have changed."""
    stats = {**FIGURES[NUMBERS[name]].stats, **{Stat(stat): n for stat, n in changed.items()}}
    return Person(NUMBERS[name], stats, wounds, items, concealed, runes, captive)


FEW = Sheet(
    0,
    "Ann",
    Place.BILSKIRNIR,
    (
        person("Thor", wounds=11, items=("1060", "1063", "1064"), runes=1, STR=10, AGI=3),
        person("Bragi", wounds=3, concealed=2),
        person("Sigurd", items=("1001",), concealed=1, runes=2, captive=True),
    ),
)
MANY = Sheet(
    7,
    LONG_NAME,
    Place.GRIOTUNA_GARD,
    tuple(
        person(name, wounds=at, items=tuple(list(ITEMS)[3 * at : 3 * at + 3]), concealed=1, runes=2)
        for at, name in enumerate(sorted(NUMBERS, key=len)[-GROUP:])
    ),
)
LONE = Sheet(None, "", Place.URDS_WELL, (person("Urd"),))
SHEETS = {"few": FEW, "many": MANY, "lone": LONE}
GOLDEN = {
    "hammer_of_thor-character-dark": lambda: draw_character(
        NUMBERS["Thor"], theme=DARK, words=WORDS
    ),
    "hammer_of_thor-item-dark": lambda: draw_reference("card-1060", theme=DARK, words=WORDS),
    "hammer_of_thor-sheet-dark": lambda: draw_sheet(FEW, theme=DARK, words=WORDS),
}


def small(name):
    image = GOLDEN[name]().image
    return image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.BOX)


def readable(written, image):
    """What a telephone demands of every card."""
    assert flaws(written, image) == []
    assert overlapping(written) == []
    assert max(image.size) <= LONG_SIDE
    return " ".join(one.text for one in written)


def card(monkeypatch, key, theme):
    return watched(monkeypatch, references, lambda: draw_reference(key, theme=theme, words=WORDS))


def opened(monkeypatch, shown, theme=DARK):
    return watched(monkeypatch, sheet, lambda: draw_sheet(shown, theme=theme, words=WORDS))


@pytest.mark.parametrize("key", [*KEYS, *LONGEST])
def test_every_card_can_be_read_on_a_telephone(key, monkeypatch):
    """Its name, its group or kind, and every word that it says."""
    text = readable(*card(monkeypatch, key, DARK))

    said = [WORDS.text(key, "about")] if WORDS.has(key, "about") else []
    said += [WORDS.say(fact) for fact in REFERENCES[key]]
    if not key.startswith("character-"):
        assert WORDS.text(f"references-{shelf(key)}") in text
        assert all(line in text for line in said), key
    assert text.removeprefix(f"{key[-2:]} ").casefold().startswith(WORDS.text(key).casefold())


@pytest.mark.parametrize("theme", [one for one in THEMES.values() if one is not DARK],
                         ids=lambda theme: theme.name)  # fmt: skip
@pytest.mark.parametrize(
    "key", [*LONGEST, "card-1070", "card-FOLLOWER", "place-71", "race-Jotun", "code-5-0C"]
)
def test_cards_can_be_read_in_every_theme(key, theme, monkeypatch):
    readable(*card(monkeypatch, key, theme))


@pytest.mark.parametrize("name", ["Loki", "Thor", "Urd", "Garm"])
def test_a_characters_card_shows_the_twelve_and_all_it_can_do(name, monkeypatch):
    """2.1G: abbreviated as printed."""
    figure = FIGURES[NUMBERS[name]]
    written, image = card(monkeypatch, f"character-{figure.id}", LIGHT)
    texts = [one.text for one in written]

    assert [text for text in texts if text in set(Stat)] == list(Stat)
    for stat in Stat:
        shown = "∞" if figure.is_norn and stat is Stat.STAMINA else str(figure.stats[stat])
        assert shown == texts[texts.index(stat) + 1]
    for code in figure.codes:
        if code != "2.2B" or figure.race is Race.ANIMAL:
            name_of = WORDS.text(f"code-{code}".replace(".", "-"))
            assert any(text.startswith(name_of) for text in texts), code
    assert readable(written, image).startswith(figure.name)


def test_every_character_has_a_card_that_fits():
    """365 of them, at the length of a picture."""
    for key in LONGEST:
        assert draw_reference(key, theme=DARK, words=WORDS).image.height <= LONG_SIDE


def test_a_members_sheet_shows_what_has_changed(monkeypatch):
    """0.0.4: the printed number stays beside it."""
    written, _ = watched(
        monkeypatch,
        references,
        lambda: draw_character(
            NUMBERS["Thor"], theme=DARK, words=WORDS, current={Stat.STRENGTH: 99, Stat.STAMINA: 4}
        ),
    )
    texts, stats = [one.text for one in written], FIGURES[NUMBERS["Thor"]].stats

    for stat, now in ((Stat.STRENGTH, "99"), (Stat.STAMINA, "4")):
        at = texts.index(stat)
        assert texts[at + 1 : at + 3] == [now, f"({stats[stat]})"]
    assert sum(text.startswith("(") for text in texts) == 2


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("shown", SHEETS.values(), ids=SHEETS)
def test_a_groups_sheet_can_be_read_on_a_telephone(shown, theme, monkeypatch):
    """Of one member, of ten with all they carry, and of a Norn."""
    text = readable(*opened(monkeypatch, shown, theme))

    for one in shown.members:
        assert FIGURES[one.name].name in text
    assert WORDS.name(shown.place) in text


def test_a_groups_sheet_tells_wounds_items_and_runes(monkeypatch):
    """2.2A2, 21.4: what is concealed is told by number alone."""
    written, _ = opened(monkeypatch, FEW)
    text, texts = " ".join(one.text for one in written), [one.text for one in written]
    stats = FIGURES[NUMBERS["Thor"]].stats

    assert texts[0] == "Thor and company"
    assert "03 Bilskirnir · 3 members · Ann" in texts
    assert f"STA {stats[Stat.STAMINA] - 11} of {stats[Stat.STAMINA]}" in texts
    assert "Mjollnir, Megingjord, Jarngreipr, 1 rune" in texts
    assert "Bronze sword, 1 concealed, 2 runes" in texts
    assert "2 concealed" in texts
    assert "Sigurd, captive" in texts
    assert text.count("captive") == 1


def test_a_groups_sheet_marks_the_dead_and_sub_leaders(monkeypatch):
    """6.2, 8.1: beside their names, and in words."""
    first, second, *rest = FEW.members
    shown = replace(
        FEW,
        members=(first, replace(second, dead=True), *(replace(one, trusted=True) for one in rest)),
    )
    written, _ = opened(monkeypatch, shown)
    texts = [one.text for one in written]

    assert sum(text.endswith(", dead") for text in texts) == 1
    assert sum(text.endswith(", Sub-Leader") for text in texts) == len(rest)
    assert ", dead: STAMINA" in draw_sheet(shown, theme=DARK, words=WORDS).alt_text


def test_a_large_group_is_told_by_numbers_of_items(monkeypatch):
    """8.1: ten members, each with the most that a strip can say."""
    written, _ = opened(monkeypatch, MANY)
    texts = [one.text for one in written]

    assert sum(text.endswith(", 4 items, 2 runes") for text in texts) == GROUP
    assert any(text.startswith("30 Griotuna-gard · 10 members · Bartholomew") for text in texts)


def test_each_change_in_a_group_can_be_seen():
    first, *rest = FEW.members
    changes = [
        replace(first, wounds=12), replace(first, items=("1060",)), replace(first, concealed=1),
        replace(first, dead=True), replace(first, trusted=True),
        replace(first, runes=0), replace(first, captive=True),
        replace(first, stats={**first.stats, Stat.SPEED: 9}),
    ]  # fmt: skip
    shown = [FEW, replace(FEW, seat=1), replace(FEW, place=Place.VIDI), replace(FEW, player="Bo")]
    shown += [replace(FEW, members=(one, *rest)) for one in changes]
    pictures = [draw_sheet(one, theme=DARK, words=WORDS).encode() for one in shown]

    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("key", [*KEYS, *LONGEST])
def test_every_card_has_an_alternative_text(key):
    """Its name and what it says, shortened."""
    alt = draw_reference(key, theme=LIGHT, words=WORDS).alt_text
    name = WORDS.text(key)
    first = [WORDS.text(key, "about")] if WORDS.has(key, "about") else []
    first += [WORDS.say(fact) for fact in REFERENCES[key]]

    assert alt.startswith(f"{name[:1].upper()}{name[1:]}: {first[0][:60]}")
    assert len(alt) <= ALT_TEXT_LIMIT


def test_a_sheets_alternative_text_tells_the_stamina_of_each():
    few = draw_sheet(FEW, theme=DARK, words=WORDS).alt_text
    many = draw_sheet(MANY, theme=DARK, words=WORDS).alt_text

    assert few.startswith("Thor at Bilskirnir. Thor: STAMINA ")
    assert "Sigurd, captive: STAMINA 20 of 20." in few
    assert len(many) <= ALT_TEXT_LIMIT


def test_nothing_is_told_by_colour_alone():
    """Races, Encounter cards, moments, icons and runes each have a sign of their own."""
    for signs, of in ((RACES, Race), (CARDS, Card), (ICONS, Icon)):
        assert set(signs) == set(of)
        assert len({str(sign) for sign in signs.values()}) == len(signs)
    assert len({str(sign) for sign in PLAYED.values()}) == len(PLAYED)
    assert len({str(rune_of(rune)) for rune in RUNES}) == len(RUNES)
    assert set(SIDES) == {*Side, None}
    for body, ink in SIDES.values():
        assert contrast(body, ink) >= LEAST_CONTRAST
    for tone in MAKES.values():
        assert contrast(tone, (252, 247, 234)) >= LETTERS


def test_items_look_like_what_they_are():
    """By name where it tells, else by class."""
    assert item_glyph("1002") != item_glyph("1001") == item_glyph("1011")
    assert item_glyph("1060") == item_glyph("1015")
    assert item_glyph("1010") == item_glyph("1024")
    assert item_glyph("1008") != item_glyph("1005")


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_colours_with_a_meaning_survive_the_palette(theme):
    tones = [body for body, _ in SIDES.values()] + [*MAKES.values(), theme.good, theme.blood]
    strip = Image.new("RGB", (len(tones), 1))
    strip.putdata(tones)

    found = reduced(strip, card_palette(theme)).convert("RGB")

    for at, tone in enumerate(tones):
        assert max(abs(a - b) for a, b in zip(tone, found.getpixel((at, 0)), strict=True)) <= 20


@pytest.mark.parametrize("name", GOLDEN)
def test_looks_as_it_did(name):
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")

    difference = ImageStat.Stat(ImageChops.difference(small(name), golden))

    assert max(difference.rms) <= CLOSE


if __name__ == "__main__":
    for picture in GOLDEN:
        small(picture).save(FOLDER / f"{picture}.png", optimize=True)
