"""The store: matches and all that must outlive a restart. One method is one transaction."""

from db.errors import Conflict, Damaged, MatchNotFound, StoreError
from db.records import Clock, Deed, MatchRecord, Offer, Post, SeatRecord, Status, Step, Wish
from db.store import Store

__all__ = [
    "Clock",
    "Conflict",
    "Damaged",
    "Deed",
    "MatchNotFound",
    "MatchRecord",
    "Offer",
    "Post",
    "SeatRecord",
    "Status",
    "Step",
    "Store",
    "StoreError",
    "Wish",
]
