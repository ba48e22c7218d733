"""Fate cards on their way: dealt, drawn, played, discarded, shuffled again."""

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.nine_realms.events import FateDealt, FateDrawn, FateShuffled
from games.nine_realms.fate import Card
from games.nine_realms.table import Table


def make_up_to(table: Table, seat: Seat, number: int, referee: Referee) -> None:
    """Fill a hand up to a number of cards (Fate Cards, R-06, R-08)."""
    drawn: list[Card] = []
    while len(table.hands[seat]) + len(drawn) < number and _ready_to_draw(table, referee):
        drawn.append(table.deck.pop())
    table.hands[seat] += drawn
    if drawn:
        referee.tell(FateDealt(seat=seat, count=len(drawn)))
        referee.tell(FateDrawn(seat=seat, cards=tuple(sorted(drawn)), secret_to=seat))


def discard(table: Table, seat: Seat, card: Card) -> None:
    """Put a card from the hand on the discards, which are public (R-07)."""
    table.hands[seat].remove(card)
    table.discards.append(card)


def _ready_to_draw(table: Table, referee: Referee) -> bool:
    """The discards become the deck when it is empty; without either nothing is drawn (R-07)."""
    if not table.deck and table.discards:
        table.deck, table.discards = table.discards, []
        referee.shuffle(table.deck)
        referee.tell(FateShuffled())
    return bool(table.deck)
