"""The ids of components: everything that is needed after a restart, and nothing secret.

An id is `sk:<handler>:<arguments…>`, at most 100 characters. Digests stand for what was chosen.
"""

from games.core.errors import StalePrompt
from play.match.question_path import Path

MARK = "sk"
LENGTH = 100
DIGITS, SNOWFLAKE = 9, 20
"""Of a number in an id, and of one that Discord has given."""


def made(handler: str, *arguments: object) -> str:
    """The id of a component."""
    found = ":".join((MARK, handler, *map(str, arguments)))
    assert len(found) <= LENGTH, found
    return found


def read(custom_id: str) -> tuple[str, list[str]] | None:
    """The handler and the arguments of an id; None if it is not ours."""
    mark, _, rest = custom_id.partition(":")
    handler, *arguments = rest.split(":")
    return (handler, arguments) if mark == MARK else None


def natural(argument: str, digits: int = DIGITS) -> int:
    """The number in an argument, in the one way in which we write it.

    Raises:
        StalePrompt: it is none; we never wrote it.
    """
    if not argument.isdecimal() or len(argument) > digits or str(int(argument)) != argument:
        raise StalePrompt
    return int(argument)


def written(path: Path) -> str:
    """A path as an argument."""
    return ".".join(path)


def path_of(argument: str) -> Path:
    """The path in an argument."""
    return tuple(argument.split(".")) if argument else ()
