"""A match that is closed by whoever runs the program: without a winner, and without a hand seen."""

from db import By, Status
from games.core.agenda import conclude
from games.core.errors import GameOver
from games.core.vocabulary import CoreReason, Ending
from play.match.gameplay import Gameplay
from play.match.match import Match
from play.match.registry import MatchRegistry


async def close(registry: MatchRegistry, gameplay: Gameplay, match_id: int) -> None:
    """End a match, or withdraw its invitation; the result tells its thread who has done it.

    Raises:
        NoMatchHere: there is none of this number.
        GameOver: it is over.
        DamagedMatch: it cannot be read.
    """

    async def end(kept: Match) -> None:
        match = await registry.match(kept.record.id)
        record = match.record
        if record.status is Status.OVER:
            raise GameOver
        if record.status is Status.LOBBY:
            await registry.store.withdraw(record.id, record.number, registry.now())
            return
        after, events = conclude(match.standing, Ending(CoreReason.CLOSED))
        await gameplay.commit(match, after, events, seat=None, by=By.OPERATOR)

    await registry.decide(match_id, end)
