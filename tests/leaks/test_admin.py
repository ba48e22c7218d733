"""Whoever uses the command line sees nothing of a hand: two matches that are dealt look alike.

The same is done beside two databases whose matches differ in hands and decks alone. All that
`admin` prints must be the same: it is read by whoever stands behind the chair, and pasted.
"""

import asyncio
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from bot.cli.admin import command as admin
from bot.cli.admin import looking
from bot.program import program
from games.nine_realms.actions import EndTurn
from games.nine_realms.events import FateDrawn
from hall import VirtualClock
from play.post.story import lines
from tests.blank import blank
from tests.games.nine_realms.builder import A3, A6, AD5, D6, RA, position
from tests.leaks.test_errors import told_in
from tests.play.playing import ANN, BO, CHANNEL, GUILD, Room

NOW = 1_900_000_000.0
DEALT = (
    {"hands": ((A6,), (D6,)), "deck": (RA, A3, A6, AD5, A3, D6, A6)},
    {"hands": ((AD5,), (A6,)), "deck": (D6, A6, A3, RA, D6, AD5, A3)},
)
"""Two that nobody but the players can tell apart."""
WALK = (
    "list", "list --stage all", "show 1", "actions 1", "actions 1 --most 1",
    "freeze 1 --reason Quarrel", "freeze 1", "show 1", "unfreeze 1", "unfreeze 1",
    "close 1 --reason Loud", "close 1", "list", "show 1", "actions 1", "reopen 1", "reopen 1",
    "rewind 1 99", "rewind 1 3", "rewind 1 3 --notice", "actions 1", "show 1", "show 9",
    "clone 1", "show 2", "actions 2", "clone 1 --after 99", "clone 1 --person 1=9", "clone 9",
    "announce Upgrade --dry-run", "announce Upgrade", "announce Upgrade", "announced",
    "statistics",
)  # fmt: skip
"""Every command, also where it is refused."""


async def filled(file: Path, dealt) -> list[str]:
    """A match goes on in which both have drawn; gives what was drawn last.

    Its start is the same each time, by one secret.
    """
    with patch("play.match.lobby.lobbies.secrets.token_bytes", bytes):
        return await _filled(file, dealt)


async def _filled(file: Path, dealt) -> list[str]:
    async with program(blank(file), VirtualClock(NOW)) as services:
        room = Room(services, VirtualClock(NOW))
        match = await room.begun(position(thor="D4", sinfjotli="E5", **dealt))
        for person in (ANN, BO):
            await room.play(match, person, EndTurn())
            await room.pass_on(match, person)
        await services.registry.store.change_guild(GUILD, NOW, channel=CHANNEL)
        codec = (await services.registry.match(match)).title.rules.codec
        deeds = await services.registry.store.deeds(match)
        events = [one for deed in deeds for one in codec.load_events(deed.events)]
        return [repr(one) for one in events if isinstance(one, FateDrawn)][-2:]


def walked(folder: Path, dealt) -> list[str]:
    """All that is printed beside a match that is dealt so."""
    folder.mkdir()
    file = folder / "skald.db"
    asyncio.run(filled(file, dealt))
    said = []
    with patch("bot.cli.admin.desk.SystemClock", lambda: VirtualClock(NOW + 60)):
        for words in WALK:
            done = CliRunner().invoke(main, ["admin", *words.split(), "--database", str(file)])
            assert done.exit_code in (0, 2), done.output
            assert done.output
            said.append(done.output.replace(str(folder), ""))
    return said


def both(folder: Path) -> list[list[str]]:
    return [walked(folder / str(at), dealt) for at, dealt in enumerate(DEALT)]


def test_whoever_runs_the_bot_reads_the_same_whatever_is_dealt(tmp_path):
    drawn = [asyncio.run(filled(tmp_path / f"{at}.db", one)) for at, one in enumerate(DEALT)]
    one, other = both(tmp_path)

    assert len(drawn[0]) == len(drawn[1]) > 0
    assert drawn[0] != drawn[1]
    assert one == other
    assert told_in("\n".join(one), position(**DEALT[0])) == []
    assert {words.split()[0] for words in WALK} == set(admin.commands)
    assert "cards" in one[WALK.index("actions 1")]  # that some were drawn, all may know


@pytest.mark.parametrize("seat", [0, 1])
def test_a_line_that_only_a_player_may_read_is_found(tmp_path, monkeypatch, seat):
    """Planted: the actions are told as to a player."""
    monkeypatch.setattr(looking, "lines", partial(lines, reader=seat))

    one, other = both(tmp_path)

    assert one != other
    assert one[: WALK.index("actions 1")] == other[: WALK.index("actions 1")]


def test_a_match_that_shows_how_many_of_a_kind_are_held_is_found(tmp_path, monkeypatch):
    """Planted: no name of a card stands in it, and yet the two look different."""
    told = looking._lines

    def counting(match):
        held = match.position.table.hands[0] if match.position else ()
        return [*told(match), str(held.count(A6))]

    monkeypatch.setattr(looking, "_lines", counting)

    one, other = both(tmp_path)

    assert one != other
