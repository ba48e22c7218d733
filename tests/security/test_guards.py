"""Guards must bark: each is taken away, and the test that relies on it must go red."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass, replace
from types import ModuleType

import pytest

from cogs.forms.fields import ChoiceField
from cogs.gate import access, answers, match_option, router
from cogs.gate.doorkeeper import Doorkeeper
from cogs.panels import lobby, lobby_settings, your_move
from games.core.errors import GameError
from tests.security import test_commands, test_components, test_floods
from tests.security.test_floods import crowd  # noqa: F401 - a fixture

RED = (AssertionError, GameError, TimeoutError, pytest.fail.Exception)


def everybody_may_enter(patch):
    async def may_enter(interaction, record):
        return True

    patch.setattr(access, "may_enter", may_enter)
    patch.setattr(match_option, "may_enter", may_enter)


def a_channel_is_no_wall(patch):
    patch.setattr(access, "_sees", lambda interaction, channel: True)


def any_message_is_a_panel(patch):
    patch.setattr(router, "check_own", lambda interaction: None)
    patch.setattr(answers, "is_panel", lambda interaction: True)


class Anything(int):
    """A number that is like any other."""

    def __ne__(self, other):
        return False

    __eq__, __hash__ = int.__eq__, int.__hash__


def a_prompt_is_not_compared(patch):
    asked = your_move._asked

    def lenient(match, user):
        found = asked(match, user)
        return replace(found, prompt=Anything(found.prompt))

    patch.setattr(your_move, "_asked", lenient)


def a_menu_takes_everything(patch):
    for module in (lobby, lobby_settings):
        patch.setattr(module, "offered", lambda interaction, entries, numbers: ["aesir"])


def a_form_takes_everything(patch):
    patch.setattr(ChoiceField, "fits", lambda self, values: True)


def everybody_is_admitted(patch):
    async def admits(self, interaction):
        return await self.gate.lets_in(interaction)  # so that the end waits for all

    patch.setattr(Doorkeeper, "admits", admits)


def anybody_may_be_called(patch):
    patch.setattr(Doorkeeper, "may_call_to", lambda self, *at: None)


@dataclass(frozen=True)
class Planted:
    """A guard that is taken away, and the test that must find it."""

    fault: Callable[[pytest.MonkeyPatch], None]
    module: ModuleType
    test: str


PLANTED = (
    Planted(
        everybody_may_enter,
        test_components,
        "test_strangers_and_other_servers_change_nothing_by_any_component",
    ),
    Planted(everybody_may_enter, test_commands, "test_a_match_of_another_server_does_not_exist"),
    Planted(
        a_channel_is_no_wall,
        test_commands,
        "test_a_channel_that_one_does_not_see_has_no_matches",
    ),
    Planted(
        any_message_is_a_panel,
        test_components,
        "test_a_panel_is_never_written_into_a_message_that_others_see",
    ),
    Planted(a_prompt_is_not_compared, test_components, "test_what_was_used_does_nothing_again"),
    Planted(
        a_menu_takes_everything,
        test_components,
        "test_the_menus_of_an_invitation_take_only_what_they_offer",
    ),
    Planted(
        a_form_takes_everything,
        test_components,
        "test_the_forms_of_an_invitation_take_only_what_they_offer",
    ),
    Planted(
        everybody_is_admitted,
        test_floods,
        "test_what_is_refused_costs_neither_a_request_nor_a_look_into_the_store",
    ),
    Planted(anybody_may_be_called, test_floods, "test_nobody_is_called_again_and_again"),
)


@pytest.fixture
def given(planted, request):
    """What the test asks for; fixtures are made before the loop runs."""
    test = getattr(planted.module, planted.test)
    known = _parameters(test)
    names = inspect.signature(test).parameters
    return {name: known.get(name) or request.getfixturevalue(name) for name in names}


@pytest.mark.parametrize("planted", PLANTED, ids=lambda one: f"{one.fault.__name__}-{one.test}")
async def test_a_guard_that_is_missing_is_missed(planted, given, monkeypatch):
    planted.fault(monkeypatch)

    with pytest.raises(RED):
        await getattr(planted.module, planted.test)(**given)


def _parameters(test):
    """The last values that a test is tried with."""
    found = {}
    for mark in getattr(test, "pytestmark", ()):
        names, values = mark.args
        found[names] = values[-1]
    return found
