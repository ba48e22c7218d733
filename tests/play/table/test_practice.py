"""Copies of matches to practise with tell nothing of what is hidden in the original, in any title.

Twins are originals that differ in what is hidden alone; the Hammer's concealed items have one in
`tests/games/hammer_of_thor/test_redealing.py`.
"""

from random import Random

import pytest
from msgspec import to_builtins

from db import OPERATOR, StaffAct
from games.catalogue import titles
from games.core.dice import Dice, seeded
from games.nine_realms.actions import Move
from play.refusals import DamagedMatch
from play.simulation.playout import choose, walk
from play.table.earlier.practice import NowhereToPractise, Practice, dealt_anew, practised
from play.table.moderation import entry_of
from tests.games.nine_realms import builder
from tests.play.playing import ANN, GUILD, rewrite

MOMENTS = 8
"""Moments of a match that are looked at, its beginning apart."""
MATCHES = 8
"""Matches at most: one in eight of a hero alone has nothing to show."""
COPIES = 24
"""Copies of each: something that is hidden and has two sides comes out the same in one of 2^24."""
ANY = Random("practice")


def secret() -> bytes:
    return ANY.randbytes(32)


def moments(title, seats):
    """The first position of a random match, and some of the others."""
    played = walk(title, seats, title.rules.options(), f"practice {ANY.random()}")
    found = [one.position for one in played if one.position.asks]
    return [found[0], *ANY.sample(found, min(MOMENTS, len(found)))]


def tables():
    """All titles with the fewest and the most seats."""
    return [
        pytest.param(title, seats, id=f"{key}-{seats}")
        for key, title in titles().items()
        for seats in sorted({min(title.seats), max(title.seats)})
    ]


@pytest.mark.parametrize(("title", "seats"), tables())
def test_whatever_is_hidden_in_the_original_the_copy_is_the_same(title, seats):
    """By the same dice: for each seat there are originals that differ in what it cannot know."""
    rules = title.rules
    for position in moments(title, seats):
        dice = secret()
        copy = rules.codec.dump(dealt_anew(rules, position, dice))
        for seat in range(seats):
            twin = rules.redeal(position, seat, seeded(f"twin {ANY.random()}"))
            assert rules.codec.dump(dealt_anew(rules, twin, dice)) == copy


@pytest.mark.parametrize(("title", "seats"), tables())
def test_what_a_seat_alone_sees_is_another_in_the_copy(title, seats):
    """Hands, choices that were made, and all else that a spectator does not see.

    In some matches nobody holds what could be another: a hero alone may conceal no more than what
    its card has brought.
    """
    rules, seen, changed = title.rules, set(), set()
    for _ in range(MATCHES):
        for position in moments(title, seats):
            copies = [dealt_anew(rules, position, secret()) for _ in range(COPIES)]
            for seat in range(seats):
                own, hidden = seen_alone(rules, position, seat)
                others = [to_builtins(rules.view(copy, seat)) for copy in copies]
                seen |= hidden
                changed |= {field for field in hidden for one in others if one[field] != own[field]}
        if seen <= changed:
            break
    assert seen - changed == set()


def seen_alone(rules, position, seat):
    """What a seat sees, and the fields of it that no spectator sees so."""
    own, public = (to_builtins(rules.view(position, viewer)) for viewer in (seat, None))
    return own, {field for field in own.keys() - {"seat"} if own[field] != public[field]}


@pytest.mark.parametrize(("title", "seats"), tables())
def test_all_that_lies_open_is_as_it_was_and_the_same_seats_are_asked(title, seats):
    """But for the traces of what was done last."""
    rules = title.rules
    for position in moments(title, seats):
        dice = secret()
        copy = dealt_anew(rules, position, dice)
        bare = rules.codec.load(rules.codec.dump(position))
        bare = type(bare)(bare.table, bare.agenda, bare.dice, bare.asks)

        assert rules.view(copy, None) == rules.view(bare, None)
        assert copy.awaited == position.awaited
        assert copy.asks.keys() == position.asks.keys()
        assert copy.dice == Dice(dice, action=1)


@pytest.mark.parametrize(("title", "seats"), tables())
def test_a_copy_is_played_on_to_an_ending_of_the_rules(title, seats):
    position = dealt_anew(title.rules, ANY.choice(moments(title, seats)), secret())
    while position.asks:
        seat = ANY.choice(list(position.awaited) or sorted(position.asks))
        position, _ = position.apply(seat, choose(position.asks[seat], ANY))

    assert position.ending is not None


def test_a_copy_that_gives_something_away_is_found(monkeypatch):
    """Planted: other dice fall, and nothing is dealt anew."""
    title, found = titles()["norsaga"], dealt_anew

    def kept(rules, position, dice):
        other = found(rules, position, dice).dice
        return type(position)(position.table, position.agenda, other, position.asks)

    monkeypatch.setitem(globals(), "dealt_anew", kept)

    with pytest.raises(AssertionError):
        test_whatever_is_hidden_in_the_original_the_copy_is_the_same(title, 2)
    with pytest.raises(AssertionError):
        test_what_a_seat_alone_sees_is_another_in_the_copy(title, 2)


async def wanted(room, match, **wishes):
    """The operator has a match copied."""
    record = await room.record(match)
    entry = entry_of(record, OPERATOR, StaffAct.CLONE, room.registry.now())
    return await practised(room.registry, room.gameplay, match, Practice(**wishes), entry)


async def test_on_a_server_that_the_bot_has_left_nothing_is_copied(room):
    match = await room.begun()
    await room.registry.house.leave(GUILD, room.registry.now())

    with pytest.raises(NowhereToPractise):
        await wanted(room, match)


async def test_of_a_position_that_is_damaged_there_is_no_copy(room):
    match = await room.begun(builder.position(thor="D4"))
    await rewrite(room.registry, match, b"garbage")
    with pytest.raises(DamagedMatch):
        await wanted(room, match)

    other = await room.begun(builder.position(thor="D4"))
    earlier = (await room.record(other)).number
    await room.play(other, ANN, Move(builder.THOR, "D3"))
    async with room.registry.store._engine.begin() as connection:
        await connection.exec_driver_sql(
            f"UPDATE positions SET checksum = x'00' WHERE match = {other} AND number = {earlier}"
        )
    with pytest.raises(DamagedMatch):
        await wanted(room, other, after=(await room.registry.store.deeds(other))[0].number)
    assert await wanted(room, other) == other + 1
