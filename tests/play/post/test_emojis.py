"""Which emoji belongs to a text, and how many there is room for."""

import pytest

from play.post.looks.emojis import Emojis
from tests.cogs.adorned import MARKUP, all_there, word
from words.speech import isolated

THERE = all_there()


@pytest.mark.parametrize(
    ("title", "text", "sign"),
    [
        ("nine_realms", "Thor attacks Sigmund", "thor"),
        ("nine_realms", "Second Vanguard moves", "second_vanguard"),
        ("nine_realms", "End the turn — 5 actions left, Thor could still attack", None),
        ("nine_realms", "Change terrain (Thor stays)", None),
        ("nine_realms", "Thorn and Odinson", None),
        ("nine_realms", f"{isolated('Thor')} moves Odin", "odin"),
        ("nine_realms", f"{isolated('Thor')} is ready", None),
        ("norseheim", "Attack Eilifsborg", "attack"),
        ("norseheim", "Mjolnir", "thor"),
        ("hammer_of_thor", "to Gladsheim", "asgard"),
        ("hammer_of_thor", "Fehu", "fehu"),
        ("fallen_kingdoms", "Freyr", "freyr"),
        ("norsaga", "Gorm Split-Oak (Might/Might)", "berserker"),
        ("norsaga", "nothing of it", None),
    ],
)
def test_a_text_has_the_emoji_of_what_it_names_first(title, text, sign):
    """The longest name counts, as a word of its own; a player is no thing."""
    found = THERE.beside(title, text)

    assert word(found and found.name) == sign


def test_lines_have_their_emojis_at_their_heads():
    """Behind marks of a list, of a heading and of small print; signs of their own stay alone."""
    text = "Thor moves\n- Odin rests\n-# Frigg waits\n## Thor\n🎲 Thor rolls 3\n\nnobody"
    told = THERE.signed("nine_realms", text, 2000).split("\n")

    assert [MARKUP.sub("@", line) for line in told] == [
        "@ Thor moves", "- @ Odin rests", "-# @ Frigg waits", "## @ Thor", "🎲 Thor rolls 3", "",
        "nobody",
    ]  # fmt: skip


@pytest.mark.parametrize("room", [0, 30, 100, 101, 200, 2000])
def test_emojis_take_no_more_room_than_there_is(room):
    """Their markup is long, and a text is never cut for it."""
    text = "\n".join(["Thor moves"] * 9)
    told = THERE.signed("nine_realms", text, room)

    assert MARKUP.sub("", told).replace(" Thor", "Thor") == text
    assert len(told) <= max(room, len(text))


def test_before_they_are_there_texts_stand_alone():
    """Also once one of them may be gone."""
    nothing, doubted = Emojis(), all_there()
    doubted.doubt()

    for emojis in (nothing, doubted):
        assert emojis.beside("nine_realms", "Thor") is None
        assert emojis.die("2d6 (3)") is None
        assert emojis.signed("nine_realms", "Thor moves", 2000) == "Thor moves"
    assert (nothing.doubted.is_set(), doubted.doubted.is_set()) == (False, True)
