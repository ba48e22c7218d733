"""Reference cards of War of the 9 Realms: each can be drawn, read and heard."""

import pytest

from games.nine_realms.references import REFERENCES
from games.nine_realms.rules import RULES
from renderer.nine_realms import draw_open, draw_reference, reference
from renderer.nine_realms import open as opened
from renderer.picture import ALT_TEXT_LIMIT
from renderer.themes import DARK, LARGE_PRINT, LIGHT
from tests.renderer.scenes import DEPLOYMENT, LONG_NAMES, MIDWAY, NAMES, TWO_VANGUARDS, WORDS
from tests.renderer.watching import LEAST_CAP_HEIGHT, LEAST_CONTRAST, SMALL, WatchingCanvas

THEMES = (DARK, LIGHT, LARGE_PRINT)


def watching(monkeypatch, module):
    """The canvas that a card is drawn on, which remembers its texts."""
    seen = []

    def table(theme):
        plain = module_table(theme)
        canvas = WatchingCanvas(plain.image)
        seen.append(canvas)
        return canvas

    module_table = module.table
    monkeypatch.setattr(module, "table", table)
    return seen


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("key", REFERENCES)
def test_every_card_can_be_read_on_a_telephone(key, theme, monkeypatch):
    """What matters is large enough, stands out, and stays on the card."""
    seen = watching(monkeypatch, reference)

    picture = draw_reference(key, theme=theme, words=WORDS)

    wide, high = picture.image.size
    for text in seen[0].written:
        left, top, right, bottom = text.box
        assert left >= 0, text
        assert top >= 0, text
        assert right <= wide, text
        assert bottom <= high, text
        if text.matters:
            assert text.cap_height * SMALL / wide >= LEAST_CAP_HEIGHT, text
            assert text.contrast() >= LEAST_CONTRAST, text


@pytest.mark.parametrize("key", REFERENCES)
def test_every_card_has_an_alternative_text(key):
    """Its name, and what the rules' own data say on it."""
    picture = draw_reference(key, theme=DARK, words=WORDS)

    assert WORDS.text(key) in picture.alt_text
    assert len(picture.alt_text) <= ALT_TEXT_LIMIT
    assert all(WORDS.say(line)[:60] in picture.alt_text for line in REFERENCES[key][:1])


def test_a_card_never_says_another_number_than_the_rules():
    """A figure's card is made from its profile."""
    said = WORDS.say(RULES.references["figure-odin"][0])

    assert said == (
        "Odin, Ruler of the Aesir: 4 dice close, none at range; Defence 20, Movement 5, Health 5."
    )


@pytest.mark.parametrize("view", [MIDWAY, DEPLOYMENT, TWO_VANGUARDS])
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
def test_what_lies_open_can_be_read_on_a_telephone(view, names, monkeypatch):
    """Of either seat."""
    seen = watching(monkeypatch, opened)
    for seat in (0, 1):
        picture = draw_open(view, seat, theme=DARK, words=WORDS, names=names)

        assert len(picture.alt_text) <= ALT_TEXT_LIMIT
    for text in (text for canvas in seen for text in canvas.written if text.matters):
        assert text.cap_height * SMALL / 1200 >= LEAST_CAP_HEIGHT, text
        assert text.contrast() >= LEAST_CONTRAST, text
        assert text.box[2] <= 1200, text


def test_what_lies_open_holds_no_hand():
    """The number of cards alone, whoever looks."""
    text = draw_open(MIDWAY, 1, theme=DARK, words=WORDS, names=NAMES).alt_text

    assert "2 Fate cards" in text
    assert "Bloodline holds" in text
