"""Every method of the store that writes, called on a match; and faults in the middle of one."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, contextmanager

from msgspec.structs import replace
from sqlalchemy import event

from db import (
    NO_SERVER,
    Followed,
    MatchRecord,
    SeatRecord,
    StaffAct,
    Status,
    Store,
    UserRecord,
    WantedPost,
)
from tests.db.examples import (
    ANN,
    BO,
    CHANNEL,
    CY,
    GUILD,
    NOON,
    asked,
    banned,
    draw_proposal,
    lobby,
    over,
    proposed,
    running,
    seated,
    standing,
    step,
    time_proposal,
    undo_proposal,
)

Write = Callable[[Store, MatchRecord], Awaitable[object]]
_WANTED = (WantedPost("board", "1"), WantedPost("board", "2"), WantedPost("call", "1:4"))


class PlantedError(Exception):
    """A fault that was put in."""


async def create(store: Store, record: MatchRecord) -> None:
    await store.create(
        title="nine_realms",
        guild=GUILD,
        channel=CHANNEL,
        host=SeatRecord(0, ANN, "Ann"),
        options=b"",
        secret=b"",
        pace="daily",
        lapse="forfeit",
        at=NOON,
        robots=(SeatRecord(1, -1, "Huginn", mind="greedy"),),
        door="private",
        guests={ANN: True, CY: False},
        followed=Followed(record.id, None),
    )


async def copy(store: Store, record: MatchRecord) -> None:
    seats = (*seated(ANN), SeatRecord(1, -1, "Huginn", mind="able"))
    entry = replace(banned(ANN), what=StaffAct.CLONE, about=None)
    await store.copy(
        record, step(5), entry, secret=b"other", host=ANN, seated=seats, guests={ANN: True}
    )


async def seat(store: Store, record: MatchRecord) -> None:
    await store.seat(record.id, record.number, seated(CY, ANN), NOON, {CY: True}, door="closed")


async def start(store: Store, record: MatchRecord) -> None:
    await store.start(record.id, record.number, step(3, wanted=_WANTED))


async def act(store: Store, record: MatchRecord) -> None:
    await store.act(
        record.id,
        record.number,
        step(4, record.id, wanted=_WANTED, undone=(3,), left=(1,), carried="undo:0:3"),
    )


async def propose(store: Store, record: MatchRecord) -> None:
    known = await standing(store, record.id)
    await store.propose(draw_proposal(record), record.number, known, NOON, instead_of=known)


async def agree(store: Store, record: MatchRecord) -> None:
    await store.agree(undo_proposal(record), (0, 1))


async def refuse(store: Store, record: MatchRecord) -> None:
    await store.refuse(undo_proposal(record))


async def take_back(store: Store, record: MatchRecord) -> None:
    await store.take_back(undo_proposal(record), NOON)


async def run_out(store: Store, record: MatchRecord) -> None:
    await store.run_out(undo_proposal(record))


async def amend(store: Store, record: MatchRecord) -> None:
    await store.amend(record, asked(9, record.id), _WANTED, NOON, paused=NOON)


async def withdraw(store: Store, record: MatchRecord) -> None:
    await store.withdraw(record.id, record.number, NOON)


async def arrange(store: Store, record: MatchRecord) -> None:
    changed = [replace(record.seats[0], user=CY, name="user 12")]
    await store.arrange(record, changed, _WANTED, NOON, carried="undo:0:3", paused=NOON)


async def put_off(store: Store, record: MatchRecord) -> None:
    clock = await store.next_clock()
    assert clock is not None
    await store.put_off(clock, NOON + 999)


async def hurry(store: Store, record: MatchRecord) -> None:
    await store.hurry(record.seats[0].user)


async def pass_over(store: Store, _: MatchRecord) -> None:
    await store.pass_over(NOON, NOON + 9999)


async def turn_back(store: Store, _: MatchRecord) -> None:
    await store.turn_back(60.0, NOON, ("alive", "1"))


async def tell_times_anew(store: Store, _: MatchRecord) -> None:
    await store.tell_times_anew()


async def take_note(store: Store, _: MatchRecord) -> None:
    await store.take_note("name", "new")


async def change_user(store: Store, _: MatchRecord) -> None:
    await store.change_user(ANN, theme="light")


async def note_refusal(store: Store, _: MatchRecord) -> None:
    await store.note_refusal(ANN)


async def claim_digest(store: Store, _: MatchRecord) -> None:
    await store.claim_digest(UserRecord(ANN), NOON)


async def change_guild(store: Store, _: MatchRecord) -> None:
    await store.change_guild(GUILD, NOON, channel=CHANNEL)


async def delivered(store: Store, record: MatchRecord) -> None:
    post = await store.post(record.id, "lobby", "0")
    assert post is not None
    await store.delivered(post.id, shown=post.wanted, message=9)


async def threaded(store: Store, record: MatchRecord) -> None:
    await store.threaded(record.id, 9)


async def claim_thread(store: Store, record: MatchRecord) -> None:
    await store.claim_thread(record.id, 9)


async def want(store: Store, record: MatchRecord) -> None:
    await store.want(record.id, (WantedPost("board", "1"), WantedPost("note", "locked")), NOON)


async def lost(store: Store, record: MatchRecord) -> None:
    post = await store.post(record.id, "lobby", "0")
    assert post is not None
    await store.lost(post.id, post.message)


async def unplace(store: Store, record: MatchRecord) -> None:
    note = (WantedPost("note", "thread:3"),)
    await store.unplace(record.id, record.thread, note, NOON, channel=CHANNEL + 1)


async def rename(store: Store, record: MatchRecord) -> None:
    await store.rename(record.id, ANN, "Anna")


async def begin(store: Store, _: MatchRecord) -> None:
    await store.begin(NOON)


async def block(store: Store, _: MatchRecord) -> None:
    await store.block(ANN, CY)


async def unblock(store: Store, _: MatchRecord) -> None:
    await store.unblock(CY, ANN)


async def ban(store: Store, _: MatchRecord) -> None:
    await store.ban(banned(BO))


async def unban(store: Store, _: MatchRecord) -> None:
    await store.unban(replace(banned(CY), what=StaffAct.UNBAN))


async def settle(store: Store, _: MatchRecord) -> None:
    entry = replace(banned(CY), what=StaffAct.SETTINGS, about=None)
    await store.settle(entry, rooms=(CHANNEL, CHANNEL + 1), roles=(7,), paces=("live",), tables=3)


async def choose_signposts(store: Store, _: MatchRecord) -> None:
    entry = replace(banned(CY), what=StaffAct.SETTINGS, about=None)
    await store.choose_signposts(entry, (CHANNEL + 7, CHANNEL + 8))


async def change_signpost(store: Store, _: MatchRecord) -> None:
    (signpost,) = await store.signposts()
    await store.change_signpost(signpost, message=9, shown="abc")


async def cover_signpost(store: Store, _: MatchRecord) -> None:
    await store.cover_signpost(CHANNEL, 9)


async def forget_signpost(store: Store, _: MatchRecord) -> None:
    await store.forget_signpost(CHANNEL)


async def note_act(store: Store, record: MatchRecord) -> None:
    await store.note_act(replace(banned(CY), what=StaffAct.MOVE, match=record.id))


async def moderate(store: Store, record: MatchRecord) -> None:
    """A match is closed, with all that is proposed there; a robot takes a seat of it as well."""
    entry = replace(banned(BO), what=StaffAct.CLOSE, match=record.id)
    robot = replace(record.seats[1], user=-1, name="Huginn", clock=None)
    wanted = (WantedPost("board", "1"),)
    over = {"status": Status.OVER, "frozen": NOON, "ended": NOON}
    await store.moderate(record, entry, (robot,), wanted, **over)


async def forget_guilds(store: Store, _: MatchRecord) -> None:
    await store.forget_guilds(NOON + 1)


async def forget(store: Store, record: MatchRecord) -> None:
    """With a match in direct messages, which goes altogether."""
    await store.forget(ANN, lambda seat: f"nameless {seat}", stuck={record.id})


async def announce(store: Store, _: MatchRecord) -> None:
    await store.announce("A new one", NOON, 0.0)


async def note_told(store: Store, _: MatchRecord) -> None:
    (one,) = await store.waiting()
    await store.note_told(one.id, NOON)


WRITES: dict[str, Write] = {
    write.__name__: write
    for write in (
        create, copy, seat, start, act, propose, withdraw, arrange, amend, put_off, hurry,
        pass_over, turn_back, take_note, change_user, change_guild, delivered, threaded, want,
        lost, unplace, rename, claim_digest, run_out, agree, refuse, take_back, tell_times_anew,
        begin, block, unblock, forget, note_refusal, claim_thread, ban, unban, settle, note_act,
        moderate, forget_guilds, announce, note_told, choose_signposts, change_signpost,
        cover_signpost, forget_signpost,
    )
}  # fmt: skip
"""By the names of the store's methods."""


async def prepared(store: Store, name: str) -> MatchRecord:
    """A match on which this write can be done, with something in each table."""
    await store.take_note("name", "old")
    await store.take_note("restored", "")
    record = await running(store)
    await proposed(store, undo_proposal(record), time_proposal(record, 1))
    if name in ("lost", "tell_times_anew"):
        await delivered(store, record)
    await store.change_user(ANN, zone="UTC")
    if name == "forget":
        await over(store, ANN, guild=NO_SERVER)
    await store.change_guild(GUILD, NOON, channel=CHANNEL)
    await store.announce("An old one", NOON, 0.0)
    if name == "forget_guilds":
        await store.change_guild(GUILD, NOON, left=NOON)
    await store.block(CY, ANN)
    await store.ban(banned(CY))
    entry = replace(banned(CY), what=StaffAct.SETTINGS, about=None)
    await store.choose_signposts(entry, (CHANNEL,))
    return await lobby(store) if name in ("seat", "start", "withdraw") else record


@contextmanager
def failing(store: Store, at: int):
    """The statement of this number fails, whatever comes before and after it."""
    seen = 0

    def count(*_: object) -> None:
        nonlocal seen
        seen += 1
        if seen == at:
            raise PlantedError

    with _listening(store, "before_cursor_execute", count):
        yield


@contextmanager
def commits(store: Store):
    """How often something is committed meanwhile, as a list that grows."""
    found: list[None] = []
    with _listening(store, "commit", lambda *_: found.append(None)):
        yield found


@asynccontextmanager
async def holding(store: Store) -> AsyncIterator[None]:
    """Somebody else is in the middle of a write."""
    async with store._engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE matches SET turn = 99")
        yield
        await connection.rollback()


@contextmanager
def _listening(store: Store, name: str, listener: Callable[..., None]):
    engine = store._engine.sync_engine
    event.listen(engine, name, listener)
    try:
        yield
    finally:
        event.remove(engine, name, listener)
