"""Application commands: the global ones and those of one guild.

https://docs.discord.com/developers/interactions/application-commands
"""

from hall.calls import Answer, Call, Routes
from hall.command_limits import check_command, check_commands, check_numbers
from hall.errors import missing_access, unknown_command
from hall.model import Json
from hall.world import World

routes = Routes()

_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


@routes.add("GET", _GLOBAL)
@routes.add("GET", _GUILD)
def get_commands(world: World, call: Call) -> list[Json]:
    """Return the commands of a scope."""
    return list(_commands(world, call).values())


@routes.add("PUT", _GLOBAL)
@routes.add("PUT", _GUILD)
def sync_commands(world: World, call: Call) -> list[Json]:
    """Replace all commands of a scope; a name that was there keeps its identifier."""
    known = _commands(world, call)
    check_commands(call.items)
    replaced = [_stored(world, call, command, known) for command in call.items]
    world.commands[_scope(world, call)] = {int(command["id"]): command for command in replaced}
    return replaced


@routes.add("POST", _GLOBAL)
@routes.add("POST", _GUILD)
def add_command(world: World, call: Call) -> Answer:
    """Add one command, or replace the one of its name."""
    known = _commands(world, call)
    check_command(call.body)
    command = _stored(world, call, call.body, known)
    added = int(command["id"]) not in known
    check_numbers([*(c for c in known.values() if c["id"] != command["id"]), command])
    known[int(command["id"])] = command
    return Answer(201 if added else 200, command)


@routes.add("GET", _GLOBAL + "/{command_id}")
@routes.add("GET", _GUILD + "/{command_id}")
def get_command(world: World, call: Call) -> Json:
    """Return one command."""
    return _command(world, call)


@routes.add("PATCH", _GLOBAL + "/{command_id}")
@routes.add("PATCH", _GUILD + "/{command_id}")
def edit_command(world: World, call: Call) -> Json:
    """Change one command."""
    command = _command(world, call)
    changed = {**command, **call.body}
    check_command(changed)
    changed["version"] = str(world.snowflakes.next())
    _commands(world, call)[int(command["id"])] = changed
    return changed


@routes.add("DELETE", _GLOBAL + "/{command_id}")
@routes.add("DELETE", _GUILD + "/{command_id}")
def delete_command(world: World, call: Call) -> None:
    """Remove one command."""
    command = _command(world, call)
    del _commands(world, call)[int(command["id"])]


def _scope(world: World, call: Call) -> int | None:
    return world.guild(call.id("guild_id")).id if "guild_id" in call.params else None


def _commands(world: World, call: Call) -> dict[int, Json]:
    if call.id("application_id") != world.bot.id:
        raise missing_access()
    return world.commands.setdefault(_scope(world, call), {})


def _command(world: World, call: Call) -> Json:
    command = _commands(world, call).get(call.id("command_id"))
    if command is None:
        raise unknown_command()
    return command


def _stored(world: World, call: Call, sent: Json, known: dict[int, Json]) -> Json:
    kind, may = sent.get("type", 1), sent.get("default_member_permissions")
    same = [c for c in known.values() if (c["name"], c["type"]) == (sent["name"], kind)]
    command: Json = {
        "id": same[0]["id"] if same else str(world.snowflakes.next()),
        "application_id": str(world.bot.id),
        "version": str(world.snowflakes.next()),
        "nsfw": False,
        "contexts": None,
        **sent,
        "default_member_permissions": None if may is None else str(may),
        "integration_types": sent.get("integration_types") or [0],
        "type": kind,
        "description": sent.get("description") or "",
    }
    scope = _scope(world, call)
    if scope is not None:
        command["guild_id"] = str(scope)
    return command
