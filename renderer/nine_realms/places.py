"""The places on the board of a question's values, for the numbers on a private picture."""

from games.nine_realms.actions import Attack, Deploy, Move, Rally, Transform
from games.nine_realms.board import PLACES, Hex
from games.nine_realms.fate import Card
from games.nine_realms.forces import Figure
from games.nine_realms.view import View


def place_of(view: View, value: object) -> Hex | None:
    """The hex that a value is, or that of the figure that it is; of an action, where it leads."""
    match value:
        case Figure():
            return next(seen.hex for seen in view.figures if seen.figure is value)
        case Deploy() | Move() | Rally() | Transform():
            return value.hex
        case Attack():
            return place_of(view, value.target)
        case _:
            return value if isinstance(value, str) and value in PLACES else None


def is_held(value: object) -> bool:
    """Tell whether it is a Fate card."""
    return isinstance(value, Card)
