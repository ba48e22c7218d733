"""Guilds, their channels, members and roles; reading only."""

from hall.calls import Call, Routes
from hall.errors import missing_access, unknown_member
from hall.model import Json
from hall.payloads import channel_json, guild_json, member_json, role_json
from hall.permissions import sees
from hall.world import Intent, World

routes = Routes()


@routes.add("GET", "/guilds/{guild_id}")
def get_guild(world: World, call: Call) -> Json:
    """Return a guild, with counts if asked for."""
    guild = world.guild(call.id("guild_id"))
    answer = guild_json(guild)
    if call.query.get("with_counts") in ("true", "1"):
        answer["approximate_member_count"] = len(guild.members)
        answer["approximate_presence_count"] = len(guild.members)
    return answer


@routes.add("GET", "/guilds/{guild_id}/channels")
def get_channels(world: World, call: Call) -> list[Json]:
    """Return the channels of a guild, without threads."""
    guild = world.guild(call.id("guild_id"))
    found = (c for c in world.channels.values() if c.guild is guild and c.thread is None)
    return [channel_json(channel) for channel in found if sees(world.bot, channel)]


@routes.add("GET", "/guilds/{guild_id}/roles")
def get_roles(world: World, call: Call) -> list[Json]:
    """Return the roles of a guild."""
    return [role_json(role) for role in world.guild(call.id("guild_id")).roles.values()]


@routes.add("GET", "/guilds/{guild_id}/members")
def get_members(world: World, call: Call) -> list[Json]:
    """Return the members of a guild; takes the privileged intent, as in the docs (403/50001)."""
    guild = world.guild(call.id("guild_id"))
    if Intent.GUILD_MEMBERS not in world.granted:
        raise missing_access()
    limit = int(call.query.get("limit", "1"))
    after = int(call.query.get("after", "0"))
    members = sorted(guild.members.values(), key=lambda member: member.account.id)
    return [member_json(member) for member in members if member.account.id > after][:limit]


@routes.add("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(world: World, call: Call) -> Json:
    """Return one member."""
    member = world.guild(call.id("guild_id")).members.get(call.id("user_id"))
    if member is None:
        raise unknown_member()
    return member_json(member)
