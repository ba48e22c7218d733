"""The players on a picture: their names in letters that the faces have, and who is awaited."""

from collections.abc import Sequence

from games.core.vocabulary import Seat
from games.norseheim.view import PlayerSeen, View
from renderer.speaker import Speaker
from renderer.type import writable


def people(words: Speaker, names: Sequence[str]) -> list[str]:
    """The names as they can be written; whoever has none of it is told by number."""
    return [
        writable(name, words.text("picture-seat", seat=seat))
        for seat, name in enumerate(names, start=1)
    ]


def in_order(view: View) -> tuple[PlayerSeen, ...]:
    """All players as they play in this round; before round 1 as they sit."""
    order = dict.fromkeys((*view.order, *view.circle))
    return tuple(view.players[seat] for seat in order)


def state_line(view: View, words: Speaker, names: Sequence[str]) -> str:
    """Round, phase, and whose decision the match waits for; or how it ended."""
    if view.ending is not None:
        return result_line(view, words, names)
    phase = words.name(view.phase, names)
    awaited = awaited_line(view, words, names)
    if not view.round:
        return words.text("picture-state-homes", awaited=awaited)
    return words.text("picture-state", round=view.round, phase=phase, awaited=awaited)


def awaited_line(view: View, words: Speaker, names: Sequence[str]) -> str:
    """Whose decision the match waits for; or who has played, on a board whose turn is over."""
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


def is_marked(view: View, seat: Seat) -> bool:
    """Whether a player is awaited, or has won."""
    if view.ending is not None:
        return seat in view.ending.winners
    return seat in view.awaited
