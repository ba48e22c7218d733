"""The log: one JSON object a line on standard error; for a hall, warnings in plain lines.

Whatever level is asked for is ours alone. Libraries have floors: at DEBUG `discord.http` prints the
bodies of private answers, `aiosqlite` the positions that it writes, and SQLAlchemy its parameters
at INFO already; no setting, and no level of the root logger, lowers these floors.
"""

import logging
import sys
from enum import StrEnum
from typing import Final, TextIO

import discord
from pythonjsonlogger.msgspec import MsgspecFormatter

from cogs.gate.answers import ACKNOWLEDGED, UNKNOWN

OURS: Final = ("bot", "cogs", "db", "games", "hall", "play", "renderer", "words")
FLOORS: Final = {
    "aiohttp": logging.INFO,
    "aiosqlite": logging.INFO,
    "alembic": logging.INFO,
    "discord": logging.INFO,
    "PIL": logging.INFO,
    "sqlalchemy": logging.WARNING,
}
"""The least level that is logged, by the name of a library's logger; its children's too."""
FIELDS: Final = {"timestamp": "at", "levelname": "level", "name": "logger"}


class Level(StrEnum):
    """The least that is logged."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


def set_up(level: Level, stream: TextIO | None = None) -> logging.Handler:
    """Log what is of a level or above, as lines of JSON; gives what writes them.

    A library that has no floor is not asked for more than INFO, unless the root logger was louder
    before.

    Args:
        level: what is asked for.
        stream: where to; standard error by default.
    """
    asked = logging.getLevelNamesMapping()[level]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setLevel(asked)
    handler.setFormatter(formatter())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(min(root.level, max(asked, logging.INFO)))
    for name in OURS:
        logging.getLogger(name).setLevel(asked)
    hush()
    return handler


def set_up_quietly() -> None:
    """Log warnings and errors alone, as plain lines: there is somebody at the terminal.

    The handler has the level, as the libraries' floors let more through than the root logger.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setLevel(logging.WARNING)
    handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)


def formatter() -> logging.Formatter:
    """Make the formatter of a line: time, level, logger, message, and whatever else is told."""
    return MsgspecFormatter(
        ["levelname", "name", "message"], rename_fields=FIELDS, timestamp="timestamp"
    )


class _LateSuggestions(logging.Filter):
    """Lets a suggestion for which Discord no longer waits be no fault: one goes on typing.

    discord.py logs it as an error, with its trace (docs/discord.md, Acknowledging).
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell it at DEBUG, in a line."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, discord.HTTPException) and error.code in (ACKNOWLEDGED, UNKNOWN):
            record.levelno, record.levelname = logging.DEBUG, logging.getLevelName(logging.DEBUG)
            record.exc_info = None
        return True


SUGGESTING: Final = "discord.app_commands.tree"
_LATE: Final = _LateSuggestions()


def hush() -> None:
    """Raise the loggers of libraries, and of their parts, to their floors."""
    logging.getLogger(SUGGESTING).addFilter(_LATE)
    for library, floor in FLOORS.items():
        parts = [name for name in logging.root.manager.loggerDict if name.startswith(f"{library}.")]
        _raise(library, floor)
        for part in parts:
            if logging.getLogger(part).level:
                _raise(part, floor)


def _raise(name: str, floor: int) -> None:
    logger = logging.getLogger(name)
    logger.setLevel(max(logger.level, floor))
