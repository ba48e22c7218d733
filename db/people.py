"""Records of people and of servers: what they have settled, and what a staff has done."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

NOBODY: Final = 0
"""Nobody who is known: the program itself, or somebody who is forgotten."""
OPERATOR: Final = -1
"""Stands for the person who runs the program among those who have done something; no user's id."""
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
"""A minute of the day."""


class Reach(StrEnum):
    """The places in which a person is called."""

    THREAD = "thread"
    DM = "dm"
    BOTH = "both"


class UserRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's choices for all matches; the defaults are those before anything was chosen."""

    id: int
    zone: str | None = None
    """The name of a time zone; None: unknown."""
    quiet_from: Minute | None = None
    """No calls from this minute of the day on, in that zone, until `quiet_to`."""
    quiet_to: Minute | None = None
    reach: Reach = Reach.THREAD
    interval: Annotated[int, Meta(gt=0)] | None = None
    """Seconds between reminders of the same question; None: the match's own."""
    digest: Minute | None = None
    """The minute at which the daily digest is sent; None: never."""
    theme: str | None = None
    blocked: bool = False
    """Discord has refused a direct message to this person."""
    away_from: float | None = None
    """From when to when the person is on holiday, in UTC seconds."""
    away_until: float | None = None
    early: bool = False
    """Wants to know when next in line."""
    digested: float | None = None
    """The moment of the last digest, in UTC seconds; none is made twice a day."""


class GuildRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A server's settings; the defaults are those before its staff has chosen anything."""

    id: int
    joined: float
    """The moment at which the bot came, in UTC seconds; `left` is that of its going."""
    channel: int | None = None
    """The channel of announcements; None: the one in which people play."""
    pace: str | None = None
    """The pace of new matches if nothing else is chosen."""
    paces: tuple[str, ...] = ()
    """The paces that are allowed; none: all."""
    rooms: tuple[int, ...] = ()
    """The channels in which matches may be opened; none: all."""
    roles: tuple[int, ...] = ()
    """The roles whose members may open matches; none: everybody may."""
    tables: int | None = None
    """The most tables that may wait for players; None: as many as usual."""
    seats: int | None = None
    """The most tables at which one person may sit, open or running; None: any number."""
    heralds: bool | None = None
    """Results are told in the channel of announcements too."""
    left: float | None = None


class Unheard(StrEnum):
    """The reasons why an announcement was not told on a server."""

    GONE = "gone"
    """The channel is gone."""
    FORBIDDEN = "forbidden"
    """The bot may not write there, or not see what it has written."""
    AWAY = "away"
    """The bot is not on that server any more."""
    LATE = "late"
    """Discord would not have it for a day."""


class Announcement(Struct, frozen=True):
    """A line of the person who runs the program, for one server."""

    id: int
    guild: int
    channel: int
    """The channel that the server's staff had chosen when it was made."""
    text: str
    at: float
    """The moment at which it was made, in UTC seconds."""
    told: float | None = None
    """The moment at which it was seen to; None: it waits."""
    trouble: Unheard | None = None
    """The reason why it was not told, if it was seen to in vain."""


class StaffAct(StrEnum):
    """The acts of a server's staff, and of the person who runs the program."""

    CLOSE = "close"
    FREEZE = "freeze"
    UNFREEZE = "unfreeze"
    REOPEN = "reopen"
    MOVE = "move"
    REMOVE = "remove"
    GONE = "gone"
    """A match is closed for want of a thread; nobody of the staff does it, but the program."""
    AWAY = "away"
    """A match is closed as the bot was removed from its server; so is this the program's."""
    REWIND = "rewind"
    CLONE = "clone"
    """A copy of a match is made, to practise with."""
    BAN = "ban"
    UNBAN = "unban"
    SETTINGS = "settings"


class Audit(Struct, frozen=True):
    """Something that the staff of a server, or the person who runs the program, has done."""

    guild: int
    at: float
    by: int
    """The user who has done it, `OPERATOR`, or `NOBODY`."""
    what: StaffAct
    match: int | None = None
    about: int | None = None
    """The user whom it concerns."""
    reason: str | None = None
    """A note of at most 200 characters."""
    id: int = 0
    """Its number; 0 before it is written."""
