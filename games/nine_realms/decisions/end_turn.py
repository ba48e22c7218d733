"""End turn: unspent actions stay for counterattacks."""

from typing import ClassVar

from games.core.vocabulary import Prompt
from games.nine_realms.decisions.attack import Attack
from games.nine_realms.decisions.decision import TurnAction
from games.nine_realms.hints import EndTurnHint
from games.nine_realms.table import Table


class EndTurn(TurnAction, frozen=True, tag="end-turn"):
    """End the Action Phase; unspent actions stay for counterattacks."""

    weighty: ClassVar[bool] = True

    def hint(self, table: Table) -> Prompt:
        """The actions that are left, and who could still attack with them."""
        attacks = Attack.listed(table, table.active)
        figures = tuple(dict.fromkeys(attack.figure for attack in attacks))
        return EndTurnHint(table.actions[table.active], figures)
