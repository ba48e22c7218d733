"""The places on the board of a question's values, for the numbers on a private picture."""

from games.core.vocabulary import Action
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.trophies import Building, Knowledge
from games.fallen_kingdoms.view import View
from renderer.fallen_kingdoms.choices import PATH

_LEADS_TO = ("target", "city")
"""The fields of actions that tell where they lead to, the surer one first."""


def place_of(view: View, value: object) -> str | None:
    """A city; of an action where it leads to: a path, or a city."""
    if isinstance(value, City):
        shown = {seen.city for seen in view.sites}
        return value.value if value in shown else None
    if not isinstance(value, Action):
        return None
    path = getattr(value, "path", None)
    if path is not None:
        return f"{PATH}{path}"
    found = (getattr(value, field, None) for field in _LEADS_TO)
    city = next((one for one in found if one is not None), None)
    return place_of(view, city)


def is_held(value: object) -> bool:
    """Tell whether it lies beside the map: a card or a tile of the display, or one that waits."""
    return isinstance(value, Knowledge | Building)
