"""What is compared once the bot has stopped: its store, and what the players saw of it.

Every match stands where its actions lead, each action that a player was told of is among them, and
all that should be shown stands in the hall as it should.
"""

import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from sqlalchemy import select

from cogs.panels.board import BOX, board_id
from db import LoggedAction, MatchRecord, Post, Status, Store
from db.schema import matches, posts
from games.core.agenda import AnyPosition
from games.core.dice import Dice
from hall import Hall, Message, User
from play.hours.deadlines import PRESENT
from play.library import words_of
from play.match.lobby.choices import options_of
from play.match.match import Match
from play.post import sentences, story
from play.simulation.playout import CAP, choose
from tests.e2e.choosy import EMOJI
from tests.e2e.kills.record import boxes
from tests.e2e.kills.robots import Diary, Told


class Audit:
    """One look at a store and at a hall; `flaws` has all complaints."""

    def __init__(self, store: Store, hall: Hall, viewer: User, diary: Diary) -> None:
        self._store = store
        self._hall = hall
        self._viewer = viewer
        self._diary = diary

    async def flaws(self) -> list[str]:
        """All that is wrong."""
        async with self._store._reader.connect() as db:
            numbers = list((await db.execute(select(matches.c.id))).scalars())
            rows = (await db.execute(select(posts))).mappings()
            wanted = [Post(**row) for row in rows]
        found = [f"{told} has no match" for told in self._diary.told if told.match not in numbers]
        for number in numbers:
            record = await self._store.match(number)
            mine = [post for post in wanted if post.match == number]
            found += [f"match {number}: {flaw}" async for flaw in self._of_match(record, mine)]
        return found

    async def _of_match(self, record: MatchRecord, wanted: list[Post]) -> AsyncIterator[str]:
        for flaw in self._of_posts(record, wanted):
            yield flaw
        if record.status is Status.LOBBY:
            return
        deeds = await self._store.deeds(record.id)
        positions = [await self._position(record, deed) for deed in deeds]
        for flaw in (
            *_replayed(record, deeds, positions),
            *_told(record, deeds, positions, self._diary.told),
            *self._of_boards(record, deeds, positions),
            *self._of_calls(record, deeds, positions),
            *_played_on(positions[-1]),
        ):
            yield flaw

    async def _position(self, record: MatchRecord, deed: LoggedAction) -> AnyPosition:
        data = await self._store.position(record.id, deed.number)
        position: AnyPosition = Match(record, None).title.rules.codec.load(data)
        return position

    def _of_posts(self, record: MatchRecord, wanted: list[Post]) -> Iterator[str]:
        """Whatever was wanted stands in the hall, and what is gone does not."""
        for post in wanted:
            name = f"{post.kind} {post.key}"
            place = record.channel if post.kind in ("lobby", "thread") else record.thread
            if post.due:
                yield f"{name} was not delivered"
            elif post.gone or post.kind == "thread":
                continue
            elif place is None or post.message not in self._hall.channel(place).posts:
                yield f"{name} is missing"

    def _of_boards(
        self, record: MatchRecord, deeds: list[LoggedAction], positions: list[AnyPosition]
    ) -> Iterator[str]:
        """Each turn, the one just begun too, has its board; the last one has buttons."""
        turns = sorted({record.turn, *(deed.turn for deed in deeds)})
        last = positions[-1]
        match, words = Match(record, last), words_of(record.title)
        pictures = [message for message in self._public(record) if message.images]
        boards = [message for message in pictures if max(boxes(message), default=0) >= BOX]
        for turn in turns:
            box = board_id(match, turn)
            mine = [board for board in boards if box in boxes(board)]
            if len(mine) != 1:
                yield f"turn {turn} has {len(mine)} boards"
                continue
            of_turn = [deed for deed in deeds if deed.turn == turn]
            then = Match(record, positions[deeds.index(of_turn[-1])])
            heading = sentences.heading(then, turn)
            told = story.told(match.title, words, of_turn, record.names)
            if "\n".join(filter(None, (heading, told))) not in bare(mine[0].text):
                yield f"the board of turn {turn} tells something else"
            live = turn == record.turn and last.ending is None
            if bool(mine[0].buttons) != live:
                yield f"the board of turn {turn} has {len(mine[0].buttons)} buttons"
        if len(boards) != len(turns):
            yield f"{len(turns)} turns have {len(boards)} boards"
        if len(pictures) - len(boards) != (last.ending is not None):
            yield f"{len(pictures) - len(boards)} pictures tell who has won"

    def _of_calls(
        self, record: MatchRecord, deeds: list[LoggedAction], positions: list[AnyPosition]
    ) -> Iterator[str]:
        """Whoever is awaited and was away is called; nobody else is."""
        last = positions[-1]
        plain = [message.text for message in self._public(record) if not message.components]
        for seat in record.seats:
            calls = [text for text in plain if text.startswith(f"<@{seat.user}> ")]
            if seat.seat not in last.awaited:
                ends = [
                    text for text in plain if all(f"<@{one.user}>" in text for one in record.seats)
                ]
                if len(calls) > len(ends):
                    yield f"seat {seat.seat} is called for nothing: {calls}"
            elif not calls and _was_away(seat.seat, seat.acted, deeds, positions):
                yield f"seat {seat.seat} is not called"

    def _public(self, record: MatchRecord) -> list[Message]:
        assert record.thread is not None
        thread = self._hall.channel(record.thread)
        return [message for message in self._viewer.sees(thread) if not message.ephemeral]


def bare(text: str) -> str:
    """A text without the emojis before its lines, which the store does not know."""
    return EMOJI.sub("", text)


async def flaws(database: Path, hall: Hall, viewer: User, diary: Diary) -> list[str]:
    """All that is wrong with a store and a hall."""
    store = await Store.open(database)
    try:
        return await Audit(store, hall, viewer, diary).flaws()
    finally:
        await store.close()


async def positions(database: Path) -> list[str]:
    """All that is wrong with the matches in a store, whatever a hall shows."""
    store = await Store.open(database)
    try:
        async with store._reader.connect() as db:
            numbers = list((await db.execute(select(matches.c.id))).scalars())
        found = []
        for number in numbers:
            record = await store.match(number)
            if record.status is Status.LOBBY:
                continue
            deeds, codec = await store.deeds(number), Match(record, None).title.rules.codec
            stored = [codec.load(await store.position(number, deed.number)) for deed in deeds]
            found += [*_replayed(record, deeds, stored), *_played_on(stored[-1])]
        return found
    finally:
        await store.close()


def _was_away(
    seat: int, acted: float | None, deeds: list[LoggedAction], positions: list[AnyPosition]
) -> bool:
    """Whether a seat was away at all moments at which its question may have come up."""
    if acted is None:
        return False  # who starts a match is not called
    since = [deed for deed in deeds if deed.at > acted]
    stood = [here for deed, here in zip(deeds, positions, strict=True) if deed.at >= acted]
    if not since or all(seat in here.awaited for here in stood):
        return False  # nor is who has just acted, or goes on while others answer too
    return all(deed.seat != seat and deed.at - acted >= PRESENT for deed in since)


def _replayed(
    record: MatchRecord, deeds: list[LoggedAction], positions: list[AnyPosition]
) -> Iterator[str]:
    """The actions that are noted lead from position to position, and to the same events."""
    rules = Match(record, None).title.rules
    position, events = rules.start(len(record.seats), options_of(record), Dice(record.secret))
    numbers = [deed.number for deed in deeds]
    if numbers != list(range(numbers[0], record.number + 1)):
        yield f"the numbers of the actions have gaps: {numbers}, now {record.number}"
    for deed, stored in zip(deeds, positions, strict=True):
        if deed.seat is not None and deed.action is not None:
            action = rules.codec.load_action(deed.action)
            position, events = position.apply(deed.seat, action)
        if rules.codec.dump(position) != rules.codec.dump(stored):
            yield f"position {deed.number} is not where its action leads"
            return
        if rules.codec.dump_events(events) != deed.events:
            yield f"the events of {deed.number} are not those of its action"


def _told(
    record: MatchRecord, deeds: list[LoggedAction], positions: list[AnyPosition], told: list[Told]
) -> Iterator[str]:
    """What players were told stands in the match, in the same order."""
    codec, words = Match(record, None).title.rules.codec, words_of(record.title)
    for seat in record.seats:
        said = [
            sentences.outcome(
                Match(record, position),
                seat.seat,
                codec.load_action(deed.action),
                codec.load_events(deed.events),
                words,
            )
            for deed, position in zip(deeds, positions, strict=True)
            if deed.seat == seat.seat and deed.action is not None
        ]
        rest = iter(said)
        for one in told:
            if (one.match, one.user) == (record.id, seat.user) and not any(
                bare(one.text).startswith(text) for text in rest
            ):
                yield f"seat {seat.seat} was told, and it is missing: {one.text!r}"
                break


def _played_on(position: AnyPosition) -> Iterator[str]:
    """Chance plays it to its end."""
    chance = random.Random(0)
    for _ in range(CAP):
        if position.ending is not None:
            return
        seat = position.awaited[0]
        position, _events = position.apply(seat, choose(position.asks[seat], chance))
    yield "it does not come to an end"
