"""What whoever runs the bot may set."""

import pytest

from bot.logs import Level
from bot.settings import BadSettings, OperatorSettings


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch, tmp_path):
    """A folder in which nothing is set."""
    monkeypatch.chdir(tmp_path)
    for name in (
        "DISCORD_TOKEN",
        *(f"SKALD_{one}" for one in ("DATABASE", "HEALTH", "LOG", "PACE")),
    ):
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
