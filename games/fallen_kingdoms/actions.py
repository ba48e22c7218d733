"""Whatever a player may decide, by name.

Each action is at home in the module that offers it, judges it and carries it out; here all of them
are together, for commands and for saves.
"""

from typing import TypeAlias

from games.fallen_kingdoms.closing.rumors import NamePayer
from games.fallen_kingdoms.gods.powers import (
    Borrow,
    CallUnits,
    SkipPower,
    StealCity,
    TakeLife,
    ThrowHammer,
)
from games.fallen_kingdoms.invasion.landing import Deploy, DeployEvenly, RaiseTemple
from games.fallen_kingdoms.invasion.paths import (
    BlockPath,
    PushOn,
    SailOn,
    StayHere,
    StopInvading,
    TakePath,
)
from games.fallen_kingdoms.invasion.phase import Abandon, Invade, StayOut, Surrender
from games.fallen_kingdoms.invasion.surrender import CallIn, Settle, SettleEvenly
from games.fallen_kingdoms.opening.gods import BeGod
from games.fallen_kingdoms.opening.groups import PlaceGroup
from games.fallen_kingdoms.production.placing import PlaceBuilding, PlaceUnits
from games.fallen_kingdoms.production.producing import SpendPoints
from games.fallen_kingdoms.production.tracks import TakeBuilding, TakeKnowledge
from games.fallen_kingdoms.war.attack import FightOn, GoHome
from games.fallen_kingdoms.war.combat import CallOff, GoThere, Strike, StrikeUntil
from games.fallen_kingdoms.war.defence import Hold, LoseUnit, Retreat
from games.fallen_kingdoms.war.fleeing import Flee
from games.fallen_kingdoms.war.moving import EndMoves, Move
from games.fallen_kingdoms.war.outcome import LeaveEmpty, MoveIn
from games.fallen_kingdoms.war.pulling_back import PullBack, StayThere
from games.fallen_kingdoms.war.rampage import Advance, NoRampage, Rampage

__all__ = [
    "Abandon",
    "Advance",
    "AnyAction",
    "BeGod",
    "BlockPath",
    "Borrow",
    "CallIn",
    "CallOff",
    "CallUnits",
    "Deploy",
    "DeployEvenly",
    "EndMoves",
    "FightOn",
    "Flee",
    "GoHome",
    "GoThere",
    "Hold",
    "Invade",
    "LeaveEmpty",
    "LoseUnit",
    "Move",
    "MoveIn",
    "NamePayer",
    "NoRampage",
    "PlaceBuilding",
    "PlaceGroup",
    "PlaceUnits",
    "PullBack",
    "PushOn",
    "RaiseTemple",
    "Rampage",
    "Retreat",
    "SailOn",
    "Settle",
    "SettleEvenly",
    "SkipPower",
    "SpendPoints",
    "StayHere",
    "StayOut",
    "StayThere",
    "StealCity",
    "StopInvading",
    "Strike",
    "StrikeUntil",
    "Surrender",
    "TakeBuilding",
    "TakeKnowledge",
    "TakeLife",
    "TakePath",
    "ThrowHammer",
]

AnyAction: TypeAlias = (
    BeGod
    | PlaceGroup
    | StealCity
    | ThrowHammer
    | TakeLife
    | CallUnits
    | Borrow
    | SkipPower
    | SpendPoints
    | TakeKnowledge
    | TakeBuilding
    | PlaceUnits
    | PlaceBuilding
    | Move
    | EndMoves
    | Strike
    | StrikeUntil
    | CallOff
    | GoThere
    | FightOn
    | GoHome
    | Hold
    | Retreat
    | LoseUnit
    | Flee
    | MoveIn
    | LeaveEmpty
    | Rampage
    | NoRampage
    | Advance
    | PullBack
    | StayThere
    | NamePayer
    | Invade
    | Surrender
    | Abandon
    | StayOut
    | Settle
    | SettleEvenly
    | CallIn
    | TakePath
    | SailOn
    | BlockPath
    | StopInvading
    | PushOn
    | StayHere
    | Deploy
    | DeployEvenly
    | RaiseTemple
)
