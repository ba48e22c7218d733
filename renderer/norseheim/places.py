"""The places on the board of a question's values, for the numbers on a private picture."""

from games.norseheim.board import Region
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.orders.attack import Attack
from games.norseheim.orders.diplomacy import Diplomacy
from games.norseheim.view import View
from renderer.norseheim.omens import MOST


def place_of(view: View, value: object) -> str | None:
    """A region, a god, or an open Giants card that is shown; of an action the place it leads to."""
    if isinstance(value, Attack):
        return value.target.value
    if isinstance(value, Diplomacy):
        return value.region.value
    if isinstance(value, Region | God):
        return value.value
    if isinstance(value, Giant):
        shown = [omen.giant for omen in view.omens[:MOST]]
        return value.value if value in shown else None
    return None


def is_held(value: object) -> bool:
    """Tell whether it is a card of the player's own: an Action card or a Gods card."""
    return isinstance(value, Kind | Favour)
