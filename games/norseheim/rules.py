"""Norseheim: what the engine needs of the title."""

from typing import TypeAlias, get_args

from games.core.agenda import Position
from games.core.save import Codec
from games.core.title import Rules
from games.core.vocabulary import Seat
from games.norseheim.account import AnyStatement, Tie, account
from games.norseheim.actions import AnyAction
from games.norseheim.appraisal import LEAD, appraise
from games.norseheim.battle.assault import Assault, Losing, PressingOn, Throwing
from games.norseheim.battle.windows import After, Before
from games.norseheim.board import Landscape, Region
from games.norseheim.character import Track
from games.norseheim.events import AnyEvent
from games.norseheim.favours.high_seat import Foreseeing
from games.norseheim.foretelling import hint, own_hint
from games.norseheim.giants import Giant, Verb
from games.norseheim.gods import Favour, God, Window
from games.norseheim.kinds import Kind
from games.norseheim.land import Building, Rune
from games.norseheim.leaders import Leader
from games.norseheim.lessons import Lesson
from games.norseheim.options import Options
from games.norseheim.order_offers import offered_orders
from games.norseheim.orders.armies import Army, Envoy
from games.norseheim.orders.recruit import Mustering
from games.norseheim.orders.relocate import Relocating
from games.norseheim.orders.worship import Covering
from games.norseheim.pieces import pieces
from games.norseheim.prompts import AnyPrompt
from games.norseheim.redealing import redeal
from games.norseheim.references import REFERENCES, AnyFact
from games.norseheim.refusals import AnyRefusal
from games.norseheim.retiring import retire
from games.norseheim.rewards import Reward
from games.norseheim.standing_orders import AMONG_ROBOTS, Orders, TurnOrder
from games.norseheim.starting import start
from games.norseheim.steps.council import Council, Giving, Seating
from games.norseheim.steps.giants import Giants, GiantsPhase
from games.norseheim.steps.homes import Homes
from games.norseheim.steps.rewards import RewardPhase, Rewards
from games.norseheim.steps.rounds import Actions, Growth, Income, Mercy, Round, RoundEnd
from games.norseheim.steps.ruin import Exile, Remaining, Ruin
from games.norseheim.steps.turn import (
    Acting,
    AfterActing,
    FirstHalf,
    SecondHalf,
    TurnBegins,
    Turns,
    following,
)
from games.norseheim.steps.voting import Voting
from games.norseheim.table import Phase, Reason, Table
from games.norseheim.traces import Fought, Ordered, Touched
from games.norseheim.upgrades import UPGRADES, VERSION
from games.norseheim.view import view

AnyStep: TypeAlias = (
    Homes
    | Round
    | Mercy
    | Actions
    | Turns
    | TurnBegins
    | Acting
    | AfterActing
    | FirstHalf
    | SecondHalf
    | Relocating
    | Mustering
    | Covering
    | Foreseeing
    | Assault
    | Before
    | Throwing
    | After
    | Losing
    | PressingOn
    | Council
    | Giving
    | Seating
    | Ruin
    | Exile
    | Remaining
    | RewardPhase
    | Rewards
    | Income
    | Growth
    | GiantsPhase
    | Giants
    | RoundEnd
    | Voting
)
SPOKEN = (
    *get_args(AnyEvent),
    *get_args(AnyAction),
    *get_args(AnyPrompt),
    *get_args(AnyRefusal),
    *get_args(AnyStatement),
    *get_args(AnyFact),
    Window,
    Options,
    Orders,
    Region,
    Landscape,
    Leader,
    Giant,
    Verb,
    God,
    Favour,
    Kind,
    Building,
    Rune,
    Track,
    Reward,
    Phase,
    Reason,
    Army,
    Envoy,
    Lesson,
    Tie,
    TurnOrder,
)
FEW = 3
"""With fewer players it goes without saying whose turn comes next."""


def _turn(position: Position[Table]) -> int:
    """Player-turns begun."""
    return position.table.turn


def _following(position: Position[Table]) -> Seat | None:
    """The next who has not passed, while turns go round."""
    table = position.table
    if table.ending is not None or table.phase is not Phase.ACTIONS or not table.turn:
        return None
    seat = following(table)
    return None if seat == table.active or len(table.seats) < FEW else seat


RULES = Rules(
    codec=Codec[Table](
        "norseheim",
        VERSION,
        table=Table,
        step=AnyStep,
        action=AnyAction,
        event=AnyEvent,
        trace=Touched | Fought | Ordered[AnyAction],
        upgrades=UPGRADES,
    ),
    options=Options,
    orders=Orders,
    offered_orders=offered_orders,
    references=REFERENCES,
    orders_among_robots=AMONG_ROBOTS,
    account=account,
    spoken=SPOKEN,
    start=start,
    view=view,
    turn=_turn,
    following=_following,
    hint=hint,
    own_hint=own_hint,
    appraise=appraise,
    lead=LEAD,
    retire=retire,
    redeal=redeal,
    pieces=pieces,
)
