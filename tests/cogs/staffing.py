"""Somebody who may manage the server, for the tests of what its staff does."""

from hall import Channel, Permission, User
from tests.cogs.scene import Scene, filled, settled, typed

PLACES = ("rooms", "roles", "results", "channel", "signposts")
"""The settings that the first form asks for."""
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
    """Choose something in the form of the settings that asks for it; gives what answers it."""
    button = "Where and who…" if what in PLACES else "Paces and limits…"
    return await filled(user, message, button, **{what: list(chosen)})


async def act(scene: Scene, what: str, **options: object) -> str:
    """Cat, who is staff, does something in the match's thread; all is shown."""
    said = await typed(scene.cat, scene.thread, f"server {what}", **options)
    await scene.quiet()
    return said
