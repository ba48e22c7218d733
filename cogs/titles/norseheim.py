"""`/norseheim`: Norseheim by slash commands.

What is a yes or no, or a Gods card of any kind, is chosen as a whole; all else is typed.
"""

from cogs.gate.access import where_played
from cogs.titles.command_group import Form, TitleCog
from games.norseheim import actions as do
from games.norseheim.board import REGIONS
from games.norseheim.gods import GODS
from games.norseheim.kinds import SINGLE
from play.library import words_of
from play.services import Services

TITLE = "norseheim"
GROUP = "norseheim"
FAVOURS = (
    do.PlayFavour,
    do.NoFavour,
    do.IronGloves,
    do.Feast,
    do.SilverTongue,
    do.LightFingers,
    do.Bounty,
    do.Brisingamen,
    do.FalconCloak,
    do.MimirsWell,
    do.GiantBane,
    do.TurnedOmen,
)
"""Anything with Gods cards."""
FORMS = {
    "home": Form((do.ChooseHome,)),
    "mercy": Form((do.DeclareMercy, do.NoMercy), whole=True),
    "pass": Form((do.Pass,)),
    "end": Form((do.EndTurn, do.Done, do.LeaveIt)),
    "recruit": Form((do.Recruit,)),
    "attack": Form((do.Attack,)),
    "relocate": Form((do.Relocate, do.Move), optional=("cards",)),
    "diplomacy": Form((do.Diplomacy,)),
    "recall": Form((do.Recall,)),
    "worship": Form((do.Worship,)),
    "worship-only": Form((do.WorshipOnly,)),
    "cover": Form((do.Cover,)),
    "settle": Form((do.Settle,)),
    "fortify": Form((do.Fortify,)),
    "wall": Form((do.Wall,)),
    "double": Form((do.Double,)),
    "muster": Form((do.Muster,)),
    "battle": Form((do.FightOn, do.CallOff), whole=True),
    "favour": Form(FAVOURS, whole=True),
    "foresee": Form((do.Foresee,)),
    "give-back": Form((do.GiveBack,)),
    "give-back-as-usual": Form((do.GiveBackAsUsual,)),
    "reward": Form((do.ChooseReward,)),
    "exile": Form((do.GoIntoExile, do.GoOut), whole=True),
    "vote": Form((do.ScoreNow, do.PlayOn), whole=True),
}
"""Every kind of action stands in exactly one of them: as many as Discord takes in a group."""
_PLACES = dict.fromkeys(("region", "source", "target", "toward"), REGIONS)
KNOWN = {**_PLACES, "god": GODS, "first": SINGLE, "second": SINGLE}
"""Every region, god and kind of action: whether they may be chosen the rules say."""


@where_played
class NorseheimCog(
    TitleCog, group_name=GROUP, group_description=words_of(TITLE).text("command-norseheim")
):
    """The commands of the title."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, TITLE, FORMS, lambda _: KNOWN)


COG = NorseheimCog
"""By this name the client finds it."""
