"""The Hammer of Thor: what the engine needs of the title."""

from typing import Protocol, TypeAlias, get_args, runtime_checkable

from games.core.agenda import Position
from games.core.save import Codec
from games.core.title import Rules
from games.core.vocabulary import Action, CoreEvent, Prompt, Seat
from games.hammer_of_thor.account import AnyStatement, account
from games.hammer_of_thor.actions import AnyAction
from games.hammer_of_thor.alone.choosing import TakingTask
from games.hammer_of_thor.alone.events import AloneEvent
from games.hammer_of_thor.alone.prompts import AlonePrompt
from games.hammer_of_thor.alone.reckoning import points
from games.hammer_of_thor.alone.rivals import RivalsGather
from games.hammer_of_thor.alone.seeking import RivalSetsOut
from games.hammer_of_thor.alone.state import Medal, Task
from games.hammer_of_thor.appraisal import LEAD, appraise
from games.hammer_of_thor.battle.battle import Battle
from games.hammer_of_thor.battle.beginning import Beginning
from games.hammer_of_thor.battle.captives import Captives
from games.hammer_of_thor.battle.deciding import Fight, Withdraw
from games.hammer_of_thor.battle.events import BattleEvent
from games.hammer_of_thor.battle.orders import Mode, Stance, Until
from games.hammer_of_thor.battle.prompts import BattlePrompt
from games.hammer_of_thor.battle.settling import Lot
from games.hammer_of_thor.belongings.events import BelongingEvent
from games.hammer_of_thor.belongings.prompts import BelongingPrompt
from games.hammer_of_thor.belongings.refusals import BelongingRefusal
from games.hammer_of_thor.births.events import BirthEvent
from games.hammer_of_thor.births.prompts import BirthPrompt
from games.hammer_of_thor.cards.deck import Trigger
from games.hammer_of_thor.company.events import CompanyEvent
from games.hammer_of_thor.company.prompts import CompanyPrompt
from games.hammer_of_thor.company.refusals import CompanyRefusal
from games.hammer_of_thor.dead.events import DeadEvent
from games.hammer_of_thor.dead.prompts import DeadPrompt
from games.hammer_of_thor.dead.refusals import DeadRefusal
from games.hammer_of_thor.encounter.arriving import Arrival, Led
from games.hammer_of_thor.encounter.bargaining import AcceptDeal, Bargain
from games.hammer_of_thor.encounter.dealing import Guided
from games.hammer_of_thor.encounter.events import EncounterEvent
from games.hammer_of_thor.encounter.joining import Welcoming
from games.hammer_of_thor.encounter.norns import Norn
from games.hammer_of_thor.encounter.parting import Parting
from games.hammer_of_thor.encounter.planning import Greeting, Meetings
from games.hammer_of_thor.encounter.plans import Plan
from games.hammer_of_thor.encounter.prompts import EncounterPrompt
from games.hammer_of_thor.encounter.refusals import EncounterRefusal
from games.hammer_of_thor.encounter.rolling import Rolling, Seeking
from games.hammer_of_thor.encounter.rounds import Challenged, Facing
from games.hammer_of_thor.encounter.spoils import Deal, NornAct, Prize
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.encounter.terms import Offer, Terms, Want
from games.hammer_of_thor.encounter.tricks import Tricking
from games.hammer_of_thor.fate.actions import Keep, Which
from games.hammer_of_thor.fate.drawing import DrawingFate, Keeping
from games.hammer_of_thor.fate.events import FateEvent, Why
from games.hammer_of_thor.fate.fostering import Fostering
from games.hammer_of_thor.fate.lead_events import LeadEvent
from games.hammer_of_thor.fate.omens import Arranging
from games.hammer_of_thor.fate.prompts import FatePrompt
from games.hammer_of_thor.fate.refusals import FateRefusal
from games.hammer_of_thor.folk.blows import Ailment
from games.hammer_of_thor.folk.graves import Death
from games.hammer_of_thor.folk.kinds import Icon, Madness, Race, Sex, Side, Stat
from games.hammer_of_thor.gains import GainEvent
from games.hammer_of_thor.land.board import Box, Ground, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.madness.events import MadnessEvent
from games.hammer_of_thor.madness.prompts import ChoosingWhoForsakes
from games.hammer_of_thor.madness.turns import Despair, Lies
from games.hammer_of_thor.missions.events import MissionEvent
from games.hammer_of_thor.missions.stock import TakingStock
from games.hammer_of_thor.opening.events import OpeningEvent
from games.hammer_of_thor.opening.heroes import ChoosingBronzes, ChoosingHeroes, PickingHeroes
from games.hammer_of_thor.opening.prompts import OpeningPrompt
from games.hammer_of_thor.opening.refusals import OpeningRefusal
from games.hammer_of_thor.opening.setup import Dealing
from games.hammer_of_thor.opening.start import start
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.order_offers import offered_orders
from games.hammer_of_thor.pieces import pieces
from games.hammer_of_thor.ragnarok.events import Chapter, RagnarokEvent
from games.hammer_of_thor.ragnarok.last_battle import LastBattle
from games.hammer_of_thor.ragnarok.muster import Mustering, RagnarokBegins
from games.hammer_of_thor.ragnarok.prompts import RagnarokPrompt
from games.hammer_of_thor.ragnarok.refusals import RagnarokRefusal
from games.hammer_of_thor.redealing import redeal
from games.hammer_of_thor.references import REFERENCES, AnyFact, shelf
from games.hammer_of_thor.retiring import retire
from games.hammer_of_thor.runes.events import RuneEvent
from games.hammer_of_thor.runes.prompts import CastHint
from games.hammer_of_thor.runes.refusals import RuneRefusal
from games.hammer_of_thor.standing_orders import Orders
from games.hammer_of_thor.table import ItemsRule, Reason, Table
from games.hammer_of_thor.teaching import Explained, Lecture
from games.hammer_of_thor.traces import AnyTrace
from games.hammer_of_thor.travel.events import TravelEvent
from games.hammer_of_thor.travel.manners import Manner, Mortals
from games.hammer_of_thor.travel.prompts import TravelPrompt
from games.hammer_of_thor.travel.refusals import TravelRefusal
from games.hammer_of_thor.turns.boxes import Boxes
from games.hammer_of_thor.turns.calendar import Birth, SeasonChange
from games.hammer_of_thor.turns.camp import Camp
from games.hammer_of_thor.turns.events import TurnEvent
from games.hammer_of_thor.turns.newcomers import ChoosingNewHero, NewHero
from games.hammer_of_thor.turns.prompts import TurnPrompt
from games.hammer_of_thor.turns.refusals import NotToBeHadHere
from games.hammer_of_thor.turns.rounds import GameTurn, GameTurnEnds, PlayerTurn, TurnEnds, moment
from games.hammer_of_thor.turns.turn import Again, Turn
from games.hammer_of_thor.turns.upkeep import Upkeep
from games.hammer_of_thor.upgrades import UPGRADES
from games.hammer_of_thor.view import view
from games.hammer_of_thor.ways.events import WaysEvent
from games.hammer_of_thor.ways.prompts import WaysPrompt
from games.hammer_of_thor.ways.refusals import WaysRefusal
from games.hammer_of_thor.ways.spirits import Returning
from games.hammer_of_thor.withholding import AbilityHeld, NoSuchAbility

TWO = 2
AnyStep: TypeAlias = (
    ChoosingHeroes
    | PickingHeroes
    | ChoosingBronzes
    | Dealing
    | DrawingFate
    | Keeping
    | Arranging
    | Fostering
    | TakingStock
    | Birth
    | SeasonChange
    | NewHero
    | ChoosingNewHero
    | GameTurn
    | PlayerTurn
    | Camp
    | Boxes
    | TurnEnds
    | GameTurnEnds
    | Turn
    | Again
    | Returning
    | Upkeep
    | Arrival
    | Led
    | Guided
    | Welcoming
    | Norn
    | Parting
    | Greeting
    | Meetings
    | Bargain
    | Rolling
    | Seeking
    | Facing
    | Challenged
    | Tricking
    | Battle
    | Beginning
    | Captives
    | LastBattle
    | RagnarokBegins
    | Mustering
    | Lecture
    | Lies
    | Despair
    | RivalsGather
    | TakingTask
    | RivalSetsOut
)
AnyEvent: TypeAlias = (
    OpeningEvent
    | TurnEvent
    | FateEvent
    | TravelEvent
    | WaysEvent
    | EncounterEvent
    | BattleEvent
    | BelongingEvent
    | GainEvent
    | LeadEvent
    | MissionEvent
    | BirthEvent
    | RagnarokEvent
    | RuneEvent
    | MadnessEvent
    | AbilityHeld
    | CompanyEvent
    | DeadEvent
    | AloneEvent
    | Explained
    | CoreEvent
)
SPOKEN = (
    *get_args(AnyEvent),
    *get_args(AnyAction),
    *get_args(OpeningPrompt),
    *get_args(TurnPrompt),
    *get_args(FatePrompt),
    *get_args(BirthPrompt),
    *get_args(TravelPrompt),
    *get_args(WaysPrompt),
    *get_args(EncounterPrompt),
    *get_args(BattlePrompt),
    *get_args(RagnarokPrompt),
    *get_args(BelongingPrompt),
    CastHint,
    ChoosingWhoForsakes,
    *get_args(AlonePrompt),
    *get_args(OpeningRefusal),
    *get_args(FateRefusal),
    NotToBeHadHere,
    *get_args(TravelRefusal),
    *get_args(WaysRefusal),
    *get_args(EncounterRefusal),
    *get_args(RagnarokRefusal),
    *get_args(BelongingRefusal),
    *get_args(RuneRefusal),
    NoSuchAbility,
    *get_args(CompanyPrompt),
    *get_args(CompanyRefusal),
    *get_args(DeadPrompt),
    *get_args(DeadRefusal),
    *get_args(AnyStatement),
    *get_args(AnyFact),
    Options,
    Orders,
    Race,
    Side,
    Sex,
    Stat,
    Icon,
    Place,
    Realm,
    Ground,
    Box,
    Season,
    Manner,
    Mortals,
    Which,
    Card,
    Deal,
    Terms,
    Offer,
    Want,
    Prize,
    NornAct,
    Mode,
    Stance,
    Until,
    Lot,
    Ailment,
    Why,
    Chapter,
    Trigger,
    Reason,
    Death,
    Lesson,
    ItemsRule,
    Madness,
    Task,
    Medal,
)


@runtime_checkable
class Foretold(Protocol):
    """An action that tells by itself what it leads to."""

    def hint(self, table: Table) -> Prompt | None:
        """Its prospects."""


def _hint(position: Position[Table], action: Action) -> Prompt | None:
    """The prospects of an action; None: its name says it all."""
    step = position.step
    if isinstance(action, Plan | AcceptDeal):
        if isinstance(step, Meetings | Bargain):
            return step.hint(position.table, action)
        return None
    if isinstance(action, Fight | Withdraw):
        return step.hint(position.table, action) if isinstance(step, Battle) else None
    if isinstance(action, Keep):
        return step.hint(position.table, action) if isinstance(step, Keeping) else None
    return action.hint(position.table) if isinstance(action, Foretold) else None


def _turn(position: Position[Table]) -> int:
    """Player-turns begun."""
    return position.table.turn


def _points(position: Position[Table]) -> int | None:
    """Those of a match for one that has come to Ragnarok (14.3C)."""
    return points(position.table, 0) if position.table.doom is not None else None


def _following(position: Position[Table]) -> Seat | None:
    """The next seat of the circle, once turns go round; with two it goes without saying."""
    table = position.table
    if table.ending is not None or not table.turn or table.active not in table.seats:
        return None
    seats = table.seats
    if len(seats) <= TWO:
        return None
    return seats[(seats.index(table.active) + 1) % len(seats)]


RULES = Rules(
    codec=Codec[Table](
        "hammer_of_thor",
        2,
        table=Table,
        step=AnyStep,
        action=AnyAction,
        event=AnyEvent,
        trace=AnyTrace,
        upgrades=UPGRADES,
    ),
    options=Options,
    orders=Orders,
    references=REFERENCES,
    shelf=shelf,
    account=account,
    moment=moment,
    points=_points,
    spoken=SPOKEN,
    start=start,
    view=view,
    turn=_turn,
    following=_following,
    hint=_hint,
    appraise=appraise,
    lead=LEAD,
    retire=retire,
    redeal=redeal,
    pieces=pieces,
    offered_orders=offered_orders,
)
