"""Docstrings are in plain present tense, and whatever is cited lies in this repository."""

import pytest

from tests.architecture import PACKAGES, ROOT
from tests.documents import PAGE, WORST, dialect, docstrings, headings, invented, miscited, outside

LATER = {"games"}
"""Packages in which a docstring may still begin with Whether, When, Where, Why or How."""
DISCORD = headings((ROOT / PAGE).read_text())
PLANTED = {
    "module": ('"""What a thing is."""\n', 1),
    "function": ('def f() -> None:\n    """Whoever asks for it."""\n', 2),
    "async": ('async def f() -> None:\n    """\n    Whose turn it is.\n    """\n', 2),
    "class": ('class C:\n    """Who it is."""\n', 2),
    "method": ('class C:\n    def f(self) -> None:\n        """Whether it is."""\n', 3),
    "constant": ('X = 1\n"""How many there are."""\n', 2),
    "field": ('class C:\n    x: int = 1\n    """When it was."""\n', 3),
    "attribute": ('def f(self) -> None:\n    self.x = 1\n    """Where it is."""\n', 3),
}
SPEAKS_OF_IT = {"tests/documents.py", "tests/test_docs.py"}
"""Tests that name what must not be cited."""


def texts(*folders: str) -> dict[str, str]:
    """Every source in these folders, by its path."""
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return {str(path.relative_to(ROOT)): path.read_text() for path in paths}


SOURCES = texts(*PACKAGES)
EVERYTHING = {
    path: text for path, text in texts(*PACKAGES, "tests").items() if path not in SPEAKS_OF_IT
}


def test_docstrings_are_in_plain_present_tense():
    """None begins with What or Who; where it holds already, none with Whether, When or How."""
    worst = [(path, *one) for path, text in SOURCES.items() for one in dialect(text, WORST)]
    held = texts(*(package for package in PACKAGES if package not in LATER))

    assert worst == []
    assert [(path, *one) for path, text in held.items() for one in dialect(text)] == []


@pytest.mark.parametrize(("source", "line"), PLANTED.values(), ids=PLANTED)
def test_a_docstring_in_dialect_is_found(source, line):
    assert [at for at, _ in dialect(source)] == [line]


def test_plain_docstrings_are_left_in_peace():
    plain = '"""Operator settings."""\nX = 1\n"""Seconds: what a clock counts."""\n'

    assert len(list(docstrings(plain))) == 2
    assert dialect(plain) == []


def test_nothing_is_cited_that_is_not_in_this_repository():
    assert [(path, one) for path, text in EVERYTHING.items() for one in outside(text)] == []


@pytest.mark.parametrize("text", ["# so it is (FACTS 4.3)", "# dossier 3.7", "# see DESIGN §5"])
def test_a_citation_of_something_elsewhere_is_found(text):
    assert len(outside(text)) == 1


def test_each_heading_that_is_cited_is_there():
    found = [(path, one) for path, text in EVERYTHING.items() for one in miscited(text, DISCORD)]

    assert found == []


def test_a_heading_that_is_not_there_is_found():
    text = f"# {PAGE}, Trying\n    # again; {PAGE}, Limits; {PAGE}, Tides; and {PAGE}"

    assert miscited(text, ["Limits", "Trying again"]) == [", Tides; and ", ""]


def test_the_facts_about_discord_are_those_that_the_code_cites():
    cited = " ".join(" ".join(text.replace("#", " ").split()) for text in SOURCES.values())

    assert [one for one in DISCORD if f"{PAGE}, {one}" not in cited] == []


def test_the_page_of_the_architecture_names_what_there_is():
    page = (ROOT / "docs" / "architecture.md").read_text()

    assert invented(page, ROOT, SOURCES.values()) == []


def test_a_place_or_a_name_that_is_not_there_is_found():
    source = "class Clocks:\n    def run(self) -> None: ...\n"
    page = (
        "`play/watch/clocks.py`, `play/watch/bells.py`: `Clocks.run`, `Bells`, `Clocks.go`, `/go`"
    )

    assert invented(page, ROOT, [source]) == ["play/watch/bells.py", "Bells", "Clocks.go"]
