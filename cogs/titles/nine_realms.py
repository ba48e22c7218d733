"""`/realms`: War of the 9 Realms by slash commands."""

from cogs.gate.access import where_played
from cogs.titles.command_group import Form, TitleCog
from games.nine_realms.actions import (
    Accept,
    AddBonus,
    Attack,
    DeclinePrey,
    Deploy,
    DeployAsUsual,
    DiscardFate,
    EndTurn,
    GainActions,
    Move,
    NamePrey,
    Pass,
    Rally,
    Ready,
    RedeployAsUsual,
    ReRollAll,
    ReRollOne,
    ReRollSome,
    Transform,
)
from games.nine_realms.board import PLACES
from play.library import words_of
from play.services import Services

TITLE = "nine_realms"
GROUP = "realms"
FATE = (
    Pass,
    AddBonus,
    GainActions,
    ReRollAll,
    ReRollOne,
    ReRollSome,
    DiscardFate,
)
"""Anything with cards and dice."""
FORMS = {
    "deploy": Form((Deploy,)),
    "deploy-as-usual": Form((DeployAsUsual, RedeployAsUsual)),
    "ready": Form((Ready,)),
    "move": Form((Move,)),
    "attack": Form((Attack,)),
    "transform": Form((Transform,)),
    "rally": Form((Rally,)),
    "prey": Form((NamePrey, DeclinePrey)),
    "fate": Form(FATE, whole=True),
    "counter": Form(
        (Accept,), names={"counter": words_of(TITLE).text("command-realms-strike-back")}
    ),
    "end": Form((EndTurn,)),
}
"""Every kind of action stands in exactly one of them."""


@where_played
class RealmsCog(
    TitleCog, group_name=GROUP, group_description=words_of(TITLE).text("command-realms")
):
    """The commands of the title; what is typed is deliberate, so it is not asked twice."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, TITLE, FORMS, lambda _: {"hex": tuple(PLACES)})


COG = RealmsCog
"""By this name the client finds it."""
