"""Guards must bark: a bot with a fault of its own is caught by one kill at the right moment."""

from collections.abc import Awaitable, Callable

import pytest

from hall.traffic import Sent
from tests.e2e.kills.campaign import Campaign, campaign
from tests.e2e.kills.record import MADE, MESSAGES, called_in
from tests.portions import SEED

SOON = 2.0
LATER = 200.0
"""Seconds until the next start; after the longer ones the hall has forgotten all nonces."""
TRIES = 6
"""Kills, each of another bot, of which one is to bring a fault to light."""
Kill = Callable[[Campaign], Awaitable[None]]


async def as_a_board_is_posted(killed: Campaign) -> None:
    await killed.die_when(lambda sent: _posted(sent) and bool(sent.files))


async def as_a_player_is_called(killed: Campaign) -> None:
    """Who was away for a while is called."""
    await killed.bot.die()
    await killed.rise(LATER)
    await killed.die_when(lambda sent: _posted(sent) and len(called_in(sent)) == 1)


async def as_a_player_is_told(killed: Campaign) -> None:
    await killed.one_more_told()
    await killed.bot.die()


def at(place: str) -> Kill:
    """When the bot is at a place that only the fault has."""

    async def kill(killed: Campaign) -> None:
        await killed.die_after_a_press(at=place)

    return kill


def soak(fault: str, kill: Kill, gap: float, complaint: str) -> object:
    """One that not every run plants."""
    return pytest.param(fault, kill, gap, complaint, id=fault, marks=pytest.mark.soak)


FAULTS = [
    soak("a_nonce_that_changes", as_a_board_is_posted, SOON, "stands 2 times"),
    soak("a_message_that_is_not_looked_for", as_a_board_is_posted, LATER, "was posted 2 times"),
    soak("a_post_that_is_noted_before_it_is_sent", at("_noted"), SOON, "is missing"),
    soak("an_outbox_outside_the_transaction", at("_a_turn_has_ended"), SOON, "has 0 boards"),
    ("an_answer_before_it_is_durable", as_a_player_is_told, SOON, "was told, and it is missing"),
]
"""A fault, how it is brought to light, after how long the bot comes back, and the complaint."""


@pytest.mark.parametrize(("fault", "kill", "gap", "complaint"), FAULTS)
async def test_a_planted_fault_is_found(fault, kill, gap, complaint, tmp_path):
    """Nobody plays on: what the next action would put right is wrong as well.

    Not every post that a kill meets is missed by somebody: another kill may meet one that is.
    """
    told = []
    for number in range(TRIES):
        (folder := tmp_path / str(number)).mkdir()
        async with campaign(folder, SEED + number, tables=1, fault=fault) as killed:
            killed.begin()
            await killed.some_play(2)
            await kill(killed)
            killed.stop()
            await killed.rise(gap)
            told += await killed.end()
        if complaint in "\n".join(told):
            return
    raise AssertionError(told)


@pytest.mark.soak
async def test_the_same_kills_do_no_harm_to_the_bot_as_it_is(tmp_path):
    kills = [
        (as_a_board_is_posted, SOON),
        (as_a_board_is_posted, LATER),
        (as_a_player_is_called, SOON),
        (as_a_player_is_called, LATER),
        (as_a_player_is_told, SOON),
    ]
    async with campaign(tmp_path, SEED, tables=1) as killed:
        killed.begin()
        for kill, gap in kills:
            await killed.some_play(2)
            await kill(killed)
            await killed.rise(gap)

        assert "\n".join(await killed.end()) == ""


def _posted(sent: Sent) -> bool:
    return (sent.method, sent.route) == ("POST", MESSAGES) and sent.status in MADE
