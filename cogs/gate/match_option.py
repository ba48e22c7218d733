"""The option `match` of commands: suggested from the matches that fit, and given as the match.

`of_match` stands below `app_commands.command`: the command's own function is given a `Match`, and
Discord an option that may be left out where the match is plain.
"""

import inspect
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import discord
from discord import app_commands

from cogs.gate.access import found, may_enter
from cogs.gate.services import services
from play.library import words_of
from play.match.lobby.seating import may_come
from play.match.match import Match, MatchRecord, title_of

Choices = list[app_commands.Choice[str]]
SHOWN = 25
"""The number of suggestions that Discord takes (docs/discord.md, Limits)."""
NAME = 100
"""Characters of a suggestion."""
OPTION = "match"
Cog = TypeVar("Cog")
Typed = ParamSpec("Typed")
Done = Coroutine[Any, Any, None]
OfMatch = Callable[Concatenate[Cog, discord.Interaction, Match, Typed], Done]
Callback = Callable[Concatenate[Cog, discord.Interaction, Typed], Done]


def told(message: str) -> str:
    """The description of a command or of an option."""
    return words_of().text(f"command-{message}")


class OwnMatch(app_commands.Transformer):
    """A match by its number; suggested are those on this server in which the user has a seat."""

    async def transform(self, _: discord.Interaction, value: str, /) -> str:
        """The number as it was typed."""
        return value

    async def autocomplete(self, interaction: discord.Interaction, value: float | str, /) -> Any:
        """The user's own matches."""
        return await own_matches(interaction, str(value))


class OpenMatch(OwnMatch):
    """A match by its number; suggested are those on this server that the user could join."""

    async def autocomplete(self, interaction: discord.Interaction, value: float | str, /) -> Any:
        """The invitations that wait for somebody."""
        if interaction.guild_id is None:
            return []
        user, store = interaction.user.id, services(interaction).registry.store
        waiting, guest_at = await store.lobbies(interaction.guild_id), await store.guest_at(user)
        free = [
            one
            for one in waiting
            if one.seat_of(user) is None and may_come(one, welcome=guest_at.get(one.id))
        ]
        return choices([one for one in free if await may_enter(interaction, one)], str(value))


def of_match(
    about: str = "match-option",
    *,
    needed: bool = False,
    option: type[app_commands.Transformer] = OwnMatch,
) -> Callable[[OfMatch[Cog, Typed]], Callback[Cog, Typed]]:
    """Give a command its match, by the option `match` or by where it is used.

    Args:
        about: the message that describes the option.
        needed: whether the option must be given.
        option: what suggests matches.
    """

    def decorate(run: OfMatch[Cog, Typed]) -> Callback[Cog, Typed]:
        @wraps(run)
        async def command(
            cog: Cog, interaction: discord.Interaction, /, *args: Typed.args, **typed: Typed.kwargs
        ) -> None:
            number = cast("str | None", typed.pop(OPTION, None))
            await run(cog, interaction, await found(interaction, number), *args, **typed)

        cast("Any", command).__signature__ = _signature(run, option, needed=needed)
        return app_commands.describe(match=told(about))(command)

    return decorate


def _signature(
    run: Callable[..., Done], option: type[app_commands.Transformer], *, needed: bool
) -> inspect.Signature:
    """Make the signature that Discord is told: options and match, optional ones last."""
    hints = inspect.get_annotations(run, eval_str=True)
    own = [
        one.replace(annotation=hints.get(one.name, one.annotation))
        for one in inspect.signature(run).parameters.values()
        if one.name != OPTION
    ]
    kind: Any = app_commands.Transform[str, option]
    match = inspect.Parameter(
        OPTION,
        inspect.Parameter.KEYWORD_ONLY,
        annotation=kind if needed else kind | None,
        default=inspect.Parameter.empty if needed else None,
    )
    return inspect.Signature([*own, match])


async def own_matches(interaction: discord.Interaction, current: str) -> Choices:
    """The matches on this server in which the user has a seat; in direct messages all."""
    store = services(interaction).registry.store
    return choices(await store.matches_of(interaction.user.id, interaction.guild_id), current)


def choices(records: Sequence[MatchRecord], current: str) -> Choices:
    """Matches as suggestions that hold what was typed."""
    entries = ((name_of(record), str(record.id)) for record in records)
    return [
        app_commands.Choice(name=name[:NAME], value=value)
        for name, value in entries
        if current.casefold() in name.casefold()
    ][:SHOWN]


def name_of(record: MatchRecord) -> str:
    """A match in a line: its number, title and players."""
    words = words_of(record.title)
    title, players = title_of(record), words.list(record.names)
    return words.text("match-choice", match=record.id, title=title, players=players)
