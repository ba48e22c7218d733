"""Dealing anew what a seat cannot know: hands, deck, Martyr's cards and secret choices."""

from games.core.agenda import Position, Step, redealt
from games.core.dice import Dice, Referee
from games.core.vocabulary import Seat
from games.norsaga.embellishments.dismissing import Dismissing
from games.norsaga.embellishments.looks import Infiltrating, Plundering
from games.norsaga.embellishments.martyrdom import Martyrdom
from games.norsaga.sagas import pool
from games.norsaga.steps.choosing import Choosing
from games.norsaga.table import Table
from games.norsaga.tree import PLACES


def redeal(position: Position[Table], seat: Seat | None, dice: Dice) -> Position[Table]:
    """The same position as far as a seat can tell; None is a spectator."""
    table = position.table.copy()
    referee = Referee(dice, seat, table.options)
    agenda = position.agenda
    step = agenda[-1] if agenda else None
    _deal_cards(table, step, seat, referee)
    if step is not None:
        agenda = (*agenda[:-1], _rethought(table, step, seat, referee))
    return redealt(position, table, agenda, dice)


def _deal_cards(
    table: Table, step: Step[Table] | None, seat: Seat | None, referee: Referee
) -> None:
    """Hands keep their sizes; a hand that the seat looks at is known to it."""
    known = {seat}
    if isinstance(step, Plundering | Infiltrating) and step.seat == seat:
        known.add(step.target)
    hidden = [hand for owner, hand in enumerate(table.hands) if owner not in known]
    if isinstance(step, Martyrdom) and step.seat != seat:
        hidden.append(table.aloft)
    # In one order first: what is dealt anew depends on the dice alone, not on what was hidden.
    cards = sorted([*table.deck, *(card for hand in hidden for card in hand)])
    referee.shuffle(cards)
    for hand in hidden:
        hand[:] = [cards.pop() for _ in hand]
    table.deck = cards


def _rethought(table: Table, step: Step[Table], seat: Seat | None, referee: Referee) -> Step[Table]:
    """The step with other decisions, such as others may have made in secret."""
    match step:
        case Choosing():
            return _other_sagas(table, step, seat, referee)
        case Dismissing(user, waiting, chosen, martyr):
            places = tuple(
                place
                if place.seat == seat
                else PLACES[place.seat][referee.pick(list(table.heroes(place.seat)))]
                for place in chosen
            )
            return Dismissing(user, waiting, places, martyr)
        case Martyrdom(user, places, decided) if user != seat:
            order = list(range(len(places)))
            referee.shuffle(order)
            return Martyrdom(user, places, tuple(order[: len(decided)]))
        case _:
            return step


def _other_sagas(table: Table, step: Choosing, seat: Seat | None, referee: Referee) -> Choosing:
    """Other sagas were offered to the others, and those who are ready chose one of them."""
    own = () if seat is None else step.offered[seat]
    sagas = [saga for saga in pool(table.options) if saga not in own]
    referee.shuffle(sagas)
    offered = list(step.offered)
    chosen = list(step.chosen)
    for owner in range(len(offered)):
        if owner != seat:
            offered[owner] = (sagas.pop(), sagas.pop())
            chosen[owner] = offered[owner][0 if owner in step.waiting else referee.roll(2) - 1]
    return Choosing(step.waiting, tuple(offered), tuple(chosen))
