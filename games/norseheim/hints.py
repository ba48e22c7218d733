"""What an order may bring, beside the choice of it; all of it lies open (R2, R9)."""

from games.core.vocabulary import Action, Prompt
from games.norseheim import actions as do
from games.norseheim.battle import defence
from games.norseheim.board import VALUE, Region
from games.norseheim.character import Character
from games.norseheim.land import MOST_RUNES
from games.norseheim.odds import odds
from games.norseheim.prompts import AttackHint, HomeHint, WorshipHint
from games.norseheim.table import Table

PERCENT = 100


def hint(table: Table, action: Action) -> Prompt | None:
    """What can be told of an order; None: nothing that its name does not say."""
    match action:
        case do.ChooseHome(region):
            return _home(table, region)
        case do.Attack():
            return _attack(table, action)
        case do.Worship(god):
            return WorshipHint(table.stacks[god][-1])
        case _:
            return None


def _home(table: Table, region: Region) -> Prompt:
    """The price of the region and its warriors, and the leftmost spaces of the three tracks."""
    tile, value = table.lands[region].tile, VALUE[region]
    board = Character.of(tile)
    cost = value + tile.army
    return HomeHint(cost, value, tile.army, board.price, board.strength, board.size)


def _attack(table: Table, order: do.Attack) -> Prompt:
    """The runes of the first battle, and the chance if it is fought to the end."""
    likely = round(PERCENT * odds(table, order.source, order.target, order.warriors))
    runes = min(MOST_RUNES, order.warriors)
    return AttackHint(runes, defence(table, order.source, order.target), likely)
