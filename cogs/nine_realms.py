"""`/realms`: War of the 9 Realms by slash commands."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.library import words_of
from bot.matches import Matches
from cogs.desk import Desk
from cogs.finding import Choices, told
from cogs.typed import Kinds
from games.core.vocabulary import Action, tag
from games.nine_realms.actions import (
    Accept,
    AddBonus,
    Attack,
    DeclinePrey,
    Deploy,
    DeployAsUsual,
    DiscardBlindly,
    DiscardFate,
    EndTurn,
    GainActions,
    Move,
    NamePrey,
    Pass,
    Rally,
    Ready,
    ReRollAll,
    ReRollOne,
    ReRollSome,
    Transform,
)
from games.nine_realms.board import PLACES

TITLE = "nine_realms"
GROUP = "realms"
COMMANDS: dict[str, Kinds] = {
    "deploy": (Deploy,),
    "deploy-as-usual": (DeployAsUsual,),
    "ready": (Ready,),
    "move": (Move,),
    "attack": (Attack,),
    "transform": (Transform,),
    "rally": (Rally,),
    "prey": (NamePrey, DeclinePrey),
    "fate": (
        Pass,
        AddBonus,
        GainActions,
        ReRollAll,
        ReRollOne,
        ReRollSome,
        DiscardFate,
        DiscardBlindly,
    ),
    "counter": (Accept,),
    "end": (EndTurn,),
}
"""The kinds of action that each command stands for; every kind has exactly one."""


def _told(command: str) -> str:
    return words_of(TITLE).text(f"command-realms-{command}")


def _question(kind: type[Action], field: str) -> str:
    """An option is described by the question that the panel asks for it."""
    return words_of(TITLE).text(tag(kind), field)


MATCH = told("match-option")


@app_commands.guild_only()
class RealmsCog(
    commands.GroupCog, group_name=GROUP, group_description=words_of(TITLE).text("command-realms")
):
    """The commands of the title."""

    def __init__(self, matches: Matches) -> None:
        super().__init__()
        self._desk = Desk(matches, TITLE, GROUP, COMMANDS, lambda _: {"hex": tuple(PLACES)})

    @app_commands.command(name="deploy", description=_told("deploy"))
    @app_commands.describe(
        figure=_question(Deploy, "figure"), hex=_question(Deploy, "hex"), match=MATCH
    )
    async def deploy(
        self, interaction: discord.Interaction, figure: str, hex: str, match: str | None = None
    ) -> None:
        """Place a figure."""
        await self._desk.act(interaction, match, figure=figure, hex=hex)

    @app_commands.command(name="deploy-as-usual", description=_told("deploy-as-usual"))
    @app_commands.describe(match=MATCH)
    async def deploy_as_usual(
        self, interaction: discord.Interaction, match: str | None = None
    ) -> None:
        """Take the usual places and be ready."""
        await self._desk.act(interaction, match)

    @app_commands.command(name="ready", description=_told("ready"))
    @app_commands.describe(match=MATCH)
    async def ready(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Have done deploying."""
        await self._desk.act(interaction, match)

    @app_commands.command(name="move", description=_told("move"))
    @app_commands.describe(
        figure=_question(Move, "figure"), hex=_question(Move, "hex"), match=MATCH
    )
    async def move(
        self, interaction: discord.Interaction, figure: str, hex: str, match: str | None = None
    ) -> None:
        """Move a figure."""
        await self._desk.act(interaction, match, figure=figure, hex=hex)

    @app_commands.command(name="attack", description=_told("attack"))
    @app_commands.describe(
        figure=_question(Attack, "figure"), target=_question(Attack, "target"), match=MATCH
    )
    async def attack(
        self, interaction: discord.Interaction, figure: str, target: str, match: str | None = None
    ) -> None:
        """Attack an enemy; typing it is deliberate, so it is not asked twice."""
        await self._desk.act(interaction, match, figure=figure, target=target)

    @app_commands.command(name="transform", description=_told("transform"))
    @app_commands.describe(
        hex=_question(Transform, "hex"), terrain=_question(Transform, "terrain"), match=MATCH
    )
    async def transform(
        self, interaction: discord.Interaction, hex: str, terrain: str, match: str | None = None
    ) -> None:
        """Lay a Terrain hex."""
        await self._desk.act(interaction, match, hex=hex, terrain=terrain)

    @app_commands.command(name="rally", description=_told("rally"))
    @app_commands.describe(
        figure=_question(Rally, "figure"), hex=_question(Rally, "hex"), match=MATCH
    )
    async def rally(
        self, interaction: discord.Interaction, figure: str, hex: str, match: str | None = None
    ) -> None:
        """Return a fallen Warrior."""
        await self._desk.act(interaction, match, figure=figure, hex=hex)

    @app_commands.command(name="prey", description=_told("prey"))
    @app_commands.describe(figure=_question(NamePrey, "figure"), match=MATCH)
    async def prey(
        self, interaction: discord.Interaction, figure: str, match: str | None = None
    ) -> None:
        """Name Sinfjotli's prey, or none."""
        await self._desk.act(interaction, match, figure=figure)

    @app_commands.command(name="fate", description=_told("fate"))
    @app_commands.describe(play=_told("play"), match=MATCH)
    async def fate(
        self, interaction: discord.Interaction, play: str, match: str | None = None
    ) -> None:
        """Do anything with cards and dice that is asked now."""
        await self._desk.act_whole(interaction, match, play)

    @app_commands.command(name="counter", description=_told("counter"))
    @app_commands.rename(counter=_told("strike-back"))
    @app_commands.describe(counter=_question(Accept, "counter"), match=MATCH)
    async def counter(
        self, interaction: discord.Interaction, counter: str, match: str | None = None
    ) -> None:
        """Accept a roll as its target."""
        await self._desk.act(interaction, match, counter=counter)

    @app_commands.command(name="end", description=_told("end"))
    @app_commands.describe(match=MATCH)
    async def end(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """End the turn; typing it is deliberate, so it is not asked twice."""
        await self._desk.act(interaction, match)

    @deploy.autocomplete("figure")
    @move.autocomplete("figure")
    @attack.autocomplete("figure")
    @rally.autocomplete("figure")
    @prey.autocomplete("figure")
    async def _figures(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "figure", current)

    @deploy.autocomplete("hex")
    @move.autocomplete("hex")
    @transform.autocomplete("hex")
    @rally.autocomplete("hex")
    async def _hexes(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "hex", current)

    @attack.autocomplete("target")
    async def _targets(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "target", current)

    @transform.autocomplete("terrain")
    async def _terrains(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "terrain", current)

    @counter.autocomplete("counter")
    async def _ways_to_accept(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "counter", current)

    @fate.autocomplete("play")
    async def _plays(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest_whole(interaction, current)

    @deploy.autocomplete("match")
    @deploy_as_usual.autocomplete("match")
    @ready.autocomplete("match")
    @move.autocomplete("match")
    @attack.autocomplete("match")
    @transform.autocomplete("match")
    @rally.autocomplete("match")
    @prey.autocomplete("match")
    @fate.autocomplete("match")
    @counter.autocomplete("match")
    @end.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.own_matches(interaction, current)


COG = RealmsCog
"""By this name the client finds it."""
