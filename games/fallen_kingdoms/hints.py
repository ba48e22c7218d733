"""Prospects of a choice, as far as it can be told (shown beside it)."""

from typing import Protocol, runtime_checkable

from games.core.agenda import Position
from games.core.vocabulary import Action, Prompt
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.war.rampage import Rampage, Rampaging


@runtime_checkable
class Foretold(Protocol):
    """An action that tells by itself what it leads to."""

    def hint(self, table: Table) -> Prompt | None:
        """Its prospects."""


def hint(position: Position[Table], action: Action) -> Prompt | None:
    """The prospects of an action; None: its name says it all."""
    if isinstance(action, Rampage):
        step = position.step
        return step.hint(position.table, action) if isinstance(step, Rampaging) else None
    return action.hint(position.table) if isinstance(action, Foretold) else None
