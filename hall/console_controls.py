"""Numbers for the buttons and menus on screen, so that they can be pressed by typing them."""

from collections.abc import Iterator
from dataclasses import dataclass

from hall import components
from hall.components import SELECTS, Kind
from hall.errors import ClientRefusal
from hall.sights import Button, Menu, Message


@dataclass(frozen=True)
class Control:
    """A button or menu of a message, as it was last shown."""

    number: int
    message: Message
    part: Button | Menu


class Controls:
    """Every button and menu that was shown, by number.

    A place in a message keeps its number while the message lasts; what is gone frees its own.
    """

    def __init__(self) -> None:
        self._shown: dict[int, Control] = {}

    def show(self, message: Message) -> list[Control]:
        """Number a message's controls, in reading order; what it showed before no longer counts."""
        mine = sorted(n for n, control in self._shown.items() if control.message.id == message.id)
        for number in mine:
            del self._shown[number]
        shown = []
        for part in usable(message):
            number = mine.pop(0) if mine else self._free()
            self._shown[number] = Control(number, message, part)
            shown.append(self._shown[number])
        return shown

    def forget(self, message: Message) -> None:
        """Free the numbers of a message that is gone."""
        gone = [n for n, control in self._shown.items() if control.message.id == message.id]
        for number in gone:
            del self._shown[number]

    def __getitem__(self, number: int) -> Control:
        """Return what has this number.

        Raises:
            ClientRefusal: nothing has.
        """
        if number not in self._shown:
            raise ClientRefusal(f"nothing on screen has the number {number}")
        return self._shown[number]

    def _free(self) -> int:
        return next(n for n in range(1, len(self._shown) + 2) if n not in self._shown)


def usable(message: Message) -> Iterator[Button | Menu]:
    """Yield the buttons and menus that the bot hears of, in reading order: links are none."""
    buttons, menus = iter(message.buttons), iter(message.menus)
    for part in components.walk(message.components):
        if part["type"] == Kind.BUTTON:
            button = next(buttons)
            if button.custom_id is not None:
                yield button
        elif part["type"] in SELECTS:
            yield next(menus)
