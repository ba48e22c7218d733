"""What the architecture test looks for: arrows between packages, and sizes. Reads sources only."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "cogs", "db", "games", "hall", "renderer", "words")
ARROWS: dict[str, set[str]] = {
    "games": set(),
    "words": set(),
    "db": set(),
    "hall": set(),
    "renderer": {"games", "words"},
    "bot": {"games", "renderer", "db", "words"},
    "cogs": {"bot", "games", "words"},
}
"""Which package may import which others of ours (DESIGN 2)."""
WIRING = {"bot.serving": {"cogs", "hall"}}
"""Modules that may import more: they put everything together."""
UNSEEN = ("table.Table", "rules", "steps", "embellishments")
"""What pictures must not know of a title: they see views and component data."""
PURE = set(sys.stdlib_module_names) - {
    "asyncio", "concurrent", "datetime", "http", "io", "logging", "multiprocessing", "os",
    "pathlib", "random", "secrets", "select", "selectors", "shutil", "signal", "socket", "sqlite3",
    "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid", "zoneinfo",
}  # fmt: skip
"""The standard library without clocks, chance, files, processes and networks."""
IMPURE_CALLS = {"open", "input", "print", "eval", "exec", "hash", "id", "breakpoint"}
LONGEST_FILE, LONGEST_FUNCTION = 400, 60


def modules() -> Iterator[tuple[str, str]]:
    """Every module of the seven packages: its name and its source."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            yield ".".join(part for part in parts if part != "__init__"), path.read_text()


def complaints(name: str, source: str) -> list[str]:
    """Everything that is wrong with a module."""
    tree = ast.parse(source)
    found = [*_wrong_arrows(name, tree), *_too_long(source, tree)]
    if name.split(".", maxsplit=1)[0] == "games":
        found += _impure(tree)
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


def _wrong_arrows(name: str, tree: ast.AST) -> Iterator[str]:
    home = name.split(".", maxsplit=1)[0]
    allowed = {home} | ARROWS[home] | WIRING.get(name, set())
    for target in imported(tree):
        top, *rest = target.split(".")
        if target.startswith("."):
            yield f"relative import {target}"
        if top in PACKAGES and top not in allowed:
            yield f"imports {target}"
        if home == "games" and top not in PURE | {"games", "msgspec"}:
            yield f"imports {target}"
        if home == "renderer" and top == "games" and ".".join(rest[1:]).startswith(UNSEEN):
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
