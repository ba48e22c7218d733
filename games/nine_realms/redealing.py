"""Dealing anew what a seat cannot know: hands, deck, places, a stored choice to counter."""

from collections.abc import Sequence

from games.core.agenda import Position, redealt
from games.core.dice import Dice, Referee
from games.core.vocabulary import Seat
from games.nine_realms.board import labels
from games.nine_realms.decisions.deploy import Placed
from games.nine_realms.forces import REALM_TILE
from games.nine_realms.steps.deployment import Deployment
from games.nine_realms.steps.exchange import FateWindow
from games.nine_realms.table import Table


def redeal(position: Position[Table], seat: Seat | None, dice: Dice) -> Position[Table]:
    """The same position as far as a seat can tell; None is a spectator."""
    table = position.table.copy()
    referee = Referee(dice, seat, table.options)
    hidden = [other for other in (0, 1) if other != seat]
    # In one order first: what is dealt anew depends on the dice alone, not on what was hidden.
    cards = sorted([*table.deck, *(card for other in hidden for card in table.hands[other])])
    referee.shuffle(cards)
    for other in hidden:
        table.hands[other] = [cards.pop() for _ in table.hands[other]]
    table.deck = cards
    agenda = position.agenda
    if agenda and isinstance(agenda[-1], Deployment | FateWindow):
        agenda = (*agenda[:-1], _rethought(table, agenda[-1], hidden, referee))
    return redealt(position, table, agenda, dice)


def _rethought(
    table: Table, step: Deployment | FateWindow, hidden: Sequence[Seat], referee: Referee
) -> Deployment | FateWindow:
    """Others may have decided otherwise in secret."""
    if isinstance(step, Deployment):
        placed = list(step.placed)
        for other in hidden:
            placed[other] = _anywhere(table, other, ready=other in step.ready, referee=referee)
        return Deployment(step.waiting, (placed[0], placed[1]))
    if step.counter is None or table.seat_of(step.roll.target) not in hidden:
        return step
    counter = referee.pick((False, True))
    return FateWindow(step.roll, step.asked, step.passes, counter)


def _anywhere(table: Table, seat: Seat, *, ready: bool, referee: Referee) -> Placed:
    """A placement chosen by chance; complete if the seat is known to be ready."""
    figures = table.force(seat)
    hexes = list(labels(REALM_TILE[table.realms[seat]]))
    referee.shuffle(figures)
    referee.shuffle(hexes)
    number = len(figures) if ready else referee.roll(len(figures) + 1) - 1
    return dict(zip(figures[:number], hexes, strict=False))
