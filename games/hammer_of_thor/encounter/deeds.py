"""A card that has succeeded is a deed: it brings a Leader Action, and counts for missions."""

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.lead_events import LeadTaken
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.missions.doing import win, win_by
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import teach

IDLE = Card.EVADE
"""A success with it is no deed (4.1.5)."""


def succeeded(table: Table, own: Counter, card: Card, referee: Referee) -> None:
    """The Encounter card of a counter's leader has succeeded, and is about to have its effect.

    A challenge that is accepted counts for a mission when the duel is won.
    """
    if own.seat is None or card is IDLE:
        return
    take_lead(table, own.seat, referee)
    if card is not Card.CHALLENGE:
        win(table, own)
        win_by(table, own, card)


def won_duel(table: Table, own: Counter) -> None:
    """A leader has won a duel of honour."""
    if own.seat is not None:
        win(table, own)
        win_by(table, own, Card.CHALLENGE)


def take_lead(table: Table, seat: Seat, referee: Referee) -> None:
    """The uppermost Leader Action, for a seat that has none (4.1.5)."""
    if not table.leads or table.players[seat].lead is not None:
        return
    *rest, card = table.leads
    table.leads = tuple(rest)
    table.change_player(seat, lead=card)
    referee.tell(LeadTaken(seat=seat, card=card))
    teach(table, Lesson.LEADER, referee)
