"""Snapshots of what a user sees: messages with their buttons and menus, and modals."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeVar

from hall import components
from hall.components import SELECTS, Kind
from hall.errors import ClientRefusal
from hall.model import Account, Attachment, Channel, Interaction, Json, MessageFlag, Post

T = TypeVar("T")


@dataclass(frozen=True)
class Button:
    """A button as it shows."""

    label: str
    custom_id: str | None
    disabled: bool
    style: int
    url: str | None
    emoji: str | None


@dataclass(frozen=True)
class Option:
    """An entry of a menu."""

    label: str
    value: str
    description: str | None
    default: bool
    emoji: str | None = None


@dataclass(frozen=True)
class Menu:
    """A select menu as it shows. Only a menu of texts has options."""

    kind: Kind
    custom_id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int
    most: int
    disabled: bool


@dataclass(frozen=True)
class Message:
    """A message as it stood when it was looked at."""

    id: int
    channel: Channel
    author: Account
    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: tuple[Attachment, ...]
    flags: MessageFlag
    created_at: datetime
    edited_at: datetime | None
    thread: Channel | None
    pinged: tuple[str, ...]
    reply_to: int | None
    deleted: bool
    post: Post = field(repr=False, compare=False)

    @property
    def ephemeral(self) -> bool:
        """True if only one user sees it."""
        return MessageFlag.EPHEMERAL in self.flags

    @property
    def loading(self) -> bool:
        """True if it says that the bot is thinking."""
        return MessageFlag.LOADING in self.flags

    @property
    def buttons(self) -> list[Button]:
        """The buttons, in reading order."""
        found = components.walk(self.components)
        return [_button(part) for part in found if part["type"] == Kind.BUTTON]

    @property
    def menus(self) -> list[Menu]:
        """The select menus, in reading order."""
        return [_menu(part) for part in components.walk(self.components) if part["type"] in SELECTS]

    @property
    def text(self) -> str:
        """Everything there is to read: content, embeds, texts between the components."""
        parts = [self.content, *(_embed_text(embed) for embed in self.embeds)]
        return "\n".join(part for part in [*parts, *components.texts(self.components)] if part)

    @property
    def images(self) -> list[Attachment]:
        """The attachments that are pictures."""
        return [each for each in self.attachments if each.content_type.startswith("image/")]

    @property
    def alt_texts(self) -> list[str]:
        """The descriptions of the pictures, wherever they are given."""
        found = [each.description for each in self.attachments]
        for part in components.walk(self.components):
            found += [item.get("description") for item in part.get("items", ())]
            if part["type"] == Kind.THUMBNAIL:
                found.append(part.get("description"))
        return [text for text in found if text]

    def button(self, wanted: str) -> Button:
        """Return the button with this custom id or label.

        Raises:
            ClientRefusal: no such button, or several.
        """
        return _only(wanted, self.buttons, lambda each: (each.custom_id, each.label))

    def menu(self, wanted: str | None = None) -> Menu:
        """Return the menu with this custom id or placeholder; without one, the only menu.

        Raises:
            ClientRefusal: no such menu, or several.
        """
        if wanted is None and len(self.menus) == 1:
            return self.menus[0]
        return _only(wanted or "", self.menus, lambda each: (each.custom_id, each.placeholder))


@dataclass(frozen=True)
class Field:
    """One thing that a modal asks for."""

    kind: Kind
    custom_id: str
    label: str
    data: Json = field(repr=False)

    @property
    def options(self) -> list[Option]:
        """The entries to choose from, if it is a menu."""
        return [_option(option) for option in self.data.get("options") or ()]


@dataclass(frozen=True)
class Modal:
    """A form that has popped up."""

    title: str
    custom_id: str
    fields: tuple[Field, ...]
    components: list[Json]
    interaction: Interaction = field(repr=False, compare=False)


@dataclass(frozen=True)
class Choice:
    """A suggestion of an autocomplete."""

    name: str
    value: str | int | float


def look(post: Post) -> Message:
    """Return a message as it stands now."""
    return Message(
        id=post.id,
        channel=post.channel,
        author=post.author,
        content=post.content,
        embeds=post.embeds,
        components=post.components,
        attachments=tuple(post.attachments),
        flags=post.flags,
        created_at=post.created_at,
        edited_at=post.edited_at,
        thread=post.thread,
        pinged=tuple(account.name for account in post.pinged),
        reply_to=post.reply_to.id if post.reply_to else None,
        deleted=post.deleted,
        post=post,
    )


def look_at_modal(interaction: Interaction) -> Modal:
    """Return the modal with which an interaction was answered."""
    data = interaction.modal
    assert data is not None
    found = tuple(_fields(data["components"]))
    return Modal(data["title"], data["custom_id"], found, data["components"], interaction)


def _fields(parts: Iterable[Json]) -> Iterable[Field]:
    for part in parts:
        match part["type"]:
            case Kind.ROW:
                inside = part["components"][0]
                yield Field(Kind(inside["type"]), inside["custom_id"], inside["label"], inside)
            case Kind.LABEL:
                inside = part["component"]
                yield Field(Kind(inside["type"]), inside["custom_id"], part["label"], inside)


def _button(part: Json) -> Button:
    return Button(
        label=part.get("label") or "",
        custom_id=part.get("custom_id"),
        disabled=bool(part.get("disabled")),
        style=part["style"],
        url=part.get("url"),
        emoji=_emoji(part),
    )


def _menu(part: Json) -> Menu:
    return Menu(
        kind=Kind(part["type"]),
        custom_id=part["custom_id"],
        placeholder=part.get("placeholder") or "",
        options=tuple(_option(option) for option in part.get("options") or ()),
        least=part["min_values"],
        most=part["max_values"],
        disabled=bool(part.get("disabled")),
    )


def _option(data: Json) -> Option:
    default = bool(data.get("default"))
    return Option(data["label"], data["value"], data.get("description"), default, _emoji(data))


def _emoji(part: Json) -> str | None:
    name: str | None = (part.get("emoji") or {}).get("name")
    return name


def _embed_text(embed: Json) -> str:
    parts = [embed.get("title"), embed.get("description")]
    for each in embed.get("fields") or ():
        parts += [each["name"], each["value"]]
    parts.append((embed.get("footer") or {}).get("text"))
    return "\n".join(part for part in parts if part)


def _only(wanted: str, found: list[T], names: Callable[[T], tuple[str | None, str]]) -> T:
    for position in (0, 1):
        fitting = [each for each in found if names(each)[position] == wanted]
        if len(fitting) == 1:
            return fitting[0]
    shown = [names(each) for each in found]
    raise ClientRefusal(f"there is no single {wanted!r} among {shown}")
