"""Norsaga: all that the engine needs of the title."""

from typing import TypeAlias, get_args

from games.core.agenda import Position
from games.core.save import Codec
from games.core.title import Rules
from games.core.vocabulary import Action, Prompt, Seat
from games.norsaga.actions import AnyAction
from games.norsaga.appraisal import appraise
from games.norsaga.base import SagaAction
from games.norsaga.cards import Calling, Card, Trait
from games.norsaga.embellishments.dismissing import Dismissing
from games.norsaga.embellishments.faith import Praying
from games.norsaga.embellishments.looks import Infiltrating, Plundering
from games.norsaga.embellishments.lore import Augury
from games.norsaga.embellishments.martyrdom import Martyrdom
from games.norsaga.events import AnyEvent
from games.norsaga.lessons import Lecture
from games.norsaga.options import Options
from games.norsaga.pieces import pieces
from games.norsaga.prompts import AnyPrompt
from games.norsaga.redealing import redeal
from games.norsaga.refusals import AnyRefusal
from games.norsaga.retiring import retire
from games.norsaga.sagas import Saga
from games.norsaga.setup import start
from games.norsaga.skalds import Gathering
from games.norsaga.steps.choosing import Choosing
from games.norsaga.steps.continuing import Continuing
from games.norsaga.steps.embellishing import Embellishing, SkaldQueue
from games.norsaga.steps.turn import Turn, TurnEnd
from games.norsaga.table import Reason, Table
from games.norsaga.traces import Landed
from games.norsaga.tree import Place, Spot
from games.norsaga.upgrades import fresh_to_traces
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
    """The markers that a tree would hold after a card came down on it."""
    assert isinstance(action, SagaAction)
    return action.hint(position.table)


RULES = Rules(
    codec=Codec(
        "norsaga",
        2,
        table=Table,
        step=AnyStep,
        action=AnyAction,
        event=AnyEvent,
        trace=Landed,
        upgrades={1: fresh_to_traces},
    ),
    options=Options,
    orders=None,  # the one order that there is, for dismissals, is left in play
    spoken=(
        *get_args(AnyEvent),
        Place,
        *get_args(AnyAction),
        *get_args(AnyPrompt),
        *get_args(AnyRefusal),
        Options,
        Card,
        Saga,
        Spot,
        Trait,
        Calling,
        Reason,
    ),
    start=start,
    view=view,
    turn=turn,
    following=following,
    hint=hint,
    appraise=appraise,
    retire=retire,
    redeal=redeal,
    pieces=pieces,
)
