"""The players on a picture of Norseheim: in what order, and who is marked."""

from collections.abc import Sequence

from games.core.vocabulary import Seat
from games.norseheim.forecast import is_ahead, seats_ahead
from games.norseheim.view import PlayerSeen, View
from renderer.people import awaited_line, result_line
from renderer.speaker import Speaker

_NO_OTHERS = "none"


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


def next_seats(view: View, seen: PlayerSeen) -> str:
    """The seats of a player in the next council, where they will be others; else "none"."""
    ahead = seats_ahead(view, seen.seat)
    return _NO_OTHERS if seen.out or not is_ahead(view) or ahead == seen.seats else str(ahead)


def is_marked(view: View, seat: Seat) -> bool:
    """Tell whether a player is awaited, or has won."""
    if view.ending is not None:
        return seat in view.ending.winners
    return seat in view.awaited
