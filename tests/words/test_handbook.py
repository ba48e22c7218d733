"""Rules in full: sections of a file, found by key, refusal and search."""

import pytest

from words.handbook import read
from words.texts import WordsError

BOOK = """# A title

What comes before the first section is for whoever reads the file.

## Moving about
<!-- moving: Movement; R-1; N2 | refusals: too-far, not-there -->

Go as far as you like.

- Water ends a move.

## Winning
<!-- winning: The Goal | asks: your-turn, last-word -->
Whoever goes furthest wins.
"""


@pytest.fixture
def book(tmp_path):
    file = tmp_path / "handbook.en.md"
    file.write_text(BOOK)
    return file


def test_a_section_knows_what_it_covers(book):
    """Rows of RULEBOOK.md and refusals; neither stands in its text."""
    moving, winning = read(book).sections

    assert (moving.key, moving.title) == ("moving", "Moving about")
    assert moving.rows == ("Movement", "R-1", "N2")
    assert moving.refusals == ("too-far", "not-there")
    assert moving.text == "Go as far as you like.\n\n- Water ends a move."
    assert (winning.rows, winning.refusals) == (("The Goal",), ())
    assert (moving.asks, winning.asks) == ((), ("your-turn", "last-word"))


def test_sections_are_found(book):
    """By their key, by a refusal that they explain, by what they say; titles first."""
    handbook = read(book)
    moving, winning = handbook.sections

    assert handbook.section("moving") is moving
    assert handbook.section("nothing") is None
    assert handbook.about("too-far") is moving
    assert handbook.about("nothing") is None
    assert handbook.asking("last-word") is winning
    assert handbook.asking("too-far") is None
    assert handbook.search("WINS") == [winning]
    assert handbook.search("move") == [moving]
    assert handbook.search("win") == [winning]
    assert handbook.search("") == [moving, winning]


def test_a_table_is_a_list(book):
    """Discord shows no tables: a row is a line, and the head is one above them."""
    table = "| god | glory |\n|---|---|\n| Loki | 11 |\n| Hel | 2 |\n"
    book.write_text(BOOK.replace("- Water ends a move.\n", table))

    moving = read(book).sections[0]

    assert moving.text.splitlines()[2:] == ["*god · glory*", "- **Loki** · 11", "- **Hel** · 2"]


@pytest.mark.parametrize(
    "flaw",
    [
        BOOK.replace("<!-- winning: The Goal | asks: your-turn, last-word -->\n", ""),
        BOOK.replace("<!-- winning", "<!-- moving"),
        BOOK + "x" * 4000,
    ],
)
def test_a_flaw_is_refused(book, flaw):
    """No cover, the same key twice, too long for a message."""
    book.write_text(flaw)

    with pytest.raises(WordsError):
        read(book)
