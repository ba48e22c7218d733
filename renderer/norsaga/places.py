"""Where the values of a question lie on the board, for the numbers on a private picture."""

from games.norsaga.cards import Card
from games.norsaga.tree import Place
from games.norsaga.view import View


def place_of(_view: View, value: object) -> str | None:
    """The spot of a tree that a value is."""
    return str(value) if isinstance(value, Place) else None


def is_held(value: object) -> bool:
    """Whether it is a hero card: of the own hand, or of one that the player looks at."""
    return isinstance(value, Card)
