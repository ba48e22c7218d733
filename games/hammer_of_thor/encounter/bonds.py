"""Friendships that are made in play (2.1B)."""

from games.core.dice import Referee
from games.hammer_of_thor.encounter.events import Befriended
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.table import Table


def bind(table: Table, leader: Name, friend: Name, referee: Referee) -> None:
    """Two are friends from now on (2.1B)."""
    first, second = sorted((leader, friend))
    if (first, second) not in table.friendships:
        table.friendships = (*table.friendships, (first, second))
    kept = next((seat for seat in table.seats if friend in table.players[seat].friends), None)
    referee.tell(Befriended(leader=leader, friend=friend, kept=kept))
