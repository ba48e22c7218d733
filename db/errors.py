"""What the store refuses."""


class StoreError(Exception):
    """Base of what the store refuses."""


class MatchNotFound(StoreError):
    """There is no such match."""


class Damaged(StoreError):
    """What was saved cannot be read."""


class Conflict(StoreError):
    """The match moved on since it was read; nothing was written."""
