"""Tools of the test of docstrings and citations: they read sources only."""

import ast
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

DIALECT = re.compile(
    r"(What|Which|Who|Whom|Whose|When|Where|How)(ever)?\b|(Whether|Why)\b", re.IGNORECASE
)
"""The words with which no docstring begins: it has a subject, or a verb."""
WORST = re.compile(r"(What|Who|Whoever|Whom|Whose)\b", re.IGNORECASE)
OUTSIDE = re.compile(r"\bFACTS\b|[Dd]ossier|\b(DESIGN|PERF|STYLE) §?\d")
"""Names of documents that are not in this repository."""
PAGE = "docs/discord.md"
"""The page of facts about Discord."""
CODE = re.compile(r"`([^`\n]+)`")
PLACE = re.compile(r"[.\w]+(/[.\w]+)+")
NAME = re.compile(r"[A-Za-z]\w*(\.[a-z]\w*)?")
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Find every docstring, those of constants and fields too, with its line."""
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        if _documents_itself(node) and body and (text := _text(body[0])):
            yield body[0].lineno, text
        for before, after in pairwise(body):
            if isinstance(before, ast.Assign | ast.AnnAssign) and (text := _text(after)):
                yield after.lineno, text


def dialect(source: str, words: re.Pattern[str] = DIALECT) -> list[tuple[int, str]]:
    """List the docstrings that begin with a question word."""
    return [(line, text) for line, text in docstrings(source) if words.match(text)]


def outside(text: str) -> list[str]:
    """List the citations of documents that are not in this repository."""
    return [found.group() for found in OUTSIDE.finditer(text)]


def headings(page: str) -> list[str]:
    """List the headings of a page."""
    return HEADING.findall(page)


def miscited(text: str, known: Iterable[str]) -> list[str]:
    """List what follows a citation of the page and is none of its headings."""
    _, *tails = re.sub(r"\s*\n\s*#?\s*", " ", text).split(PAGE)
    places = tuple(f", {one}" for one in known)
    return [tail[:30] for tail in tails if not tail.startswith(places)]


def invented(page: str, root: Path, sources: Iterable[str]) -> list[str]:
    """List the places and names in a page, as `code`, that are not in the repository."""
    known = {name for source in sources for name in defined(source)}
    wrong = []
    for code in CODE.findall(page):
        is_there = (root / code).exists() or (NAME.fullmatch(code) and code in known)
        if not is_there and (PLACE.fullmatch(code) or NAME.fullmatch(code)):
            wrong.append(code)
    return wrong


def defined(source: str) -> Iterator[str]:
    """Find the names that a module defines; those of a class with the class before them too."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.ClassDef(name=name):
                yield name
                yield from (f"{name}.{inner}" for inner in _members(node))


def _members(node: ast.ClassDef) -> Iterator[str]:
    for inner in ast.walk(node):
        match inner:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Attribute(attr=name)]):
                yield name
            case ast.AnnAssign(target=ast.Attribute(attr=name) | ast.Name(id=name)):
                yield name


def _documents_itself(node: ast.AST) -> bool:
    return isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)


def _text(node: ast.stmt) -> str | None:
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text.strip()
    return None
