"""Acts of those who run a server, without asking the bot: the bot only learns of them.

Events: https://docs.discord.com/developers/events/gateway-events
"""

from typing import TYPE_CHECKING

from hall.model import Channel, Guild, Member, Role
from hall.payloads import channel_json, role_json
from hall.permissions import Permission
from hall.posting import remove
from hall.sights import Message
from hall.threads import delete, set_archived
from hall.world import Intent, World

if TYPE_CHECKING:
    from hall.gateway import Gateway
    from hall.users import User


class Staff:
    """Moderators and administrators of every guild."""

    def __init__(self, world: World, gateway: "Gateway") -> None:
        self._world = world
        self._gateway = gateway

    def delete_message(self, message: Message) -> None:
        """Delete a message, whoever wrote it; a thread that it started stays."""
        remove(self._world, message.post)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a thread, or a channel with its threads."""
        delete(self._world, channel)

    def archive(self, thread: Channel) -> None:
        """Archive a thread."""
        set_archived(self._world, thread, archived=True)

    def lock(self, thread: Channel, *, locked: bool = True) -> None:
        """Lock a thread, as a client does: it is archived by the same request."""
        assert thread.thread is not None
        thread.thread.locked = locked
        if thread.thread.archived is locked:
            self._world.tell(thread, "THREAD_UPDATE", channel_json(thread), Intent.GUILDS)
        set_archived(self._world, thread, archived=locked)

    def unlock(self, thread: Channel) -> None:
        """Unlock a thread and open it again."""
        self.lock(thread, locked=False)

    def deny_everybody(self, guild: Guild, permissions: Permission) -> None:
        """Take permissions from the role that all have, and so from the bot."""
        self._set_everybody(guild, guild.roles[guild.id].permissions & ~permissions)

    def allow_everybody(self, guild: Guild, permissions: Permission) -> None:
        """Give permissions to the role that all have."""
        self._set_everybody(guild, guild.roles[guild.id].permissions | permissions)

    def add_role(self, guild: Guild, name: str, permissions: Permission) -> Role:
        """Make a role that nobody has yet."""
        role = Role(self._world.snowflakes.next(), name, int(permissions), position=1)
        guild.roles[role.id] = role
        data = {"guild_id": str(guild.id), "role": role_json(role)}
        self._world.emit("GUILD_ROLE_CREATE", data, Intent.GUILDS)
        return role

    def give(self, guild: Guild, user: "User", role: Role) -> None:
        """Give somebody a role; without the members intent no event tells the bot."""
        guild.members[user.id].role_ids.add(role.id)

    def rename(self, user: "User", name: str) -> None:
        """Give somebody another name; without the members intent no event tells the bot."""
        user.account.name = name

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a guild (docs, Guild Delete: without `unavailable`)."""
        del guild.members[self._world.bot.id]
        self._world.emit("GUILD_DELETE", {"id": str(guild.id)}, Intent.GUILDS)

    def invite_bot(self, guild: Guild) -> None:
        """Let the bot into a guild again, with the role that it had."""
        own = {key for key, role in guild.roles.items() if role.name == self._world.bot.name}
        guild.members[self._world.bot.id] = Member(self._world.bot, self._world.now(), own)
        self._gateway.sessions.add_guild(guild)

    def _set_everybody(self, guild: Guild, permissions: int) -> None:
        role = guild.roles[guild.id]
        role.permissions = permissions
        data = {"guild_id": str(guild.id), "role": role_json(role)}
        self._world.emit("GUILD_ROLE_UPDATE", data, Intent.GUILDS)
