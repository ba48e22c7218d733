"""How many presses a round takes on a phone, counted through the hall, page by page.

People who read only the page play whole matches against each other; the table is printed.
"""

import asyncio
import re
from collections.abc import Sequence
from itertools import count, pairwise
from pathlib import Path
from statistics import median

import pytest

from cogs.panels.living import COALESCING
from hall import User
from play.match.consequences import ORDER_DELAY
from tests.cogs.scene import Scene, empty
from tests.e2e.choosy import plain
from tests.e2e.presses import KingdomReader, LandReader, Reader, TaleReader, WarReader
from tests.e2e.saga import SagaReader

BEGUN = re.compile(r"\*\*Turn (\d+): (\w+)\.\*\*")
ROUND = {
    "norseheim": re.compile(r"\*\*Round \d+\.\*\*.*?\*\*Turn (\d+)", re.DOTALL),
    "fallen_kingdoms": re.compile(r"\*\*Round (\d+)\.\*\*"),
    "hammer_of_thor": re.compile(r"\*\*Round (\d+): "),
}
"""With which turn a round begins, or which round where boards count rounds; others count turns."""
READERS: dict[str, tuple[type[Reader], int]] = {
    "nine_realms": (WarReader, 2),
    "norsaga": (TaleReader, 3),
    "norseheim": (LandReader, 3),
    "fallen_kingdoms": (KingdomReader, 3),
    "hammer_of_thor": (SagaReader, 3),
}
MOST = {
    "nine_realms": 15,
    "norsaga": 6,
    "norseheim": 14,
    "fallen_kingdoms": 35,
    "hammer_of_thor": 6,
}
"""Presses between the ends of two own turns, or in a round, at the median.

The median of War of the 9 Realms lies at 13 or 14, that of Norsaga at 4, that of Norseheim between
7 and 11, that of Fallen Kingdoms between 19 and 26, that of The Hammer of Thor at 3 or 4: dice
differ from run to run.
"""
ENOUGH_READ = {"fallen_kingdoms": "Round 4.", "hammer_of_thor": "Round 6:"}
"""A match of this title is read until its thread tells so; of all others to the end."""
ENOUGH = 12
"""Rounds of all players together."""
MOST_OF_AN_ATTACK = 4
MOST_OF_A_JOURNEY = 5
"""From the question where one goes: the road, the card, and whatever these lead to."""


@pytest.mark.soak
@pytest.mark.parametrize("title", READERS)
async def test_a_round_takes_few_presses(title, tmp_path, capsys):
    """Over as many matches as it takes to have counted enough rounds."""
    rounds: list[int] = []
    attacks: list[int] = []
    journeys: list[int] = []
    matches = count()
    while len(rounds) < ENOUGH:
        readers, told = await _match(title, tmp_path / str(next(matches)))
        rounds += [presses for one in readers for presses in _rounds(one, told, title)]
        attacks += [presses for one in readers for presses in one.attacks]
        sagas = [one for one in readers if isinstance(one, SagaReader)]
        journeys += [presses for one in sagas for presses in one.journeys]

    with capsys.disabled():
        _print(title, sorted(rounds))
        _print(f"{title}, an attack", sorted(attacks))
        _print(f"{title}, a journey", sorted(journeys))
    assert 0 < median(rounds) <= MOST[title]
    assert median(attacks or [0]) <= MOST_OF_AN_ATTACK or title == "norseheim"
    assert median(journeys or [0]) <= MOST_OF_A_JOURNEY


async def _match(title: str, folder: Path) -> tuple[list[Reader], str]:
    """The players of a whole match, and all that the thread tells then."""
    kind, seats = READERS[title]
    folder.mkdir()  # noqa: ASYNC240 - one folder, before anything runs
    async with empty(folder) as scene:
        people = [scene.ann, scene.bo, scene.cat][:seats]
        await scene.open(title, *people[2:])
        readers = [kind(one, seed) for seed, one in enumerate(people)]
        await _to_the_end(readers, scene, ENOUGH_READ.get(title))
        told = "\n".join(plain(one.text) for one in people[0].sees(scene.thread))
    return readers, told


async def _to_the_end(readers: Sequence[Reader], scene: Scene, enough: str | None) -> None:
    """Whoever is awaited plays; where all leave it to their orders, time passes."""
    while enough is None or not _tells(readers[0].user, scene, enough):
        before = sum(reader.presses.total() for reader in readers)
        for reader in readers:
            board = await reader.board(scene.thread)
            if board is None:
                return
            if reader.user.name in plain(board.text).rpartition("⏳")[2]:
                await asyncio.sleep(1.5 * COALESCING)
                await reader.play(scene.thread)
        if sum(reader.presses.total() for reader in readers) == before:
            scene.clock.advance(seconds=ORDER_DELAY[1])
            await scene.services.clocks.look()


def _tells(user: User, scene: Scene, text: str) -> bool:
    return any(text in plain(one.text) for one in user.sees(scene.thread))


def _rounds(reader: Reader, told: str, title: str) -> list[int]:
    """A player's presses between the ends of two own turns; in some titles in a whole round."""
    if title in ROUND:
        ends = [int(turn) - 1 for turn in ROUND[title].findall(told)]
    else:
        ends = [int(turn) for turn, name in BEGUN.findall(told) if name == reader.user.name]
    return [sum(reader.presses[at] for at in range(a + 1, b + 1)) for a, b in pairwise(ends)]


def _print(what: str, counted: Sequence[int]) -> None:
    if counted:
        high = counted[len(counted) * 9 // 10]
        line = f"{what}: median {median(counted)}, nine of ten at most {high} ({len(counted)})"
        print(f"\n{line}", end="")  # noqa: T201 - the table
