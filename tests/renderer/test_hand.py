"""A hand of Fate cards, for its owner alone."""

import pytest
from msgspec.structs import replace

from games.nine_realms.fate import Card
from renderer.nine_realms import draw_hand, hand
from renderer.themes import DARK, THEMES
from tests.renderer.scenes import MIDWAY, NAMES, WORDS
from tests.renderer.watching import flaws, watched

HANDS = {
    "empty": (),
    "one": (Card.RE_ROLL_ALL,),
    "three": (Card.ACTIONS_OR_RE_ROLL, Card.FIVE_ATTACK_OR_DEFENCE, Card.SIX_DEFENCE),
    "four": (Card.ACTIONS_OR_RE_ROLL, Card.RE_ROLL_ALL, Card.SIX_ATTACK, Card.SIX_DEFENCE),
}


def drawn(cards, theme=DARK, seat=0):
    view = replace(MIDWAY, seat=seat, hand=cards)
    return draw_hand(view, theme=theme, words=WORDS, names=NAMES)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("cards", HANDS.values(), ids=HANDS)
def test_hands_are_legible(cards, theme, monkeypatch):
    written, image = watched(monkeypatch, hand, lambda: drawn(cards, theme))

    assert written
    assert flaws(written, image) == []


def test_alt_text_names_the_cards():
    assert drawn(HANDS["three"]).alt_text == (
        "Astrid holds 3 Fate cards: +3 actions or re-roll one die, +5 attack or Defence, "
        "+6 Defence."
    )
    assert drawn(()).alt_text == "Astrid holds no Fate cards."


def test_a_great_hand_still_fits():
    assert drawn(tuple(Card) * 2).image.size == hand.SIZE
