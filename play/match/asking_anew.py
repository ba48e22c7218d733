"""A question asked once more, of the same player: in the time that was left for it."""

from collections.abc import Sequence

from db import SeatRecord, WantedPost
from play.match.consequences import asked_anew
from play.match.match import Match
from play.match.registry import MatchRegistry


async def ask_anew(
    registry: MatchRegistry, match: Match, seat: SeatRecord, wanted: Sequence[WantedPost] = ()
) -> None:
    """Ask a seat once more what it is asked, and call its player.

    Args:
        registry: where the match is kept.
        match: the match as it stands.
        seat: who is asked.
        wanted: what is to be shown besides the call.

    Raises:
        Conflict: another process was faster; nothing was written.
    """
    assert seat.clock is not None
    people = await registry.people.of(match.record)
    now, left = registry.now(), seat.clock.left
    asked, called = asked_anew(match.record, match.standing, seat, people, now, left)
    await registry.amend(match, [asked], [*called, *wanted])
