"""A player at a Discord client: reads what the hall delivered, and presses what is offered."""

import asyncio
import random
from collections.abc import Sequence

from hall import Button, Channel, Message, Reply, User
from tests.patience import patient

MORE = "More ▸"
BESIDE = ("◂ Back", MORE, "↩ Undo", "💡 Hint", "Look up")
"""Buttons beside what is asked: they decide nothing, or take something back."""
CARD = "📖"
"""The sign of a button that shows the card of what the news name."""
ORDERS = "sk:offer:"
"""How the ids of buttons begin that leave a standing order: it answers by the clock, much later."""
EAGER = (
    "Accept and strike back",
    "Do it",
    "Take the usual places and be ready",
)
"""What this player likes to press, so that a match comes to its end."""
SIGNS_OF_THE_END = ("🏆", "⚖", "🏁 Nobody has won")
LAZY = ("End the turn", "Change terrain (3 actions)")


class Player:
    """Plays by the panel, by chance, and knows nothing but what it sees."""

    def __init__(self, user: User, seed: int) -> None:
        self.user = user
        self._chance = random.Random(seed)
        self.pressed: list[str] = []

    async def board(self, thread: Channel) -> Message | None:
        """The board message that has buttons now; None when the match is over."""
        async with patient():
            while True:
                for message in reversed(self.user.sees(thread)):
                    if any(button.label == "Your move" for button in message.buttons):
                        return message
                    if not message.ephemeral and _tells_the_end(message):
                        return None
                await asyncio.sleep(0.02)

    async def play(self, thread: Channel) -> bool:
        """Decide all that is asked now; False when the match is over."""
        board = await self.board(thread)
        if board is None:
            return False
        panel = await self._seen(await self._press(board, "Your move"))
        while asks(panel):
            panel = await self._seen(await self._decide(panel))
        return True

    async def _decide(self, panel: Message) -> Reply:
        if MORE in [button.label for button in panel.buttons] and self._chance.random() < 0.3:
            return await self._press(panel, MORE)
        menus = {menu.placeholder or "": menu for menu in panel.menus}
        way = self._preferred([*menus, *decisions(panel)])
        if way not in menus:
            return await self._press(panel, way)
        menu = menus[way]
        number = self._chance.randint(menu.least, menu.most)
        offered = [option.label for option in menu.options]
        attacks = [label for label in offered if " Attack " in label]
        chosen = self._chance.sample(attacks or offered, number)
        self.pressed += chosen
        return await self.user.choose(panel, menu.custom_id, *chosen)

    def _preferred(self, labels: Sequence[str]) -> str:
        eager = [label for label in labels if label.startswith(EAGER)]
        keen = [label for label in labels if not label.startswith(LAZY)]
        if eager and self._chance.random() < 0.8:
            return eager[0]
        return self._chance.choice(keen or labels if self._chance.random() < 0.7 else labels)

    async def _press(self, message: Message, label: str) -> Reply:
        self.pressed.append(label)
        return await self.user.press(message, label)

    async def _seen(self, reply: Reply) -> Message:
        await reply.settled()
        assert not reply.failed, reply
        return reply.message


def decisions(panel: Message) -> list[str]:
    """The buttons that decide what is asked: neither those beside it, nor an order."""
    decides = [one for one in panel.buttons if not (one.custom_id or "").startswith(ORDERS)]
    return [one.label or "" for one in decides if not _is_beside(one)]


def asks(panel: Message) -> bool:
    """Tell whether a panel asks for a decision."""
    return bool(panel.menus) or not all(_is_beside(button) for button in panel.buttons)


def _is_beside(button: Button) -> bool:
    return button.label in BESIDE or button.emoji == CARD


def _tells_the_end(message: Message) -> bool:
    return any(sign in message.text for sign in SIGNS_OF_THE_END)
