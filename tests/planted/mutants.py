"""Mutants: small mistakes in the rules, each of which some test must notice.

`python -m tests.planted.mutants` plants them one by one in a copy of the sources, runs the tests
that cite the rule, then all rule tests, then a few matches of the contract, and fails if any
mutant survives. Names given as arguments choose among them.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from compileall import compile_dir
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import SimpleQueue

from tests.games.trials import each
from tests.planted import citing
from tests.planted.mutant import Mutant

MUTANTS = [(title, mutant) for title, told in each("mutants") for mutant in told.MUTANTS]
"""Each title's, from `tests/games/<title>/mutants.py`."""
ROOT = Path(__file__).parent.parent.parent
PACKAGES = ("bot", "cogs", "db", "games", "hall", "play", "renderer", "words")
PROCESSES = 2
PYTEST = (sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider")
NO_TESTS = 5
"""The exit code of pytest where it has run none."""
SUITES = {
    "rules": ("tests/games/{title}",),
    "contract": ("tests/contract", "-k", "keeps_the_contract and {title}"),
}
"""What may notice a mutant of a title, in this order, after the tests that cite its rule."""
ENVIRONMENT = {"SKALD_MATCHES": "2", "PYTHONDONTWRITEBYTECODE": "1"}


def main(names: Sequence[str]) -> int:
    """Plant and hunt; how many survived, or could not be planted."""
    chosen = [one for one in MUTANTS if not names or one[1].name in names]
    copies: SimpleQueue[Path] = SimpleQueue()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(PROCESSES) as pool:
        for number in range(PROCESSES):
            copies.put(_copied(Path(folder) / str(number)))
        for title in sorted({title for title, _ in chosen}):
            if healthy := _noticed_by(Path(folder) / "0", title):
                _say(f"without any mutant {title} is red: {healthy}")
                return 1
        results = pool.map(lambda one: (*one, _hunt(*one, copies)), chosen)
        failures = [one for *one, found in results if not _report(*one, found)]
    _say(f"{len(chosen) - len(failures)} of {len(chosen)} mutants killed")
    return len(failures)


def _hunt(title: str, mutant: Mutant, copies: SimpleQueue[Path]) -> str | None:
    """Which suite killed it; None: it survived."""
    copy = copies.get()
    file = copy / "games" / title / mutant.file
    healthy = file.read_text(encoding="utf-8")
    try:
        if healthy.count(mutant.old) != 1:
            return None
        file.write_text(healthy.replace(mutant.old, mutant.new), encoding="utf-8")
        return _noticed_by(copy, title, mutant.rule)
    finally:
        file.write_text(healthy, encoding="utf-8")
        copies.put(copy)


def _noticed_by(copy: Path, title: str, rule: str = "") -> str | None:
    """Which suite, and which test of it, fails."""
    suites = {name: [part.format(title=title) for part in suite] for name, suite in SUITES.items()}
    if rule and (files := citing.files(copy / "tests" / "games" / title, rule)):
        suites = {"citing": ["-p", citing.__name__, *map(str, files)]} | suites
    for name, suite in suites.items():
        done = subprocess.run(
            [*PYTEST, *suite],
            cwd=copy,
            env=os.environ | ENVIRONMENT | {citing.RULE: rule},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == NO_TESTS and name == "citing":
            continue
        if done.returncode:
            failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
            return f"{name}: {failed[0].split('::')[1][:60] if failed else 'collection'}"
    return None


def _report(title: str, mutant: Mutant, found: str | None) -> bool:
    planted = (ROOT / "games" / title / mutant.file).read_text(encoding="utf-8")
    survived = "SURVIVED" if planted.count(mutant.old) == 1 else "NOT FOUND ONCE IN ITS FILE"
    _say(f"{mutant.name:36} {mutant.rule:24} {found or survived}")
    return found is not None


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
