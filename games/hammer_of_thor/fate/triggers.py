"""Armed cards play themselves at their triggers, and others may silence a card (4.1.3)."""

from collections.abc import Collection, Iterator

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import PAPERS, Number, Paper, Trigger
from games.hammer_of_thor.fate.events import CardCancelled, CardPlayed
from games.hammer_of_thor.fate.hand import use_up
from games.hammer_of_thor.table import Table


def in_order(table: Table) -> Iterator[Seat]:
    """All seats that play, the active one first."""
    start = table.circle.index(table.active)
    seats = (*table.circle[start:], *table.circle[:start])
    return (seat for seat in seats if not table.players[seat].out)


def armed(table: Table, seat: Seat, trigger: Trigger) -> Paper | None:
    """The held card of a seat, if it is awake and plays itself at this trigger."""
    player = table.players[seat]
    if player.held is None or player.asleep:
        return None
    paper = PAPERS[player.held]
    return paper if paper.on is trigger else None


def spring(table: Table, seat: Seat, referee: Referee, struck: Seat | None = None) -> bool:
    """The held card of a seat plays itself.

    Args:
        table: the pieces.
        seat: whose card it is.
        referee: to tell all.
        struck: the seat against whose will it works; its card may silence this one.

    Returns:
        Whether the card does its work.
    """
    card = table.players[seat].held
    assert card is not None, seat
    use_up(table, seat, card)
    referee.tell(CardPlayed(seat=seat, card=card, armed=True, of=struck))
    return struck is None or not against(table, card, (struck,), seat, referee)


def against(
    table: Table, card: Number, targets: Collection[Seat], by_seat: Seat, referee: Referee
) -> bool:
    """A card names seats, or counters of theirs: one of them may silence it.

    The card that silences another cannot be answered.

    Args:
        table: the pieces.
        card: a Fate card, a Prediction, a rune or a Leader Action that was played.
        targets: the seats that it names.
        by_seat: whose card it is.
        referee: to tell all.

    Returns:
        Whether the card does nothing.
    """
    for seat in in_order(table):
        if seat == by_seat or seat not in targets:
            continue
        if armed(table, seat, Trigger.AGAINST_ME) is not None:
            spring(table, seat, referee)
            referee.tell(CardCancelled(seat=by_seat, card=card))
            return True
    return False
