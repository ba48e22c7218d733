"""The studio draws beside the loop, loads what draws when it is wanted, and draws it once."""

import asyncio
import sys
from collections.abc import AsyncIterator
from subprocess import check_output

import pytest
from msgspec.structs import replace

from play.match.match import Match
from play.post import studio as drawing
from play.post.studio import Studio
from renderer import nine_realms
from tests.games.nine_realms.builder import A3, A6, D6, RA, position

IMPORTING = """
import sys
import bot.serving
print(sorted(name for name in sys.modules if name in {0}))
"""
NEEDLESS = ("PIL", "isal", "rich", "alembic", "sqlalchemy.orm")


def test_the_program_is_imported_without_what_it_may_not_need():
    assert (
        check_output([sys.executable, "-c", IMPORTING.format(NEEDLESS)], text=True).strip() == "[]"
    )


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    studio = Studio()
    yield studio
    studio.close()


@pytest.fixture
def drawings(monkeypatch) -> list[str]:
    """What was really drawn."""
    made: list[str] = []

    def noted(what, draw):
        def noting(*args, **options):
            made.append(what)
            return draw(*args, **options)

        return noting

    for what in ("draw", "draw_hand"):
        monkeypatch.setattr(nine_realms, what, noted(what, getattr(nine_realms, what)))
    return made


async def sat(room, **changes):
    return await room.registry.match(await room.begun(position(thor="D4", turn=0, **changes)))


async def test_what_is_shown_again_is_not_drawn_again(room, studio, drawings):
    match = await sat(room)

    boards = [await studio.board(match, match.view(0), [("D3", "1")]) for _ in range(2)]
    hands = [await studio.hand(match, match.view(0)) for _ in range(2)]

    assert drawings == ["draw", "draw_hand"]
    assert boards[0] == boards[1]
    assert hands[0] == hands[1]


async def test_memory_is_given_back_once_nobody_waits_for_a_picture(room, studio, monkeypatch):
    """Not between those that are drawn side by side: the next one would take it again."""
    match = await sat(room)
    given: list[int] = []
    monkeypatch.setattr(drawing, "trim", lambda: given.append(studio._waiting))

    await asyncio.gather(
        *(studio.board(match, match.view(0), [("D3", str(at))]) for at in range(4))
    )
    await studio.hand(match, match.view(0))

    assert given == [0, 0]


async def test_nobody_is_shown_what_was_drawn_for_another(room, studio, drawings):
    """Not the other seat's hand, nor the board with other marks, names or of another time."""
    match = await sat(room, hands=((RA, A3), (A6, D6)))
    later = await sat(room, hands=((RA,), (A6, D6)))
    renamed = Match(
        replace(match.record, seats=tuple(replace(s, name="Eve") for s in match.record.seats)),
        match.position,
    )

    hands = [
        await studio.hand(*of)
        for of in (
            (match, match.view(0)),
            (match, match.view(1)),
            (later, later.view(0)),
            (renamed, renamed.view(0)),
        )
    ]
    boards = [await studio.board(match, match.view(0), at) for at in ((), [("D3", "1")])]

    assert len({picture for picture, _ in hands}) == 4
    assert len({alt for _, alt in hands}) == 4
    assert len(set(boards)) == 2
    assert len(drawings) == 6


async def test_a_few_pictures_are_kept_that_were_wanted_last(room, monkeypatch, drawings):
    monkeypatch.setattr(drawing, "KEPT", 2)
    match, small = await sat(room), Studio()
    for mark in ("1", "2", "1", "3", "1"):
        await small.board(match, match.view(0), [("D3", mark)])
    assert len(drawings) == 3

    await small.board(match, match.view(0), [("D3", "2")])
    small.close()

    assert len(drawings) == 4
