"""The base of all titles' cogs: a group of commands, made from a table of what may be typed.

Every option is a text that is suggested from what is asked and described by the question that
the panel asks. Knows no title; `title_commands` serves the commands.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from inspect import Parameter, Signature
from typing import Any, NamedTuple, cast, get_origin, get_type_hints

import discord
from discord import app_commands
from discord.ext import commands

from cogs.gate.match_option import Choices, told
from cogs.titles.title_commands import TitleCommands
from cogs.titles.typed_action import Kinds
from games.core.vocabulary import tag
from play.library import words_of
from play.services import Services

Callback = Callable[..., Awaitable[None]]
Forms = Mapping[str, "Form"]
"""The commands of a title by their names."""
WHOLE = "play"
"""The one option of a command whose actions are chosen as a whole."""
MATCH = "match"


class Form(NamedTuple):
    """A command: the kinds of action that it stands for, and how they are typed.

    Its options are the fields of the first kind. It is described by the title's message
    `command-<group>-<command>`; where there is none, as the panel names that kind.
    """

    kinds: Kinds
    optional: tuple[str, ...] = ()
    """Fields that another kind has not; a list may always be left out, and then is empty."""
    names: Mapping[str, str] = {}
    """Names that Discord is told instead of a field's own."""
    whole: bool = False
    """Its actions are not typed field by field."""


class TitleCog(commands.GroupCog):
    """The slash commands of one title, by a table of them.

    `known` tells the values that exist for a field in a match of so many seats.
    """

    def __init__(
        self,
        services: Services,
        title: str,
        forms: Forms,
        known: Callable[[int], Mapping[str, Sequence[Any]]],
    ) -> None:
        super().__init__()
        group = self.app_command
        assert isinstance(group, app_commands.Group)
        kinds = {name: form.kinds for name, form in forms.items()}
        title_commands = TitleCommands(services, title, group.name, kinds, known)
        for name, form in forms.items():
            group.add_command(_command(title_commands, title, group.name, name, form))


def _command(
    title_commands: TitleCommands, title: str, group: str, name: str, form: Form
) -> app_commands.Command[Any, ..., None]:
    """A command of a group, with what describes and suggests its options."""
    questions = _questions(title, group, form)
    deed = _deed(title_commands, form, [*questions, MATCH])
    deed = app_commands.describe(**questions, match=told("match-option"))(deed)
    deed = app_commands.rename(**form.names)(deed)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name, description=_description(title, group, name, form), callback=cast("Any", deed)
    )
    for option in questions:
        command.autocomplete(option)(_suggester(title_commands, option, form))
    command.autocomplete(MATCH)(_own_matches(title_commands))
    return command


def _questions(title: str, group: str, form: Form) -> dict[str, str]:
    """Give the question of each option, as the panel asks it."""
    words, kind = words_of(title), form.kinds[0]
    if form.whole:
        return {WHOLE: words.text(f"command-{group}-{WHOLE}")}
    return {field: words.text(tag(kind), field) for field in kind.__struct_fields__}


def _description(title: str, group: str, name: str, form: Form) -> str:
    words, own = words_of(title), f"command-{group}-{name}"
    return words.text(own) if words.has(own) else words.text(tag(form.kinds[0]), "kind")


def _deed(title_commands: TitleCommands, form: Form, options: Sequence[str]) -> Callback:
    """Make the function of a command; Discord is told the options by its signature."""
    hints = get_type_hints(form.kinds[0])
    lists = {field: "" for field in options if get_origin(hints.get(field)) is tuple}

    async def act(
        interaction: discord.Interaction, match: str | None = None, **texts: str | None
    ) -> None:
        if form.whole:
            await title_commands.act_whole(interaction, match, texts[WHOLE] or "")
        else:
            await title_commands.act(interaction, match, **{**texts, **_empty(lists, texts)})

    spare = {MATCH, *form.optional, *lists}
    asked = [_parameter(option, needed=option not in spare) for option in options]
    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD)
    cast("Any", act).__signature__ = Signature([first, *asked])
    return act


def _empty(lists: Mapping[str, str], texts: Mapping[str, str | None]) -> dict[str, str]:
    """The lists that were left out."""
    return {field: none for field, none in lists.items() if texts.get(field) is None}


def _parameter(option: str, *, needed: bool) -> Parameter:
    if needed:
        return Parameter(option, Parameter.KEYWORD_ONLY, annotation=str)
    return Parameter(option, Parameter.KEYWORD_ONLY, annotation=str | None, default=None)


def _suggester(title_commands: TitleCommands, option: str, form: Form) -> Callable[..., Any]:
    async def suggest(interaction: discord.Interaction, current: str) -> Choices:
        if form.whole:
            return await title_commands.suggest_whole(interaction, current)
        return await title_commands.suggest(interaction, option, current)

    return suggest


def _own_matches(title_commands: TitleCommands) -> Callable[..., Any]:
    async def suggest(interaction: discord.Interaction, current: str) -> Choices:
        return await title_commands.own_matches(interaction, current)

    return suggest
