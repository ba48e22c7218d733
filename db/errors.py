"""Refusals of the store, and failures that it cannot help.

StoreError
├── MatchNotFound
├── Damaged
├── Conflict
└── Unavailable          the database does not work now; nothing was written
    ├── Full             there is no room
    ├── Busy             somebody else has locked it for too long
    ├── ReadOnly         it may not be written
    ├── Broken           the disk fails, or the file is no database
    ├── Foreign          it is another program's
    ├── Newer            it is a newer program's
    ├── Older            it is not brought up to date yet
    ├── Incomplete       a table or a column is missing
    ├── Unreachable      its server does not answer, or lets nobody in
    └── Unspeakable      nothing here can speak to such a database
"""


class StoreError(Exception):
    """Base of what the store refuses."""


class MatchNotFound(StoreError):
    """There is no such match."""


class Damaged(StoreError):
    """Saved data cannot be read."""


class Conflict(StoreError):
    """The match moved on since it was read; nothing was written."""


class Unavailable(StoreError):
    """The database does not work now; nothing was written."""


class Full(Unavailable):
    """There is no room for what was to be written."""


class Busy(Unavailable):
    """Somebody else has locked the database for too long."""


class ReadOnly(Unavailable):
    """The database may not be written."""


class Broken(Unavailable):
    """The disk fails, or the file is no database."""


class Foreign(Unavailable):
    """The database is another program's."""


class Newer(Unavailable):
    """The database was brought up to date by a newer program."""


class Older(Unavailable):
    """The database is not brought up to date yet."""


class Incomplete(Unavailable):
    """A table or a column is missing in the database."""


class Unreachable(Unavailable):
    """The database's server does not answer, or lets nobody in."""


class Unspeakable(Unavailable):
    """Nothing here can speak to such a database: its driver is missing, or there is none."""
