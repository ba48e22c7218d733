"""The players on a picture: their names in letters that the faces have, and who is awaited."""

from collections.abc import Sequence

from games.norsaga.view import View
from renderer.speaker import Speaker
from renderer.type import writable


def people(words: Speaker, names: Sequence[str]) -> list[str]:
    """The names as they can be written; whoever has none of it is told by number."""
    return [
        writable(name, words.text("picture-seat", seat=seat))
        for seat, name in enumerate(names, start=1)
    ]


def awaited_line(view: View, words: Speaker, names: Sequence[str]) -> str:
    """Whose decision the match waits for; or who has played, on a board whose turn is over."""
    if view.choosing:
        return words.text("picture-choosing" if view.awaited else "picture-chosen")
    if len(view.awaited) > 1:
        return words.text("picture-awaited-several", count=len(view.awaited))
    if not view.awaited:
        return words.text("picture-played", player=names[view.active])
    return words.text("picture-awaited", player=names[view.awaited[0]])


def result_line(view: View, words: Speaker, names: Sequence[str]) -> str:
    """How a match ended."""
    winners = view.ending.winners if view.ending else ()
    if not winners:
        return words.text("picture-draw")
    if len(winners) == 1:
        return words.text("picture-winner", player=names[winners[0]])
    players = ", ".join(names[winner] for winner in winners)
    return words.text("picture-winners", players=players)
