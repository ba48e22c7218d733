"""What a terminal shows to each of its people: what is new to them, where else, who is called."""

from dataclasses import dataclass, field
from typing import Any

import rich.console
from rich.console import RenderableType
from rich.text import Text

from hall.console_controls import Controls, usable
from hall.console_markdown import clean
from hall.console_names import Names
from hall.console_pictures import Pictures
from hall.console_sheet import Sheet, essence, first_words
from hall.hall import Hall
from hall.model import Channel
from hall.sights import Message
from hall.users import User


@dataclass
class _Memory:
    """What one person has been shown so far."""

    messages: dict[int, dict[int, Message]] = field(default_factory=dict)
    """By place and identifier."""
    unread: dict[int, int] = field(default_factory=dict)
    """How many messages in other places were announced, by place."""
    calls: int = 0
    """How many pings were heard."""


class View:
    """Shows messages on a terminal, and remembers who was shown what."""

    def __init__(self, hall: Hall, screen: rich.console.Console, pictures: Pictures) -> None:
        self.controls = Controls()
        self._hall = hall
        self._screen = screen
        self._pictures = pictures
        self._memories: dict[int, _Memory] = {}

    def write(self, what: RenderableType) -> None:
        """Write something on the terminal, however long its lines are."""
        self._screen.print(what, crop=False)

    def tell(self, sentence: str) -> None:
        """Say something that is no message."""
        self.write(Text(sentence, style="dim"))

    def complain(self, sentence: str) -> None:
        """Say why something was not done."""
        sentence = sentence.rstrip(".")
        self.write(Text(f"{sentence[:1].upper()}{sentence[1:]}.", style="red"))

    def show(self, user: User, message: Message, before: Message | None = None) -> None:
        """Show a message to somebody who sees it: whole, or mostly what is other than before."""
        names = Names(self._hall, user, message.channel)
        sheet = Sheet(message, self.controls.show(message), names, self._pictures, before)
        self.write(sheet.render(user.name, "(changed)" if before else ""))
        self._known(user, message.channel)[message.id] = message

    def is_news(self, user: User, place: Channel) -> bool:
        """Tell whether something here is other than this person was last shown."""
        known = self._known(user, place)
        seen = [message for message in user.sees(place) if not message.loading]
        return any(_is_new(message, known) for message in seen) or not known.keys() <= {
            message.id for message in user.sees(place)
        }

    def show_news(self, user: User, place: Channel) -> None:
        """Show what is new, has changed or is gone here since this person last looked."""
        known = self._known(user, place)
        messages = {message.id: message for message in user.sees(place)}
        for identifier in [key for key in known if key not in messages]:
            gone = known.pop(identifier)
            self.controls.forget(gone)
            self.tell(f"(gone: {first_words(gone, Names(self._hall, user, place))})")
        for message in messages.values():
            if message.loading:
                continue
            if _is_new(message, known):
                self.show(user, message, known.get(message.id))
            elif _is_renewed(message, known[message.id]):
                # it looks the same, but its buttons mean something else now
                self.controls.show(message)
                known[message.id] = message

    def is_rumour(self, user: User, others: list[User], base: Channel, place: Channel) -> bool:
        """Tell whether there is something to say about other places or people."""
        return bool(self._elsewhere(user, base, place) or self._called(user, others))

    def show_rumours(self, user: User, others: list[User], base: Channel, place: Channel) -> None:
        """Say what is new to this person in other places, and who else was called meanwhile."""
        for how, other in self._elsewhere(user, base, place):
            self.tell(f"→ {how}: {_title(other)}{_told(self._unread(user, other))}")
        for called in self._called(user, others):
            self.tell(f"🔔 {called.name} is called (as {called.name})")
        self._memory(user).unread = {
            other.id: self._unread(user, other) for _, other in places(user, base)
        }
        for each in others:
            self._memory(each).calls = len(each.pings)

    def _elsewhere(self, user: User, base: Channel, place: Channel) -> list[tuple[str, Channel]]:
        """Return the places that are new, or where more is new than was said before."""
        told = self._memory(user).unread
        return [
            (how, other)
            for how, other in places(user, base)
            if other is not place
            and (
                (other.parent is not None and other.id not in told)
                or self._unread(user, other) > told.get(other.id, 0)
            )
        ]

    def _called(self, user: User, others: list[User]) -> list[User]:
        # only that it rang: where and why is for the eyes of who was called
        return [
            other
            for other in others
            if other is not user and len(other.pings) > self._memory(other).calls
        ]

    def list_places(self, user: User, base: Channel) -> None:
        """List where this person can go."""
        for how, place in places(user, base):
            self.tell(f"→ {how}: {_title(place)}{_told(self._unread(user, place))}")

    def _unread(self, user: User, place: Channel) -> int:
        known = self._known(user, place)
        messages = [message for message in user.sees(place) if not message.loading]
        return sum(_is_new(message, known) for message in messages)

    def _known(self, user: User, place: Channel) -> dict[int, Message]:
        return self._memory(user).messages.setdefault(place.id, {})

    def _memory(self, user: User) -> _Memory:
        return self._memories.setdefault(user.id, _Memory())


def places(user: User, base: Channel) -> list[tuple[str, Channel]]:
    """Return where somebody can be, each with what to type for it."""
    threads = [(f"go {index}", each) for index, each in enumerate(user.threads(base), 1)]
    return [("back", base), *threads, ("go dm", user.direct)]


def _is_new(message: Message, known: dict[int, Message]) -> bool:
    return message.id not in known or essence(message) != essence(known[message.id])


def _is_renewed(message: Message, known: Message) -> bool:
    marks: list[list[Any]] = [list(usable(each)) for each in (message, known)]
    return marks[0] != marks[1]


def _title(place: Channel) -> str:
    if place.guild is None:
        return "your direct messages"
    return clean(place.name) if place.parent is not None else f"#{place.name}"


def _told(number: int) -> str:
    return f", {number} new" if number else ""
