"""The Hammer of Thor played alone to its end, by clicks; the bot is killed in an encounter.

One saga with a task and one without, on a server; and one in direct messages: each has its
account, and `/my matches` compares them where they were played.
"""

import re
from pathlib import Path
from typing import ClassVar

import pytest

from hall import Channel, Message, User
from tests.cogs.scene import typed
from tests.e2e.choosy import plain
from tests.e2e.evening import Evening, Guest, evening, public_log, vary
from tests.e2e.kills import record
from tests.e2e.leaks import leaks
from tests.e2e.saga import SagaReader
from tests.e2e.story import boards, numbers
from tests.e2e.table import begun, with_button
from tests.e2e.test_hammer_of_thor_match import CHAPTERS, RAGNAROK, SAGA, check_readable
from tests.e2e.test_norseheim_match import TROUBLE
from tests.patience import wait_for

IN_ENCOUNTER = "Round 1: you face "
WITH, WITHOUT = "Let the lot choose a task", "Play without a task"
TAKEN = re.compile(r"^🎯 The lot gives Ann a task\. \*\*(.+?)\.\*\*")
DONE = "🎯 **The task is done: "
ENDED = re.compile(r"^(?:🏆 Victory for Ann!|🏁 Nobody has won\.) ")
POINTS = re.compile(r"Points: (\d+)")
SCORE = re.compile(r"Score: (-?\d+)")
MEDAL = re.compile(r": done in round \d+, (\w+)")
MEDALS = {"gold": 10, "silver": 6, "bronze": 3}
TENTH = 10
MOST_PRESSES = 12
"""In a round, on the average of a match, which lies between 5 and 7."""


class Lone(Guest, SagaReader):
    """Plays alone, with a task or without."""

    way: ClassVar[str] = WITH

    def liking(self, label: str, hint: str) -> float:
        """The wanted way first, and then as all do."""
        return 10 if label == self.way else super().liking(label, hint)


class Free(Lone):
    """Plays for the score alone."""

    way = WITHOUT


@pytest.mark.soak
@pytest.mark.rule("14.1B", "14.2", "14.3C")
async def test_one_plays_sagas_alone_to_the_end_and_sees_how_they_compare(tmp_path: Path) -> None:
    """Nothing is lost, doubled or told to a log; the best list has what each account tells."""
    async with evening(tmp_path, "hammer_of_thor", Lone, ("Ann",), (IN_ENCOUNTER,), SAGA) as one:
        (ann,) = one.people
        rooms = [one.hall.add_channel(kind) for kind in ("lone", "free")]
        kinds = zip((Lone, Free), rooms, strict=True)
        points = [await play_alone(one, kind, room) for kind, room in kinds]
        room = one.hall.add_channel("elsewhere")
        mine = plain(await typed(ann, room, "my matches"))

        best = ", ".join(f"Ann {won}" for won in sorted(points, reverse=True))
        assert f"best alone on this server: {best}".replace(", ", " and ") in mine
        assert one.moments == {}
        assert record.doubled(one.hall, ann) == []
        log = one.bot.log.read_text()
        assert leaks(log, one.hall, ann) == set()
        assert not TROUBLE.findall(log)


@pytest.mark.soak
@pytest.mark.rule("14.1B", "14.3C")
async def test_one_plays_a_saga_alone_in_direct_messages(tmp_path: Path) -> None:
    """There is no thread: all stands in the conversation, over a kill, and nowhere else."""
    async with evening(tmp_path, "hammer_of_thor", Free, ("Ann",), (IN_ENCOUNTER,), SAGA) as one:
        (ann,) = one.people
        points = await play_alone(one, Free, ann.direct)
        mine = plain(await typed(ann, ann.direct, "my matches"))

        assert f"your best alone in these messages: Ann {points}" in mine
        assert one.moments == {}
        assert record.doubled(one.hall, ann) == []
        assert [sent.path for sent in one.hall.record if sent.path.endswith("/threads")] == []
        log = one.bot.log.read_text()
        assert leaks(log, one.hall, ann) == set()
        assert not TROUBLE.findall(log)


async def play_alone(one: Evening, kind: type[Lone], room: Channel) -> int:
    """One match, from the invitation to the account; gives the points that it tells."""
    (ann,) = one.people
    await ann.command(room, "match new", title=one.title)
    await vary(ann, room, one.variant)
    thread = await begun(ann, room)
    player = kind(ann, 0, one.moments)
    while await player.play(thread):
        pass
    end = (await wait_for(lambda: with_button(ann, thread, "Rematch")))[0]
    told = await public_log(ann, thread)

    check_told(told, kind)
    check_page(ann, thread, end)
    assert player.presses.total() <= MOST_PRESSES * len(numbers(told, "Round"))
    return check_account(plain(end.alt_texts[0]), told, kind)


def check_told(told: list[str], kind: type[Lone]) -> None:
    """The task first, then every round, Ragnarok unless the task has ended it, and who has won."""
    assert any(map(TAKEN.match, told)) == (kind is Lone)
    assert ("Ann plays without a task." in told) == (kind is Free)
    assert numbers(told, "Round") == [*range(1, len(numbers(told, "Round")) + 1)]
    if not any(line.startswith(DONE) for line in told):
        assert sum(line.startswith(RAGNAROK) for line in told) == 1
        assert [each for each in CHAPTERS if f"**{each}**" in told] == [*CHAPTERS]
    assert ENDED.match(told[-1])


def check_page(ann: User, thread: Channel, end: Message) -> None:
    """All of it is readable on a phone, and the end calls its player once."""
    assert end.pinged == ("Ann",)
    assert [len(board.images) for board in boards(ann, thread)] == [1] * len(boards(ann, thread))
    for message in ann.sees(thread):
        if not message.ephemeral:
            check_readable(message)


def check_account(account: str, told: list[str], kind: type[Lone]) -> int:
    """The points are those of the medal, and a tenth of the score (14.3C)."""
    points, score = POINTS.search(account), SCORE.search(account)
    assert points, account
    assert score, account
    won = MEDAL.search(account)
    medal = MEDALS.get(won[1], 0) if won else 0
    assert int(points[1]) == medal + int(score[1]) // TENTH
    task = next((found[1] for line in told if (found := TAKEN.match(line))), None)
    assert task is None or re.search(rf"\b{re.escape(task)}: (?:not done|done in round)", account)
    return int(points[1])
