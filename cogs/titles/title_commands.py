"""Serves the slash commands of one title: finds match and seat, suggests, acts, answers."""

import logging
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

import discord

from cogs.gate.access import found
from cogs.gate.answers import say
from cogs.gate.match_option import Choices, name_of
from cogs.titles.typed_action import Kinds, TypedAction, suggested
from games.core.errors import GameError
from games.core.vocabulary import Action, Event, Seat
from play.library import words_of
from play.match.match import Match, Status
from play.post import sentences
from play.refusals import NoMatchHere, OtherGame
from play.services import Services

STORY_LENGTH = 1200
"""Characters of what happened; with what is asked next it must fit into one plain message."""
log = logging.getLogger(__name__)


class TitleCommands:
    """Serves the commands of one title: finds match and seat, suggests, acts, answers.

    `known` tells the values that exist for a field in a match of so many seats.
    """

    def __init__(
        self,
        services: Services,
        title: str,
        group: str,
        commands: Mapping[str, Kinds],
        known: Callable[[int], Mapping[str, Sequence[Any]]],
    ) -> None:
        self._services = services
        self._title = title
        self._group = group
        self._commands = commands
        self._known = known

    async def act(
        self, interaction: discord.Interaction, match_id: str | None, **texts: str | None
    ) -> None:
        """Do what was typed field by field; None was left out."""
        given = {name: text for name, text in texts.items() if text is not None}
        await self._do(interaction, match_id, lambda typed: typed.read(given))

    async def act_whole(
        self, interaction: discord.Interaction, match_id: str | None, text: str
    ) -> None:
        """Do what was chosen as a whole."""
        await self._do(interaction, match_id, lambda typed: typed.pick(text))

    async def suggest(self, interaction: discord.Interaction, field: str, current: str) -> Choices:
        """Suggest values for a field."""
        texts = {name: str(text) for name, text in interaction.namespace if name != field}
        return await self._suggested(
            interaction, lambda typed: typed.suggest(field, current, texts)
        )

    async def suggest_whole(self, interaction: discord.Interaction, current: str) -> Choices:
        """Suggest whole actions."""
        return await self._suggested(interaction, lambda typed: typed.suggest_whole(current))

    async def own_matches(self, interaction: discord.Interaction, current: str) -> Choices:
        """The matches of this title that the user plays here: on a server, or anywhere."""
        own = await self._services.registry.store.matches_of(
            interaction.user.id, interaction.guild_id
        )
        mine = [one for one in own if (one.title, one.status) == (self._title, Status.RUNNING)]
        return suggested(((name_of(one), str(one.id)) for one in mine), current)

    async def _do(
        self,
        interaction: discord.Interaction,
        match_id: str | None,
        read: Callable[[TypedAction], Action],
    ) -> None:
        typed = await self._typed(interaction, match_id)
        record = typed.match.record
        prompt, user = record.seats[typed.seat].prompt, interaction.user.id
        action = read(typed)
        match, events = await self._services.gameplay.act(record.id, user, action, prompt)
        await say(interaction, self._answer(match, typed.seat, action, events))

    async def _suggested(
        self, interaction: discord.Interaction, look: Callable[[TypedAction], Choices]
    ) -> Choices:
        """Suggest nothing if anything fails: no error shows (docs/discord.md, Acknowledging)."""
        try:
            return look(await self._typed(interaction, interaction.namespace.match))
        except GameError:
            return []
        except Exception:
            log.exception("nothing could be suggested")
            return []

    async def _typed(self, interaction: discord.Interaction, match_id: str | None) -> TypedAction:
        """The seat of the user in the match that is meant, of this title and server only.

        Raises:
            NoMatchHere, NotAPlayer: there is none.
            OtherGame: another title is played in this thread.
        """
        assert interaction.command is not None
        match = await found(interaction, match_id)
        played = match.record.title
        if played != self._title:
            if match.record.thread == interaction.channel_id:
                raise OtherGame(played, import_module(f"cogs.titles.{played}").GROUP)
            raise NoMatchHere
        seat = match.seat_of(interaction.user.id).seat
        known = self._known(len(match.record.seats))
        return TypedAction(match, seat, self._commands[interaction.command.name], known)

    def _answer(self, match: Match, seat: Seat, action: Action, events: Sequence[Event]) -> str:
        """Tell what happened as this seat may know it, and what it is asked next."""
        words = words_of(self._title)
        told = sentences.outcome(match, seat, action, events, words, STORY_LENGTH)
        if seat not in match.standing.asks:
            return f"{told}\n\n{sentences.waiting(match, words)}"
        asked = match.standing.asks[seat].kinds
        of_use = [name for name, kinds in self._commands.items() if any(k in asked for k in kinds)]
        commands = words.list([f"`/{self._group} {name}`" for name in of_use])
        following = words.text("typed-next", commands=commands)
        return f"{told}\n\n{sentences.asked(match, seat)}\n{following}"
