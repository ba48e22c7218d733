"""The places on the board of a question's values, for the numbers on a private picture."""

from games.fallen_kingdoms.actions import (
    BlockPath,
    CallUnits,
    Move,
    SailOn,
    TakePath,
)
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.trophies import Knowledge
from games.fallen_kingdoms.view import View
from renderer.fallen_kingdoms.choices import PATH


def place_of(view: View, value: object) -> str | None:
    """A city, or a path; of an action the place that it leads to."""
    match value:
        case City():
            return value.value
        case Move() | CallUnits():
            return value.target.value
        case TakePath() | BlockPath() | SailOn():
            return f"{PATH}{value.path}"
    city = getattr(value, "city", None) or getattr(value, "target", None)
    return city.value if isinstance(city, City) else None


def is_held(value: object) -> bool:
    """Tell whether it is a card of the player's own: nothing is held in secret."""
    return isinstance(value, Knowledge) and False
