"""What can be set for the bot: by variables, by options of `run`, and where it is told."""

import re
from pathlib import Path

import pytest
from msgspec.structs import fields

from bot.cli.run import command
from bot.logs import Level
from bot.settings import BadSettings, OperatorSettings

VARIABLES = {one.encode_name: one.name for one in fields(OperatorSettings)}
README = Path(__file__).parents[2] / "README.md"
ROW = re.compile(r"^\| `([A-Z_]+)` \| (?:`--(\w+)`)? *\|", re.MULTILINE)


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch, tmp_path):
    """A folder in which nothing is set."""
    monkeypatch.chdir(tmp_path)
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_nothing_need_be_set():
    assert OperatorSettings.read() == OperatorSettings("", "skald.db", None, Level.INFO, None)


def test_a_variable_counts_for_more_than_a_line_of_the_file(elsewhere, monkeypatch):
    (elsewhere / ".env").write_text(
        "DISCORD_TOKEN=filed\nSKALD_HEALTH=8080\nSKALD_PACE=0.5\nMORE=1\n"
    )
    monkeypatch.setenv("DISCORD_TOKEN", "told")
    found = OperatorSettings.read()

    assert (found.token, found.health, found.pace) == ("told", 8080, 0.5)


def test_all_that_cannot_be_is_named_at_once(monkeypatch):
    monkeypatch.setenv("SKALD_HEALTH", "0")
    monkeypatch.setenv("SKALD_LOG", "LOUD")
    monkeypatch.setenv("SKALD_PACE", "-1")
    with pytest.raises(BadSettings) as wrong:
        OperatorSettings.read()

    assert wrong.value.args == ("SKALD_HEALTH", "SKALD_LOG", "SKALD_PACE")


def test_the_token_is_not_printed(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "a token")

    assert "a token" not in f"{OperatorSettings.read()!r} {OperatorSettings.read()}"


def test_the_readme_tells_every_setting_and_its_option():
    """A row each, with the option of `run` that stands for it, if there is one."""
    told = {variable: option or None for variable, option in ROW.findall(README.read_text())}
    options = {one.name for one in command.params if not one.hidden}

    assert told == {
        variable: name if name in options else None for variable, name in VARIABLES.items()
    }
    assert options < set(VARIABLES.values())


def test_an_option_says_what_the_setting_does():
    for option in (one for one in command.params if not one.hidden):
        (variable,) = (one for one, name in VARIABLES.items() if name == option.name)

        assert option.help.endswith(f"; else {variable}.")
