"""The daily digest by a virtual clock: at whose hour, with what in it, and never twice."""

import asyncio
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db import UserRecord
from games.nine_realms.actions import EndTurn
from play.hours.quiet_hours import Quiet
from play.post.digest import GRACE, next_digest, subscription
from play.post.messenger import Undeliverable, Unwelcome
from tests.games.nine_realms.builder import position
from tests.play.playing import ANN, BO

EIGHT = 8 * 60
BERLIN = "Europe/Berlin"
HOUR = 3600.0


class Box:
    """A postman who keeps what he is given."""

    def __init__(self):
        self.letters = []
        self.refusal = None

    async def write(self, user, text, nonce):
        await asyncio.sleep(0)
        if self.refusal is not None:
            raise self.refusal
        self.letters.append((user, text))

    def to(self, person):
        return [text for user, text in self.letters if user == person.id]


@pytest.fixture
def box():
    return Box()


async def bos_turn(room, **settled):
    """The clock begins at noon in UTC; Bo is asked something and has settled something."""
    match = await room.begun(position(thor="D4"))
    await room.settle(match, pace="none")
    await room.play(match, ANN, EndTurn())
    await room.registry.people.change(BO.id, **{"digest": EIGHT, "zone": "UTC"} | settled)
    return match


async def look(room, box, **time):
    room.clock.advance(**time)
    await room.services.digests.look(box)
    return box.to(BO)


async def for_hours(room, box, hours):
    """The program looks again and again."""
    for _ in range(hours * 4):
        await look(room, box, minutes=15)


async def test_a_digest_comes_at_ones_hour_once_a_day(room, box):
    await bos_turn(room)
    assert await look(room, box, hours=19, minutes=59) == []

    assert len(await look(room, box, minutes=1)) == 1
    await for_hours(room, box, 23)
    assert len(box.to(BO)) == 1
    assert len(await look(room, box, hours=1)) == 2


async def test_it_tells_what_waits_soonest_first_with_links(room, box):
    """Each with its own deadline; the board is one tap away."""
    await bos_turn(room)
    later, sooner = [await room.begun(position(thor="D4")) for _ in range(2)]
    for match in (sooner, later):
        await room.play(match, ANN, EndTurn())
        room.clock.advance(hours=1)
    await room.all_shown()
    await room.registry.store.threaded(sooner, 777)
    board = await room.post(sooner, "board", str((await room.record(sooner)).turn))

    (text,) = await look(room, box, hours=18)

    lines = text.splitlines()
    for match, line in zip((sooner, later, 1), lines[2:], strict=True):
        assert f"match {match}]" in line
    assert "due <t:" in lines[2]
    assert "until" not in lines[4]
    assert f"/channels/100/777/{board.message})" in lines[2]


async def test_nothing_to_tell_is_no_digest(room, box):
    """Nor one later that day, when something comes up."""
    await room.registry.people.change(BO.id, digest=EIGHT)
    assert await look(room, box, hours=20) == []
    await bos_turn(room)

    assert await look(room, box, minutes=30) == []
    assert len(await look(room, box, hours=23, minutes=30)) == 1


async def test_what_others_have_done_is_news(room, box):
    """A match in which it is not one's move, and one that is over; and no longer the day after."""
    match = await bos_turn(room)
    await room.play(match, BO, EndTurn())
    room.clock.advance(minutes=10)
    await room.pass_on(match, ANN)
    await room.pass_on(match, BO)
    room.clock.advance(minutes=10)
    await room.services.concessions.concede(match, ANN.id)

    (text,) = await look(room, box, hours=20)

    assert "There's news in these" in text
    assert "🏁" in text
    assert len(await look(room, box, days=1)) == 1  # the one of the day before


async def test_what_one_did_oneself_is_no_news(room, box):
    match = await bos_turn(room)
    room.clock.advance(minutes=10)
    await room.pass_on(match, BO)

    assert await look(room, box, hours=19, minutes=50) == []


async def test_after_a_restart_there_is_no_second_one(room, elsewhere, box):
    await bos_turn(room)
    await look(room, box, hours=20)
    await look(elsewhere, box, minutes=1)
    await for_hours(elsewhere, box, 5)

    assert len(box.to(BO)) == 1


async def test_two_programs_at_once_send_one(room, elsewhere, box):
    await bos_turn(room)
    room.clock.advance(hours=20)

    await asyncio.gather(room.services.digests.look(box), elsewhere.services.digests.look(box))

    assert len(box.to(BO)) == 1


async def test_after_a_long_silence_nobody_is_flooded(room, elsewhere, box):
    """Nothing is made up for days in which nothing ran; a short delay is no reason to drop it."""
    await bos_turn(room)
    await look(elsewhere, box, days=5, hours=20, seconds=GRACE)
    assert box.letters == []

    assert len(await look(elsewhere, box, hours=23)) == 1


async def test_while_nobody_can_be_reached_none_is_made(room, box):
    await bos_turn(room)
    room.services.digests.connected = lambda: False
    assert await look(room, box, hours=20) == []
    room.services.digests.connected = lambda: True

    assert len(await look(room, box, minutes=10)) == 1


async def test_who_takes_no_direct_messages_is_not_tried_again(room, box):
    """Until they let us know that they do."""
    await bos_turn(room)
    box.refusal = Unwelcome()
    await look(room, box, hours=20)
    assert (await room.registry.people.get(BO.id)).blocked

    box.refusal = None
    assert await look(room, box, days=1) == []
    await room.registry.people.change(BO.id, blocked=False)
    assert len(await look(room, box, days=1)) == 1


async def test_one_that_discord_refuses_is_lost_for_a_day_and_never_doubled(room, box):
    """Perhaps it has arrived all the same."""
    await bos_turn(room)
    box.refusal = Undeliverable("no")
    await look(room, box, hours=20)
    box.refusal = None

    assert await look(room, box, minutes=10) == []
    assert len(await look(room, box, days=1)) == 1


async def test_one_that_is_a_minute_late_counts_for_its_day(room, box):
    """Due just before midnight, and made just after it: so it is on each of three days."""
    await bos_turn(room, digest=23 * 60 + 59)
    room.clock.advance(hours=12)
    for count in (1, 2, 3):
        assert len(await look(room, box)) == count
        room.clock.advance(days=1)


async def test_on_a_vacation_there_is_none(room, box):
    await bos_turn(room, away_from=0.0, away_until=room.clock.now() + 2 * 86400)

    assert await look(room, box, hours=20) == []
    assert len(await look(room, box, days=2)) == 1


async def test_a_fault_at_one_does_not_keep_the_others_waiting(room, box, caplog):
    """A time zone that this machine does not know any more."""
    await bos_turn(room)
    await room.registry.people.change(ANN.id, digest=EIGHT, zone="Europe/Atlantis")

    assert len(await look(room, box, hours=20)) == 1
    assert "no digest can be made for user 1" in caplog.text


async def test_it_fits_into_a_message_however_many_matches_there_are(room, box):
    for _ in range(30):
        await bos_turn(room)

    (text,) = await look(room, box, hours=20)

    assert len(text) <= 2000
    assert text.splitlines()[-1].startswith("…and ")


# When the next one is due


def at(*when: int, zone: str = BERLIN) -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("minute", "made", "now", "due"),
    [
        # The night to 29 March 2026 has no half past two; that to 25 October has two.
        (150, at(2026, 3, 28, 2, 30), at(2026, 3, 28, 12), at(2026, 3, 29, 3)),
        (150, at(2026, 3, 29, 3), at(2026, 3, 29, 12), at(2026, 3, 30, 2, 30)),
        (150, at(2026, 10, 24, 2, 30), at(2026, 10, 24, 12), at(2026, 10, 25, 2, 30)),
        (150, at(2026, 10, 25, 2, 30), at(2026, 10, 25, 2, 31) + HOUR, at(2026, 10, 26, 2, 30)),
        (480, at(2026, 3, 28, 8), at(2026, 3, 28, 9), at(2026, 3, 29, 8)),
        (480, None, at(2026, 3, 28, 7), at(2026, 3, 28, 8)),
        (480, None, at(2026, 3, 28, 9), at(2026, 3, 28, 8)),
        (480, None, at(2026, 3, 28, 10), at(2026, 3, 29, 8)),
    ],
)
def test_clocks_that_change_double_and_drop_no_day(minute, made, now, due):
    assert next_digest(UserRecord(1, zone=BERLIN, digest=minute, digested=made), now) == due


def test_an_hour_in_the_quiet_hours_waits_for_their_end_every_day():
    """Half past eleven at night, quiet until seven: each morning at seven."""
    person = UserRecord(
        1, zone="UTC", digest=23 * 60 + 30, quiet_from=22 * 60, quiet_to=7 * 60, digested=None
    )
    seven = at(2026, 5, 2, 7, zone="UTC")
    for day in range(3):
        now = seven + day * 86400
        assert next_digest(person, now) == now
        person = UserRecord(**{name: getattr(person, name) for name in person.__struct_fields__}
                            | {"digested": now})  # fmt: skip


minutes = st.integers(0, 24 * 60 - 1)
moments = st.integers(1_700_000_000, 1_900_000_000).map(float)
places = st.sampled_from([BERLIN, "UTC", "Asia/Kolkata", "America/New_York", "Pacific/Apia"])


@given(minutes, minutes, minutes, places, moments)
def test_one_a_day_by_the_calendar_of_whoever_gets_it(minute, start, end, zone, now):
    """Looked at every hour for ten days, whatever is chosen."""
    days, digested = [], None
    for hour in range(240):
        person = UserRecord(1, zone, start, end, digest=minute, digested=digested)
        moment = now + hour * HOUR
        due = next_digest(person, moment)
        if due <= moment:
            digested = due
            days.append(datetime.fromtimestamp(due, ZoneInfo(zone)).date())
            assert Quiet(zone, start, end).open_at(due) == due

    assert len(days) == len(set(days))
    assert len(days) >= 8


def test_whoever_chooses_an_hour_that_has_just_passed_waits_for_tomorrow():
    now = at(2026, 5, 2, 9, zone="UTC")
    late = subscription(UserRecord(1), EIGHT, now)
    soon = subscription(UserRecord(1), 10 * 60, now)

    assert next_digest(UserRecord(1, **late), now) == now + 23 * HOUR
    assert next_digest(UserRecord(1, **soon), now) == now + HOUR
    assert subscription(UserRecord(1, digest=EIGHT), None, now) == {"digest": None}
    assert datetime.fromtimestamp(now, UTC).hour == 9
