"""The places on the board of a question's values, for the numbers on a private picture."""

from games.fallen_kingdoms.actions import BlockPath, CallUnits, Move, SailOn, TakePath
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.view import View
from renderer.fallen_kingdoms.choices import PATH


def place_of(view: View, value: object) -> str | None:
    """A city of the board, or a path; of an action the place that it leads to."""
    match value:
        case TakePath() | BlockPath() | SailOn():
            return f"{PATH}{value.path}"
        case Move() | CallUnits():
            city: object = value.target
        case City():
            city = value
        case _:
            city = getattr(value, "city", None) or getattr(value, "target", None)
    known = {seen.city for seen in view.sites}
    return city.value if isinstance(city, City) and city in known else None


def is_held(_value: object) -> bool:
    """Tell whether it is a card of the player's own: nothing is held here."""
    return False
