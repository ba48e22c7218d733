"""`/kingdoms`: Fallen Kingdoms by slash commands.

Cities, paths and numbers are typed; what is a yes or no is chosen as a whole.
"""

from cogs.gate.access import where_played
from cogs.titles.command_group import Form, TitleCog
from games.fallen_kingdoms import actions as do
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.trophies import Building, Knowledge
from play.library import words_of
from play.services import Services

TITLE = "fallen_kingdoms"
GROUP = "kingdoms"
FORMS = {
    "god": Form((do.BeGod,)),
    "place": Form((do.PlaceGroup,)),
    "power": Form(
        (do.StealCity, do.ThrowHammer, do.TakeLife, do.CallUnits, do.Borrow, do.SkipPower),
        whole=True,
    ),
    "spend": Form((do.SpendPoints,)),
    "learn": Form((do.TakeKnowledge,)),
    "take-building": Form((do.TakeBuilding,)),
    "units": Form((do.PlaceUnits,)),
    "build": Form((do.PlaceBuilding,)),
    "move": Form((do.Move,)),
    "end": Form((do.EndMoves,)),
    "attack": Form((do.StrikeUntil, do.Strike), optional=("left",)),
    "enter": Form((do.GoThere,)),
    "leave": Form((do.CallOff,)),
    "battle": Form((do.FightOn, do.GoHome, do.MoveIn, do.LeaveEmpty), whole=True),
    "defend": Form((do.Hold, do.Retreat, do.Flee), whole=True),
    "lose": Form((do.LoseUnit,)),
    "rampage": Form((do.Rampage, do.NoRampage, do.Advance), whole=True),
    "pull-back": Form((do.PullBack, do.StayThere), whole=True),
    "payer": Form((do.NamePayer,)),
    "invade": Form((do.Invade, do.Surrender, do.Abandon, do.StayOut), whole=True),
    "fill": Form((do.Settle, do.SettleEvenly), whole=True),
    "call-in": Form((do.CallIn,)),
    "path": Form((do.TakePath, do.SailOn, do.BlockPath, do.StopInvading), whole=True),
    "push": Form((do.PushOn, do.StayHere), whole=True),
    "deploy": Form((do.Deploy, do.DeployEvenly, do.RaiseTemple), whole=True),
}
"""Every kind of action stands in exactly one of them: as many as Discord takes in a group."""
_CITIES = dict.fromkeys(("city", "source", "target"), tuple(City))
KNOWN = {
    **_CITIES,
    "god": tuple(God),
    "card": tuple(Knowledge),
    "building": tuple(Building),
}
"""Every city, god, card and tile: whether they may be chosen the rules say."""


@where_played
class FallenKingdomsCog(
    TitleCog, group_name=GROUP, group_description=words_of(TITLE).text("command-kingdoms")
):
    """The commands of the title."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, TITLE, FORMS, lambda _: KNOWN)


COG = FallenKingdomsCog
"""By this name the client finds it."""
