"""Emojis: what has one, how large they are, and whether they are told apart in a line of text."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.catalogue import titles
from play.library import words_of
from renderer.artists import artist
from renderer.emoji import SIDE, draw_bytes, draw_emoji, word_of
from renderer.throws import EMOJIS as THROWN

LARGEST = 256 * 1024
"""Bytes (docs/discord.md, Emojis)."""
IN_A_LINE = 22
"""Pixels of an emoji within a text."""
APART = 2.5
"""The least difference of two emojis in a line, of 255, on the average of their pixels."""
GROUNDS = ((49, 51, 56), (255, 255, 255))
"""Discord's dark theme and its light one."""
SETS = {**{title: artist(title).EMOJIS for title in titles()}, "thrown": THROWN}


def distinct(name):
    """The emblems of a set, each once."""
    return list(dict.fromkeys(SETS[name].values()))


def in_a_line(emblem, ground) -> Image.Image:
    """An emoji as it is seen within a text."""
    small = draw_emoji(emblem).resize((IN_A_LINE, IN_A_LINE), Image.Resampling.LANCZOS)
    line = Image.new("RGB", small.size, ground)
    line.paste(small, (0, 0), small)
    return line


def difference(one, other) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


@pytest.mark.parametrize("title", titles())
def test_whatever_has_an_emoji_can_be_looked_up_and_is_named(title):
    rules, words = titles()[title].rules, words_of(title)

    assert SETS[title].keys() <= rules.references.keys()
    assert all(words.text(key) for key in SETS[title])


def test_every_stave_is_named():
    assert all(
        words_of().has(key) for key in THROWN if key.startswith("stave") and key[-6:] != "turned"
    )


@pytest.mark.parametrize("name", SETS)
def test_they_are_of_the_size_that_discord_takes(name):
    """Small in bytes, see-through at the corners, opaque in the middle."""
    for emblem in distinct(name):
        image = draw_emoji(emblem)
        alpha = image.getchannel("A")
        assert image.size == (SIDE, SIDE) == (128, 128)
        assert len(draw_bytes(emblem)) <= LARGEST
        assert alpha.getpixel((0, 0)) == alpha.getpixel((127, 127)) == 0
        assert alpha.getpixel((64, 64)) == 255


@pytest.mark.parametrize("ground", GROUNDS, ids=["dark", "light"])
@pytest.mark.parametrize("name", SETS)
def test_no_two_look_alike_in_a_line(name, ground):
    """On either theme, within a title."""
    shown = [in_a_line(emblem, ground) for emblem in distinct(name)]
    blank = Image.new("RGB", shown[0].size, ground)

    assert min(difference(one, other) for one, other in combinations([*shown, blank], 2)) >= APART


@pytest.mark.parametrize("name", SETS)
def test_they_are_the_same_every_time(name):
    first, second = (draw_emoji(SETS[name][next(iter(SETS[name]))]) for _ in range(2))

    assert first.tobytes() == second.tobytes()


def test_words_of_names_are_plain():
    assert [word_of(text) for text in ("Elf/Human", "second-vanguard", "ATTACK")] == [
        "elf_human",
        "second_vanguard",
        "attack",
    ]
