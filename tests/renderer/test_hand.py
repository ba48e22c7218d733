"""A hand of Fate cards, for its owner alone."""

import pytest
from msgspec.structs import replace

from games.nine_realms.fate import Card
from renderer.nine_realms import draw_hand, hand
from renderer.themes import DARK, THEMES
from tests.renderer.scenes import MIDWAY, NAMES, WORDS
from tests.renderer.watching import WatchingCanvas

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
    watching = []

    def watch(layer):
        watching.append(WatchingCanvas(layer))
        return watching[-1]

    monkeypatch.setattr(hand, "Canvas", watch)
    drawn(cards, theme)

    written = watching[0].written
    assert written
    for one in written:
        assert one.cap_height * 400 / hand.SIZE[0] >= 7, one.text
        assert one.contrast() >= 4.5, one.text
        assert one.box[0] > 0, one.text
        assert one.box[2] < hand.SIZE[0], one.text
        assert one.box[3] < hand.SIZE[1], one.text


@pytest.mark.parametrize("cards", HANDS.values(), ids=HANDS)
def test_hands_keep_to_the_size_of_a_picture(cards):
    picture = drawn(cards)

    assert 4 / 5 <= picture.image.width / picture.image.height <= 4 / 3
    assert len(picture.encode()) <= 240_000


def test_alt_text_names_the_cards():
    assert drawn(HANDS["three"]).alt_text == (
        "Astrid holds 3 Fate cards: +3 actions or re-roll one die, +5 attack or Defence, "
        "+6 Defence."
    )
    assert drawn(()).alt_text == "Astrid holds no Fate cards."


def test_a_great_hand_still_fits():
    assert drawn(tuple(Card) * 2).image.size == hand.SIZE
