"""Every rule is coded and tested, and each title's RULEBOOK.md says where.

A title lists the ids of its rules in `tests/games/<title>/sections.py`.
"""

import ast
import re
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from games.catalogue import titles

Marked = Mapping[str, set[str]]
"""The tests of a title by name, each with the ids of its `rule` markers."""

ROW = re.compile(
    r"^\| (?P<id>[^|]+?) \| (?P<words>[^|]+?) \| (?P<code>[^|]*?) \| (?P<tests>[^|]*?) \|$"
)
QUOTED = re.compile(r"`([^`]+)`")
HEADS = ("section", "number")


def faults(text: str, ids: Sequence[str], package: str, tests: Marked) -> list[str]:
    """All that is wrong with a RULEBOOK.md, in sentences."""
    found = map(ROW.match, text.splitlines())
    rows = [row for row in found if row and row["id"] not in HEADS]
    listed = [row["id"] for row in rows]
    return [
        *(f"{rule}: not listed" for rule in ids if rule not in listed),
        *(f"{rule}: listed twice" for rule in set(listed) if listed.count(rule) > 1),
        *(f"{rule}: no such rule" for rule in listed if rule not in ids),
        *(fault for row in rows for fault in _faults_of_row(row, package, tests)),
        *(f"{name}: marked with the unknown {rule}" for name, rule in _unknown(tests, ids)),
    ]


def _faults_of_row(row: re.Match[str], package: str, tests: Marked) -> Iterable[str]:
    code, named = QUOTED.findall(row["code"]), QUOTED.findall(row["tests"])
    yield from (f"{row['id']}: no {ref} in the code" for ref in code if not _exists(package, ref))
    yield from (f"{row['id']}: no test {name}" for name in named if name not in tests)
    yield from (
        f"{row['id']}: {name} is not marked with it"
        for name in named
        if name in tests and row["id"] not in tests[name]
    )
    if not code or not named:
        yield f"{row['id']}: not coded, or not tested"


def _unknown(tests: Marked, ids: Sequence[str]) -> list[tuple[str, str]]:
    return [(name, rule) for name, marked in tests.items() for rule in sorted(marked - set(ids))]


def _exists(package: str, reference: str) -> bool:
    """Whether a dotted name leads to something: modules first, then attributes."""
    name = reference if reference.startswith("games.") else f"{package}.{reference}"
    parts = name.split(".")
    found: object = import_module(parts[0])
    for index, part in enumerate(parts[1:], start=2):
        if not hasattr(found, part):
            try:
                import_module(".".join(parts[:index]))
            except ModuleNotFoundError:
                return False
        found = getattr(found, part)
    return True


def marked_tests(folder: Path) -> dict[str, set[str]]:
    """The tests of a folder by name, with the ids that their markers hold."""
    return {
        node.name: {rule for decorator in node.decorator_list for rule in _ids(decorator)}
        for path in sorted(folder.glob("test_*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def _ids(decorator: ast.expr) -> list[str]:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        return [ast.literal_eval(argument) for argument in decorator.args]
    return []


def _names(folder: Path) -> list[str]:
    return [
        node.name
        for path in folder.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def inspected(key: str) -> tuple[str, Sequence[str], str, Marked]:
    """What `faults` needs to know of a title."""
    text = files(f"games.{key}").joinpath("RULEBOOK.md").read_text(encoding="utf-8")
    ids = import_module(f"tests.games.{key}.sections").IDS
    return text, ids, f"games.{key}", marked_tests(Path(__file__).parent / key)


TITLES = pytest.mark.parametrize("key", list(titles()))


@TITLES
def test_the_rulebook_page_is_complete_and_true(key):
    """Every rule has a row; every row leads to code and to tests that cite the rule."""
    assert faults(*inspected(key)) == []


@TITLES
def test_every_rule_has_a_test(key):
    """Whether or not the page names it."""
    _, ids, _, tests = inspected(key)

    assert set(ids) - {rule for marked in tests.values() for rule in marked} == set()


@TITLES
def test_every_test_cites_a_rule_and_has_a_name_of_its_own(key):
    """So that a row leads to one test."""
    names = _names(Path(__file__).parent / key)

    assert [name for name, ids in inspected(key)[3].items() if not ids] == []
    assert sorted(names) == sorted(set(names))


@TITLES
def test_no_test_is_without_a_sentence_about_its_rule(key):
    """The first line of its docstring."""
    for path in (Path(__file__).parent / key).glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert ast.get_docstring(node), node.name


# The guard barks

PAGE = """
| number | in our words | code | tests |
|---|---|---|---|
| R-01 | Five kinds of card. | `fate.Card`, `steps.turn.ActionPhase.asks` | `test_cards` |
| R-02 | One count of blood. | `games.core.dice.Dice.commitment` | `test_blood`, `test_cards` |
"""
IDS = ("R-01", "R-02")
TESTS = {"test_cards": {"R-01", "R-02"}, "test_blood": {"R-02"}}


def barks(page: str = PAGE, ids: Sequence[str] = IDS, tests: Marked = TESTS) -> list[str]:
    """The faults that the guard finds in a planted page."""
    return faults(page, ids, "games.nine_realms", tests)


def test_the_guard_is_silent_about_a_good_page():
    """Else its barking would mean nothing."""
    assert barks() == []


@pytest.mark.parametrize(
    ("found", "planted", "fault"),
    [
        ("| R-02 |", "| R-2 |", "R-02: not listed"),
        ("| R-02 |", "| R-03 |", "R-03: no such rule"),
        ("| R-02 |", "| R-01 |", "R-01: listed twice"),
        ("`test_blood`", "`test_bloood`", "R-02: no test test_bloood"),
        ("`fate.Card`", "`fate.Crd`", "R-01: no fate.Crd in the code"),
        ("`fate.Card`", "`fete.Card`", "R-01: no fete.Card in the code"),
        (".asks`", ".aks`", "R-01: no steps.turn.ActionPhase.aks in the code"),
        ("asks` | `test_cards`", "asks` | `test_blood`", "R-01: test_blood is not marked with it"),
        ("asks` | `test_cards`", "asks` | later", "R-01: not coded, or not tested"),
        ("`games.core.dice.Dice.commitment`", "elsewhere", "R-02: not coded, or not tested"),
    ],
)
def test_the_guard_barks_at_a_planted_fault(found, planted, fault):
    """One row missing, a wrong test, a wrong name in the code …"""
    assert found in PAGE

    assert fault in barks(PAGE.replace(found, planted))


def test_the_guard_barks_at_a_missing_row():
    """Of a rule that the title has."""
    assert barks(ids=(*IDS, "R-03")) == ["R-03: not listed"]


def test_the_guard_barks_at_an_unknown_marker():
    """A slip of the pen in a test."""
    assert barks(tests={**TESTS, "test_other": {"R-99"}}) == [
        "test_other: marked with the unknown R-99"
    ]
