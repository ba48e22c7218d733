"""Plays a scene at a position, and keeps every byte that left the bot, for each pair of eyes.

Two scenes at positions that differ only in what somebody cannot know must be the same to them.
"""

import logging
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.logs import formatter, hush
from db import restored
from games.core.agenda import AnyPosition
from games.core.vocabulary import Action, Seat
from hall import Message, User
from play.match.lobby import lobbies
from tests.cogs.scene import Scene, empty, settled
from tests.e2e.table import with_button

SPECTATOR = "Cat"
PLAYERS = ("Ann", "Bo")
BUTTONS = ("Your move", "Hand", "Text", "Log", "Help")
COMMANDS = ("match board", "match hand", "match log", "match list")
BACK = "◂ Back"
KINDS = ("Change terrain (3 actions)",)
MORE = "More choices …"
"""What only asks further; other buttons and choices might act at once."""
SNOWFLAKE = re.compile(rb"\b1\d{17,19}\b")
"""Numbers of messages and the like; they depend on how many there were, and stand in a row."""
TOOK = re.compile(r'"ms":[\d.]+,?')
"""How long something took, which is never the same twice."""
SIGNED = re.compile(rb"(?<=\?hm=)[0-9a-f]{32}")
"""The signature in a file's address, which is drawn by lot."""
NOUGHT = SimpleNamespace(token_bytes=bytes, token_urlsafe="0".zfill)
"""Nothing but noughts where the lobby draws a secret, or a database its epoch; the hall's tokens
stay all different."""
Leak = Callable[[pytest.MonkeyPatch, str], None]
"""Plants a leak of a secret."""


@dataclass(frozen=True)
class Moment:
    """A position, and what is done next by whom."""

    position: AnyPosition
    seat: Seat
    action: Action

    @property
    def secret(self) -> str:
        """A few letters that stand for all that is hidden here."""
        table = self.position.table
        return sha256(repr((table.hands, table.deck, self.position.agenda)).encode()).hexdigest()


@dataclass(frozen=True)
class Overheard:
    """Everything that was delivered to each, and what was logged at any level."""

    delivered: dict[str, list[bytes]]
    logged: str

    def by(self, name: str) -> tuple[list[bytes], str]:
        """What one user can know, who may have found the log too, if nothing else."""
        return self.delivered[name], self.logged if name == SPECTATOR else ""


class Lines(logging.Handler):
    """Keeps every line, as a log file would."""

    def __init__(self) -> None:
        super().__init__(level=1)
        self.lines: list[str] = []
        self.setFormatter(formatter())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(TOOK.sub("", self.format(record)))


async def overheard(folder: Path, moment: Moment, leak: Leak | None = None) -> Overheard:
    """What all hear when everybody looks at everything, then somebody acts, and all look again."""
    folder.mkdir()  # noqa: ASYNC240 - one folder, before anything runs
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobbies, "secrets", NOUGHT)
        patch.setattr(restored, "secrets", NOUGHT)
        patch.setattr(time, "time", lambda: 1_800_000_000.0)
        lines = _listening(patch)
        async with empty(folder) as scene:
            await scene.open()
            if leak:
                leak(patch, moment.secret)
            await scene.stand(moment.position)
            heard = len(scene.hall.world.journal.deliveries)
            lines.lines.clear()
            await _all_look(scene)
            await _act(scene, moment)
            await _all_look(scene)
            everybody = (scene.ann, scene.bo, scene.cat)
            delivered = {user.name: _delivered(scene, user, heard) for user in everybody}
            return Overheard(delivered, "\n".join(lines.lines))


def _listening(patch: pytest.MonkeyPatch) -> Lines:
    """All loggers at the lowest level that the program lets them have."""
    root, lines = logging.getLogger(), Lines()
    patch.setattr(root, "level", 1)
    patch.setattr(root, "handlers", [lines])
    logging.Logger.manager._clear_cache()
    hush()
    return lines


async def _act(scene: Scene, moment: Moment) -> None:
    number = await scene.number()
    user = (scene.ann, scene.bo)[moment.seat]
    prompt = (await scene.registry.match(number)).seat_of(user.id).prompt
    await scene.gameplay.act(number, user.id, moment.action, prompt)
    await scene.quiet()


async def _all_look(scene: Scene) -> None:
    for user in (scene.ann, scene.bo, scene.cat):
        boards = with_button(user, scene.thread, BUTTONS[0])  # after the end there is none
        for label in BUTTONS if boards else ():
            reply = await settled(await user.press(boards[-1], label))
            if label == "Your move":
                await _walk(user, reply.message)
        for path in COMMANDS:
            await settled(await user.command(scene.thread, path))
        await _type(scene, user)
    await scene.quiet()


async def _walk(user: User, panel: Message, depth: int = 2) -> None:
    """Open what a panel offers, as far as it only asks; nothing is done by that."""
    for button in panel.buttons:
        if depth and button.label in KINDS:
            shown = (await settled(await user.press(panel, button.label))).message
            if shown.buttons and shown.buttons[-1].label == BACK:
                await _walk(user, shown, depth - 1)
                panel = (await settled(await user.press(shown, BACK))).message
    for menu in panel.menus if depth else ():
        if MORE in [option.label for option in menu.options]:
            shown = (await settled(await user.choose(panel, menu.custom_id, MORE))).message
            panel = (await settled(await user.press(shown, BACK))).message


async def _type(scene: Scene, user: User) -> None:
    """Ask for the suggestions of every option of every command of the title."""
    group = next(one for one in scene.hall.commands() if one["name"] == "realms")
    for command in group["options"]:
        for option in command["options"]:
            if option.get("autocomplete"):
                path = f"realms {command['name']}"
                await user.autocomplete(scene.thread, path, focused=option["name"])


def _delivered(scene: Scene, user: User, start: int) -> list[bytes]:
    """In no order: answers and what is posted beside them cross each other."""
    journal, thread = scene.hall.world.journal, scene.thread
    address = scene.hall.url.encode()
    mine = (
        SIGNED.sub(b"#", SNOWFLAKE.sub(b"#", delivery.data.replace(address, b"hall:")))
        for delivery in journal.deliveries[start:]
        if user.id in delivery.readers or delivery.channel in (thread, scene.room)
    )
    return sorted(mine)
