"""What only a forger's client sends: components that no message has, modals, made-up commands."""

from typing import Any

from hall import Channel, Message, Reply, User
from hall.model import InteractionType
from hall.typed import find_command
from tests.cogs.scene import Scene

BUTTON, MENU, RADIO, TICKS = 2, 3, 21, 22


async def press(scene: Scene, user: User, custom_id: str, on: Message | None = None) -> Reply:
    """Press a button with this id on a message; on the board, if on none."""
    message = on or scene.board(user)
    data = {"custom_id": custom_id, "component_type": BUTTON}
    return await _sent(user, InteractionType.COMPONENT, message.channel, data, message)


async def press_nowhere(user: User, channel: Channel, custom_id: str) -> Reply:
    """Press a button with this id on no message at all."""
    data = {"custom_id": custom_id, "component_type": BUTTON}
    return await _sent(user, InteractionType.COMPONENT, channel, data)


async def choose(user: User, message: Message, custom_id: str, *values: Any) -> Reply:
    """Choose in a menu whatever one likes."""
    data = {"custom_id": custom_id, "component_type": MENU, "values": [*values]}
    return await _sent(user, InteractionType.COMPONENT, message.channel, data, message)


async def submit(user: User, channel: Channel, custom_id: str, **values: str) -> Reply:
    """Send a modal off that never popped up."""
    rows = [
        {"type": 1, "components": [{"type": 4, "custom_id": name, "value": value}]}
        for name, value in values.items()
    ]
    data = {"custom_id": custom_id, "components": rows}
    return await _sent(user, InteractionType.MODAL_SUBMIT, channel, data)


async def fill(user: User, message: Message, custom_id: str, **values: str | list[str]) -> Reply:
    """Send a form of choices off, over a message, that never popped up."""
    labels = [
        {"type": 18, "component": {"custom_id": name, "type": TICKS, "values": value}}
        if isinstance(value, list)
        else {"type": 18, "component": {"custom_id": name, "type": RADIO, "value": value}}
        for name, value in values.items()
    ]
    data = {"custom_id": custom_id, "components": labels}
    return await _sent(user, InteractionType.MODAL_SUBMIT, message.channel, data, message)


async def command(scene: Scene, user: User, path: str, *options: dict[str, Any]) -> Reply:
    """A command with options as they are."""
    data = find_command(user._world, scene.room, path).data([*options], {})
    return await _sent(user, InteractionType.COMMAND, scene.room, data)


async def made_up(scene: Scene, user: User, name: str) -> Reply:
    """A command that there is not."""
    data = {"id": "1", "name": name, "type": 1, "options": []}
    return await _sent(user, InteractionType.COMMAND, scene.room, data)


async def _sent(
    user: User,
    kind: InteractionType,
    channel: Channel,
    data: dict[str, Any],
    message: Message | None = None,
) -> Reply:
    reply = await user._ask(kind, channel, data, message.post if message else None)
    return await reply.settled()
