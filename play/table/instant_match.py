"""A match at once: against a robot, or two robots to watch, in one step."""

import asyncio

from play.library import playable
from play.match.gameplay import Gameplay
from play.match.lobby.lobbies import Lobbies
from play.match.match import Match, MatchRecord, Person, SeatRecord, people_of
from play.match.registry import MatchRegistry
from play.minds import Mind
from play.refusals import ShowGoesOn
from play.table.robots import USUAL, newcomer, seat_robot

TWO = 2
MINDS = (Mind.ABLE, Mind.EASY)
"""Of robots that are watched, in turns: that one sees which are stronger."""
FIRST = Mind.EASY
"""Of the robots in a first match."""


class InstantMatches:
    """Opens matches that need nobody else."""

    def __init__(self, registry: MatchRegistry, lobbies: Lobbies, gameplay: Gameplay) -> None:
        self._registry = registry
        self._lobbies = lobbies
        self._gameplay = gameplay
        self._opening = asyncio.Lock()

    async def play(
        self, title: str, guild: int, channel: int, person: Person, *, first: bool = False
    ) -> MatchRecord:
        """A match of one person against as few robots as the title allows, begun.

        Args:
            title: the game.
            guild: the server.
            channel: the room.
            person: who plays.
            first: whether it is a first match, in which each step is explained.

        Raises:
            NoSuchTitle, TooManyOpen: there is none.
        """
        match_id = (await self._lobbies.create(title, guild, channel, person)).id
        if first:
            await self._lobbies.teach(match_id, person.id)
        mind = FIRST if first else USUAL
        for _ in range(playable()[title].fewest - 1):
            await seat_robot(self._lobbies, match_id, person.id, mind)
        return (await self._gameplay.start(match_id, person.id)).record

    async def watch(self, title: str, guild: int, channel: int, person: Person) -> MatchRecord:
        """A match of as few robots as the title allows, begun; its host has no seat.

        Its pace is the server's own: paces are for people, and robots move when they have thought.

        Raises:
            NoSuchTitle, TooManyOpen: there is none.
            ShowGoesOn: one of this person, or in this channel, goes on.
        """
        async with self._opening:
            await self._check_free(guild, channel, person.id)
            made = await self._lobbies.create(title, guild, channel, person)
            await self._registry.decide(made.id, self._seat_robots)
            return (await self._gameplay.start(made.id, person.id)).record

    async def _seat_robots(self, match: Match) -> None:
        seated: tuple[SeatRecord, ...] = ()
        for at in range(match.title.fewest):
            seated = (*seated, newcomer(seated, MINDS[at % len(MINDS)]))
        await self._lobbies.reseat(match.record, seated)

    async def _check_free(self, guild: int, channel: int, host: int) -> None:
        """Robots sit down in their order, so that the first one is in every such match."""
        with_robot = await self._registry.store.matches_of(-1, guild)
        shows = (one for one in with_robot if not people_of(one) and not one.is_practice)
        if any(channel == show.channel or host == show.host for show in shows):
            raise ShowGoesOn


def title_for_two() -> str:
    """The first title that two can play."""
    return next(key for key, title in playable().items() if TWO in title.seats)
