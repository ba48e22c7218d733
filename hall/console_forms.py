"""What is chosen in menus by numbers or names, and modals, asked field by field."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hall.components import Kind
from hall.console_markdown import clean, paragraphs
from hall.console_names import Names
from hall.console_sheet import option_line
from hall.errors import ClientRefusal
from hall.model import Json
from hall.sights import Field, Menu, Modal

CANCEL = "/cancel"
Ask = Callable[[str], Awaitable[str | None]]
Write = Callable[[RenderableType], None]

_YES = {"yes": True, "y": True, "no": False, "n": False}
_NAMED = {
    Kind.USER_SELECT: "@names",
    Kind.ROLE_SELECT: "@roles",
    Kind.MENTIONABLE_SELECT: "@names",
    Kind.CHANNEL_SELECT: "#channels",
}


async def fill_in(modal: Modal, names: Names, ask: Ask, write: Write) -> dict[str, Any] | None:
    """Ask for every field of a modal; None means that the person closed it."""
    write(Text(clean(modal.title), style="bold underline"))
    write(Text(f"A form: an empty line leaves a field as it is, {CANCEL} closes it.", style="dim"))
    fields = iter(modal.fields)
    values: dict[str, Any] = {}
    for part in modal.components:
        if part["type"] == Kind.TEXT:
            for line in paragraphs(part["content"], names):
                write(line)
            continue
        field = next(fields)
        for line in _lines(field, part.get("description")):
            write(line)
        answer = await _answer(field, names, ask, write)
        if answer is None:
            return None
        values |= {field.custom_id: answer} if answer != "" else {}
    return values


def picked(number: int, menu: Menu, line: str, names: Names) -> list[Any]:
    """Return what a line chooses in the menu of this number: "3.1 3.4", or "3 @Ann @Bo".

    Raises:
        ClientRefusal: the menu does not offer that.
    """
    if not menu.options:
        return _named(menu.kind, line.removeprefix(str(number)), names)
    words = [word.partition(".") for word in line.replace(",", " ").split()]
    if any(head != str(number) or not index for head, _, index in words):
        raise ClientRefusal(f"[{number}] is a menu: type {number}.1 for its first entry")
    indices = [int(index) for _, _, index in words if int(index)]
    if any(index > len(menu.options) for index in indices):
        raise ClientRefusal(f"[{number}] ends at {number}.{len(menu.options)}")
    return [menu.options[index - 1].value for index in dict.fromkeys(indices)]


def _named(kind: Kind, text: str, names: Names) -> list[Any]:
    """Return who or what is named by "@Ann @Bo" or "#table"."""
    find: dict[Kind, Callable[[str], Any]] = {
        Kind.USER_SELECT: names.account,
        Kind.ROLE_SELECT: names.role,
        Kind.MENTIONABLE_SELECT: names.anybody,
        Kind.CHANNEL_SELECT: names.channel,
    }
    words = [word.strip(" ,") for word in text.replace("#", "@").split("@")]
    return [find[kind](word) for word in words if word]


async def _answer(field: Field, names: Names, ask: Ask, write: Write) -> Any:
    """Return the value of a field, "" for its default, None when the form is closed."""
    while True:
        text = await ask(f"  {clean(field.label)}: ")
        if text is None or text.strip() == CANCEL:
            return None
        try:
            return _value(field, text.strip(), names) if text.strip() else ""
        except ClientRefusal as refusal:
            write(Text(f"  {refusal}", style="red"))


def _value(field: Field, text: str, names: Names) -> Any:
    if field.kind is Kind.TEXT_INPUT:
        return text
    if field.kind is Kind.CHECKBOX:
        if text.casefold() not in _YES:
            raise ClientRefusal("write yes or no")
        return _YES[text.casefold()]
    if field.kind in _NAMED:
        return _named(field.kind, text, names)
    if field.kind is Kind.FILE_UPLOAD:
        raise ClientRefusal("files cannot be sent from here; leave it empty")
    return [_numbered(field, word) for word in text.replace(",", " ").split()]


def _numbered(field: Field, word: str) -> str:
    if not word.isdecimal() or not 1 <= int(word) <= len(field.options):
        raise ClientRefusal(f"write a number from 1 to {len(field.options)}")
    return field.options[int(word) - 1].value


def _lines(field: Field, description: str | None) -> Iterator[Text]:
    notes = [clean(note) for note in (description, field.data.get("placeholder")) if note]
    if field.kind is Kind.TEXT_INPUT and field.data.get("value"):
        notes.append(f"now {clean(field.data['value'])!r}")
    notes += _limits(field.data)
    if field.kind in _NAMED:
        notes.append(_NAMED[field.kind])
    if field.kind is Kind.CHECKBOX:
        notes.append(f"yes or no, now {'yes' if field.data.get('default') else 'no'}")
    yield Text(f"  {clean(field.label)}", style="bold").append(
        f" ({'; '.join(notes)})" if notes else "", "not bold dim"
    )
    for index, option in enumerate(field.options, 1):
        yield option_line(str(index), option)


def _limits(data: Json) -> Iterator[str]:
    if not data.get("required", True):
        yield "optional"
    if data.get("max_length"):
        yield f"up to {data['max_length']} letters"
    if data.get("max_values", 1) > 1:
        yield f"{data.get('min_values', 1)} to {data['max_values']} numbers"
