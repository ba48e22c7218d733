"""A person's matches as a list: those that wait for them, soonest first, with links.

What goes on is known from the records alone: no position is loaded, nothing secret is near.
"""

from collections.abc import Iterable, Sequence

from db import MatchRecord, SeatRecord, Status, Store, UserRecord
from play.hours.deadlines import deadline_of
from play.library import words_of
from play.match.match import title_of
from play.match.post_names import BoardPost
from play.match.registry import MatchRegistry
from play.post import sentences
from play.refusals import DamagedMatch
from words.speech import isolated

NEVER = float("inf")


def waits(record: MatchRecord, user: int) -> bool:
    """Tell whether a match waits for a person, and not for a robot in that seat."""
    seat = record.seat_of(user)
    return seat is not None and seat.clock is not None and seat.mind is None


def in_order(records: Iterable[MatchRecord], person: UserRecord) -> list[MatchRecord]:
    """Order matches: those that wait, soonest deadline first; then the last moved; then lobbies."""
    return sorted(records, key=lambda record: _urgency(record, person))


def next_waiting(
    records: Iterable[MatchRecord], person: UserRecord, besides: int
) -> MatchRecord | None:
    """The match that waits for a person with the soonest deadline, but for one."""
    others = (one for one in records if one.id != besides and not one.damaged)
    waiting = [one for one in others if waits(one, person.id)]
    return in_order(waiting, person)[0] if waiting else None


async def line_of(store: Store, record: MatchRecord, person: UserRecord) -> str:
    """A match in a line, with a link to where it is."""
    words = words_of()
    if record.damaged:
        return words.text("mine-damaged", match=record.id)
    title = title_of(record)
    named = {
        "title": title,
        "match": record.id,
        "link": await link(store, record),
        "others": words.list([isolated(seat.name) for seat in _others(record, person.id)]),
    }
    match record.status:
        case Status.LOBBY:
            return words.text("mine-open", **named)
        case Status.OVER:
            return words.text("mine-over", **named)
    if record.frozen is not None:
        return words.text("mine-frozen", **named)
    if record.lost is not None:
        return words.text("mine-lost", **named)
    if not waits(record, person.id):
        names = [isolated(seat.name) for seat in record.seats if seat.clock is not None]
        return words.text("mine-theirs", awaited=words.list(names), **named)
    if record.paused is not None:
        return words.text("mine-paused", **named)
    deadline = _deadline(record, person)
    if deadline is None:
        return words.text("mine-yours", **named)
    return words.text("mine-yours", "until", time=sentences.moment(deadline), **named)


async def ended_line(registry: MatchRegistry, record: MatchRecord, person: UserRecord) -> str:
    """A match that is over in a line, with who won it."""
    words = words_of()
    named = {
        "title": title_of(record),
        "match": record.id,
        "link": await link(registry.store, record),
        "others": words.list([isolated(seat.name) for seat in _others(record, person.id)]),
    }
    try:
        match = await registry.match(record.id)
        ending = None if match.position is None else match.standing.ending
    except DamagedMatch:
        ending = None
    if ending is None:
        return words.text("mine-over", **named)
    if ending.is_lost:
        return words.text("mine-finished", "lost", **named)
    winners = [isolated(record.names[seat]) for seat in ending.winners]
    return words.text("mine-finished", winners=words.list(winners), **named)


async def link(store: Store, record: MatchRecord) -> str:
    """Link to a match: its board, else its thread, else the channel of its invitation."""
    board = await store.post(record.id, BoardPost.kind, BoardPost(record.turn).key)
    return jump(record, board.message if board else None)


def jump(record: MatchRecord, message: int | None) -> str:
    """The address of a message in a match's thread; without one, of the thread or the channel."""
    server = "@me" if record.is_direct else record.guild
    place = f"https://discord.com/channels/{server}/{record.thread or record.channel}"
    return place if message is None or record.thread is None else f"{place}/{message}"


def lay_out(pages: list[list[str]], lines: Iterable[str], room: int, most: int) -> None:
    """Put lines on pages, the last of which is begun: a line that has no room begins another one.

    Args:
        pages: those that there are, one at least; new ones come behind.
        lines: what is laid out.
        room: characters of a page.
        most: lines of a page.
    """
    for line in lines:
        page = pages[-1]
        if page and (len(page) >= most or sum(map(len, page)) + len(page) + len(line) > room):
            pages.append([])
        pages[-1].append(line)


def shortened(lines: Sequence[str], room: int) -> list[str]:
    """The first lines that fit into so many characters, and how many more there are."""
    kept: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return [*kept, words_of().text("mine-more", count=len(lines) - len(kept))]
        kept.append(line)
    return kept


def _urgency(record: MatchRecord, person: UserRecord) -> tuple[int, float, float]:
    """Give the key of the order: the first match has the least."""
    if record.status is Status.LOBBY:
        return 2, -record.stirred, 0.0
    if not waits(record, person.id):
        return 1, -record.stirred, 0.0
    seat = record.seat_of(person.id)
    assert seat is not None
    assert seat.clock is not None
    deadline = _deadline(record, person)
    return 0, NEVER if deadline is None else deadline, seat.clock.opened


def _deadline(record: MatchRecord, person: UserRecord) -> float | None:
    seat = record.seat_of(person.id)
    return None if seat is None or seat.clock is None else deadline_of(seat.clock, person)


def _others(record: MatchRecord, user: int) -> list[SeatRecord]:
    return [seat for seat in record.seats if seat.user != user]
