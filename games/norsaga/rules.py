"""Norsaga: all that the engine needs of the title."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias, get_args

from games.core.agenda import Position
from games.core.save import Codec
from games.core.title import Rules
from games.core.vocabulary import Action, Prompt, Seat
from games.norsaga.account import AnyAccount, account
from games.norsaga.actions import AnyAction
from games.norsaga.appraisal import LEAD, appraise
from games.norsaga.base import SagaAction
from games.norsaga.bygone import BygoneAction, BygoneEvent
from games.norsaga.cards import Calling, Card, Trait
from games.norsaga.embellishments.dismissing import Dismissing
from games.norsaga.embellishments.faith import Praying
from games.norsaga.embellishments.looks import Infiltrating, Plundering
from games.norsaga.embellishments.lore import Augury
from games.norsaga.embellishments.martyrdom import Martyrdom, Succeed
from games.norsaga.events import AnyEvent
from games.norsaga.lessons import Lecture
from games.norsaga.options import Options
from games.norsaga.pieces import pieces
from games.norsaga.prompts import AnyPrompt
from games.norsaga.prospects import landing_hint
from games.norsaga.redealing import redeal
from games.norsaga.references import REFERENCES, AnyStatement, Ladder, Sign
from games.norsaga.refusals import AnyRefusal
from games.norsaga.retiring import retire
from games.norsaga.sagas import Saga
from games.norsaga.setup import start
from games.norsaga.skalds import Gathering
from games.norsaga.standing_orders import DismissOrder, Orders, skipping
from games.norsaga.steps.choosing import Choosing
from games.norsaga.steps.continuing import Continuing
from games.norsaga.steps.embellishing import Embellishing, SkaldQueue
from games.norsaga.steps.turn import Turn, TurnEnd
from games.norsaga.table import Reason, Table
from games.norsaga.traces import Landed
from games.norsaga.tree import Place, Spot, bloodline
from games.norsaga.upgrades import UPGRADES
from games.norsaga.view import view

AnyStep: TypeAlias = (
    Choosing
    | Lecture
    | Turn
    | Embellishing
    | Gathering
    | SkaldQueue
    | Plundering
    | Infiltrating
    | Augury
    | Praying
    | Dismissing
    | Martyrdom
    | Continuing
    | TurnEnd
)


def turn(position: Position[Table]) -> int:
    """Player-turns begun."""
    return position.table.turn


def following(position: Position[Table]) -> Seat | None:
    """The next in the circle, unless there are but two, or no turn has begun."""
    table = position.table
    if table.ending is not None or not table.turn or len(table.seats) < 3:
        return None
    return table.after(table.active)


def hint(position: Position[Table], action: Action) -> Prompt | None:
    """The markers that a tree would hold after a card came down on it.

    Martyr empties one spot of a tree at most, so that its other cards change nothing there.
    """
    assert isinstance(action, SagaAction)
    step = position.step
    if isinstance(step, Martyrdom) and isinstance(action, Succeed):
        return landing_hint(position.table, action.card, step.place)
    return action.hint(position.table)


def offered_orders(position: Position[Table], seat: Seat) -> Mapping[str, Enum]:
    """The orders that would have answered what a seat is asked now."""
    match position.step:
        case Embellishing():
            field, order = skipping(bloodline(position.table.trees[seat]))
            return {field: order}
        case Dismissing():
            return {"dismissals": DismissOrder.USUAL}
        case _:
            return {}


RULES = Rules(
    codec=Codec(
        "norsaga",
        4,
        table=Table,
        step=AnyStep,
        action=AnyAction | BygoneAction,
        event=AnyEvent | BygoneEvent,
        trace=Landed,
        upgrades=UPGRADES,
    ),
    options=Options,
    orders=Orders,
    offered_orders=offered_orders,
    references=REFERENCES,
    account=account,
    spoken=(
        *get_args(AnyEvent),
        *get_args(BygoneEvent),
        Place,
        *get_args(AnyAction),
        *get_args(AnyPrompt),
        *get_args(AnyRefusal),
        Options,
        Orders,
        Card,
        Saga,
        Spot,
        Trait,
        Calling,
        Reason,
        *get_args(AnyStatement),
        Ladder,
        Sign,
        *get_args(AnyAccount),
    ),
    start=start,
    view=view,
    turn=turn,
    following=following,
    hint=hint,
    appraise=appraise,
    lead=LEAD,
    retire=retire,
    redeal=redeal,
    pieces=pieces,
)
