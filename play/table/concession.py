"""Giving a match up: a player leaves it for good, with no one's consent."""

from dataclasses import dataclass

from play.match.gameplay import Gameplay
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.table.retired_seats import playing, retired


@dataclass(frozen=True)
class Concessions:
    """Lets players leave."""

    registry: MatchRegistry
    gameplay: Gameplay

    async def concede(self, match_id: int, user: int) -> None:
        """Leave the match for good; what follows from that, the title's rules say.

        Raises:
            NotAPlayer, NotStarted, GameOver, HasLeft: it is not possible.
        """
        await self.registry.decide(match_id, lambda match: self._concede(match, user))

    async def _concede(self, match: Match, user: int) -> None:
        seat = (await playing(self.registry, match, user)).seat
        after, events = await retired(self.registry, match, seat)
        await self.gameplay.commit(match, after, events, seat=seat)
