"""How matches are written down, and how those of older versions are read."""

from typing import TypeAlias

from games.core.save import Codec, Raw
from games.nine_realms.actions import AnyAction
from games.nine_realms.events import AnyEvent
from games.nine_realms.steps.aftermath import Aftermath
from games.nine_realms.steps.deployment import Deployment
from games.nine_realms.steps.exchange import Counter, FateWindow, Strike, Wounding
from games.nine_realms.steps.naming_prey import NamingPrey
from games.nine_realms.steps.turn import ActionPhase, AllSeeingEye, ResourcePhase, TurnEnd
from games.nine_realms.table import Table
from games.nine_realms.trails import Trail

AnyStep: TypeAlias = (
    Deployment
    | ResourcePhase
    | AllSeeingEye
    | ActionPhase
    | TurnEnd
    | NamingPrey
    | Strike
    | FateWindow
    | Wounding
    | Counter
    | Aftermath
)


def trails_beside_the_table(raw: Raw) -> Raw:
    """Version 1 kept the trails on the table."""
    table = dict(raw["table"])
    trails = table.pop("trails", [])
    return {**raw, "table": table, "traces": [{"type": "trail", **trail} for trail in trails]}


def without_lessons(raw: Raw) -> Raw:
    """Version 2 taught nothing, and its trails did not tell who was struck."""
    return raw


CODEC: Codec[Table] = Codec(
    "nine_realms",
    3,
    table=Table,
    step=AnyStep,
    action=AnyAction,
    event=AnyEvent,
    trace=Trail,
    upgrades={1: trails_beside_the_table, 2: without_lessons},
)
