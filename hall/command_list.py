"""The slash commands that a client lists: each with its path, its description and its options."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from hall.command_limits import NESTING
from hall.errors import ClientRefusal
from hall.model import Channel, Json
from hall.typed import find_command
from hall.world import World


@dataclass(frozen=True)
class Offer:
    """A slash command that can be used, such as `match new`."""

    id: str
    path: str
    description: str
    options: tuple[Json, ...]


def offers(world: World, channel: Channel) -> list[Offer]:
    """Return the slash commands that are offered in a channel, by path."""
    scopes = [None] if channel.guild is None else [None, channel.guild.id]
    found = {}
    for scope in scopes:
        for command in world.commands.get(scope, {}).values():
            for offer in _leaves(command, command["id"], ""):
                with suppress(ClientRefusal):
                    find_command(world, channel, offer.path)
                    found[offer.path] = offer
    return [found[path] for path in sorted(found)]


def _leaves(command: Json, identifier: str, before: str) -> Iterator[Offer]:
    options = command.get("options") or ()
    path = f"{before} {command['name']}".strip()
    inside = [option for option in options if option["type"] in NESTING]
    for each in inside:
        yield from _leaves(each, identifier, path)
    if not inside:
        yield Offer(identifier, path, command.get("description") or "", tuple(options))
