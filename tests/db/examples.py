"""Matches to test the store with; their positions are any bytes."""

from msgspec.structs import replace

from db import MatchRecord, Offer, SeatRecord, Status, Step, Store, Wish

GUILD, CHANNEL = 2**62, 2**62 + 1  # as long as Discord's ids can be
ANN, BO, CY = 2**62 + 10, 2**62 + 11, 2**62 + 12
NOON = 1_900_000_000.25
BOARD = Wish("board", "1")


def seated(*users: int) -> tuple[SeatRecord, ...]:
    """These users in their seats."""
    return tuple(SeatRecord(seat, user, f"user {user}") for seat, user in enumerate(users))


def step(number: int = 0, **changes: object) -> Step:
    """A write to a match of two."""
    usual = Step(
        turn=1,
        position=b"position %d" % number,
        events=b"events %d" % number,
        at=NOON + number,
        seat=0,
        action=b"action %d" % number,
        prompts={0: number, 1: number},
        wishes=(BOARD,),
        clocks={0: NOON + number + 60},
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
        at=NOON,
    )
    await store.seat(match, 1, seats, b"{}", NOON)
    return await store.match(match)


async def running(store: Store, *users: int, guild: int = GUILD) -> MatchRecord:
    """A match that has begun; its number is 3."""
    record = await lobby(store, *users, guild=guild)
    await store.start(record.id, record.number, step(3, seat=None, action=None))
    return await store.match(record.id)


async def over(store: Store, *users: int, guild: int = GUILD) -> MatchRecord:
    """A match that has ended."""
    record = await running(store, *users, guild=guild)
    await store.act(record.id, record.number, step(4, over=True))
    return await store.match(record.id)


def undo_offer(record: MatchRecord, *agreed: int) -> Offer:
    """The first seat would like to take something back."""
    return Offer(record.id, "undo", 0, record.number, record.turn, agreed or (0,))


def draw_offer(record: MatchRecord, *agreed: int) -> Offer:
    """The first seat would like to part as friends."""
    return Offer(record.id, "draw", 0, record.number, record.turn, agreed or (0,))


STATUSES = {Status.LOBBY: lobby, Status.RUNNING: running, Status.OVER: over}
