"""The hand of a seat: the card that it holds, and a second one for a moment (4.1, 4.1.1)."""

from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.table import Table


def hand(table: Table, seat: Seat) -> tuple[Number, ...]:
    """The cards of a seat, the older one first."""
    player = table.players[seat]
    return tuple(card for card in (player.held, player.drawn) if card is not None)


def playable(table: Table, seat: Seat) -> tuple[Number, ...]:
    """The cards that a seat can play: its hand, and the Leader Action before it (4.1.5)."""
    lead = table.players[seat].lead
    return hand(table, seat) if lead is None else (*hand(table, seat), lead)


def take_up(table: Table, seat: Seat, card: Number) -> None:
    """A card comes into a hand: held, and awake; or the second one for a moment (4.1.1)."""
    if table.players[seat].held is None:
        table.change_player(seat, held=card, asleep=False)
    else:
        assert table.players[seat].drawn is None, (seat, card)
        table.change_player(seat, drawn=card)


def let_go(table: Table, seat: Seat, card: Number) -> None:
    """A card leaves a hand, or the place before its seat, and goes wherever the caller puts it."""
    player = table.players[seat]
    if player.lead == card:
        table.change_player(seat, lead=None)
    elif player.drawn == card:
        table.change_player(seat, drawn=None)
    else:
        assert player.held == card, (seat, card)
        table.change_player(seat, held=None, asleep=False)


def use_up(table: Table, seat: Seat, card: Number) -> None:
    """A card leaves a hand and the game: used or dropped (4.1)."""
    let_go(table, seat, card)
    table.removed = (*table.removed, card)
