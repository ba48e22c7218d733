"""The commands of every title as a whole: complete, described, and as many as Discord takes."""

from importlib import import_module
from itertools import chain
from typing import get_args

import pytest
from discord import app_commands

from cogs.titles import nine_realms, norsaga
from tests.cogs.scene import typed
from tests.games.trials import trials

MOST = 25
"""Discord takes no more commands in a group."""
TITLES = {import_module(f"cogs.titles.{key}"): trial for key, trial in trials().items()}


def group(title) -> app_commands.Group:
    """The commands as Discord is told them."""
    found = title.COG(None).app_command
    assert isinstance(found, app_commands.Group)
    return found


def option(title, command, name) -> app_commands.transformers.CommandParameter:
    """An option of a command, by the name of the field."""
    return next(one for one in group(title).get_command(command).parameters if one.name == name)


@pytest.fixture(params=TITLES, ids=lambda title: title.TITLE)
def title(request):
    """The module of a title's cog."""
    return request.param


def test_every_kind_of_action_has_exactly_one_command(title):
    """What is for the silent has none: nobody says it."""
    kinds = list(chain.from_iterable(form.kinds for form in title.FORMS.values()))

    assert len(kinds) == len(set(kinds))
    assert set(kinds) == {one for one in get_args(TITLES[title].commands) if not one.silent}


def test_every_command_is_there_once_and_discord_takes_them_all(title):
    names = [command.name for command in group(title).walk_commands()]

    assert group(title).name == title.GROUP
    assert names == list(title.FORMS)
    assert len(names) <= MOST


def test_a_command_asks_for_the_fields_of_its_action(title):
    """What is chosen as a whole, such as a play of Fate, has one option instead."""
    for command in group(title).walk_commands():
        form = title.FORMS[command.name]
        wanted = ("play",) if form.whole else form.kinds[0].__struct_fields__

        assert {one.name for one in command.parameters} == {*wanted, "match"}
        assert all(one.autocomplete for one in command.parameters)


def test_what_may_be_left_out_is_optional(title):
    """That is what no other kind of the command needs, and lists of cards: a hand may be empty."""
    left_out = {
        (command.name, one.name)
        for command in group(title).walk_commands()
        for one in command.parameters
        if not one.required and one.name != "match"
    }

    assert left_out == TITLES[title].optional


def test_an_option_is_described_by_the_panels_question(title):
    """No description is discord.py's own "…", and a match can be named everywhere."""
    for command in group(title).walk_commands():
        match = command.get_parameter("match")
        described = [one.description for one in (command, *command.parameters)]

        assert "…" not in map(str, described)
        assert match is not None
        assert not match.required


def test_options_ask_what_the_panel_asks():
    words = norsaga.words_of(norsaga.TITLE)

    assert str(option(norsaga, "assault", "target").description) == words.text("assault", "target")
    assert group(norsaga).get_command("chant").description == words.text("chant", "kind")
    assert group(norsaga).get_command("pass").description == words.text("command-norsaga-pass")


def test_discord_may_be_told_another_name_than_the_fields():
    assert str(option(nine_realms, "counter", "counter").display_name) == "strike-back"


def test_the_commands_are_of_use_on_servers_and_in_messages(title):
    assert group(title).allowed_contexts.dm_channel


async def test_another_game_s_commands_name_the_one_that_is_played_here(table):
    """In its thread; elsewhere there is no match of that game."""
    here = await typed(table.ann, table.thread, "norsaga pass")
    elsewhere = await typed(table.ann, table.room, "norsaga pass")

    assert here == "War of the 9 Realms is played here: its commands begin with `/realms`."
    assert elsewhere.startswith("There is no match here.")
