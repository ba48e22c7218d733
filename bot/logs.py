"""What libraries may log: nothing that carries hands. Knows their names, and nothing of ours.

At DEBUG `discord.http` prints the bodies of private answers and `aiosqlite` the positions that it
writes; no setting, and no level of the root logger, lowers these floors.
"""

import logging

FLOORS = {"discord": logging.INFO, "aiosqlite": logging.INFO, "sqlalchemy": logging.WARNING}
"""The least level that is logged, by the name of a library's logger; its children's too."""


def hush() -> None:
    """Raise the loggers of libraries, and of their parts, to their floors."""
    for library, floor in FLOORS.items():
        parts = [name for name in logging.root.manager.loggerDict if name.startswith(f"{library}.")]
        _raise(library, floor)
        for part in parts:
            if logging.getLogger(part).level:
                _raise(part, floor)


def _raise(name: str, floor: int) -> None:
    logger = logging.getLogger(name)
    logger.setLevel(max(logger.level, floor))
