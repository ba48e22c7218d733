"""What Discord should show after a change: which messages to post, edit or delete.

One board message a player-turn, edited while the turn goes on; one live call a seat, deleted when
it is answered. Whoever clicked in the last two minutes needs no call.
"""

from db import MatchRecord, SeatRecord, Wish
from games.core.agenda import AnyPosition
from games.core.vocabulary import Seat

DAY = 86400.0
"""Seconds that a decision may take; at half of them there is one reminder."""
PRESENT = 120.0
"""Seconds after a click during which a player is not called."""


def next_prompts(
    record: MatchRecord, before: AnyPosition | None, after: AnyPosition, acted: Seat | None
) -> dict[Seat, int]:
    """The prompt numbers after an action: a seat that is asked something new has a new one."""
    return {
        seat.seat: seat.prompt + (seat.seat == acted or _differs(before, after, seat.seat))
        for seat in record.seats
    }


def new_prompts(record: MatchRecord, prompts: dict[Seat, int]) -> dict[Seat, int]:
    """The prompt numbers that are not what they were."""
    return {
        seat.seat: prompts[seat.seat] for seat in record.seats if prompts[seat.seat] != seat.prompt
    }


def reminders(
    record: MatchRecord, after: AnyPosition, prompts: dict[Seat, int], now: float
) -> dict[Seat, float]:
    """When the seats that are asked something new are to be reminded of it."""
    return {
        seat.seat: now + DAY / 2
        for seat in record.seats
        if seat.seat in after.awaited and prompts[seat.seat] != seat.prompt
    }


def wishes_at_start(
    position: AnyPosition, prompts: dict[Seat, int], starter: Seat
) -> tuple[Wish, ...]:
    """The lobby without buttons, the thread, the first board, and the calls to play."""
    called = [seat for seat in position.awaited if seat != starter]
    calls = (Wish("call", f"{seat}:{prompts[seat]}") for seat in called)
    return (Wish("lobby", "0"), Wish("thread", "0"), Wish("board", "0"), *calls)


def wishes_after(
    record: MatchRecord,
    after: AnyPosition,
    prompts: dict[Seat, int],
    acted: Seat,
    turn: int,
    now: float,
) -> tuple[Wish, ...]:
    """The board, the one before it if a turn has passed, and the calls that changed."""
    boards = sorted({record.turn, turn})
    over = [Wish("lobby", "0"), Wish("result", "0")] if after.ending is not None else []
    calls: list[Wish] = []
    for seat in record.seats:
        if prompts[seat.seat] == seat.prompt:
            continue
        calls += no_calls(seat)
        if seat.seat in after.awaited and seat.seat != acted and not _present(seat, now):
            calls.append(Wish("call", _call_key(seat, prompts[seat.seat])))
    return (*(Wish("board", str(board)) for board in boards), *calls, *over)


def no_calls(seat: SeatRecord) -> list[Wish]:
    """The calls for a question that is answered: the first one and the reminder."""
    first = _call_key(seat, seat.prompt)
    return [Wish("call", first, gone=True), Wish("call", f"{first}:again", gone=True)]


def call_again(seat: SeatRecord) -> list[Wish]:
    """The reminder, instead of the first call."""
    first = _call_key(seat, seat.prompt)
    return [Wish("call", first, gone=True), Wish("call", f"{first}:again")]


def _call_key(seat: SeatRecord, prompt: int) -> str:
    return f"{seat.seat}:{prompt}"


def _present(seat: SeatRecord, now: float) -> bool:
    return seat.acted is not None and now - seat.acted < PRESENT


def _differs(before: AnyPosition | None, after: AnyPosition, seat: Seat) -> bool:
    """Whether a seat is asked something else than before."""
    old = before.asks.get(seat) if before else None
    new = after.asks.get(seat)
    if old is None or new is None:
        return old is not new
    return list(old) != list(new)
