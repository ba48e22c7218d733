"""All that a seat can do (21.1)."""

from typing import TypeAlias

from games.hammer_of_thor.alone.choosing import DrawTask, PlayForScore, Undertake
from games.hammer_of_thor.battle.captives import Settle
from games.hammer_of_thor.battle.deciding import Fight, Withdraw, Yield
from games.hammer_of_thor.belongings.showing import Conceal, Reveal, Treat
from games.hammer_of_thor.belongings.using import Use
from games.hammer_of_thor.company.actions import (
    BackToTurn,
    Dismiss,
    Give,
    Join,
    LineUp,
    NameSubLeaders,
    SeeTo,
    Split,
)
from games.hammer_of_thor.dead.awakening import Raise
from games.hammer_of_thor.dead.riding import Ride
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
from games.hammer_of_thor.fate.fostering import Foster
from games.hammer_of_thor.madness.turns import LetGo
from games.hammer_of_thor.opening.heroes import Choose, TakeBronze
from games.hammer_of_thor.ragnarok.muster import LeaveToLot, Muster
from games.hammer_of_thor.runes.casting import Cast
from games.hammer_of_thor.travel.travel import Travel
from games.hammer_of_thor.turns.camp import BreakCamp, Forge, Look, TakeItem
from games.hammer_of_thor.turns.camp_deeds import Deliver, WallIn
from games.hammer_of_thor.ways.gates import Cross
from games.hammer_of_thor.ways.shapes import Change
from games.hammer_of_thor.ways.spirits import Send
from games.hammer_of_thor.withholding import Hold

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
    | Foster
    | Travel
    | Cross
    | Send
    | Change
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
    | Cast
    | Use
    | Reveal
    | Conceal
    | Treat
    | Hold
    | LetGo
    | SeeTo
    | BackToTurn
    | Split
    | Join
    | Dismiss
    | Give
    | NameSubLeaders
    | LineUp
    | Raise
    | Ride
    | WallIn
    | Deliver
    | Undertake
    | DrawTask
    | PlayForScore
)
