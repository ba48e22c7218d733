"""Every action of War of the 9 Realms, each at home in a module of `decisions`."""

from typing import TypeAlias

from games.nine_realms.decisions.add_bonus import AddBonus
from games.nine_realms.decisions.attack import Attack
from games.nine_realms.decisions.deploy import Deploy, DeployAsUsual, Ready, RedeployAsUsual
from games.nine_realms.decisions.discard import DiscardBlindly, DiscardFate
from games.nine_realms.decisions.end_turn import EndTurn
from games.nine_realms.decisions.gain_actions import GainActions
from games.nine_realms.decisions.move import Move
from games.nine_realms.decisions.name_prey import DeclinePrey, NamePrey
from games.nine_realms.decisions.passing import Accept, Pass
from games.nine_realms.decisions.rally import Rally
from games.nine_realms.decisions.re_roll import ReRollAll, ReRollOne, ReRollSome
from games.nine_realms.decisions.transform import Transform

__all__ = [
    "Accept",
    "AddBonus",
    "AnyAction",
    "Attack",
    "DeclinePrey",
    "Deploy",
    "DeployAsUsual",
    "DiscardBlindly",
    "DiscardFate",
    "EndTurn",
    "GainActions",
    "Move",
    "NamePrey",
    "Pass",
    "Rally",
    "ReRollAll",
    "ReRollOne",
    "ReRollSome",
    "Ready",
    "RedeployAsUsual",
    "Transform",
]

AnyAction: TypeAlias = (
    Deploy
    | DeployAsUsual
    | RedeployAsUsual
    | Ready
    | DiscardFate
    | DiscardBlindly
    | Move
    | Attack
    | Transform
    | Rally
    | NamePrey
    | DeclinePrey
    | GainActions
    | EndTurn
    | ReRollOne
    | ReRollAll
    | ReRollSome
    | AddBonus
    | Pass
    | Accept
)
