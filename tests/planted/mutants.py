"""Mutants: small mistakes in the rules, each of which some test must notice.

`python -m tests.planted.mutants` plants them one by one in a copy of the sources, runs the tests
that cite the rule, then all rule tests, then a few matches of the contract, and fails if any
mutant survives. What has killed one must be green without it, which is looked at in the end.
Names given as arguments choose among them; SKALD_MUTANTS=10 hunts every tenth, from one that chance
picks.
"""

import secrets
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from compileall import compile_dir
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import SimpleQueue

from tests.games.trials import each
from tests.planted import citing
from tests.planted.forks import Forks
from tests.planted.mutant import Mutant
from tests.portions import MUTANTS as EVERY

MUTANTS = [(title, mutant) for title, told in each("mutants") for mutant in told.MUTANTS]
"""Each title's, from `tests/games/<title>/mutants.py`."""
ROOT = Path(__file__).parent.parent.parent
PACKAGES = ("bot", "cogs", "db", "games", "hall", "play", "renderer", "words")
PROCESSES = 2
NO_TESTS = 5
"""The exit code of pytest where it has run none."""
SUITES = {
    "rules": ("tests/games/{title}", ""),
    "contract": ("tests/contract", "keeps_the_contract and {title}"),
}
"""What may notice a mutant of a title, in this order, after the tests that cite its rule: where
they stand, and what their names have."""
CITING_IN = "rules"
"""The suite that has the tests that cite a rule."""
Kill = tuple[str, str]
"""The suite that has killed a mutant, and its first test that failed."""
ENVIRONMENT = {"SKALD_MATCHES": "2", "PYTHONDONTWRITEBYTECODE": ""}
"""Without bytecode every child would compile the tests again."""


def main(names: Sequence[str]) -> int:
    """Plant and hunt; how many survived, or could not be planted."""
    if names:
        chosen = [one for one in MUTANTS if one[1].name in names]
    else:
        chosen = MUTANTS[secrets.randbelow(EVERY) :: EVERY]
    _say(f"{len(chosen)} of {len(MUTANTS)} mutants are hunted")
    copies: SimpleQueue[Forks] = SimpleQueue()
    with _copies(copies), ThreadPoolExecutor(PROCESSES) as pool:
        results = pool.map(lambda one: (*one, _hunt(*one, copies)), chosen)
        found = [(title, mutant, _report(title, mutant, kill)) for title, mutant, kill in results]
        believed = sorted({(title, suite) for title, _, suite in found if suite})
        for title, suite, red in pool.map(lambda one: (*one, _red(*one, copies)), believed):
            if red:
                _say(f"without any mutant {title} is red: {suite}: {red}")
                return 1
    killed = sum(suite is not None for _, _, suite in found)
    _say(f"{killed} of {len(chosen)} mutants killed")
    return len(chosen) - killed


@contextmanager
def _copies(free: "SimpleQueue[Forks]") -> Iterator[None]:
    """Copies of the sources, each for one mutant at a time."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        for number in range(PROCESSES):
            forks = Forks(_copied(Path(folder) / str(number)), ENVIRONMENT)
            free.put(stack.enter_context(closing(forks)))
        yield


def _hunt(title: str, mutant: Mutant, copies: "SimpleQueue[Forks]") -> Kill | None:
    """Which suite killed it; None: it survived."""
    with _taken(copies) as forks:
        file = forks.copy / "games" / title / mutant.file
        healthy = file.read_text(encoding="utf-8")
        if healthy.count(mutant.old) != 1:
            return None
        file.write_text(healthy.replace(mutant.old, mutant.new), encoding="utf-8")
        try:
            return _noticed(forks, title, mutant.rule)
        finally:
            file.write_text(healthy, encoding="utf-8")


def _noticed(forks: Forks, title: str, rule: str) -> Kill | None:
    """Which suite, and which test of it, fails."""
    if files := citing.files(forks.copy / "tests" / "games" / title, rule):
        code, failed = forks.run([*map(str, files)], rule=rule)
        if code not in (0, NO_TESTS):
            return "citing", failed
    for suite in SUITES:
        if failed := _failing(forks, title, suite):
            return suite, failed
    return None


def _red(title: str, suite: str, copies: "SimpleQueue[Forks]") -> str:
    """What fails in a suite without any mutant: then what it has killed is not believed."""
    with _taken(copies) as forks:
        return _failing(forks, title, suite)


def _failing(forks: Forks, title: str, suite: str) -> str:
    """Which test of a suite fails first; none: they pass."""
    path, keyword = SUITES[suite]
    code, failed = forks.run([path.format(title=title)], keyword.format(title=title))
    return failed if code else ""


@contextmanager
def _taken(copies: "SimpleQueue[Forks]") -> Iterator[Forks]:
    """A copy that is free, for the block."""
    forks = copies.get()
    try:
        yield forks
    finally:
        copies.put(forks)


def _report(title: str, mutant: Mutant, kill: Kill | None) -> str | None:
    """Say what has killed a mutant, and tell which suite must be green without it."""
    planted = (ROOT / "games" / title / mutant.file).read_text(encoding="utf-8")
    survived = "SURVIVED" if planted.count(mutant.old) == 1 else "NOT FOUND ONCE IN ITS FILE"
    told = f"{kill[0]}: {kill[1][:60]}" if kill else survived
    _say(f"{mutant.name:36} {mutant.rule:24} {told}")
    return kill and (CITING_IN if kill[0] == "citing" else kill[0])


def _copied(folder: Path) -> Path:
    """A copy of the sources, compiled; what is changed in it is known by its text, not its age."""
    ignored = shutil.ignore_patterns(".*", "__pycache__", "build", "*.egg-info")
    shutil.copytree(ROOT, folder, ignore=ignored)
    for package in PACKAGES:
        compile_dir(folder / package, quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return folder


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
