"""All that a seat can do (21.1)."""

from typing import TypeAlias

from games.hammer_of_thor.battle.captives import Settle
from games.hammer_of_thor.battle.deciding import Fight, Withdraw, Yield
from games.hammer_of_thor.encounter.arriving import LookAround, Meet, PassBy
from games.hammer_of_thor.encounter.bargaining import AcceptDeal, RefuseDeal
from games.hammer_of_thor.encounter.dealing import GoThere
from games.hammer_of_thor.encounter.joining import SendAway
from games.hammer_of_thor.encounter.plans import Plan
from games.hammer_of_thor.encounter.rolling import Pick
from games.hammer_of_thor.encounter.rounds import AcceptDuel, Answer, RefuseDuel
from games.hammer_of_thor.encounter.terms import Propose
from games.hammer_of_thor.encounter.tricks import TakePrize
from games.hammer_of_thor.fate.actions import Arrange, Drop, Keep, Play, Sleep, Wake
from games.hammer_of_thor.opening.heroes import Choose, TakeBronze
from games.hammer_of_thor.ragnarok.muster import LeaveToLot, Muster
from games.hammer_of_thor.travel.travel import Travel
from games.hammer_of_thor.turns.camp import BreakCamp, Forge, Look, TakeItem

AnyAction: TypeAlias = (
    TakeItem
    | Forge
    | Look
    | BreakCamp
    | Choose
    | TakeBronze
    | Keep
    | Drop
    | Sleep
    | Wake
    | Play
    | Arrange
    | Travel
    | Meet
    | LookAround
    | PassBy
    | GoThere
    | SendAway
    | Plan
    | Propose
    | AcceptDeal
    | RefuseDeal
    | Pick
    | Answer
    | AcceptDuel
    | RefuseDuel
    | TakePrize
    | Settle
    | Fight
    | Withdraw
    | Yield
    | Muster
    | LeaveToLot
)
