"""The client as the gate knows it: what every answer needs, and nothing else."""

from typing import Protocol, cast

import discord

from cogs.gate.lost_acks import LostAcks
from play.services import Services


class Serving(Protocol):
    """A client with its services."""

    services: Services
    lost_acks: LostAcks


def serving(interaction: discord.Interaction) -> Serving:
    """The client that has received an interaction."""
    return cast("Serving", interaction.client)


def services(interaction: discord.Interaction) -> Services:
    """The services of the client that has received an interaction."""
    return serving(interaction).services


async def theme_of(interaction: discord.Interaction) -> str | None:
    """The theme that a user wants private pictures in; None: the usual one."""
    person = await services(interaction).registry.people.get(interaction.user.id)
    return person.theme
