"""Slash commands as a person types them: `/path option:value "option":…`, listed by a bare `/`."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from hall.command_limits import NESTING, OptionType
from hall.console_markdown import clean
from hall.console_names import Names
from hall.errors import ClientRefusal
from hall.hall import Hall
from hall.model import Channel, Json
from hall.sights import Choice
from hall.typed import check_known, find_command
from hall.users import User

# A value ends where the next `name:` begins, but an address is no name.
_NAME = r"[-'\w]+:(?!//)"
_OPTION = re.compile(rf'({_NAME})\s*("(?:\\.|[^"\\])*"|(?!{_NAME})\S+(?:\s+(?!{_NAME})\S+)*)?\s*')
_YES = {"yes": True, "true": True, "no": False, "false": False}
_ASKING = "?"


@dataclass(frozen=True)
class Offer:
    """A slash command that can be used, such as `match new`."""

    path: str
    description: str
    options: tuple[Json, ...]

    def lines(self) -> Iterator[Text]:
        """Yield how it is used, option by option."""
        line = Text(f"/{self.path}", style="bold blue")
        for option in self.options:
            name = f"{option['name']}:…"
            line.append(f" {name}" if option.get("required") else f" [{name}]", "not bold")
        yield line.append(f"  {clean(self.description)}", "not bold default")
        for option in self.options:
            yield Text(f"    {option['name']}: {clean(option['description'])}{_note(option)}")

    def option(self, name: str) -> Json:
        """Return an option by its name."""
        return next(option for option in self.options if option["name"] == name)


def offers(hall: Hall, channel: Channel) -> list[Offer]:
    """Return the slash commands that are offered in a channel, by path."""
    commands = hall.commands() + (hall.commands(channel.guild) if channel.guild else [])
    found = {}
    for command in commands:
        for offer in _leaves(command, ""):
            with suppress(ClientRefusal):
                find_command(hall.world, channel, offer.path)
                found[offer.path] = offer
    return [found[path] for path in sorted(found)]


@dataclass(frozen=True)
class Line:
    """A line that was typed: the command that it means, and the options as texts."""

    offer: Offer
    texts: dict[str, str]

    @property
    def asked(self) -> str | None:
        """The option for which suggestions are wanted, if any."""
        return next((name for name, text in self.texts.items() if text.startswith(_ASKING)), None)

    async def suggestions(self, user: User, channel: Channel, names: Names) -> list[Choice]:
        """Return what is suggested for the option that is asked for.

        Raises:
            ClientRefusal: it has no suggestions.
        """
        asked = self.asked
        assert asked is not None
        others = {name: text for name, text in self.texts.items() if name != asked}
        return await self._complete(user, channel, asked, self.texts[asked][1:], others, names)

    async def values(self, user: User, channel: Channel, names: Names) -> dict[str, Any]:
        """Return the options as values; the name of a suggestion stands for its value.

        Raises:
            ClientRefusal: a text is not what its option takes.
        """
        texts = dict(self.texts)
        for name, text in self.texts.items():
            if self.offer.option(name).get("autocomplete"):
                others = {other: texts[other] for other in texts if other != name}
                choices = await self._complete(user, channel, name, text, others, names)
                texts[name] = _picked(text, choices)
        return self._converted(texts, names)

    async def _complete(
        self,
        user: User,
        channel: Channel,
        name: str,
        text: str,
        others: dict[str, str],
        names: Names,
    ) -> list[Choice]:
        known = self._converted(others, names)
        path = self.offer.path
        return await user.autocomplete(channel, path, focused=name, value=text, **known)

    def _converted(self, texts: dict[str, str], names: Names) -> dict[str, Any]:
        return {name: _value(self.offer.option(name), text, names) for name, text in texts.items()}


def parse(hall: Hall, channel: Channel, text: str) -> Line:
    """Return what a line means, the slash left out.

    Raises:
        ClientRefusal: there is no such command, or no such option.
    """
    words = text.split()
    for offer in offers(hall, channel):
        path = offer.path.split()
        if [word.casefold() for word in words[: len(path)]] == path:
            rest = re.sub(rf"\s*(?:\S+\s*){{{len(path)}}}", "", text, count=1)
            texts = _options(offer, rest)
            check_known(find_command(hall.world, channel, offer.path), texts)
            return Line(offer, texts)
    raise ClientRefusal(f"there is no /{text}; a bare / lists what there is")


def _leaves(command: Json, before: str) -> Iterator[Offer]:
    options = command.get("options") or ()
    path = f"{before} {command['name']}".strip()
    inside = [option for option in options if option["type"] in NESTING]
    for each in inside:
        yield from _leaves(each, path)
    if not inside:
        yield Offer(path, command.get("description") or "", tuple(options))


def _options(offer: Offer, text: str) -> dict[str, str]:
    """Return the options of a line; text before any name belongs to the first one, as in Discord.

    Raises:
        ClientRefusal: there is text that belongs nowhere.
    """
    first = _OPTION.search(text)
    bare = text[: first.start() if first else len(text)].strip()
    texts = {match[1][:-1]: _unquoted(match[2] or "") for match in _OPTION.finditer(text)}
    free = [option["name"] for option in offer.options if option["name"] not in texts]
    if bare and not free:
        raise ClientRefusal(f"{bare!r} belongs to no option of /{offer.path}")
    return {free[0]: _unquoted(bare), **texts} if bare else texts


def _unquoted(text: str) -> str:
    if len(text) > 1 and text[0] == text[-1] == '"':
        return re.sub(r"\\(.)", r"\1", text[1:-1])
    return text.strip()


def _picked(text: str, choices: list[Choice]) -> str:
    """Return the value of the suggestion that has this name, else the text as it is."""
    if any(str(choice.value) == text for choice in choices):
        return text
    named = [c for c in choices if clean(c.name).casefold() == text.casefold()]
    return str(named[0].value) if named else text


def _value(option: Json, text: str, names: Names) -> Any:
    match OptionType(option["type"]):
        case OptionType.INTEGER | OptionType.NUMBER if option.get("choices"):
            return next((c["value"] for c in option["choices"] if c["name"] == text), _number(text))
        case OptionType.INTEGER | OptionType.NUMBER:
            return _number(text)
        case OptionType.BOOLEAN:
            return _YES.get(text.casefold(), text)
        case OptionType.USER:
            return names.account(text)
        case OptionType.ROLE:
            return names.role(text)
        case OptionType.MENTIONABLE:
            return names.anybody(text)
        case OptionType.CHANNEL:
            return names.channel(text)
    return text


def _number(text: str) -> int | float | str:
    for kind in (int, float):
        with suppress(ValueError):
            return kind(text)
    return text


def _note(option: Json) -> str:
    notes = [] if option.get("required") else ["optional"]
    if option.get("choices"):
        notes.append("one of " + ", ".join(clean(str(c["name"])) for c in option["choices"]))
    if option.get("autocomplete"):
        notes.append(f"{option['name']}:? suggests")
    kinds = {OptionType.BOOLEAN: "yes or no", OptionType.USER: "@name"}
    if option["type"] in kinds:
        notes.append(kinds[option["type"]])
    return f" ({'; '.join(notes)})" if notes else ""
