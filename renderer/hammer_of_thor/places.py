"""The places on the board of a question's values, for the numbers on a private picture."""

from typing import Final

from games.core.vocabulary import Action
from games.hammer_of_thor.cards.deck import PAPERS
from games.hammer_of_thor.fate.actions import Which
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.view import View

_LEADS_TO: Final = ("to", "place", "group", "counter", "leader")
"""The fields of actions that tell where they lead to, the surer one first."""


def place_of(view: View, value: object) -> str | None:
    """A place, or that of a leader's counter; of an action where it leads to."""
    if isinstance(value, Action):
        found = (getattr(value, field, None) for field in _LEADS_TO)
        return place_of(view, next((one for one in found if one is not None), None))
    if isinstance(value, Place):
        return value.value
    led = (counter.place.value for counter in view.counters if counter.leader == value)
    return next(led, None)


def is_held(value: object) -> bool:
    """Tell whether it is a card that can be held, or one of the two in the hand."""
    return isinstance(value, Which) or (isinstance(value, str) and value in PAPERS)
