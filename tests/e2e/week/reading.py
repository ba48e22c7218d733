"""What the hall's record says: boards and calls, as whoever looks at the channel reads them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hall import Sent

AWAITED = re.compile("^⏳ Waiting for \u2068(.+?)\u2069('s answer)?", re.MULTILINE)
LAPSED = re.compile("\u2068([^\u2069]+)\u2069+'s time was up")
TIME = re.compile(r"<t:\d+:R>")
MENTION = re.compile(r"<@(\d+)> ")
DIRECT = re.compile(r"#(\d+) ")
REMINDERS = ("just a reminder", "your time is nearly up", "everyone else is ready")


@dataclass(frozen=True)
class Called:
    """A call or a reminder that was sent."""

    at: float
    message: int
    channel: int
    user: int | None
    """Who is mentioned, or None in a direct message."""
    match: int | None
    """The match's number, in a direct message."""
    reminds: bool


@dataclass(frozen=True)
class Board:
    """A board, posted or edited."""

    at: float
    message: int
    channel: int
    text: str

    @property
    def awaited(self) -> dict[str, str]:
        """Whom it waits for; in another's turn, for an answer."""
        return dict(AWAITED.findall(self.text))

    @property
    def lapsed(self) -> list[str]:
        """Whose time it says was up."""
        return LAPSED.findall(self.text)

    @property
    def story(self) -> str:
        """All that it says but the times."""
        return TIME.sub("", self.text)


@dataclass(frozen=True)
class Deleted:
    """A message that is no more."""

    at: float
    message: int


def read(sent: Sent) -> Board | Called | Deleted | None:
    """What a request of the bot did that matters to players, if it was accepted."""
    at, path = sent.at.timestamp(), sent.path.split("/")
    if sent.status >= 300 or "messages" not in path[-2:] or "channels" not in path:
        return None
    if sent.method == "DELETE":
        return Deleted(at, int(path[-1]))
    if sent.method not in ("POST", "PATCH"):
        return None
    message, channel = int(sent.answer["id"]), int(sent.answer["channel_id"])
    text = "\n".join(_texts(sent.answer))
    if "match" in text and "**" in text:
        return Board(at, message, channel, text)
    return _call(at, message, channel, text) if sent.method == "POST" else None


def _call(at: float, message: int, channel: int, text: str) -> Called | None:
    mentions, direct = MENTION.findall(text), DIRECT.match(text)
    reminds = any(sign in text for sign in REMINDERS)
    if direct:
        return Called(at, message, channel, None, int(direct[1]), reminds)
    if len(mentions) == 1 and text.startswith("<@"):
        return Called(at, message, channel, int(mentions[0]), None, reminds)
    return None


def _texts(part: Any) -> Iterator[str]:
    match part:
        case dict():
            if isinstance(part.get("content"), str) and part["content"]:
                yield part["content"]
            for inside in part.get("components", ()):
                yield from _texts(inside)
        case list():
            for inside in part:
                yield from _texts(inside)
