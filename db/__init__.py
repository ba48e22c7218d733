"""The store: matches and all that must outlive a restart. One method is one transaction."""

from db.errors import Conflict, Damaged, MatchNotFound, StoreError
from db.records import (
    By,
    Clock,
    Deed,
    GuildRecord,
    MatchRecord,
    Offer,
    Post,
    Reach,
    SeatRecord,
    Status,
    Step,
    UserRecord,
    Wish,
)
from db.store import Store

__all__ = [
    "By",
    "Clock",
    "Conflict",
    "Damaged",
    "Deed",
    "GuildRecord",
    "MatchNotFound",
    "MatchRecord",
    "Offer",
    "Post",
    "Reach",
    "SeatRecord",
    "Status",
    "Step",
    "Store",
    "StoreError",
    "UserRecord",
    "Wish",
]
