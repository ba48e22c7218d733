"""Dice of finished matches come out again: by our rules, and by lines that know nothing of ours."""

import json
import random
from collections import deque
from collections.abc import Iterator

import pytest

from db import LoggedAction
from games.catalogue import titles
from games.core.dice import Dice, seeded
from games.core.errors import GameError
from play.match.match import Match, MatchRecord, SeatRecord, Status
from play.proof.transcript import DrawCause, Transcript, TranscriptEntry, Unreadable, parse, written
from play.proof.verification import Failing, flaw_of, transcribed
from play.refusals import NotOverYet
from play.simulation.playout import choose, walk
from tests.play.playing import ANN, BO, GUILD, TITLE
from tests.verify_dice import complaints

NINE = titles()[TITLE]
PEOPLE = (ANN, BO)
SEEDS = ("1", "2", "3")


def simulated(seed: str) -> Transcript:
    """A random match to the end that the rules gave it."""
    codec, deeds = NINE.rules.codec, []
    for number, played in enumerate(walk(NINE, 2, NINE.rules.options(), seed), 2):
        action = codec.dump_action(played.action) if played.action else None
        events = codec.dump_events(played.events)
        deeds.append(LoggedAction(number, 0, played.seat, action, events, 0.0))
        last = played.position
    seats = tuple(SeatRecord(at, one.id, one.name) for at, one in enumerate(PEOPLE))
    record = MatchRecord(
        7, TITLE, Status.OVER, GUILD, 1, ANN.id, b"{}", seeded(seed).secret,
        len(deeds), 0, 0.0, None, 0.0, seats=seats,
    )  # fmt: skip
    return transcribed(Match(record, last), deeds)


def last_dice(seed: str) -> Dice:
    """The dice after the last answer of that match."""
    return deque(walk(NINE, 2, NINE.rules.options(), seed), maxlen=1)[0].position.dice


async def settled(room, match, rng: random.Random) -> None:
    """Somebody wants the last action back; the others may be asked, and mostly agree."""
    one, other = rng.sample(PEOPLE, 2)
    try:
        if not await room.services.proposals.ask_undo(match, one.id):
            await room.answer(match, other, agrees=rng.random() < 0.8)
    except GameError:
        return


async def played(room, seed: str, *, acts: int = 60, agreed: bool = False) -> Transcript:
    """A random match through the application: words, undos of both kinds, and an early end."""
    rng = random.Random(seed)
    match_id = await room.lobby()
    await room.lobbies.add_word(match_id, BO.id, 'ærinn "ᚠ" \\ 🎲')
    await room.gameplay.start(match_id, ANN.id)
    for _ in range(acts):
        position = await room.position(match_id)
        if position.ending is not None:
            break
        seat = rng.choice(position.awaited)
        await room.play(match_id, PEOPLE[seat], choose(position.asks[seat], rng))
        if rng.random() < 0.25:
            await settled(room, match_id, rng)
    if (await room.position(match_id)).ending is None and agreed:
        await room.services.proposals.ask_draw(match_id, ANN.id)
        await room.answer(match_id, BO, agrees=True)
    elif (await room.position(match_id)).ending is None:
        await room.services.concessions.concede(match_id, ANN.id)
    match = await room.registry.match(match_id)
    return transcribed(match, await room.registry.store.deeds(match_id))


@pytest.fixture(scope="module")
def match() -> Transcript:
    """A match that comes out, for the faults that are planted in it."""
    return simulated("4")


def independent(transcript: Transcript) -> list[str]:
    """What the independent check finds in the file."""
    return list(complaints(json.loads(written(transcript))))


def changed(transcript: Transcript, number: int, **changes: object) -> Transcript:
    """The file with another deed in one place."""
    raw = json.loads(written(transcript))
    deed = next(deed for deed in raw["deeds"] if deed["number"] == number)
    assert deed | changes != deed
    deed.update(changes)
    return parse(json.dumps(raw).encode())


def throws(transcript: Transcript) -> Iterator[TranscriptEntry]:
    """The players' deeds by which something was drawn, most draws first."""
    thrown = (one for one in transcript.deeds if one.kind is DrawCause.ACTION and one.draws)
    return iter(sorted(thrown, key=lambda one: -len(one.draws)))


# Whole matches


@pytest.mark.parametrize("seed", SEEDS)
def test_every_die_of_a_match_comes_out_again(seed):
    transcript = simulated(seed)

    assert flaw_of(transcript) is None
    assert independent(transcript) == []
    assert transcript.draws == last_dice(seed).draws
    assert written(parse(written(transcript))) == written(transcript)


async def test_also_when_actions_were_taken_back_and_somebody_left(room, monkeypatch):
    """What was taken back is checked too; the same action again has the same dice."""
    monkeypatch.setattr("secrets.token_bytes", random.Random(1).randbytes)
    matches = [await played(room, seed, agreed=seed == "2") for seed in SEEDS]
    deeds = [entry for transcript in matches for entry in transcript.deeds]

    assert [flaw_of(transcript) for transcript in matches] == [None] * len(SEEDS)
    assert [independent(transcript) for transcript in matches] == [[]] * len(SEEDS)
    assert {transcript.words for transcript in matches} == {('ærinn "ᚠ" \\ 🎲',)}
    # others are verified in `test_housekeeping` and in `test_rewinding`
    assert {entry.kind for entry in deeds} == set(DrawCause) - {
        DrawCause.UNKNOWN,
        DrawCause.ABANDONED,
        DrawCause.REWOUND,
    }
    assert any(entry.undone and entry.draws for entry in deeds)


async def test_a_match_that_goes_on_keeps_its_secret(room):
    match_id = await room.begun()
    match = await room.registry.match(match_id)

    with pytest.raises(NotOverYet):
        transcribed(match, await room.registry.store.deeds(match_id))


async def test_a_store_that_was_tampered_with_is_found_out(room):
    """The deeds that the store gives are not believed."""
    match_id = await room.lobby()
    await room.gameplay.start(match_id, ANN.id)
    await room.services.concessions.concede(match_id, ANN.id)
    match = await room.registry.match(match_id)
    first, last = await room.registry.store.deeds(match_id)
    other = LoggedAction(
        first.number, 0, None, None, first.events.replace(b"aesir", b"norsemen"), 0.0
    )

    assert flaw_of(transcribed(match, [first, last])) is None
    assert flaw_of(transcribed(match, [other, last])).fault is Failing.EVENTS
    assert flaw_of(transcribed(match, [first])).fault is Failing.UNFINISHED


# Planted faults


def test_a_wrong_die_is_caught_by_both(match):
    for entry in throws(match):
        (sides, number), *others = entry.draws
        wrong = changed(match, entry.number, draws=[[sides, (number + 1) % sides], *others])

        assert (flaw_of(wrong).fault, flaw_of(wrong).number) == (Failing.DICE, entry.number)
        assert f"Deed {entry.number}: a number below {sides}" in independent(wrong)[0]


def test_a_wrong_die_in_the_story_is_caught_by_both(match):
    for entry in throws(match):
        events = json.loads(bytes(entry.events))
        for event in events:
            if event["type"] == "dice-rolled":
                thrown = {number + 1 for _, number in entry.draws}
                event["dice"][0] = min(set(range(1, 13)) - thrown)
                wrong = changed(match, entry.number, events=events)

                assert flaw_of(wrong).fault is Failing.EVENTS
                assert any("fell for nobody" in line for line in independent(wrong))


def test_an_altered_action_is_caught_by_both(match):
    """Another seat's, or another target's: other dice would have fallen."""
    entry = next(one for one in throws(match) if b'"attack"' in bytes(one.cause))
    seat, action = json.loads(bytes(entry.cause))
    for cause in ([1 - seat, action], [seat, action | {"type": "move"}]):
        wrong = changed(match, entry.number, cause=cause)

        assert flaw_of(wrong).number == entry.number
        assert independent(wrong)


def test_an_action_without_dice_that_was_altered_is_caught_by_the_rules(match):
    quiet = next(
        entry
        for entry in match.deeds
        if entry.kind is DrawCause.ACTION and b'"move"' in bytes(entry.cause)
    )
    seat, action = json.loads(bytes(quiet.cause))
    wrong = changed(match, quiet.number, cause=[seat, action | {"target": "A1"}])

    assert flaw_of(wrong).number == quiet.number


def test_altered_secrets_and_words_are_caught_by_both(match):
    """Also a secret that comes with a seal of its own."""
    raw = json.loads(written(match))
    secret = bytes(32)
    forged = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    for changes, fault in (
        ({"secret": secret.hex()}, Failing.SEAL),
        ({"seal": "0" * 64}, Failing.SEAL),
        ({"secret": secret.hex(), "seal": forged}, Failing.DICE),
        ({"words": ["ash"]}, Failing.DICE),
    ):
        wrong = parse(json.dumps(raw | changes).encode())

        assert flaw_of(wrong).fault is fault
        assert independent(wrong)


def test_deeds_left_out_or_made_up_are_caught(match):
    raw = json.loads(written(match))
    deeds = raw["deeds"]
    for changes, fault in (
        ({"deeds": []}, Failing.UNFINISHED),
        ({"deeds": deeds[:-1]}, Failing.UNFINISHED),
        ({"deeds": deeds[1:]}, Failing.DEED),
        ({"deeds": [*deeds, deeds[-1]]}, Failing.DEED),
        ({"deeds": [deeds[0] | {"kind": "taken-back"}, *deeds[1:]]}, Failing.DEED),
        ({"deeds": [deeds[0], deeds[1] | {"kind": "unknown"}]}, Failing.DEED),
        ({"deeds": [deeds[0], deeds[1] | {"kind": "left"}]}, Failing.DEED),
        ({"deeds": [deeds[0], deeds[1] | {"cause": 3}]}, Failing.DEED),
        ({"deeds": [deeds[0], deeds[1] | {"events": 3}]}, Failing.DEED),
        ({"options": {"edge": "nowhere"}}, Failing.DEED),
        ({"players": ["Ann"]}, Failing.DEED),
    ):
        assert flaw_of(parse(json.dumps(raw | changes).encode())).fault is fault


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[" * 100_000,
        b"\xff\xfe",
        b'{"format":"skald-dice-2"}',
    ],
)
def test_what_is_no_transcript_is_not_read(data):
    with pytest.raises(Unreadable):
        parse(data)


@pytest.mark.parametrize("change", [{"format": "other"}, {"title": "chess"}, {"secret": "xyz"}])
def test_a_transcript_of_another_kind_is_not_read(match, change):
    with pytest.raises(Unreadable):
        parse(json.dumps(json.loads(written(match)) | change).encode())
