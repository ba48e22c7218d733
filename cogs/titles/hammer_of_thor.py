"""`/thor`: The Hammer of Thor by slash commands.

Characters, places and cards are typed by their names; what has targets of many kinds, or is a yes
or no, is chosen as a whole.
"""

from discord import app_commands

from cogs.titles.command_group import Form, TitleCog
from games.hammer_of_thor.battle.captives import Settle
from games.hammer_of_thor.battle.deciding import Fight, Withdraw, Yield
from games.hammer_of_thor.encounter.arriving import LookAround, Meet, PassBy
from games.hammer_of_thor.encounter.dealing import GoThere
from games.hammer_of_thor.encounter.joining import SendAway
from games.hammer_of_thor.encounter.planning import Plan
from games.hammer_of_thor.encounter.rolling import Pick
from games.hammer_of_thor.encounter.rounds import AcceptDuel, Answer, RefuseDuel
from games.hammer_of_thor.encounter.tricks import TakePrize
from games.hammer_of_thor.fate.actions import Arrange, Drop, Keep, Play, Sleep, Wake
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.opening.heroes import Choose, TakeBronze
from games.hammer_of_thor.ragnarok.muster import Muster
from games.hammer_of_thor.travel.travel import Travel
from games.hammer_of_thor.turns.camp import BreakCamp, Forge, Look, TakeItem
from play.library import words_of
from play.services import Services

TITLE = "hammer_of_thor"
GROUP = "thor"
FORMS = {
    "hero": Form((Choose,)),
    "bronze": Form((TakeBronze,)),
    "card": Form((Keep, Drop, Sleep, Wake), whole=True),
    "play-card": Form((Play,), whole=True),
    "arrange": Form((Arrange,), optional=("third", "fourth")),
    "travel": Form((Travel,)),
    "arrive": Form((Meet, LookAround, PassBy), whole=True),
    "follow": Form((Pick,)),
    "show": Form((Answer,), whole=True),
    "plan": Form((Plan,), optional=("acceptance",)),
    "duel": Form((AcceptDuel, RefuseDuel), whole=True),
    "prize": Form((TakePrize,), whole=True),
    "send-away": Form((SendAway,)),
    "guide": Form((GoThere,)),
    "battle": Form((Fight, Withdraw, Yield), whole=True),
    "captive": Form((Settle,)),
    "camp": Form((TakeItem, Forge, Look, BreakCamp), whole=True),
    "muster": Form((Muster,), optional=("champion", "foe")),
}
"""Every kind of action stands in exactly one of them, but for the silent one."""
KNOWN = dict.fromkeys(("leader", "character", "name", "champion", "foe"), tuple(FIGURES))
"""Every character: whether it may be chosen the rules say."""


@app_commands.guild_only()
class HammerOfThorCog(
    TitleCog, group_name=GROUP, group_description=words_of(TITLE).text("command-thor")
):
    """The commands of the title."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, TITLE, FORMS, lambda _: KNOWN)


COG = HammerOfThorCog
"""By this name the client finds it."""
