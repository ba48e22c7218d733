"""Cards on their way between deck, hands and discard pile."""

from collections.abc import Sequence

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.norsaga.cards import Card
from games.norsaga.events import CardsDrawn, Discarded, Drew, Reshuffled
from games.norsaga.table import Table


def take_top(table: Table, referee: Referee) -> Card:
    """The top card; an empty deck is made anew from the discard pile when it is needed (S6)."""
    if not table.deck:
        table.deck, table.discards = table.discards, []
        referee.shuffle(table.deck)
        referee.tell(Reshuffled())
    assert table.deck, "trees and hands never hold all cards"
    return table.deck.pop()


def draw(table: Table, seat: Seat, number: int, referee: Referee) -> None:
    """Draw into a hand; all learn how many, the owner which."""
    drawn = [take_top(table, referee) for _ in range(number)]
    table.hands[seat] += drawn
    tell_drawn(seat, drawn, referee)


def tell_drawn(seat: Seat, drawn: Sequence[Card], referee: Referee) -> None:
    """Tell all how many cards were drawn, and the one who drew them which."""
    if drawn:
        referee.tell(Drew(seat=seat, count=len(drawn)))
        referee.tell(CardsDrawn(seat=seat, cards=tuple(drawn), secret_to=seat))


def discard(table: Table, seat: Seat, cards: Sequence[Card], referee: Referee) -> None:
    """Put cards from a hand onto the discard pile, face up (S7)."""
    for card in cards:
        table.hands[seat].remove(card)
        table.discards.append(card)
    if cards:
        referee.tell(Discarded(seat=seat, cards=tuple(cards)))


def discard_aloft(table: Table) -> None:
    """Put what was drawn for an effect, and will not be placed, onto the discard pile (N9)."""
    table.discards += table.aloft
    table.aloft = []
