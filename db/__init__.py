"""The store: matches and all that must outlive a restart. One method is one transaction."""

from db.errors import (
    Broken,
    Busy,
    Conflict,
    Damaged,
    Full,
    MatchNotFound,
    ReadOnly,
    StoreError,
    Unavailable,
)
from db.lobbies import Followed
from db.records import (
    By,
    Commit,
    GuildRecord,
    LoggedAction,
    MatchRecord,
    OpenQuestion,
    Post,
    Proposal,
    Reach,
    SeatRecord,
    Status,
    Tally,
    UserRecord,
    WantedPost,
)
from db.store import Store

__all__ = [
    "Broken",
    "Busy",
    "By",
    "Commit",
    "Conflict",
    "Damaged",
    "Followed",
    "Full",
    "GuildRecord",
    "LoggedAction",
    "MatchNotFound",
    "MatchRecord",
    "OpenQuestion",
    "Post",
    "Proposal",
    "Reach",
    "ReadOnly",
    "SeatRecord",
    "Status",
    "Store",
    "StoreError",
    "Tally",
    "Unavailable",
    "UserRecord",
    "WantedPost",
]
