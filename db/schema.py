"""The tables. Times are UTC seconds since 1970; Discord's ids are plain integers.

Of which rows an index is made stands here for SQLite alone: to name PostgreSQL would load its
dialect at every start. The migrations name both.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
    UniqueConstraint,
    and_,
    literal_column,
    or_,
)

metadata = MetaData()


class Listed(TypeDecorator[list[str]]):
    """Several values in one text, with commas between; nothing is an empty list."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: Sequence[object] | None, _: Dialect) -> str | None:
        """Write the values, none of which has a comma."""
        return ",".join(map(str, value)) if value else None

    def process_result_value(self, value: str | None, _: Dialect) -> list[str]:
        """Read the values, as texts."""
        return value.split(",") if value else []


matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("title", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    # Grows with every write, also over an undo: whoever read an older one must read again.
    Column("number", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("thread", BigInteger, index=True),
    Column("ended", Float),
    # How long players may think, and what happens when their time is up.
    Column("pace", String(10), nullable=False),
    Column("lapse", String(10), nullable=False),
    # How its public pictures look; null: as usual.
    Column("theme", String(20)),
    # How well whoever joins must have kept their word; null: anybody may join.
    Column("least", String(10)),
    # Who may sit down; null: everybody.
    Column("door", String(10)),
    # Since when all clocks stand still, by consent.
    Column("paused", Float),
    # Since when the server's staff lets nobody act; with the status "over": since they closed it.
    Column("frozen", Float),
    # Since when its thread is gone, and nobody has asked for another; how often one was made again.
    Column("lost", Float),
    Column("losses", Integer),
    # When a player last did something.
    Column("stirred", Float, nullable=False),
    # When its players were told that it will be closed, if nobody does anything.
    Column("warned", Float),
    # The match of which it is a copy to practise with.
    Column("copied", Integer),
    # Of the match and its seats, as they were written.
    Column("checksum", LargeBinary),
    sqlite_autoincrement=True,
)
living = matches.c.status != literal_column("'over'")
"""Matches that are not over; written out, since no index of a part is found by a parameter."""
Index("ix_matches_stirred", matches.c.stirred, sqlite_where=living)
Index("ix_matches_living", matches.c.guild, matches.c.status, sqlite_where=living)

seats = Table(
    "seats",
    metadata,
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", BigInteger, nullable=False, index=True),
    Column("name", String(100), nullable=False),
    # The number of the seat's current question; an answer to an older one is stale.
    Column("prompt", Integer, nullable=False),
    Column("acted", Float),
    # What the player mixed into the dice before the start.
    Column("word", String(40)),
    # Seconds left for all its questions; without a value as many as the pace gives.
    Column("bank", Float),
    # Turns in a row that the clock has ended for it, and the last one in which it did something.
    Column("missed", Integer, nullable=False),
    Column("played", Integer),
    # How a robot thinks that has the seat; the turn for which one stands in.
    Column("mind", String(10)),
    Column("relief", Integer),
    # Its standing orders, and the last turn in which it wants no reminders.
    Column("orders", LargeBinary),
    Column("muted", Integer),
    UniqueConstraint("match", "user"),
)

positions = Table(
    "positions",
    metadata,
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("checksum", LargeBinary),
)

actions = Table(
    "actions",
    metadata,
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True),
    # The number of the position that the action led to.
    Column("number", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("seat", Integer),
    Column("action", LargeBinary),
    Column("events", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    # The number under which it was taken back.
    Column("undone", Integer),
    # Who has done it, if not the player: an order, a robot, the clock.
    Column("by", String(10)),
)
Index("ix_actions_turn", actions.c.match, actions.c.turn, actions.c.number)
Index(
    "ix_actions_undone",
    actions.c.match,
    actions.c.undone,
    sqlite_where=actions.c.undone.is_not(None),
)

# What somebody has proposed and not all have answered: a draw, an undo, more time, a pause, a seat.
proposals = Table(
    "proposals",
    metadata,
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True),
    # The key of its message, such as "draw:0:17": by this a button names what it answers.
    Column("key", String(20), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    # The seats that have agreed, such as "0,2"; -1 is the guest, -2 the operator.
    Column("agreed", String(40), nullable=False),
    # When it was proposed, and when silence has refused it.
    Column("asked", Float),
    Column("expires", Float),
    # The last turn in which it stands, whatever is done; -1: the next deed ends it.
    Column("until", Integer),
    # Who would take the seat.
    Column("guest", BigInteger),
    Column("name", String(100)),
    # The action to which the match would go back, and the turn that went on then.
    Column("back", Integer),
    Column("turn", Integer),
    UniqueConstraint("match", "kind", "seat"),
)

# The time that runs for a seat's question, in UTC seconds; answered questions have no row.
clocks = Table(
    "clocks",
    metadata,
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("prompt", Integer, nullable=False),
    Column("opened", Float, nullable=False),
    # The seconds that were left at `since`, from when on they run; none: no limit, stands still.
    Column("left", Float),
    Column("since", Float),
    Column("window", Boolean, nullable=False),
    # Notices up to here are made; when to look again.
    Column("looked", Float, nullable=False),
    Column("due", Float, index=True),
    # Since when all others have answered.
    Column("lone", Float),
    # What is done for the seat, and when: a standing order's action, or a robot's choice.
    Column("ordered", LargeBinary),
    Column("acts", Float),
    # When the player has asked to be reminded once more.
    Column("reminder", Float),
)

# What the program itself must remember, such as which commands Discord knows.
notes = Table(
    "notes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

# What Discord must show: one row a message. `wanted` is the match's number that it must show,
# `shown` the one it does show; a row that is `gone` must be deleted there. A row with a message
# that shows number 0 has lost it there, and needs another one.
posts = Table(
    "posts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", Integer, ForeignKey("matches.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("key", String(20), nullable=False),
    Column("wanted", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("message", BigInteger),
    # The user to whom a direct message went.
    Column("reader", BigInteger),
    UniqueConstraint("match", "kind", "key"),
    sqlite_autoincrement=True,
)
due = or_(posts.c.shown < posts.c.wanted, and_(posts.c.gone, posts.c.message.is_not(None)))
"""Posts that Discord does not show yet: the index holds these alone, however many there are."""
Index("ix_posts_due", posts.c.match, posts.c.id, sqlite_where=due)

OUTDATED: Final = -1
"""The number of a message that must be edited whatever it shows; 0 would say that it is lost."""

# What a person has chosen for all matches; who has chosen nothing has no row.
users = Table(
    "users",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    # The name of a time zone, such as "Europe/Oslo".
    Column("zone", String(64)),
    # Quiet hours, in minutes of that zone's day.
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("reach", String(10), nullable=False),
    # Seconds between reminders of the same question.
    Column("interval", Integer),
    # When to send the daily digest, in minutes of the day.
    Column("digest", Integer),
    Column("theme", String(20)),
    # Discord has refused a direct message.
    Column("blocked", Boolean, nullable=False),
    Column("away_from", Float),
    Column("away_until", Float),
    # Wants to know when next in line.
    Column("early", Boolean, nullable=False),
    # When the last digest was made.
    Column("digested", Float),
)

# Who was invited to a match, and whom its host has sent away.
guests = Table(
    "guests",
    metadata,
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, index=True),
    Column("welcome", Boolean, nullable=False),
)

# Whom a person would rather not sit with, and is not invited by.
blocks = Table(
    "blocks",
    metadata,
    Column("user", BigInteger, primary_key=True),
    Column("other", BigInteger, primary_key=True, index=True),
)

# How people have kept their word in each match, as far as they could: kept by person, since seats
# change hands.
promises = Table(
    "promises",
    metadata,
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True),
    # Questions answered in time, and those for which the time ran out.
    Column("answered", Integer, nullable=False),
    Column("late", Integer, nullable=False),
    # How the player left it while others played on.
    Column("left", String(10)),
    # When it was counted last.
    Column("at", Float, nullable=False),
)
Index("ix_promises_user", promises.c.user, promises.c.at)

# A server's settings; one that the bot has left keeps its row.
guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    # Where announcements go.
    Column("channel", BigInteger),
    # The pace of new matches, and those that are allowed, such as "live,daily".
    Column("pace", String(20)),
    Column("paces", Listed(100)),
    # The channels in which matches may be opened, and the roles of those who may.
    Column("rooms", Listed(600)),
    Column("roles", Listed(600)),
    # The most tables that may wait for players, and the most at which one person may sit.
    Column("tables", Integer),
    Column("seats", Integer),
    # Whether results are told outside of threads.
    Column("heralds", Boolean),
    Column("joined", Float, nullable=False),
    Column("left", Float),
)

# Lines of whoever runs the program, one row for each server.
announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False),
    Column("text", String(1000), nullable=False),
    Column("at", Float, nullable=False),
    # When it was seen to, and why it was not told then.
    Column("told", Float),
    Column("trouble", String(10)),
    sqlite_autoincrement=True,
)

# The messages that list a channel's open tables: a row for each channel where one stands or stood.
signposts = Table(
    "signposts",
    metadata,
    Column("channel", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, nullable=False, index=True),
    # Whether one shall stand there.
    Column("stands", Boolean, nullable=False),
    # Grows with every message that is sent there; when that was wanted.
    Column("number", Integer, nullable=False),
    Column("made", Float, nullable=False),
    # The message that stands, and the one before it, which is to be deleted.
    Column("message", BigInteger),
    Column("old", BigInteger),
    # A fingerprint of what the message shows.
    Column("shown", String(32), nullable=False),
    # Whether the bot has posted something below it.
    Column("covered", Boolean, nullable=False),
    # How often somebody has deleted it.
    Column("losses", Integer, nullable=False),
)

# Who may sit down at no table of a server.
bans = Table(
    "bans",
    metadata,
    Column("guild", BigInteger, primary_key=True),
    Column("user", BigInteger, primary_key=True, index=True),
)

# What a server's staff has done; 0 is somebody who is forgotten.
audits = Table(
    "audits",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("by", BigInteger, nullable=False, index=True),
    Column("what", String(10), nullable=False),
    # The match and the person that it is about, and what was said of it.
    Column("match", Integer),
    Column("about", BigInteger, index=True),
    Column("reason", String(200)),
    sqlite_autoincrement=True,
)
