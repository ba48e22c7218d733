"""A match that goes back to an earlier action: by consent, or as whoever runs the program decides.

Nothing is deleted: what was done since is marked as taken back, as an undo does it, and positions
and dice stay where they are. The same action brings the same dice again.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from db import Audit, By, LoggedAction
from games.core.agenda import AnyPosition
from games.core.errors import GameError, GameOver
from games.core.vocabulary import ActionTakenBack, MatchRewound
from play.match.gameplay import Gameplay
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.table.retired_seats import left_by
from play.table.undo import replayed


class NoSuchAction(GameError):
    """No action of this number counts in the match."""

    tag = "no-such-action"


class NothingSince(GameError):
    """The match stands there: nothing that counts was done since."""

    tag = "nothing-since"


class LeftSince(GameError):
    """Somebody has left the match for good since, and is not brought back."""

    tag = "left-since"


@dataclass(frozen=True)
class Plan:
    """A way back: where the match goes on, and what counts no more."""

    to: int
    turn: int
    counted: bool
    position: AnyPosition
    undone: tuple[int, ...]

    @property
    def event(self) -> MatchRewound:
        """The event that tells it."""
        return MatchRewound(to=self.to, turn=self.turn, counted=self.counted)


async def planned(registry: MatchRegistry, match: Match, to: int) -> Plan:
    """Find the way back to where a match stood after an action, which may be the start.

    Raises:
        NotStarted, GameOver: it does not run.
        NoSuchAction: there is no such action, or it was taken back itself.
        NothingSince: the match stands there.
        LeftSince: somebody has left it for good since.
    """
    if match.standing.ending is not None:
        raise GameOver
    deeds = await registry.store.deeds(match.record.id)
    standing = counting(match, deeds)
    if to not in [one.number for one in standing]:
        raise NoSuchAction
    since = [one for one in standing if one.number > to]
    if not since:
        raise NothingSince
    if any(left_by(match, one) for one in since):
        raise LeftSince
    position = await stood(registry, match, deeds, to)
    rules, undone = match.title.rules, tuple(one.number for one in since)
    return Plan(to, rules.turn(position), rules.moment is None, position, undone)


async def rewind(
    registry: MatchRegistry,
    gameplay: Gameplay,
    match: Match,
    to: int,
    *,
    carried: str | None = None,
    entry: Audit | None = None,
) -> None:
    """Go back to where a match stood after an action; all who are awaited are asked anew.

    Args:
        registry: all matches.
        gameplay: what writes it.
        match: the match as it stands.
        to: the action's number.
        carried: the key of the proposal that this carries out.
        entry: what tells that the operator has decided it alone.

    Raises:
        NotStarted, GameOver, NoSuchAction, NothingSince, LeftSince: see `planned`.
    """
    plan = await planned(registry, match, to)
    await gameplay.commit(
        match,
        plan.position,
        (plan.event,),
        seat=None,
        undone=plan.undone,
        by=None if entry is None else By.OPERATOR,
        carried=carried,
        entry=entry,
    )


def counting(match: Match, deeds: Sequence[LoggedAction]) -> list[LoggedAction]:
    """The deeds that count, and are no way back themselves; the start is one of them."""
    return [one for one in deeds if one.undone is None and not _goes_back(match, one)]


async def stood(
    registry: MatchRegistry, match: Match, deeds: list[LoggedAction], to: int
) -> AnyPosition:
    """The position after an action, without what was taken back later.

    A position that was saved in between may hold that: then the last one that does not is played
    on from. Whoever has left for good since then was left where they are by every undo.
    """
    clean = to
    while held := [
        one.number for one in deeds if one.undone is not None and one.number <= clean < one.undone
    ]:
        clean = min(held) - 1
    position = match.title.rules.codec.load(await registry.store.position(match.record.id, clean))
    between = [one for one in deeds if clean < one.number <= to]
    history = replayed(match, between, position)
    return history[-1][1].after if history else position


def _goes_back(match: Match, deed: LoggedAction) -> bool:
    """Tell whether a deed is itself an undo, or another way back."""
    events = match.title.rules.codec.load_events(deed.events)
    return any(isinstance(event, ActionTakenBack | MatchRewound) for event in events)
