"""The players on a picture: their names in letters that the faces have, who is awaited, who won."""

from collections.abc import Sequence
from typing import Protocol

from games.core.vocabulary import Ending, Seat
from renderer.speaker import Speaker
from renderer.type import writable


class Seen(Protocol):
    """The part of every title's view that tells of its players."""

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats whose decision the match waits for."""

    @property
    def active(self) -> Seat:
        """The seat whose turn it is."""

    @property
    def ending(self) -> Ending | None:
        """The match's ending, if it is over."""


def people(words: Speaker, names: Sequence[str]) -> list[str]:
    """The names as they can be written; whoever has none of it is told by number."""
    return [
        writable(name, words.text("picture-seat", seat=seat))
        for seat, name in enumerate(names, start=1)
    ]


def awaited_line(view: Seen, words: Speaker, names: Sequence[str]) -> str:
    """Name the player whose decision is awaited; on a board whose turn is over, who has played."""
    if len(view.awaited) > 1:
        return words.text("picture-awaited-several", count=len(view.awaited))
    if not view.awaited:
        return words.text("picture-played", player=names[view.active])
    return words.text("picture-awaited", player=names[view.awaited[0]])


def result_line(view: Seen, words: Speaker, names: Sequence[str]) -> str:
    """Tell a match's ending."""
    if view.ending is not None and view.ending.is_lost:
        return words.text("picture-not-won")
    winners = view.ending.winners if view.ending else ()
    if not winners:
        return words.text("picture-draw")
    if len(winners) == 1:
        return words.text("picture-winner", player=names[winners[0]])
    players = ", ".join(names[winner] for winner in winners)
    return words.text("picture-winners", players=players)
