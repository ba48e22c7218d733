"""What is asked within somebody's turn: whoever else is asked there has a shorter time."""

from games.core.agenda import Step
from games.core.vocabulary import Seat
from games.norsaga.table import Table


class Within(Step[Table], frozen=True):
    """A step that may ask others than the player whose turn it is."""

    def is_window(self, table: Table, seat: Seat) -> bool:
        """Victims and players with a skald are asked in another's turn."""
        return seat != table.active
