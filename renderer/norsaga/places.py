"""The places on the board of a question's values, for the numbers on a private picture."""

from games.core.vocabulary import Seat
from games.norsaga.cards import Card
from games.norsaga.tree import Place
from games.norsaga.view import View


def place_of(_view: View, value: object) -> str | None:
    """The spot of a tree that a value is, or the whole tree of a seat.

    Whatever number a question of Norsaga asks for is a seat.
    """
    if isinstance(value, Place):
        return str(value)
    return tree_of(value) if isinstance(value, int) else None


def tree_of(seat: Seat) -> str:
    """By what name a seat's whole tree is marked."""
    return str(seat)


def is_held(value: object) -> bool:
    """Tell whether it is a hero card: of the own hand, or of one that the player looks at."""
    return isinstance(value, Card)
