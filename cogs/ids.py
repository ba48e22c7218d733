"""The ids of components: everything that is needed after a restart, and nothing secret.

An id is `sk:<handler>:<arguments…>`, at most 100 characters. Digests stand for what was chosen.
"""

from bot.choices import Path

MARK = "sk"
LENGTH = 100


def made(handler: str, *arguments: object) -> str:
    """The id of a component."""
    found = ":".join((MARK, handler, *map(str, arguments)))
    assert len(found) <= LENGTH, found
    return found


def read(custom_id: str) -> tuple[str, list[str]] | None:
    """The handler and the arguments of an id; None if it is not ours."""
    mark, *parts = custom_id.split(":")
    return (parts[0], parts[1:]) if mark == MARK and parts else None


def written(path: Path) -> str:
    """A path as an argument."""
    return ".".join(path)


def path_of(argument: str) -> Path:
    """The path in an argument."""
    return tuple(argument.split(".")) if argument else ()
