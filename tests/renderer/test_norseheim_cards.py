"""Reference cards and open things of Norseheim, the numbers of choices, and news."""

import pytest

from games.norseheim.actions import Attack, Diplomacy, Pass
from games.norseheim.board import CHIEFTAINS
from games.norseheim.rules import RULES
from renderer.norseheim import board, draw, draw_open, draw_reference, place_of, references
from renderer.norseheim.choices import numbered_once
from renderer.norseheim.layout import MAP
from renderer.themes import DARK, THEMES
from tests.games.norseheim.builder import BJO, RAV, TAA, acting, ally, npc
from tests.games.norseheim.builder import board as board_of
from tests.renderer.marches import LOOKING, MIDWAY, NAMES, WORDS
from tests.renderer.watching import flaws, watched

BADGE = 24
"""Half of a badge, but for its rim and the corners."""


def test_all_that_lies_open_before_a_rival_is_shown_and_nothing_else():
    """Gods cards, Action cards and the Character board; not the Giants that one looks at."""
    own = draw_open(LOOKING, 0, theme=DARK, words=WORDS, names=NAMES)
    rival = draw_open(LOOKING, 1, theme=DARK, words=WORDS, names=NAMES)

    assert own.encode() == draw_open(MIDWAY, 0, theme=DARK, words=WORDS, names=NAMES).encode()
    assert "Mjolnir" in own.alt_text
    assert "The Mountain Walks" not in own.alt_text
    assert NAMES[1] in rival.alt_text
    assert rival.encode() != own.encode()


@pytest.mark.parametrize("key", RULES.references)
def test_every_reference_card_tells_all_that_it_says(key, monkeypatch):
    """In large print too; nothing is cut off, and nothing leaves its card."""
    written, image = watched(
        monkeypatch,
        references,
        lambda: draw_reference(key, theme=THEMES["large-print"], words=WORDS),
    )
    text = " ".join(one.text for one in written)
    said = [WORDS.say(fact) for fact in RULES.references[key]]
    if WORDS.has(key, "about"):
        said.append(WORDS.text(key, "about"))

    assert said
    assert not [line for line in said if " ".join(line.split()) not in text.replace("• ", "")]
    assert not [one.text for one in written if one.text.endswith("…")]
    assert flaws(written, image) == []
    alt = draw_reference(key, theme=DARK, words=WORDS).alt_text
    assert len(alt) <= 250


def test_several_choices_of_one_place_have_one_badge():
    """From the first to the last of those that follow each other."""
    marks = [("bjo", "1"), ("bjo", "2"), ("eil", "3"), ("bjo", "4"), ("orn", "")]

    assert numbered_once(marks) == [("bjo", "1-2"), ("eil", "3"), ("orn", "")]


@pytest.mark.parametrize("region", CHIEFTAINS)
def test_the_number_of_an_allys_region_covers_no_name_and_no_value(region, monkeypatch):
    """Neither its own nor a neighbour's, wherever its pieces take a row more."""
    view = RULES.view(acting(board_of({region: ally(1, 2)})), None)
    written, _ = watched(
        monkeypatch,
        board,
        lambda: draw(view, theme=DARK, words=WORDS, names=NAMES, marks=[(region.value, "77")]),
    )
    (at,) = [one.box for one in written if one.text == "77"]
    x, y = (at[0] + at[2]) / 2, (at[1] + at[3]) / 2
    on_map = [one for one in written if one.text != "77" and one.box[3] < MAP[3]]
    covered = [
        one.text
        for one in on_map
        if max(one.box[0] - x, x - one.box[2]) < BADGE
        and max(one.box[1] - y, y - one.box[3]) < BADGE
    ]

    assert covered == []


def test_an_action_has_its_place_where_it_leads_to():
    assert place_of(MIDWAY, Attack(RAV, BJO, 1, 0, 1)) == "bjo"
    assert place_of(MIDWAY, Diplomacy(TAA, 2, 1)) == "taa"


def test_what_matters_less_is_quieter_and_gold_is_for_choices_alone():
    """No gold on a board on which nothing is chosen."""
    for theme in THEMES.values():
        image = draw(MIDWAY, theme=theme, words=WORDS, names=NAMES)
        marked = draw(MIDWAY, theme=theme, words=WORDS, names=NAMES, marks=[("bjo", "1")])
        assert _of(image.image, theme.gold) < _of(marked.image, theme.gold) // 10


def _of(image, tone):
    """Pixels of exactly this colour."""
    return sum(count for count, found in image.convert("RGB").getcolors(1 << 22) if found == tone)


def test_a_battle_is_shown_until_its_attacker_acts_again():
    """Then it is old news."""
    position, _ = acting(board_of({BJO: npc(1)})).apply(0, Attack(RAV, BJO, 3, 1, 1))
    shown = []
    while position.awaited != (0,):
        shown.append(RULES.view(position, None).fought is not None)
        (seat,) = position.awaited
        position, _ = position.apply(seat, Pass())

    assert shown == [True, True]
    assert RULES.view(position, None).fought is None
