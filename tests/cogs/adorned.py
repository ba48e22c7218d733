"""A bot that has its emojis, and how they are read off what people see."""

import re
from functools import cache

from hall import Message
from play.post.looks.emojis import OURS, Emojis, Picture, pictures
from tests.cogs.scene import Scene
from tests.patience import wait_for

MARKUP = re.compile(r"<:(\w+):(\d+)>")
EMOJIS = "/applications/{application_id}/emojis"


@cache
def drawn() -> tuple[Picture, ...]:
    """All emojis; drawing them takes more than a second."""
    return tuple(pictures())


@cache
def wanted() -> tuple[str, ...]:
    """The names of all emojis."""
    return tuple(one.name for one in drawn())


def all_there() -> Emojis:
    """All emojis, with ids as long as they come."""
    found = Emojis()
    found.expect({thing: one.name for one in drawn() for thing in one.things})
    for number, name in enumerate(wanted()):
        found.take(name, 10**18 + number)
    return found


async def adorned(scene: Scene) -> None:
    """The bot brings its emojis up to date, and has done so."""
    before = fetched(scene)
    await scene.client.adorn()
    await wait_for(lambda: fetched(scene) > before)
    await wait_for(lambda: {one for one in names(scene) if OURS.fullmatch(one)} == set(wanted()))


def names(scene: Scene) -> set[str]:
    """The names of the emojis that the hall has."""
    return {emoji.name for emoji in scene.hall.world.emojis.values()}


def fetched(scene: Scene) -> int:
    """How often the bot has asked which emojis there are."""
    return len(requests(scene, "GET"))


def requests(scene: Scene, method: str) -> list[object]:
    """What the bot has asked of its emojis."""
    return [one for one in scene.hall.record if one.method == method and EMOJIS in one.route]


def word(name: str | None) -> str | None:
    """What an emoji is called, without its beginning and its hash."""
    return name and name.removeprefix("sk_").rpartition("_")[0]


def words_before(text: str) -> list[tuple[str | None, str]]:
    """The lines of a text, each with the word of the emoji that it begins with."""
    found = []
    for line in text.split("\n"):
        sign = MARKUP.match(line)
        found.append((word(sign[1]) if sign else None, MARKUP.sub("", line).lstrip()))
    return found


def signs(message: Message) -> dict[str, str | None]:
    """What can be pressed or chosen, with the word of its emoji."""
    shown = [option for menu in message.menus for option in menu.options]
    return {one.label: word(one.emoji) for one in [*shown, *message.buttons]}


def plain_parts(message: Message) -> list[str]:
    """All texts in which Discord shows no emoji of an application."""
    options = [option for menu in message.menus for option in menu.options]
    labels = [one.label for one in [*options, *message.buttons]]
    hints = [one.description or "" for one in options]
    heads = [menu.placeholder for menu in message.menus]
    titles = [embed.get("title") or "" for embed in message.embeds]
    files = [file.filename for file in message.attachments]
    return [*labels, *hints, *heads, *titles, *files, *message.alt_texts]
