"""The players on a picture of Fallen Kingdoms: in what order, and who is marked."""

from collections.abc import Sequence

from games.core.vocabulary import Seat
from games.fallen_kingdoms.view import PlayerSeen, View
from renderer.people import awaited_line, result_line
from renderer.speaker import Speaker


def in_order(view: View) -> tuple[PlayerSeen, ...]:
    """All players as they play in this round: clockwise from the first one."""
    at = view.circle.index(view.first)
    return tuple(view.players[seat] for seat in (*view.circle[at:], *view.circle[:at]))


def state_line(view: View, words: Speaker, names: Sequence[str]) -> str:
    """Round, phase, and whose decision the match waits for; or how it ended."""
    if view.ending is not None:
        return result_line(view, words, names)
    phase, awaited = words.name(view.phase, names), awaited_line(view, words, names)
    if not view.round:
        begun = f"{phase[:1].upper()}{phase[1:]}"
        return words.text("picture-state-opening", phase=begun, awaited=awaited)
    if view.last:
        return words.text("picture-state-last", round=view.round, phase=phase, awaited=awaited)
    return words.text("picture-state", round=view.round, phase=phase, awaited=awaited)


def is_marked(view: View, seat: Seat) -> bool:
    """Tell whether a player is awaited, or has won."""
    if view.ending is not None:
        return seat in view.ending.winners
    return seat in view.awaited
