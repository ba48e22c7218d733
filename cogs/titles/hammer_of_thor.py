"""`/thor`: The Hammer of Thor by slash commands.

Characters, places and cards are typed by their names; what has targets of many kinds, or is a yes
or no, is chosen as a whole.
"""

from cogs.gate.access import where_played
from cogs.titles.command_group import Form, TitleCog
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
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.madness.turns import LetGo
from games.hammer_of_thor.opening.heroes import Choose, TakeBronze
from games.hammer_of_thor.ragnarok.muster import Muster
from games.hammer_of_thor.runes.casting import Cast
from games.hammer_of_thor.travel.travel import Travel
from games.hammer_of_thor.turns.camp import BreakCamp, Forge, Look, TakeItem
from games.hammer_of_thor.turns.camp_deeds import Deliver, WallIn
from games.hammer_of_thor.ways.gates import Cross
from games.hammer_of_thor.ways.shapes import Change
from games.hammer_of_thor.ways.spirits import Send
from games.hammer_of_thor.withholding import Hold
from play.library import words_of
from play.services import Services

TITLE = "hammer_of_thor"
GROUP = "thor"
FORMS = {
    "hero": Form((Choose,)),
    "start": Form((TakeBronze, Undertake, DrawTask, PlayForScore), whole=True),
    "card": Form((Keep, Drop, Sleep, Wake), whole=True),
    "play-card": Form((Play,), whole=True),
    "child": Form((Foster,), optional=("name",)),
    "arrange": Form((Arrange,), optional=("third", "fourth")),
    "travel": Form((Travel,)),
    "ways": Form((Cross, Send), whole=True),
    "shape": Form((Change,)),
    "arrive": Form((Meet, LookAround, PassBy, Ride), whole=True),
    "follow": Form((Pick,)),
    "show": Form((Answer, AcceptDuel, RefuseDuel, AcceptDeal, RefuseDeal), whole=True),
    "plan": Form((Plan,), optional=("acceptance", "terms")),
    "deal": Form((Propose,), optional=("card", "name", "want", "item", "follower")),
    "prize": Form((TakePrize,), whole=True),
    "guide": Form((GoThere,)),
    "battle": Form((Fight, Withdraw, Yield), whole=True),
    "captive": Form((Settle,)),
    "camp": Form((TakeItem, Forge, Look, WallIn, Deliver, BreakCamp), whole=True),
    "split": Form((Split,)),
    "group": Form(
        (SeeTo, BackToTurn, Join, Give, NameSubLeaders, LineUp, Dismiss, Raise), whole=True
    ),
    "rune": Form((Cast,), whole=True),
    "item": Form((Use, Reveal, Conceal, Treat), whole=True),
    "people": Form((Hold, LetGo, SendAway), whole=True),
    "muster": Form((Muster,), optional=("champion", "foe")),
}
"""Every kind of action stands in exactly one of them, but for the silent one."""
KNOWN = dict.fromkeys(
    ("leader", "character", "name", "follower", "champion", "foe"), tuple(FIGURES)
)
"""Every character: whether it may be chosen the rules say."""


@where_played
class HammerOfThorCog(
    TitleCog, group_name=GROUP, group_description=words_of(TITLE).text("command-thor")
):
    """The commands of the title."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, TITLE, FORMS, lambda _: KNOWN)


COG = HammerOfThorCog
"""By this name the client finds it."""
