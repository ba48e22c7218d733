"""Presses of components that the bot never made, as only a forger's client sends them."""

from dataclasses import replace

from hall import Reply, User
from hall.model import InteractionType
from tests.cogs.scene import Scene


async def press(scene: Scene, user: User, custom_id: str) -> Reply:
    """Press a button with this id on the board."""
    user.patience = 0.3
    board = replace(scene.board(user))
    data = {"custom_id": custom_id, "component_type": 2}
    try:
        reply = await user._ask(InteractionType.COMPONENT, scene.thread, data, board.post)
    except TimeoutError:
        return Unanswered()
    return await reply.settled()


class Unanswered:
    """Nobody said a word."""

    failed = True
