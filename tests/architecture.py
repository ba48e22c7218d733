"""What the architecture test looks for beside the arrows: purity, sizes, names. Reads sources only.

The arrows between packages and rooms are held by import-linter; `pyproject.toml` has them.
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "cogs", "db", "games", "hall", "play", "renderer", "words")
ROOMY = ("bot", "cogs", "play")
"""Packages in rooms: none of their folders has more than `MODULES` modules."""
MODULES = 16
NAMED_ONCE = ("bot", "cogs", "db", "play")
"""Packages in which the name of a class means one thing."""
PURE = set(sys.stdlib_module_names) - {
    "asyncio", "concurrent", "datetime", "http", "io", "logging", "multiprocessing", "os",
    "pathlib", "random", "secrets", "select", "selectors", "shutil", "signal", "socket", "sqlite3",
    "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid", "zoneinfo",
}  # fmt: skip
"""The standard library without clocks, chance, files, processes and networks."""
IMPURE_CALLS = {"open", "input", "print", "eval", "exec", "hash", "id", "breakpoint"}
LONGEST_FILE, LONGEST_FUNCTION = 400, 60


def modules() -> Iterator[tuple[str, str]]:
    """Every module of the packages: its name and its source."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            yield ".".join(part for part in parts if part != "__init__"), path.read_text()


def complaints(name: str, source: str) -> list[str]:
    """Everything that is wrong with a module."""
    tree = ast.parse(source)
    found = [*_relative(tree), *_too_long(source, tree)]
    if name.split(".", maxsplit=1)[0] == "games":
        found += [*_beyond(tree), *_impure(tree)]
    return [f"{name}: {complaint}" for complaint in found]


def imported(tree: ast.AST) -> Iterator[str]:
    """The full names of what a module imports, wherever in it; relative imports as they are."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                start = "." * level + (module or "")
                yield from (f"{start}.{alias.name}" for alias in names)


def crowded(names: Iterable[str]) -> list[str]:
    """The folders that hold too many modules, by the names of all modules."""
    folders: dict[str, int] = defaultdict(int)
    for name in names:
        folder = name.rpartition(".")[0]
        if folder.split(".")[0] in ROOMY:
            folders[folder] += 1
    return [f"{folder}: {count}" for folder, count in folders.items() if count > MODULES]


def homonyms(sources: Iterable[tuple[str, str]]) -> list[str]:
    """The names of classes that are defined in several modules."""
    homes: dict[str, list[str]] = defaultdict(list)
    for name, source in sources:
        if name.split(".")[0] in NAMED_ONCE:
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.ClassDef):
                    homes[node.name].append(name)
    return [f"{named}: {', '.join(found)}" for named, found in homes.items() if len(found) > 1]


def _relative(tree: ast.AST) -> Iterator[str]:
    yield from (f"relative import {one}" for one in imported(tree) if one.startswith("."))


def _beyond(tree: ast.AST) -> Iterator[str]:
    """Imports of the rules that reach beyond the pure part of the standard library."""
    for target in imported(tree):
        if target.split(".")[0] not in PURE | {"", "games", "msgspec"}:
            yield f"imports {target}"


def _impure(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.AsyncFunctionDef() | ast.Await() | ast.AsyncFor() | ast.AsyncWith():
                yield f"waits in line {node.lineno}"
            case ast.Call(func=ast.Name(id=called)) if called in IMPURE_CALLS:
                yield f"calls {called} in line {node.lineno}"
            case ast.Global():
                yield f"has global state in line {node.lineno}"


def _too_long(source: str, tree: ast.AST) -> Iterator[str]:
    if (lines := len(source.splitlines())) > LONGEST_FILE:
        yield f"has {lines} lines"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                yield f"{node.name} has {lines} lines"
