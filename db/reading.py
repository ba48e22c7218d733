"""The statements that read, made once, and records from their rows.

Each statement sees one moment by itself; no reader needs a transaction.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from msgspec.structs import replace
from sqlalchemy import BindParameter, ColumnElement, Select, and_, bindparam, func, or_, select

from db.people import Audit
from db.records import (
    By,
    Door,
    LoggedAction,
    MatchRecord,
    OpenQuestion,
    Proposal,
    SeatRecord,
    Status,
)
from db.schema import (
    actions,
    audits,
    clocks,
    due,
    guilds,
    living,
    matches,
    positions,
    posts,
    proposals,
    seats,
    signposts,
)
from db.soundness import checksums

_OF: BindParameter[Any] = bindparam("of")
_MATCH_FIELDS = tuple(n for n in MatchRecord.__struct_fields__ if n not in ("seats", "damaged"))
_SEAT_FIELDS = tuple(name for name in SeatRecord.__struct_fields__ if name != "clock")
_MATCH = tuple(matches.c[name] for name in _MATCH_FIELDS)
_SEAT = tuple(seats.c[name] for name in _SEAT_FIELDS)
_CLOCK = tuple(clocks.c[name] for name in OpenQuestion.__struct_fields__)
_DEED = tuple(actions.c[name] for name in LoggedAction.__struct_fields__)
_SEATED = len(_MATCH)
"""The place in a row at which its seat begins."""
_TIMED = _SEATED + len(_SEAT)
"""The place in a row at which its clock begins; its last place is the match's checksum."""
_COVERED = itemgetter(*map(_MATCH_FIELDS.index, checksums.MATCH))
_COVERED_OF_SEAT = itemgetter(*(_SEATED + _SEAT_FIELDS.index(name) for name in checksums.SEAT))


def _matches(wanted: ColumnElement[bool]) -> Select[Any]:
    """With their seats and clocks in one statement, so that all are of the same moment."""
    timed = and_(clocks.c.match == seats.c.match, clocks.c.seat == seats.c.seat)
    joined = matches.outerjoin(seats).outerjoin(clocks, timed)
    found = select(*_MATCH, *_SEAT, *_CLOCK, matches.c.checksum).select_from(joined).where(wanted)
    return found.order_by(matches.c.id.desc(), seats.c.seat)


MATCH = _matches(matches.c.id == _OF)
MATCH_IN = _matches(
    matches.c.id == select(func.max(matches.c.id)).where(matches.c.thread == _OF).scalar_subquery()
)
_SEATED_IN = matches.c.id.in_(select(seats.c.match).where(seats.c.user == bindparam("seated")))
_HERE = matches.c.guild == _OF
_COUNTS = matches.c.copied.is_(None)
"""Copies of matches, to practise with, count for nothing."""
_GOING_ON = and_(_SEATED_IN, matches.c.status != Status.OVER)
MATCHES_OF = _matches(and_(_GOING_ON, _HERE))
MATCHES_ANYWHERE_OF = _matches(_GOING_ON)


def _finished(*here: ColumnElement[bool]) -> Select[Any]:
    """The last matches of a person that were played, are over, and count."""
    of_user = matches.join(seats)
    mine = select(matches.c.id).select_from(of_user).where(seats.c.user == bindparam("seated"))
    counts = and_(matches.c.status == Status.OVER, matches.c.number > 0, _COUNTS)
    over = mine.where(*here, counts)
    last = over.order_by(matches.c.ended.desc()).limit(bindparam("most"))
    return _matches(matches.c.id.in_(last))


FINISHED = _finished(_HERE)
FINISHED_ANYWHERE = _finished()
_ALONE = and_(
    _HERE,
    matches.c.title == bindparam("called"),
    matches.c.status == Status.OVER,
    matches.c.turn > 0,
    matches.c.frozen.is_(None),
    _COUNTS,
    matches.c.id.not_in(select(seats.c.match).where(seats.c.seat > 0)),
)
ALONE = _matches(and_(_ALONE, func.coalesce(matches.c.door, Door.OPEN) != Door.PRIVATE))
ALONE_OF = _matches(and_(_ALONE, _SEATED_IN))
MATCHES_WITH = _matches(
    and_(
        _SEATED_IN,
        or_(matches.c.status != Status.OVER, matches.c.ended > bindparam("after")),
    )
)
LISTED = _matches(
    matches.c.id.in_(
        select(matches.c.id)
        .where(matches.c.status.in_(bindparam("statuses", expanding=True)))
        .order_by(matches.c.id.desc())
        .limit(bindparam("most"))
    )
)
AUDITS = (
    select(*(audits.c[name] for name in Audit.__struct_fields__))
    .where(audits.c.guild == _OF)
    .order_by(audits.c.id.desc())
    .limit(bindparam("most"))
    .offset(bindparam("skipped"))
)
LAST_OF = _matches(
    matches.c.id.in_(
        select(matches.c.id)
        .where(_HERE, or_(living, matches.c.frozen.is_not(None)))
        .order_by(matches.c.stirred.desc())
        .limit(bindparam("most"))
    )
)
STRANDED = _matches(
    and_(living, matches.c.guild.in_(select(guilds.c.id).where(guilds.c.left.is_not(None))))
)
LOBBIES = _matches(and_(matches.c.guild == _OF, matches.c.status == Status.LOBBY, living))
_STANDS = signposts.c.stands.is_(True)
AT_SIGNPOSTS = _matches(
    and_(
        matches.c.guild.in_(select(signposts.c.guild).where(_STANDS)),
        matches.c.channel.in_(select(signposts.c.channel).where(_STANDS)),
        matches.c.status == Status.LOBBY,
        living,
    )
)
POSITION = select(positions.c.data, positions.c.checksum).where(
    positions.c.match == _OF, positions.c.number == bindparam("at")
)
DEEDS = select(*_DEED).where(actions.c.match == _OF).order_by(actions.c.number)
DEEDS_OF_TURN = DEEDS.where(actions.c.turn == bindparam("during"))
DEEDS_AFTER = DEEDS.where(actions.c.number > bindparam("after"))
DUE = select(posts).where(due).order_by(posts.c.match, posts.c.id)
DUE_IN = DUE.where(posts.c.match == _OF)
POST = select(posts).where(
    posts.c.match == _OF, posts.c.kind == bindparam("what"), posts.c.key == bindparam("which")
)
CALLS = select(posts.c.key).where(
    posts.c.match == _OF,
    posts.c.kind.in_(("call", "dm")),
    or_(
        posts.c.key == bindparam("which"),
        and_(posts.c.key > bindparam("beyond_from"), posts.c.key < bindparam("beyond_to")),
    ),
)
TALLY = select(
    select(func.count()).where(matches.c.status == Status.RUNNING, living).scalar_subquery(),
    select(func.count()).select_from(posts).where(due).scalar_subquery(),
)
NEXT_CLOCK = select(*_CLOCK).where(clocks.c.due.is_not(None)).order_by(clocks.c.due).limit(1)
SILENT = (
    select(matches.c.id)
    .where(living, matches.c.stirred < bindparam("untouched"), matches.c.frozen.is_(None))
    .where(or_(matches.c.lost.is_(None), matches.c.lost < bindparam("before")))
    .where(
        or_(
            matches.c.status == Status.LOBBY,
            and_(
                matches.c.stirred < bindparam("before"),
                or_(
                    matches.c.warned.is_(None),
                    matches.c.warned <= matches.c.stirred,
                    matches.c.warned < bindparam("told_before"),
                ),
            ),
        )
    )
    .order_by(matches.c.stirred)
    .limit(bindparam("most"))
)
_PROPOSAL = tuple(proposals.c[name] for name in Proposal.__struct_fields__)
PROPOSALS = select(*_PROPOSAL).where(proposals.c.match == _OF).order_by(proposals.c.key)
PROPOSAL = PROPOSALS.where(proposals.c.key == bindparam("which"))
EXPIRED = select(*_PROPOSAL).where(proposals.c.expires < bindparam("moment"))
NOTES = select(posts).where(posts.c.match == _OF, posts.c.kind == "note", posts.c.gone.is_(False))
LIVING = _matches(
    and_(or_(matches.c.channel == _OF, matches.c.thread == _OF), matches.c.status != Status.OVER)
)


def _quiet() -> Select[Any]:
    """Messages to people and in the channel keep no thread awake."""
    sent = select(func.max(posts.c.created)).where(
        posts.c.match == matches.c.id,
        posts.c.kind.not_in(("lobby", "dm", "note")),
        posts.c.message.is_not(None),
    )
    return select(matches.c.id).where(
        matches.c.status == Status.RUNNING,
        matches.c.thread.is_not(None),
        sent.scalar_subquery() < bindparam("moment"),
    )


QUIET = _quiet()


def _since(*, orders: bool) -> Select[Any]:
    """From a seat's last deed that stands on, and from whatever was taken back after that.

    Without orders what a standing order has done is not the last one.

    What was taken back reaches further back if its own taking back lies in between. The index of
    what was undone keeps all this independent of the age of the match.
    """
    last = (
        select(actions.c.number)
        .where(
            actions.c.match == _OF,
            actions.c.seat == bindparam("by"),
            actions.c.action.is_not(None),
            actions.c.undone.is_(None),
            *([] if orders else [or_(actions.c.by.is_(None), actions.c.by != By.ORDER)]),
        )
        .order_by(actions.c.number.desc())
        .limit(1)
        .subquery()
    )
    reached = select(last.c.number).cte("reached", recursive=True)
    undone = actions.alias()
    before = select(undone.c.number).join(
        reached, and_(undone.c.number < reached.c.number, undone.c.undone > reached.c.number)
    )
    reached = reached.union(before.where(undone.c.match == _OF))
    first = select(reached.c.number).order_by(reached.c.number).limit(1).scalar_subquery()
    return DEEDS.where(actions.c.number >= first)


DEEDS_SINCE = _since(orders=True)
DEEDS_SINCE_CHOSEN = _since(orders=False)


_DEEDS = actions.alias()
LAPSES = (
    select(actions.c.number, actions.c.undone)
    .where(
        actions.c.match == _OF,
        actions.c.seat == bindparam("by"),
        actions.c.by == By.CLOCK,
        actions.c.action.is_not(None),
        actions.c.turn
        >= select(_DEEDS.c.turn)
        .where(_DEEDS.c.match == _OF, _DEEDS.c.number == bindparam("number"))
        .scalar_subquery(),
    )
    .order_by(actions.c.number)
)


def records_of(rows: Iterable[Sequence[Any]]) -> list[MatchRecord]:
    """Matches from their rows, one a seat; an empty lobby has one without a seat."""
    return [_record_of(list(of_one)) for _, of_one in groupby(rows, key=itemgetter(0))]


def proposal_of(row: Any) -> Proposal:
    """A proposal from its row."""
    agreed = tuple(int(seat) for seat in row.agreed.split(",") if seat)
    return replace(Proposal(*row), agreed=agreed)


def _record_of(rows: Sequence[Sequence[Any]]) -> MatchRecord:
    seated = [row for row in rows if row[_SEATED] is not None]
    made = checksums.of_match(_COVERED(rows[0]), map(_COVERED_OF_SEAT, seated))
    record = MatchRecord(*rows[0][:_SEATED])
    return replace(
        record,
        status=_status(record.status),
        seats=tuple(map(_seat_of, seated)),
        damaged=made != rows[0][-1],
    )


def _status(written: str) -> Status:
    """The stage of a match; one that is damaged goes on until somebody looks at it."""
    return Status(written) if written in list(Status) else Status.RUNNING


def _seat_of(row: Sequence[Any]) -> SeatRecord:
    seat = SeatRecord(*row[_SEATED:_TIMED])
    return replace(seat, clock=OpenQuestion(*row[_TIMED:-1])) if row[_TIMED] is not None else seat
