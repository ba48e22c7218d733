"""War of the 9 Realms, Print & Play edition: what the engine needs of the title."""

from collections.abc import Mapping
from enum import Enum
from typing import get_args

from msgspec.structs import replace

from games.core.agenda import Position, conclude
from games.core.title import Rules, Started
from games.core.vocabulary import Action, CoreReason, Ending, Prompt, Seat, SeatRetired
from games.nine_realms.accounts import AnyAccount, account
from games.nine_realms.actions import AnyAction
from games.nine_realms.appraisal import LEAD, appraise
from games.nine_realms.decisions.decision import RollAction, TurnAction
from games.nine_realms.events import AnyEvent, Placement
from games.nine_realms.fate import Card
from games.nine_realms.hints import AnyHint
from games.nine_realms.options import Options
from games.nine_realms.orders import AMONG_ROBOTS, FateOrder, Orders
from games.nine_realms.pieces import pieces
from games.nine_realms.preparation import start
from games.nine_realms.prompts import AnyQuestion
from games.nine_realms.redealing import redeal
from games.nine_realms.references import REFERENCES, AnyCard, Condition
from games.nine_realms.refusals import AnyRefusal
from games.nine_realms.saves import CODEC
from games.nine_realms.steps.exchange import FateWindow
from games.nine_realms.table import Reason, Table
from games.nine_realms.view import view


def turn(position: Position[Table]) -> int:
    """Player-turns begun."""
    return position.table.turn


def following(_position: Position[Table]) -> Seat | None:
    """Nobody: of two players, each knows to be next."""
    return None


def hint(position: Position[Table], action: Action) -> Prompt | None:
    """The prospects of a decision, as it tells them itself."""
    if isinstance(action, TurnAction):
        return action.hint(position.table)
    if isinstance(action, RollAction) and isinstance(position.step, FateWindow):
        return action.hint(position.table, position.step.asked, position.step.roll)
    return None


def offered_orders(position: Position[Table], seat: Seat) -> Mapping[str, Enum]:
    """The order about Fate that asks most, of those that would have answered what is asked now."""
    for order in (FateOrder.WHEN_IT_HELPS, FateOrder.WHEN_IT_DECIDES):
        if seat in position.asks and position.ordered(seat, Orders(fate=order)) is not None:
            return {"fate": order}
    return {}


def rematch(position: Position[Table], options: Options) -> Options:
    """The seats have their realms again, and the same one begins; players change seats (R-03)."""
    table = position.table
    return replace(options, wishes=table.realms, first=table.first)


def retire(position: Position[Table], seat: Seat) -> Started:
    """Of two players one is left, who wins (R-51)."""
    ending = Ending(CoreReason.RETIRED, (1 - seat,))
    return conclude(position, ending, SeatRetired(seat=seat))


RULES = Rules(
    codec=CODEC,
    options=Options,
    orders=Orders,
    spoken=(
        *get_args(AnyEvent),
        Placement,
        *get_args(AnyAction),
        *get_args(AnyQuestion),
        *get_args(AnyHint),
        *get_args(AnyCard),
        *get_args(AnyAccount),
        *get_args(AnyRefusal),
        Options,
        Orders,
        Card,
        Condition,
        Reason,
    ),
    start=start,
    view=view,
    turn=turn,
    following=following,
    hint=hint,
    appraise=appraise,
    lead=LEAD,
    offered_orders=offered_orders,
    orders_among_robots=AMONG_ROBOTS,
    retire=retire,
    rematch=rematch,
    references=REFERENCES,
    account=account,
    redeal=redeal,
    pieces=pieces,
)
