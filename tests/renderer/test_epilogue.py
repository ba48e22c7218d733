"""The picture at the end of a match: readable on a telephone, however much there is to tell."""

import pytest

from play.library import playable, words_of
from play.post.looks.cover import scene_of
from renderer import epilogue as drawing
from renderer.artists import artist
from renderer.epilogue import Epilogue, Stand, TurningPoint, draw_epilogue
from renderer.picture import ALT_TEXT_LIMIT
from renderer.themes import DARK, THEMES
from renderer.type import writable
from tests.renderer.watching import flaws, overlapping, watched

LONG = "ᛟ Ægir the very long-winded son of Njord, and of nobody else"
SHORT = Epilogue(
    "Norsaga · match 1", "It's a draw", (), (Stand("Bo", won=False, told=()),), (), "Now."
)
FULL = Epilogue(
    heading=f"{LONG} · match 1000000",
    result=f"{LONG} wins",
    reasons=(f"{LONG} has fallen, so {LONG} wins.", "Both Cauldrons were full."),
    stands=tuple(
        Stand(f"{LONG} {seat}", seat < 2, ("Blood 9 of 9", "Figures 2 of 6", f"{LONG}: 3 of 4"))
        for seat in range(6)
    ),
    turning=tuple(TurningPoint(f"Turn {turn}", f"{LONG} falls. 🏆") for turn in range(6)),
    length="31 turns in 4 days.",
)


def board_of(title):
    """A board of a title, somewhere in a match."""
    scene, words = scene_of(title), words_of(title)
    return artist(title).draw(scene.view(None), theme=DARK, words=words, names=scene.names).image


def drawn(epilogue, title="norsaga", theme=DARK):
    return draw_epilogue(epilogue, board_of(title), theme=theme, words=words_of(title))


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("title", playable())
@pytest.mark.parametrize("epilogue", [SHORT, FULL], ids=["short", "full"])
def test_an_epilogue_can_be_read_on_a_telephone(epilogue, title, theme, monkeypatch):
    """Whatever the board is that lies behind its first lines."""
    written, image = watched(monkeypatch, drawing, lambda: drawn(epilogue, title, theme))

    assert len(written) >= 4
    assert flaws(written, image) == []
    assert overlapping(written) == []
    assert not any("🏆" in one.text for one in written)


def test_all_that_is_told_stands_on_the_picture(monkeypatch):
    written, image = watched(monkeypatch, drawing, lambda: drawn(FULL))
    text = " ".join(one.text for one in written)

    for told in ("Both Cauldrons were full.", "Turn 0", "Turn 5", "Blood 9 of 9", FULL.length):
        assert told in text
    shorter, little = watched(monkeypatch, drawing, lambda: drawn(SHORT))
    assert len(shorter) < len(written)
    assert little.height < image.height


def test_the_alternative_text_begins_with_who_has_won_and_why():
    alt = drawn(FULL).alt_text

    assert len(alt) <= ALT_TEXT_LIMIT
    assert alt.startswith(f"{writable(LONG, '')} wins. {writable(FULL.reasons[0], '')}")


def test_crowns_are_for_winners_alone():
    """The same picture but for the crown."""
    won, lost = (
        drawn(
            Epilogue("Norsaga", "It's over", (), (Stand("Bo", won=won, told=()),), (), "One turn.")
        )
        for won in (True, False)
    )

    assert won.image.size == lost.image.size
    assert won.image.tobytes() != lost.image.tobytes()
