"""Messages laid out for a terminal: who says it, the texts, the pictures, buttons and menus."""

import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass, replace
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from hall.components import LINK_STYLE, Kind, children
from hall.console_controls import Control, usable
from hall.console_indent import Flow, Indented
from hall.console_markdown import clean, inline, moment, paragraphs
from hall.console_names import Names
from hall.console_pictures import Pictures
from hall.model import Attachment, Json, MessageFlag
from hall.sights import Button, Menu, Message, Option

_BUTTON_STYLES = {1: "bold blue", 2: "bold", 3: "bold green", 4: "bold red"}
MANY = 6
"""So many entries of a menu are set in columns, if they have no descriptions."""
REPEATED = 2
"""So many lines of a changed message are repeated; more of them are left out."""
_WHO = {
    Kind.USER_SELECT: "@name",
    Kind.ROLE_SELECT: "@role",
    Kind.MENTIONABLE_SELECT: "@name",
    Kind.CHANNEL_SELECT: "#channel",
}


def essence(message: Message) -> tuple[Any, ...]:
    """Return what there is to see on a message: two of the same essence look the same."""
    return (
        message.text,
        message.alt_texts,
        [(each.filename, each.data, each.description) for each in message.attachments],
        [astuple(_nameless(part)) for part in usable(message)],
    )


def first_words(message: Message, names: Names) -> str:
    """Return how a message begins."""
    lines = [line.plain for line in paragraphs(message.text, names) if line.plain.strip()]
    return textwrap.shorten((lines or ["no text"])[0], 60, placeholder="…")


@dataclass
class Sheet:
    """One message, laid out with the numbers of its controls.

    Long texts that were there `before` already are left out, if that is given.
    """

    message: Message
    controls: list[Control]
    names: Names
    pictures: Pictures
    before: Message | None = None

    def render(self, reader: str, remark: str = "") -> RenderableType:
        """Return the message as somebody of this name reads it, with a remark beside its head."""
        self._left = iter(self.controls)
        old = paragraphs(self.before.text, self.names) if self.before else ()
        self._old = {line.plain for line in old}
        return Group(self._head(reader, remark), Indented(*self._body()), "")

    def _head(self, reader: str, remark: str) -> Text:
        message = self.message
        head = Text(message.author.name, style="bold magenta" if message.author.bot else "bold")
        head.append(f"  {moment(message.created_at, self.names.now(), 't')}", "not bold dim")
        if message.ephemeral:
            head.append("  (only you)", "not bold yellow")
        if reader in message.pinged:
            head.append("  🔔", "not bold")
        return head.append(f"  {remark}" if remark else "", "not bold dim")

    def _body(self) -> Iterator[RenderableType]:
        message = self.message
        yield from self._prose(message.content)
        for embed in message.embeds:
            yield Indented(*self._embed(embed))
        if MessageFlag.COMPONENTS_V2 not in message.flags:
            for attachment in message.attachments:
                yield self.pictures.line(attachment, None)
        yield from self._parts(message.components)

    def _parts(self, parts: Iterable[Json]) -> Iterator[RenderableType]:
        for part in parts:
            yield from self._part(part)

    def _part(self, part: Json) -> Iterator[RenderableType]:
        match part["type"]:
            case Kind.TEXT:
                yield from self._prose(part["content"])
            case Kind.ROW if all(each["type"] == Kind.BUTTON for each in part["components"]):
                yield Flow(*[self._button(each) for each in part["components"]])
            case Kind.BUTTON:
                yield self._button(part)
            case kind if kind == Kind.STRING_SELECT or kind in _WHO:
                yield from self._menu()
            case Kind.GALLERY:
                for item in part["items"]:
                    yield self._media(item["media"], item.get("description"))
            case Kind.THUMBNAIL:
                yield self._media(part["media"], part.get("description"))
            case Kind.FILE:
                yield self._media(part["file"], None)
            case Kind.SEPARATOR:
                yield Text("────────" if part.get("divider", True) else "", style="dim")
            case _:
                yield from self._parts(children(part))

    def _prose(self, text: str) -> Iterator[Text]:
        lines = paragraphs(text, self.names)
        for is_old, run in groupby(lines, lambda line: line.plain in self._old):
            some = list(run)
            yield from [Text("…", style="dim")] if is_old and len(some) > REPEATED else some

    def _button(self, part: Json) -> Text:
        emoji = (part.get("emoji") or {}).get("name")
        label = " ".join(word for word in (emoji, part.get("label")) if word)
        if part["style"] == LINK_STYLE:
            return inline(f"[{label}]({part['url']})", self.names)
        if part.get("custom_id") is None:
            return Text(label, style="dim")
        number = next(self._left).number
        if part.get("disabled"):
            return Text(f"[{number}] {clean(label)} (off)", style="dim")
        style = _BUTTON_STYLES.get(part["style"], "bold")
        return Text(f"[{number}] ").append(clean(label), style)

    def _menu(self) -> Iterator[RenderableType]:
        control = next(self._left)
        assert isinstance(control.part, Menu)
        menu, number = control.part, control.number
        head = Text(f"[{number}] ").append(clean(menu.placeholder) or "Choose", "bold")
        head.append(f"  ({_how_to_choose(menu, number)})", "dim")
        yield head
        if menu.least == 0 and not menu.disabled:
            yield Text(f"  [{number}.0] ").append("nothing", "italic")
        lines = [option_line(f"{number}.{at}", option) for at, option in enumerate(menu.options, 1)]
        if any(option.description for option in menu.options) or len(lines) < MANY:
            yield from lines
        else:
            yield Columns(lines, padding=(0, 1), column_first=True)

    def _media(self, media: Json, description: str | None) -> Text:
        attachment = self._attachment(media)
        if attachment is not None:
            return self.pictures.line(attachment, description)
        return Text(f"picture: {media['url']}" + (f" — {description}" if description else ""))

    def _attachment(self, media: Json) -> Attachment | None:
        for attachment in self.message.attachments:
            if str(attachment.id) == media.get("attachment_id") or attachment.url == media["url"]:
                return attachment
        return None

    def _embed(self, embed: Json) -> Iterator[RenderableType]:
        if title := embed.get("title"):
            heading = inline(clean(title), self.names)
            heading.stylize_before("bold")
            yield heading
        yield from paragraphs(embed.get("description") or "", self.names)
        for field in embed.get("fields") or ():
            yield from paragraphs(f"**{field['name']}**\n{field['value']}", self.names)
        for key in ("image", "thumbnail"):
            if embed.get(key):
                yield self._media(embed[key], None)
        if footer := (embed.get("footer") or {}).get("text"):
            yield Text(clean(footer), style="dim")


def option_line(number: str, option: Option) -> Text:
    """Return the line of one entry to choose."""
    line = Text(f"  [{number}] ").append(clean(option.label), "bold")
    if option.description:
        line.append(f" — {clean(option.description)}")
    return line.append(" (chosen)" if option.default else "", "green")


def _how_to_choose(menu: Menu, number: int) -> str:
    if menu.disabled:
        return "off"
    many = f"{menu.least} to {menu.most}" if menu.least != menu.most else f"{menu.most}"
    if menu.kind in _WHO:
        return f"type {number} {_WHO[menu.kind]}" + (f", {many} of them" if menu.most > 1 else "")
    if menu.most == 1:
        return f"type {number}.1 for the first"
    return f"choose {many}, such as {number}.1 {number}.2"


def _nameless(part: Button | Menu) -> Button | Menu:
    """Return a control without what only the bot reads."""
    if isinstance(part, Button):
        return replace(part, custom_id="")
    options = tuple(replace(option, value="") for option in part.options)
    return replace(part, custom_id="", options=options)
