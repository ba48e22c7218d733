"""The store: matches and all that must outlive a restart. One method is one transaction."""

from db.records import Deed, MatchRecord, Post, SeatRecord, Status, Step, Wish
from db.store import Conflict, MatchNotFound, Store, StoreError

__all__ = [
    "Conflict",
    "Deed",
    "MatchNotFound",
    "MatchRecord",
    "Post",
    "SeatRecord",
    "Status",
    "Step",
    "Store",
    "StoreError",
    "Wish",
]
