"""All that lies open can be looked up: the keys, and what stands on each card."""

from importlib.resources import files

import pytest

from games.fallen_kingdoms.gods.god import BASE, START_GLORY, God
from games.fallen_kingdoms.land.tiles import Resource
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.references import REFERENCES, SIGNS, AddsFear, BaseFear, FirstGlory
from games.fallen_kingdoms.trophies import Building, Knowledge, Rumor, Track
from words.speech import Words

WORDS = Words("en", files("games.fallen_kingdoms") / "words")


@pytest.mark.rule("2.1", "2.2")
@pytest.mark.parametrize("kind", [God, Knowledge, Building, Rumor, Track, Resource])
def test_each_of_a_kind_can_be_looked_up(kind):
    """2.1: whatever the box holds has a card, by the id of its own name, in a group with a name."""
    keys = {f"{kind.__name__.lower()}-{one.value}" for one in kind}

    assert keys <= set(REFERENCES)
    assert WORDS.has(f"references-{kind.__name__.lower()}")


@pytest.mark.rule("2.1", "2.2")
def test_every_card_can_be_read_on_a_phone():
    """2.1: abilities are told in full; a rumor has none, its name and its value say it all."""
    for key, facts in REFERENCES.items():
        said = [WORDS.say(one) for one in facts]
        if key.startswith("rumor-"):
            assert not WORDS.has(key, "about"), key
            assert len(said) == 2
        else:
            said.append(WORDS.text(key, "about"))
        assert len(" ".join([WORDS.text(key), *said])) < 600, key
        assert facts or key in SIGNS, key


@pytest.mark.rule("Odin", "F-06")
@pytest.mark.parametrize("god", God)
def test_a_gods_card_tells_the_value_and_the_first_glory(god):
    """F-06: by the same data that the rules go by."""
    assert REFERENCES[f"god-{god.value}"] == (BaseFear(BASE[god]), FirstGlory(START_GLORY[god]))


@pytest.mark.rule("rumors", "5.2.4")
def test_a_rumors_card_tells_how_much_fear_it_adds():
    """5.2.4: the number in its name is the number that counts."""
    for rumor in Rumor:
        key = f"rumor-{rumor.value}"
        assert REFERENCES[key][0] == AddsFear(rumor.fear)
        assert WORDS.text(key).endswith(f"({rumor.fear})")


@pytest.mark.rule("K5", "tiles")
def test_the_rules_in_full_tell_the_last_round_and_what_is_the_houses():
    """K5: by the usual options; nobody should learn of either when it is too late."""
    book = (files("games.fallen_kingdoms") / "words" / "handbook.en.md").read_text("utf-8")

    assert Options().rounds.value == "fifteen"
    assert "the fifteenth unless you choose another" in book
    assert "**our own designs**" in book
    for god in God:
        name = WORDS.text(f"god-{god.value}")
        assert f"| {name} | {BASE[god]} | {START_GLORY[god]} |" in book
