"""End turn: unspent actions stay for counterattacks."""

from typing import ClassVar

from games.nine_realms.decisions.decision import TurnAction


class EndTurn(TurnAction, frozen=True, tag="end-turn"):
    """End the Action Phase; unspent actions stay for counterattacks."""

    weighty: ClassVar[bool] = True
