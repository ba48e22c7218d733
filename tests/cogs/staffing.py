"""Somebody who may manage the server, for the tests of what its staff does."""

from hall import Channel, Permission, User
from tests.cogs.scene import Scene, settled, typed

FOREIGN = "That's for those who may manage this server, and only there."


def made_staff(scene: Scene, user: User) -> None:
    """Let somebody manage the server."""
    guild = scene.hall.guild
    role = scene.hall.staff.add_role(guild, "Jarl", Permission.MANAGE_GUILD)
    scene.hall.staff.give(guild, user, role)


async def panel_of(user: User, room: Channel, path: str = "server settings"):
    """The panel that a command of the staff opens."""
    return (await settled(await user.command(room, path))).message


async def choose(user: User, message, what: str, *chosen: object):
    """Choose in a menu of the settings; gives the panel as it is then."""
    reply = await settled(await user.choose(message, f"sk:house:{what}", *chosen))
    return reply.message


async def act(scene: Scene, what: str, **options: object) -> str:
    """Cat, who is staff, does something in the match's thread; all is shown."""
    said = await typed(scene.cat, scene.thread, f"server {what}", **options)
    await scene.quiet()
    return said
