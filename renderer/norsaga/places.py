"""The places on the board of a question's values, for the numbers on a private picture."""

from games.core.vocabulary import Action, Seat
from games.norsaga.cards import Card
from games.norsaga.tree import Place, Spot
from games.norsaga.view import View
from renderer.speaker import Speaker


def place_of(view: View, value: object) -> str | None:
    """The spot of a tree that a value is or leads to, or the whole tree of a seat.

    Whatever number a question of Norsaga asks for is a seat.
    """
    if isinstance(value, Action):
        leads = getattr(value, "place", None)
        return place_of(view, getattr(value, "target", None) if leads is None else leads)
    if isinstance(value, Place):
        return str(value)
    return tree_of(value) if isinstance(value, int) else None


def spot_name(spot: Spot, words: Speaker) -> str:
    """A spot's short name, the same on every tree."""
    return words.text(f"picture-spot-{spot.value}")


def tree_of(seat: Seat) -> str:
    """By what name a seat's whole tree is marked."""
    return str(seat)


def is_held(value: object) -> bool:
    """Tell whether it is a hero card: of the own hand, or of one that the player looks at."""
    return isinstance(value, Card)
