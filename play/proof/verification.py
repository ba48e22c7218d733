"""Checks the dice of a match that is over: every deed is done again from the secret.

Whatever was told must be told again, word for word. Discord and the store are unknown here.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from db import LoggedAction
from games.catalogue import titles
from games.core.agenda import AnyPosition, conclude
from games.core.dice import Witness
from games.core.errors import GameError, SaveError, SetupError
from games.core.title import Started, Title
from games.core.vocabulary import (
    Action,
    ActionTakenBack,
    CoreReason,
    Ending,
    Event,
    MatchEnded,
    MatchLost,
    MatchRewound,
    Seat,
    SeatRetired,
    encoded,
)
from play.match.lobby.choices import options_of
from play.match.match import Match
from play.match.seal import dice_of, is_open, seal_of
from play.proof.transcript import FORMAT, NOTHING, Draw, DrawCause, Transcript, TranscriptEntry
from play.refusals import NotOverYet


class Failing(StrEnum):
    """Reasons why a match does not come out again."""

    SEAL = "seal"
    DEED = "deed"
    DICE = "dice"
    EVENTS = "events"
    UNFINISHED = "unfinished"


class Unproved(GameError):
    """A match to practise with began in the middle, dealt anew: its dice prove nothing."""

    tag = "practice-unproved"


class Flaw(Struct, frozen=True):
    """The first thing that does not come out again, and the number of its deed."""

    fault: Failing
    number: int = 0


class _Undoable(Exception):
    """A deed cannot be done again."""


_IMPOSSIBLE = (GameError, SetupError, SaveError, LookupError, ValueError)
"""The errors by which it shows; what msgspec cannot read is a ValueError."""


def verified(match: Match, deeds: Sequence[LoggedAction]) -> tuple[Transcript, Flaw | None]:
    """The transcript of a match, and what is wrong with it.

    Raises:
        NotOverYet: the match goes on.
        Unproved: it is one to practise with.
    """
    transcript = transcribed(match, deeds)
    return transcript, flaw_of(transcript)


def transcribed(match: Match, deeds: Sequence[LoggedAction]) -> Transcript:
    """The transcript of a match, from all that was done in it.

    Raises:
        NotOverYet: the match goes on, or may do so again, and its secret stays secret.
        Unproved: it is one to practise with.
    """
    record = match.record
    if record.is_practice:
        raise Unproved
    if not is_open(record):
        raise NotOverYet
    entries = [_entry(match.title, deed) for deed in deeds]
    transcript = Transcript(
        FORMAT,
        record.title,
        record.id,
        record.names,
        seal_of(record),
        record.secret.hex(),
        dice_of(record).words,
        Raw(encoded(options_of(record))),
        tuple(entries),
    )
    try:
        for at, (index, cause, drawn, _) in enumerate(_again(transcript)):
            entries[at] = replace(entries[at], index=index, cause=cause, draws=drawn)
    except _Undoable:  # the check finds the same, and tells where
        pass
    return replace(transcript, deeds=tuple(entries))


def flaw_of(transcript: Transcript) -> Flaw | None:
    """The first thing that does not come out again when all is done once more; None if all does."""
    secret = bytes.fromhex(transcript.secret)
    if hashlib.sha256(secret).hexdigest() != transcript.seal:
        return Flaw(Failing.SEAL)
    outcomes = _again(transcript)
    ended = False
    for entry in transcript.deeds:
        try:
            index, cause, drawn, events = next(outcomes)
        except _Undoable:
            return Flaw(Failing.DEED, entry.number)
        if (index, _plain(cause), drawn) != (entry.index, _plain(entry.cause), entry.draws):
            return Flaw(Failing.DICE, entry.number)
        if _plain(encoded(events)) != _plain(entry.events):
            return Flaw(Failing.EVENTS, entry.number)
        ended = any(isinstance(event, MatchEnded | MatchLost) for event in events)
    return None if ended else Flaw(Failing.UNFINISHED, len(transcript.deeds))


def answer(title: Title, cause: Raw) -> tuple[Seat, Action]:
    """Read from a hashed cause who decided, and what.

    Raises:
        SaveError, ValueError: nobody decided anything.
    """
    seat, action = msgspec.json.decode(cause, type=tuple[int, Raw])
    return seat, title.rules.codec.load_action(bytes(action))


Outcome: TypeAlias = tuple[int | None, Raw, tuple[Draw, ...], tuple[Event, ...]]
"""An entry's word on its dice, and what happened."""


def _again(transcript: Transcript) -> Iterator[Outcome]:
    """Do every deed once more, those too that were taken back.

    Raises:
        _Undoable: the next one cannot be done.
    """
    title, players = titles()[transcript.title], len(transcript.players)
    dice = Witness(bytes.fromhex(transcript.secret), transcript.words)
    standing: list[tuple[TranscriptEntry, AnyPosition]] = []
    for entry in transcript.deeds:
        try:
            if entry.kind is DrawCause.TAKEN_BACK:
                back = [one for one, _ in standing if one.undone == entry.number]
                standing = _without(title, players, standing, entry.number)
                told = _taken_back(title, entry, _seat(players, back[0].seat))
                yield None, NOTHING, (), (told,)
                continue
            if entry.kind is DrawCause.REWOUND:
                standing = _without(title, players, standing, entry.number)
                last, there = standing[-1]
                yield None, NOTHING, (), (_rewound(title, entry, last.number, there),)
                continue
            if entry.kind is DrawCause.START:
                after, events = _begun(title, transcript, dice)
            else:
                after, events = _done(title, players, standing[-1][1], entry)
        except _IMPOSSIBLE as error:
            raise _Undoable from error
        standing.append((entry, after))
        witness = after.dice
        assert isinstance(witness, Witness)
        yield witness.action - 1, Raw(encoded(witness.cause)), witness.drawn, events


def _begun(title: Title, transcript: Transcript, dice: Witness) -> Started:
    options = msgspec.json.decode(transcript.options, type=title.rules.options)
    return title.rules.start(len(transcript.players), options, dice)


def _done(title: Title, players: int, position: AnyPosition, entry: TranscriptEntry) -> Started:
    """One deed once more.

    Raises:
        GameError, LookupError, SaveError, ValueError: it cannot be done here.
    """
    events = title.rules.codec.load_events(bytes(entry.events))
    match entry.kind:
        case DrawCause.ACTION:
            return position.apply(*answer(title, entry.cause))
        case DrawCause.LEFT:
            (left,) = (event.seat for event in events if isinstance(event, SeatRetired))
            return title.rules.retire(position, _seat(players, left))
        case DrawCause.AGREED:
            return conclude(position, Ending(CoreReason.AGREED))
        case DrawCause.ABANDONED:
            return conclude(position, Ending(CoreReason.ABANDONED))
        case _:
            raise LookupError(entry.kind)


def _rewound(title: Title, entry: TranscriptEntry, to: int, there: AnyPosition) -> MatchRewound:
    """The event of a way back; if players count turns is a matter of words, and is believed."""
    told = title.rules.codec.load_events(bytes(entry.events))
    counted = all(event.counted for event in told if isinstance(event, MatchRewound))
    return MatchRewound(to=to, turn=title.rules.turn(there), counted=counted)


def _taken_back(title: Title, entry: TranscriptEntry, seat: Seat) -> ActionTakenBack:
    """The event of a taking back; no rule decides if time was up, so that is believed."""
    told = title.rules.codec.load_events(bytes(entry.events))
    late = any(isinstance(event, ActionTakenBack) and event.late for event in told)
    return ActionTakenBack(seat=seat, late=late)


def _without(
    title: Title, players: int, standing: Iterable[tuple[TranscriptEntry, AnyPosition]], number: int
) -> list[tuple[TranscriptEntry, AnyPosition]]:
    """Take actions back; those done beside them are done again."""
    kept: list[tuple[TranscriptEntry, AnyPosition]] = []
    changed = False
    for entry, position in standing:
        if entry.undone == number:
            changed = True
            continue
        again = _done(title, players, kept[-1][1], entry)[0] if changed else position
        kept.append((entry, again))
    return kept


def _seat(players: int, seat: Seat | None) -> Seat:
    if seat is None or not 0 <= seat < players:
        raise LookupError(seat)
    return seat


def _entry(title: Title, deed: LoggedAction) -> TranscriptEntry:
    """A deed as the store has it; its dice are found by doing it again."""
    codec = title.rules.codec
    kind = _kind(deed, codec.load_events(deed.events))
    cause = NOTHING
    if deed.action is not None:
        cause = Raw(encoded((deed.seat, codec.load_action(deed.action))))
    return TranscriptEntry(deed.number, kind, deed.seat, deed.undone, Raw(deed.events), cause=cause)


def _kind(deed: LoggedAction, events: Sequence[Event]) -> DrawCause:
    match deed.action, *events:
        case None, ActionTakenBack():
            return DrawCause.TAKEN_BACK
        case None, MatchRewound():
            return DrawCause.REWOUND
        case None, SeatRetired(), *_:
            return DrawCause.LEFT
        case None, MatchEnded(reason=CoreReason.AGREED):
            return DrawCause.AGREED
        case None, MatchEnded(reason=CoreReason.ABANDONED):
            return DrawCause.ABANDONED
        case None, *_ if deed.seat is None:
            return DrawCause.START
        case None, *_:
            return DrawCause.UNKNOWN
        case _:
            return DrawCause.ACTION


def _plain(raw: Raw | bytes) -> Any:
    """Read JSON, however it is written."""
    return msgspec.json.decode(raw)
