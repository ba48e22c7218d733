"""Matches to test the store with; their positions are any bytes."""

from msgspec.structs import replace

from db import (
    Audit,
    Commit,
    Followed,
    MatchRecord,
    OpenQuestion,
    Proposal,
    SeatRecord,
    StaffAct,
    Status,
    Store,
    WantedPost,
)

GUILD, CHANNEL = 2**62, 2**62 + 1  # as long as Discord's ids can be
ANN, BO, CY = 2**62 + 10, 2**62 + 11, 2**62 + 12
NOON = 1_900_000_000.25
BOARD = WantedPost("board", "1")


def seated(*users: int) -> tuple[SeatRecord, ...]:
    """These users in their seats."""
    return tuple(SeatRecord(seat, user, f"user {user}") for seat, user in enumerate(users))


def asked(number: int, match: int = 1) -> tuple[SeatRecord, ...]:
    """Both have a question of this number, and the time of the first one runs."""
    first, second = seated(ANN, BO)
    return (timed(first, number, match), replace(second, prompt=number))


def timed(seat: SeatRecord, number: int, match: int, due: float = 60.0) -> SeatRecord:
    """A seat that has a day for a question; somebody looks after a minute."""
    at = NOON + number
    clock = OpenQuestion(
        match, seat.seat, number, at, 86400.0, at, window=False, looked=at, due=at + due
    )
    return replace(seat, prompt=number, clock=clock)


def step(number: int = 0, match: int = 1, **changes: object) -> Commit:
    """A write to a match of two."""
    usual = Commit(
        turn=1,
        position=b"position %d" % number,
        events=b"events %d" % number,
        at=NOON + number,
        seat=0,
        action=b"action %d" % number,
        seats=asked(number, match),
        wanted=(BOARD,),
    )
    return replace(usual, **changes)


async def lobby(store: Store, *users: int, guild: int = GUILD) -> MatchRecord:
    """A match whose players wait for the start."""
    host, *_ = seats = seated(*(users or (ANN, BO)))
    match = await store.create(
        title="nine_realms",
        guild=guild,
        channel=CHANNEL,
        host=host,
        options=b"{}",
        secret=b"secret",
        pace="daily",
        lapse="forfeit",
        at=NOON,
    )
    await store.seat(match, 1, seats, NOON)
    return await store.match(match)


async def rematch(store: Store, record: MatchRecord, seen: int | None) -> int:
    """A rematch of a match, opened by a program that has seen this one of it before."""
    return await store.create(
        title=record.title,
        guild=record.guild,
        channel=record.channel,
        host=SeatRecord(0, ANN, "Ann"),
        options=record.options,
        secret=b"another",
        pace=record.pace,
        lapse=record.lapse,
        at=NOON,
        followed=Followed(record.id, seen),
    )


async def running(store: Store, *users: int, guild: int = GUILD) -> MatchRecord:
    """A match that has begun; its number is 3."""
    record = await lobby(store, *users, guild=guild)
    await store.start(record.id, record.number, step(3, record.id, seat=None, action=None))
    return await store.match(record.id)


async def over(store: Store, *users: int, guild: int = GUILD) -> MatchRecord:
    """A match that has ended."""
    record = await running(store, *users, guild=guild)
    await store.act(record.id, record.number, step(4, record.id, over=True))
    return await store.match(record.id)


def undo_proposal(record: MatchRecord, *agreed: int, seat: int = 0) -> Proposal:
    """A seat would like to take something back."""
    key = f"undo:{seat}:{record.number}"
    return Proposal(record.id, key, "undo", seat, agreed or (seat,), asked=NOON, until=-1)


def draw_proposal(record: MatchRecord, *agreed: int) -> Proposal:
    """The first seat would like to part as friends."""
    until, key = record.turn + len(record.seats), f"draw:0:{record.number}"
    return Proposal(record.id, key, "draw", 0, agreed or (0,), asked=NOON, until=until)


def time_proposal(record: MatchRecord, seat: int = 0) -> Proposal:
    """A seat would like to have more time."""
    key = f"time:{seat}:{int(NOON // 3600)}"
    return Proposal(record.id, key, "time", seat, (seat,), asked=NOON, expires=NOON + 9)


async def proposed(store: Store, *proposals: Proposal) -> None:
    """These stand in their matches, beside whatever does."""
    for one in proposals:
        record = await store.match(one.match)
        known = {other.key for other in await store.proposals(one.match)}
        await store.propose(one, record.number, known, NOON)


async def standing(store: Store, match: int) -> list[str]:
    """The keys of what stands."""
    return [one.key for one in await store.proposals(match)]


STATUSES = {Status.LOBBY: lobby, Status.RUNNING: running, Status.OVER: over}


def banned(user: int) -> Audit:
    """The staff of the server, which is Ann, keeps a user from its tables."""
    return Audit(GUILD, NOON, ANN, StaffAct.BAN, about=user, reason="too loud")
