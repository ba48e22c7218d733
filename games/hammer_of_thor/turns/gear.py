"""Items that work by themselves at their bearer's upkeep (18.1)."""

from games.core.dice import Referee
from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.cards.effects import AnyEffect, Draw, Harm, Heal, Rep
from games.hammer_of_thor.folk.members import Member, mended
from games.hammer_of_thor.gains import receive
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.turns.events import ItemWorked


def work_of_items(table: Table, number: int, referee: Referee) -> None:
    """All that is due in this game-turn: a seat has one turn in each (3.2).

    Args:
        table: the pieces.
        number: the counter's.
        referee: to tell.
    """
    for member in table.counter(number).free:
        for card in member.shown:
            due = [one for one in ITEMS[card].upkeep if table.game_turn % _every(one) == 0]
            if due:
                referee.tell(ItemWorked(name=member.id, card=card))
            for effect in due:
                _do(table, number, member, effect, referee)


def _every(effect: AnyEffect) -> int:
    return effect.every if isinstance(effect, Rep | Draw | Harm) else 1


def _do(table: Table, number: int, bearer: Member, effect: AnyEffect, referee: Referee) -> None:
    """The verbs that items use; none of them takes the last STAMINA (4.1.4)."""
    now = table.counter(number)
    if isinstance(effect, Rep):
        honour(table, bearer.id, effect.amount, referee)
    elif isinstance(effect, Heal):
        for one in now.members:
            table.change_member(one.id, wounds=mended(one, effect.amount))
    elif isinstance(effect, Draw):
        drawn = table.runes[-effect.count :]
        table.runes = table.runes[: len(table.runes) - len(drawn)]
        receive(table, number, drawn, referee)
    elif isinstance(effect, Harm):
        member = now.member(bearer.id)
        lost = min(effect.amount, member.left - 1)
        table.change_member(bearer.id, wounds=member.wounds + lost)
