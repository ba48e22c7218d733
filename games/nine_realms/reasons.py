"""Why an action of the Action Phase is refused: the first rule that stands in the way."""

from games.core.vocabulary import Action, Refusal, Seat
from games.nine_realms import refusals as no
from games.nine_realms.actions import Attack, GainActions, Move, NamePrey, Rally, Transform
from games.nine_realms.board import MASK, Terrain, around
from games.nine_realms.combat import attack_dice, in_range
from games.nine_realms.fate import Card
from games.nine_realms.forces import Figure
from games.nine_realms.table import COST, Table


def reason(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """The best word for what is wrong with an action that is not asked for."""
    match action:
        case Move(figure, hex):
            if found := _not_usable(table, seat, figure):
                return found
            if table.figures[figure].moved:
                return no.MovedAlready(figure)
            return _unpaid(table, seat, action) or no.OutOfReach(figure, hex)
        case Attack(figure, target):
            return _no_attack(table, seat, figure, target)
        case Transform():
            return _no_transform(table, seat, action)
        case Rally():
            return _no_rally(table, seat, action)
        case NamePrey(figure):
            return _no_prey(table, seat, figure)
        case GainActions():
            return no.CardNotHeld(Card.ACTIONS_OR_RE_ROLL)
        case _:
            return None


def _unpaid(table: Table, seat: Seat, action: Action) -> Refusal | None:
    cost, left = COST[type(action)], table.actions[seat]
    return no.NotEnoughActions(cost, left) if cost > left else None


def _not_usable(table: Table, seat: Seat, figure: Figure) -> Refusal | None:
    if figure not in table.force(seat):
        return no.NotYourFigure(figure)
    return None if table.figures[figure].hex else no.NotInPlay(figure)


def _not_a_target(table: Table, seat: Seat, figure: Figure) -> Refusal | None:
    if figure not in table.force(1 - seat):
        return no.NotAnEnemy(figure)
    return None if table.figures[figure].hex else no.NotInPlay(figure)


def _no_attack(table: Table, seat: Seat, figure: Figure, target: Figure) -> Refusal | None:
    if found := _not_usable(table, seat, figure) or _not_a_target(table, seat, target):
        return found
    if table.figures[figure].attacked:
        return no.AttackedAlready(figure)
    if found := _unpaid(table, seat, Attack(figure, target)):
        return found
    if not in_range(table, table.place(figure), table.place(target)):
        return no.OutOfRange(figure, target)
    if not attack_dice(table, figure, target):
        return no.NoDice(figure, target)
    return no.NoSight(figure, target)


def _no_transform(table: Table, seat: Seat, action: Transform) -> Refusal | None:
    here = MASK.get(action.hex, 0)
    if found := _unpaid(table, seat, action):
        return found
    if here & table.occupied():
        return no.HexNotEmpty(action.hex)
    if not here & around(table.occupied(seat)):
        return no.NotAdjacent(action.hex)
    if not table.supply(action.terrain) or action.terrain is Terrain.MOUNTAIN:
        return no.NoTerrainLeft(action.terrain)
    return no.SameTerrain(action.hex, action.terrain)


def _no_rally(table: Table, seat: Seat, action: Rally) -> Refusal | None:
    if action.figure not in table.force(seat):
        return no.NotYourFigure(action.figure)
    if table.rallied:
        return no.RalliedAlready()
    if action.figure not in table.fallen_warriors(seat):
        return no.NotFallen(action.figure)
    if found := _unpaid(table, seat, action):
        return found
    if MASK.get(action.hex, 0) & table.occupied():
        return no.HexTaken(action.hex)
    return no.NotOnYourTile(action.hex)


def _no_prey(table: Table, seat: Seat, figure: Figure) -> Refusal | None:
    if Figure.SINFJOTLI not in table.force(seat):
        return no.NotYourFigure(Figure.SINFJOTLI)
    if table.figures[Figure.SINFJOTLI].hex is None:
        return no.NotInPlay(Figure.SINFJOTLI)
    if table.prey is not None:
        return no.PreyAlive(table.prey)
    return _not_a_target(table, seat, figure)
