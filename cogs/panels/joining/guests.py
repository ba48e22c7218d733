"""Inviting people to a table that waits for players: one by a command, several by a form."""

from typing import Any, cast

import discord

from cogs.forms.fields import FormItem, Ids, ThingsField, answers, form_of
from cogs.gate import ids
from cogs.gate.answers import refused, say
from cogs.gate.doorkeeper import CALLS, Doorkeeper
from games.core.errors import GameError, StalePrompt
from play.library import words_of
from play.match.lobby.lobbies import lobby_of
from play.match.match import Match, is_robot
from play.post import sentences
from play.post.messenger import Undeliverable, Usher
from play.refusals import CannotCall, MatchFull, NobodyElseHere, NoGuest
from play.services import Services

INVITE = "invite"
"""The button, and its form."""


class Guests:
    """Calls people to tables."""

    def __init__(self, services: Services, usher: Usher, doorkeeper: Doorkeeper) -> None:
        self._hosts = services.hosts
        self._usher = usher
        self._doorkeeper = doorkeeper

    async def call(self, match: Match, user: int, guest: int, *, bot: bool) -> None:
        """Let somebody in, and call them by one plain line under the invitation.

        Args:
            match: it waits for players.
            user: who invites.
            guest: who is invited.
            bot: the guest is no person.

        Raises:
            NoGuest, NotAPlayer, NotInLobby, …: see `Hosts.may_invite`.
            TooOften: they were called lately, or many were.
            CannotCall: they are let in, but Discord would not have the call.
        """
        seat = match.seat_of(user)
        if bot:
            raise NoGuest
        await self._hosts.may_invite(match, user, guest)
        self._doorkeeper.may_call_to(user, match.record.id, guest)
        await self._hosts.invite(match.record.id, user, guest)
        try:
            await self._usher.invite(match, seat.name, guest)
        except Undeliverable as error:
            raise CannotCall from error

    async def submit(self, interaction: discord.Interaction, match: Match) -> None:
        """Call all who were chosen in a form, and tell who was not called, and why.

        Raises:
            NotInLobby, NotAPlayer, MatchFull, …: see `guest_form`.
            StalePrompt: there are no such people, or none, or too many.
        """
        field = _people(interaction, _most(interaction, match))
        chosen = answers(interaction, [field]).changed.get(INVITE, ())
        if not chosen:
            raise StalePrompt
        known = _resolved(interaction)
        called, told = [], []
        for guest in map(int, chosen):
            try:
                bot = bool(known[str(guest)].get("bot"))
                await self.call(match, interaction.user.id, guest, bot=bot)
            except GameError as error:
                refused(interaction, error, match=match.record.id)
                why = sentences.sentence(error, words_of(match.record.title), match.names)
                told.append(words_of().text("not-invited", name=f"<@{guest}>", why=why))
            else:
                called.append(f"<@{guest}>")
        names = words_of().list(called)
        done = [words_of().text("invited", name=names, count=len(called))] if called else []
        await say(interaction, "\n".join((*done, *told)))


def guest_form(handler: str, interaction: discord.Interaction, match: Match) -> discord.ui.Modal:
    """The form in which somebody at the table chooses whom to call.

    Raises:
        NotInLobby: it has begun.
        NotAPlayer: whoever asks has no seat.
        MatchFull: no seat is left.
        NobodyElseHere: it is played in direct messages.
    """
    people = _people(interaction, _most(interaction, match))
    title = words_of().text("lobby-invite-form")
    return form_of(title, ids.made(handler, match.record.id, INVITE), [people])


def _most(interaction: discord.Interaction, match: Match) -> int:
    """Count those who can be called at once: for each free seat one; a robot's counts as free."""
    record = lobby_of(match)
    match.seat_of(interaction.user.id)
    if record.is_direct:
        raise NobodyElseHere
    seated = [seat for seat in record.seats if not is_robot(seat)]
    free = max(match.title.seats) - len(seated)
    if free < 1:
        raise MatchFull
    return min(free, CALLS)


def _people(interaction: discord.Interaction, most: int) -> ThingsField:
    """The field of people; Discord tells with the answer who they are."""
    known = _resolved(interaction)
    label = words_of().text("lobby-invite-label", most=most)
    return ThingsField(INVITE, label, (), _menu, lambda one: known.get(str(one)), most)


def _menu(custom_id: str, chosen: Ids, most: int) -> FormItem:
    return discord.ui.UserSelect(
        custom_id=custom_id,
        default_values=[discord.Object(one) for one in chosen],
        min_values=1,
        max_values=most,
        required=True,
    )


def _resolved(interaction: discord.Interaction) -> dict[str, dict[str, Any]]:
    """The people whom an answer speaks of, by their ids, as Discord tells them."""
    data = cast("dict[str, Any]", interaction.data)
    found: dict[str, dict[str, Any]] = data.get("resolved", {}).get("users", {})
    return found
