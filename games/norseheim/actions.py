"""Whatever a player may decide, by name.

Each action is at home in the module that offers it, judges it and carries it out; here all of them
are together, for commands and for saves.
"""

from typing import Any, Union

from games.norseheim.battle.assault import CallOff, FightOn
from games.norseheim.battle.cards import IronGloves
from games.norseheim.favours.aimed import (
    Bounty,
    FalconCloak,
    Feast,
    LightFingers,
    MimirsWell,
    SilverTongue,
)
from games.norseheim.favours.high_seat import Foresee
from games.norseheim.god_cards import NoFavour, PlayFavour
from games.norseheim.legal_orders import ORDERS
from games.norseheim.markers import GiveBack
from games.norseheim.orders.attack import Attack
from games.norseheim.orders.diplomacy import Brisingamen, Diplomacy, Recall
from games.norseheim.orders.double import Double
from games.norseheim.orders.fortify import Fortify
from games.norseheim.orders.recruit import Muster, Recruit
from games.norseheim.orders.relocate import Done, Move, Relocate
from games.norseheim.orders.settle import Settle
from games.norseheim.orders.wall import Wall
from games.norseheim.orders.worship import Cover, Worship, WorshipOnly
from games.norseheim.steps.council import GiveBackAsUsual
from games.norseheim.steps.giants import GiantBane, TurnedOmen
from games.norseheim.steps.homes import ChooseHome
from games.norseheim.steps.rewards import ChooseReward
from games.norseheim.steps.rounds import DeclareMercy, NoMercy
from games.norseheim.steps.ruin import GoIntoExile, GoOut
from games.norseheim.steps.turn import EndTurn, LeaveIt, Pass
from games.norseheim.steps.voting import PlayOn, ScoreNow

__all__ = [
    "ANSWERS",
    "AnyAction",
    "Attack",
    "Bounty",
    "Brisingamen",
    "CallOff",
    "ChooseHome",
    "ChooseReward",
    "Cover",
    "DeclareMercy",
    "Diplomacy",
    "Done",
    "Double",
    "EndTurn",
    "FalconCloak",
    "Feast",
    "FightOn",
    "Foresee",
    "Fortify",
    "GiantBane",
    "GiveBack",
    "GiveBackAsUsual",
    "GoIntoExile",
    "GoOut",
    "IronGloves",
    "LeaveIt",
    "LightFingers",
    "MimirsWell",
    "Move",
    "Muster",
    "NoFavour",
    "NoMercy",
    "Pass",
    "PlayFavour",
    "PlayOn",
    "Recall",
    "Recruit",
    "Relocate",
    "ScoreNow",
    "Settle",
    "SilverTongue",
    "TurnedOmen",
    "Wall",
    "Worship",
    "WorshipOnly",
]

ANSWERS = (
    ChooseHome,
    DeclareMercy,
    NoMercy,
    Pass,
    EndTurn,
    LeaveIt,
    Muster,
    Move,
    Done,
    Cover,
    FightOn,
    CallOff,
    NoFavour,
    IronGloves,
    Foresee,
    GiveBack,
    GiveBackAsUsual,
    ChooseReward,
    GiantBane,
    TurnedOmen,
    GoIntoExile,
    GoOut,
    ScoreNow,
    PlayOn,
)
"""All that steps ask besides orders of a turn."""
AnyAction: Any = Union[(*(order.action for order in ORDERS), *ANSWERS)]
"""For saves: a class that stands nowhere above cannot be read."""
