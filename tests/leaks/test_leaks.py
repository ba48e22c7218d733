"""The byte test: nothing that left the bot depends on what its reader cannot know.

Messages in each of their states, alternative texts, component ids, file names, pictures bit by
bit with their metadata, suggestions and their order, and the log at every level.
"""

import pytest

from tests.leaks.eavesdropper import PLAYERS, SPECTATOR, overheard
from tests.leaks.moments import of_a_match, otherwise
from tests.leaks.planted import LEAKS
from tests.portions import SOAK

MOMENTS = 3 if SOAK else 1
VIEWERS = (None, 0, 1)
EVERY_RUN = 2


def name_of(viewer):
    return SPECTATOR if viewer is None else PLAYERS[viewer]


@pytest.mark.parametrize("at", range(MOMENTS))
async def test_nobody_hears_a_byte_of_what_they_cannot_know(tmp_path, at):
    """Whatever else lies in the hands of the others and in the deck, it is all the same."""
    moment = of_a_match("one", MOMENTS)[at]
    usual = await overheard(tmp_path / "usual", moment)
    others = {viewer: next(otherwise(moment, viewer), None) for viewer in VIEWERS}
    hiding = {viewer: other for viewer, other in others.items() if other is not None}
    assert hiding
    for viewer, other in hiding.items():
        heard = await overheard(tmp_path / f"otherwise {viewer}", other)
        name = name_of(viewer)

        assert len(usual.delivered[name]) > 20
        assert heard.by(name) == usual.by(name)


def planted():
    """Each way for a secret to go out; every run tries the first two."""
    for number, leak in enumerate(LEAKS):
        marks = pytest.mark.soak if number >= EVERY_RUN else ()
        yield pytest.param(leak, id=leak.__name__, marks=marks)


@pytest.mark.parametrize("leak", [*planted()])
async def test_a_planted_leak_is_heard(tmp_path, leak):
    """A secret that goes out by any of the ways that there are is found by the same comparison."""
    moment = of_a_match("one", MOMENTS)[0]
    usual = await overheard(tmp_path / "usual", moment, leak)

    for viewer in (None, moment.seat):  # suggestions are made for players alone
        other = next(otherwise(moment, viewer))
        told = await overheard(tmp_path / f"otherwise {viewer}", other, leak)
        if told.by(name_of(viewer)) != usual.by(name_of(viewer)):
            return
    pytest.fail("nobody heard it")
