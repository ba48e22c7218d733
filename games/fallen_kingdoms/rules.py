"""Fallen Kingdoms: what the engine needs of the title."""

from typing import TypeAlias, get_args

from games.core.agenda import Position
from games.core.save import Codec
from games.core.title import Rules
from games.core.vocabulary import CoreEvent, Seat
from games.fallen_kingdoms.account import AnyStatement, account
from games.fallen_kingdoms.actions import AnyAction
from games.fallen_kingdoms.appraisal import LEAD, appraise
from games.fallen_kingdoms.closing.end_check import Count, EndCheck
from games.fallen_kingdoms.closing.events import ClosingEvent
from games.fallen_kingdoms.closing.prompts import ClosingPrompt
from games.fallen_kingdoms.closing.refusals import NotAPayer
from games.fallen_kingdoms.closing.rumors import Adjusting, Naming
from games.fallen_kingdoms.closing.scoring import Scoring
from games.fallen_kingdoms.events import GeneralEvent
from games.fallen_kingdoms.field import GROUPS, Phase
from games.fallen_kingdoms.gods.events import GodEvent
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.gods.powers import UsingPower
from games.fallen_kingdoms.gods.prompts import GodPrompt
from games.fallen_kingdoms.gods.refusals import GodRefusal
from games.fallen_kingdoms.hints import hint
from games.fallen_kingdoms.invasion.events import InvasionEvent
from games.fallen_kingdoms.invasion.landing import (
    Deploying,
    EndInvasion,
    RaisingTemple,
    Recovering,
)
from games.fallen_kingdoms.invasion.paths import ChoosingPath, PushingOn
from games.fallen_kingdoms.invasion.phase import CardMoves, InvasionPhase, Invasions
from games.fallen_kingdoms.invasion.prompts import InvasionPrompt
from games.fallen_kingdoms.invasion.refusals import InvasionRefusal
from games.fallen_kingdoms.invasion.surrender import Emptied, Inheriting
from games.fallen_kingdoms.kingdoms import MakingPublic
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import Resource
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.opening.events import OpeningEvent
from games.fallen_kingdoms.opening.gods import ChoosingGods
from games.fallen_kingdoms.opening.groups import Groups
from games.fallen_kingdoms.opening.prompts import OpeningPrompt
from games.fallen_kingdoms.opening.refusals import OpeningRefusal
from games.fallen_kingdoms.opening.setup import start
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.order_offers import offered_orders
from games.fallen_kingdoms.pieces import pieces
from games.fallen_kingdoms.production.events import ProductionEvent
from games.fallen_kingdoms.production.placing import PlacingBuildings, PlacingUnits
from games.fallen_kingdoms.production.producing import Producing, SpendingPoints
from games.fallen_kingdoms.production.prompts import ProductionPrompt
from games.fallen_kingdoms.production.refusals import ProductionRefusal
from games.fallen_kingdoms.production.tracks import (
    ChoosingBuilding,
    ChoosingKnowledge,
    Pushing,
)
from games.fallen_kingdoms.redealing import redeal
from games.fallen_kingdoms.references import REFERENCES, AnyFact
from games.fallen_kingdoms.retiring import retire
from games.fallen_kingdoms.rounds import TURNS, Moment, Round, TurnBegins, following, moment
from games.fallen_kingdoms.standing_orders import Orders
from games.fallen_kingdoms.table import Reason, Table
from games.fallen_kingdoms.traces import Fought, Touched
from games.fallen_kingdoms.trophies import Building, Knowledge, Rumor, Track
from games.fallen_kingdoms.view import view
from games.fallen_kingdoms.war.attack import Answered, Attacking, RoundOver, Thrown
from games.fallen_kingdoms.war.combat import Combat
from games.fallen_kingdoms.war.defence import Defending, LosingUnits
from games.fallen_kingdoms.war.events import WarEvent
from games.fallen_kingdoms.war.fleeing import Fleeing
from games.fallen_kingdoms.war.moving import Moving
from games.fallen_kingdoms.war.outcome import Won
from games.fallen_kingdoms.war.prompts import WarPrompt
from games.fallen_kingdoms.war.pulling_back import PullingBack
from games.fallen_kingdoms.war.rampage import Advancing, Rampaging
from games.fallen_kingdoms.war.refusals import WarRefusal

AnyStep: TypeAlias = (
    ChoosingGods
    | Groups
    | Round
    | TurnBegins
    | UsingPower
    | Producing
    | Pushing
    | ChoosingKnowledge
    | ChoosingBuilding
    | SpendingPoints
    | PlacingUnits
    | PlacingBuildings
    | Moving
    | Combat
    | Attacking
    | Thrown
    | Fleeing
    | Defending
    | Answered
    | LosingUnits
    | RoundOver
    | Won
    | Rampaging
    | Advancing
    | PullingBack
    | MakingPublic
    | Scoring
    | EndCheck
    | Adjusting
    | Naming
    | Count
    | InvasionPhase
    | Invasions
    | CardMoves
    | Emptied
    | Inheriting
    | ChoosingPath
    | PushingOn
    | EndInvasion
    | Deploying
    | Recovering
    | RaisingTemple
)
AnyEvent: TypeAlias = (
    GeneralEvent
    | OpeningEvent
    | GodEvent
    | ProductionEvent
    | WarEvent
    | ClosingEvent
    | InvasionEvent
    | CoreEvent
)
SPOKEN = (
    *get_args(AnyEvent),
    *get_args(AnyAction),
    *get_args(OpeningPrompt),
    *get_args(GodPrompt),
    *get_args(ProductionPrompt),
    *get_args(WarPrompt),
    *get_args(ClosingPrompt),
    *get_args(InvasionPrompt),
    *get_args(OpeningRefusal),
    *get_args(GodRefusal),
    *get_args(ProductionRefusal),
    *get_args(WarRefusal),
    NotAPayer,
    Moment,
    *get_args(InvasionRefusal),
    *get_args(AnyStatement),
    *get_args(AnyFact),
    Options,
    Orders,
    God,
    City,
    Resource,
    Track,
    Building,
    Knowledge,
    Rumor,
    Phase,
    Reason,
    Lesson,
)


def _turn(position: Position[Table]) -> int:
    """Player-turns begun."""
    return position.table.turn


def _board(position: Position[Table]) -> int:
    """One for each time around the table while kingdoms are set up, then one for each turn.

    The last of them has the number of the turn before the first one of round 1.
    """
    table = position.table
    if table.phase is not Phase.GROUPS:
        return table.turn
    seats = len(table.players)
    return (seats - 1) * GROUPS + 1 + table.turn // seats


def _following(position: Position[Table]) -> Seat | None:
    """The next of the round, while turns go round."""
    table = position.table
    if table.ending is not None or table.phase not in TURNS:
        return None
    return following(table)


RULES = Rules(
    codec=Codec[Table](
        "fallen_kingdoms",
        1,
        table=Table,
        step=AnyStep,
        action=AnyAction,
        event=AnyEvent,
        trace=Touched | Fought,
        upgrades={},
    ),
    options=Options,
    orders=Orders,
    orders_at_once=True,
    offered_orders=offered_orders,
    references=REFERENCES,
    account=account,
    moment=moment,
    spoken=SPOKEN,
    start=start,
    view=view,
    turn=_turn,
    board=_board,
    following=_following,
    hint=hint,
    appraise=appraise,
    lead=LEAD,
    retire=retire,
    redeal=redeal,
    pieces=pieces,
)
