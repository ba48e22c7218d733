"""People's names: what is kept of them, and what is not."""

import re
from unicodedata import bidirectional, category

import pytest
from discord.utils import escape_mentions
from hypothesis import given
from hypothesis import strategies as st

from words.names import LONGEST, cleaned

TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
ODD = "*_`~|<>@\\[]()/:#a1 \u200b\u200d\u202e\u0301😀"
NAMES = st.text(max_size=120) | st.text(ODD, max_size=60)
HALF_WIDTH = {0xFEE0 + ord(letter): letter for letter in "*_`~|<>@\\[]/"}
"""The letters that stand in for markup, and what they look like."""


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "ann_92_b",
        "Åsa Öström",
        "Анна",
        "安娜",
        "שרה",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        "😀",
        "Ann 👨\u200d👩\u200d👧",
        "O'Neil",
        "a.b-c (he/him) :)",
    ],
)
def test_honest_names_stay_as_they_are(name):
    """In all scripts, with emoji and with underscores within a word."""
    assert cleaned(name) == name


@pytest.mark.parametrize(
    ("name", "looks_like"),
    [
        ("@everyone", "@everyone"),
        ("<@123> <@&1> <#2>", "<@123> <@&1> <#2>"),
        ("**Ann** `x` ||y|| ~~z~~", "**Ann** `x` ||y|| ~~z~~"),
        ("[win](https://a.b)", "[win](https://a.b)"),
        ("__Ann_", "__Ann_"),
        ("a\\", "a\\"),
        ("\u202eAnn\u2066", "Ann"),
        ("A\u200b\u2060n\ufeffn", "Ann"),
        ("A\u0301\u0301\u0301\u0301", "Á\u0301\u0301"),
        ("A\x1b\u0300", "À"),
        ("U\u200c\u200c\u0300", "Ù"),
        ("  Ann \n\t Bo ", "Ann Bo"),
        ("x" * 100, "x" * (LONGEST - 1) + "…"),
        ("😀" * 40, "😀" * (LONGEST - 1) + "…"),
    ],
)
def test_what_pretends_hides_or_overflows_is_made_harmless(name, looks_like):
    assert cleaned(name).translate(HALF_WIDTH) == looks_like


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u3164", "\u2800\u115f", "\u0301", "\u202e", "\u200d\u200d"]
)
def test_of_what_cannot_be_seen_nothing_is_left(name):
    assert cleaned(name) == ""


@given(NAMES)
def test_no_name_turns_pings_or_formats(name):
    """Nor is it longer than a name may be; cleaning once is enough."""
    shown = cleaned(name)

    assert len(shown) <= LONGEST
    assert not {bidirectional(letter) for letter in shown} & TURNING
    assert not [one for one in shown if category(one) in ("Cc", "Co", "Cs", "Zl", "Zp")]
    assert not re.search(r"[*`~|<>@\\\[\]]|//|__|^_|_$", shown)
    assert escape_mentions(shown) == shown
    assert cleaned(shown) == shown
