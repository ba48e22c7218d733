"""A match whose save cannot be read: a sentence for its players, and no harm to other matches."""

import json
import random
import zlib

import msgspec
import pytest

from db import Store
from db.soundness.checksums import of_position
from games.catalogue import titles
from play.clock import SystemClock
from play.library import words_of
from play.match.match import Person
from play.match.registry import MatchRegistry
from play.post import sentences
from play.refusals import DamagedMatch
from play.simulation.playout import choose
from tests.db.examples import ANN, BO, CHANNEL, GUILD
from tests.play.playing import Bare

PEOPLE = (Person(ANN, "Ann"), Person(BO, "Bo"))
CODEC = titles()["nine_realms"].rules.codec


def flipped(packed):
    return packed[:20] + bytes([packed[20] ^ 4]) + packed[21:]


def repacked(change):
    """A change to the save itself, packed so that nothing is wrong with the packing."""
    return lambda packed: zlib.compress(change(zlib.decompress(packed)))


def newer(save):
    raw = json.loads(save)
    return json.dumps(raw | {"version": raw["version"] + 1}).encode()


def unfounded(save):
    """It has the right form, and waits for a player who is not there."""
    raw = json.loads(save)
    raw["agenda"][-1]["waiting"] = [5]
    return json.dumps(raw).encode()


DAMAGES = {
    "a flipped bit": flipped,
    "cut off": lambda packed: packed[: len(packed) // 2],
    "nothing left": lambda packed: b"",
    "not packed": lambda packed: b"\x00" * len(packed),
    "no JSON": repacked(lambda save: b"\x00garbage"),
    "half a JSON": repacked(lambda save: save[: len(save) // 2]),
    "no text": repacked(lambda save: save.replace(b'"title":"', b'"title":"\xff')),
    "an unknown field": repacked(lambda save: b'{"extra":1,' + save[1:]),
    "another title's": repacked(lambda save: save.replace(b'"nine_realms"', b'"ten_realms"')),
    "a newer version's": repacked(newer),
    "without sense": repacked(unfounded),
}


async def started(matches):
    """A match of Ann and Bo at its first question."""
    record = await matches.lobbies.create("nine_realms", GUILD, CHANNEL, PEOPLE[0])
    await matches.lobbies.join(record.id, PEOPLE[1])
    await matches.gameplay.start(record.id, ANN)
    return record.id


async def play_on(matches, match, rng):
    """One random action of whoever is asked."""
    sitting = await matches.registry.match(match)
    seat = sitting.record.seats[min(sitting.standing.asks)]
    action = choose(sitting.standing.asks[seat.seat], rng)
    await matches.gameplay.act(match, seat.user, action, seat.prompt)


async def damage(database, match, change):
    """Alter the only position behind the program's back."""
    [old] = [row[1:3] for row in (await database.dump())["positions"] if row[0] == match]
    await keep(database, match, old[0], change(old[1]))


async def keep(database, match, number, packed):
    """This is what was saved: its checksum fits, and what it holds is all that can be wrong."""
    update = "UPDATE positions SET data = :packed, checksum = :made WHERE match = :match"
    made = of_position(match, number, packed)
    await database.run(update, packed=packed, made=made, match=match)


@pytest.mark.parametrize("name", DAMAGES)
async def test_a_damaged_match_is_refused_and_others_go_on(database, store, name):
    """The refusal has a sentence; nothing is written to it; the store is as fit as before."""
    before = Bare.on(store, SystemClock())
    bad, good = await started(before), await started(before)
    await damage(database, bad, DAMAGES[name])
    matches, rng = Bare.on(store, SystemClock()), random.Random(1)
    number = (await store.match(bad)).number
    for call in (
        lambda: matches.registry.match(bad),
        lambda: play_on(matches, bad, rng),
        lambda: matches.gameplay.act(bad, ANN, None, 1),
        lambda: matches.gameplay.start(bad, ANN),
    ):
        with pytest.raises(DamagedMatch) as refused:
            await call()
    await play_on(matches, good, rng)
    await started(matches)

    assert "damaged" in sentences.sentence(refused.value, words_of())
    assert (await store.match(bad)).number == number
    assert bad in [record.id for record in await store.matches_of(ANN, GUILD)]


async def test_a_position_that_is_not_there_is_damage(database, store):
    """It is no reason to say that there is no such match."""
    matches = Bare.on(store, SystemClock())
    bad = await started(matches)
    await database.run(f"DELETE FROM positions WHERE match = {bad}")

    with pytest.raises(DamagedMatch):
        await MatchRegistry(store, SystemClock()).match(bad)


async def test_a_title_that_is_not_there_is_damage(database, store):
    """A newer program knew it."""
    matches = Bare.on(store, SystemClock())
    bad = await started(matches)
    await database.run(f"UPDATE matches SET title = 'ten_realms' WHERE id = {bad}")

    with pytest.raises(DamagedMatch):
        await MatchRegistry(store, SystemClock()).match(bad)


async def test_a_repaired_match_goes_on(database, store):
    """Nothing remembers that it was damaged."""
    matches, rng = Bare.on(store, SystemClock()), random.Random(1)
    match = await started(matches)
    number = (await store.match(match)).number
    whole = await store.position(match, number)
    await damage(database, match, flipped)
    matches = Bare.on(store, SystemClock())
    with pytest.raises(DamagedMatch):
        await matches.registry.match(match)
    await keep(database, match, number, zlib.compress(whole))
    await play_on(matches, match, rng)

    assert (await matches.registry.match(match)).record.number == 4


async def test_whatever_was_changed_it_is_read_or_refused(database, store):
    """Many random changes to a save; other errors would look like faults of the program."""
    matches, rng = Bare.on(store, SystemClock()), random.Random(1)
    match = await started(matches)
    number = (await store.match(match)).number
    save = await store.position(match, number)
    for _ in range(30):
        changed = bytearray(save)
        changed[rng.randrange(len(save))] ^= 1 << rng.randrange(8)
        await keep(database, match, number, zlib.compress(changed))
        try:
            await MatchRegistry(store, SystemClock()).match(match)
        except DamagedMatch as refused:
            assert refused.__cause__ is not None


async def test_the_whole_save_is_what_is_read(store):
    """The other tests change it; unchanged it is the same position."""
    matches = Bare.on(store, SystemClock())
    match_id = await started(matches)
    match = await matches.registry.match(match_id)
    save = await store.position(match_id, match.record.number)

    assert CODEC.dump(match.standing) == save
    assert msgspec.json.decode(save)["version"] == CODEC.version
    assert isinstance(store, Store)
