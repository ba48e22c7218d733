"""Guards must bark: faults of the Discord layer make the tests fail that look after it.

Each fault is a patch, named beside the tests that must go red with it.
"""

from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from types import SimpleNamespace

import discord
from discord import app_commands

from cogs import client
from cogs.commands.dice import DiceCog
from cogs.commands.table import TableCog
from cogs.gate import answers, router, tree
from cogs.gate.router import Route
from cogs.panels import your_move
from cogs.panels.joining import lobby_card
from cogs.panels.living import LivingPanels
from cogs.panels.your_move import YourMove
from cogs.post.messenger import DiscordMessenger
from cogs.post.usher import DiscordUsher
from db import Status, restored
from games.core.errors import GameError
from games.nine_realms.actions import EndTurn
from play.hours import deadlines
from play.library import playable
from play.match import consequences
from play.match.open_panels import OpenPanels
from play.post.posting import Posting
from play.watch import expiry
from tests.cogs import (
    test_calls,
    test_client,
    test_living_panel,
    test_lobby,
    test_match,
    test_panel,
    test_restore,
    test_table,
)
from tests.e2e.faults import test_twice
from tests.e2e.faults.title_ways import group_of
from tests.leaks import test_staff
from tests.planted.barking import Planted, check_found, each, entering

FAULTS: list[Planted] = []
caught_by = partial(entering, FAULTS)


@caught_by(test_staff, "test_the_details_of_a_closed_match_keep_its_secret_until_it_is_over")
def a_secret_that_is_told_of_a_closed_match(patch):
    patch.setattr(lobby_card, "is_open", lambda record: record.status is Status.OVER)


@caught_by(test_calls, "test_a_call_is_one_plain_line_with_exactly_one_mention")
def messages_that_may_ping_everybody(patch):
    everybody = discord.AllowedMentions.all()
    send = discord.PartialMessageable.send

    async def loud(self, *args, allowed_mentions, **options):
        return await send(self, *args, allowed_mentions=everybody, **options)

    patch.setattr(discord.PartialMessageable, "send", loud)


@caught_by(test_calls, "test_who_clicked_in_the_last_two_minutes_is_not_called")
def a_call_for_whoever_is_here(patch):
    patch.setattr(deadlines, "PRESENT", 0.0)


@caught_by(test_calls, "test_there_is_one_live_call_and_it_goes_when_it_is_answered")
def a_call_that_stays(patch):
    patch.setattr(consequences, "no_calls", lambda seat: [])


@caught_by(test_client, "test_a_lost_answer_posts_nothing_twice")
def a_nonce_that_changes(patch):
    numbers = count()
    patch.setattr(DiscordMessenger, "_nonce", lambda self, post: f"skald-{next(numbers)}")


@caught_by(test_client, "test_a_fault_in_a_button_is_admitted_and_logged")
def an_error_that_is_swallowed(patch):
    async def silent(interaction, text):
        await SAY(interaction, "…")

    patch.setattr(answers, "say", silent)


SAY = answers.say


@caught_by(test_client, "test_commands_are_told_once_and_not_again_at_a_restart")
def commands_that_are_told_every_time(patch):
    async def always(self):
        await self.tree.sync()

    patch.setattr(client.SkaldClient, "_sync", always)


@caught_by(test_panel, "test_a_confirmation_of_yesterday_does_nothing")
def a_panel_that_takes_any_prompt(patch):
    async def trusting(self, interaction, match, prompt, path):
        asked = your_move._asked(match, interaction.user.id)
        await self._act(
            interaction, asked, your_move._stage(asked, your_move.ids.path_of(path)).action
        )

    patch.setattr(YourMove, "do", trusting)


@caught_by(test_panel, "test_what_cannot_be_taken_back_is_asked_twice")
def an_end_of_the_turn_at_the_first_click(patch):
    patch.setattr(EndTurn, "weighty", False)


@caught_by(test_panel, "test_the_other_player_never_sees_a_panel")
def a_panel_for_all_to_see(patch):
    async def openly(interaction, **_):
        await answers.acknowledge(interaction, openly=True)

    patch.setattr(router, "acknowledge", openly)


@caught_by(test_match, "test_strangers_settle_nothing")
def a_stranger_who_may_give_up(patch):
    patch.setattr(tree, "guarded", _lenient)


@asynccontextmanager
async def _lenient(interaction, *_):
    try:
        yield
    except GameError:
        await answers.say(interaction, "As you like.")


@caught_by(test_table, "test_who_hands_a_seat_over_keeps_no_call_for_it")
def a_direct_message_that_is_looked_for_at_the_wrong_person(patch):
    patch.setattr(Posting, "reader", lambda self, match, post: None)


@caught_by(test_table, "test_a_proposal_that_ran_out_tells_so_and_has_no_buttons")
def a_proposal_that_keeps_its_buttons(patch):
    async def blind(self):
        return None

    patch.setattr(expiry.Expiry, "look", blind)


@caught_by(test_client, "test_an_answer_that_discord_would_not_have_is_admitted")
def thinking_for_ever(patch):
    patch.setattr(answers, "_may_hear", lambda error: False)


@caught_by(test_lobby, "test_who_cannot_be_called_is_not_invited_and_that_is_told")
def an_invitation_that_fails_in_silence(patch):
    async def silent(self, *_):
        return None

    patch.setattr(DiscordUsher, "invite", silent)


@caught_by(test_restore, "test_a_post_of_the_same_number_is_another_message")
def an_epoch_that_stays(patch):
    patch.setattr(restored, "secrets", SimpleNamespace(token_urlsafe="0".zfill))


@caught_by(test_restore, "test_an_invitation_that_began_since_can_begin_again")
def a_future_that_nothing_takes_back(patch):
    async def nothing(self, *_):
        return None

    patch.setattr(DiscordMessenger, "take_back", nothing)


@caught_by(test_twice, "test_every_command_component_and_form_has_its_way")
def a_command_that_nobody_tries(patch):
    patch.setattr(client, "DiceCog", NewerDice)


class NewerDice(DiceCog):
    @app_commands.command(name="throw", description="Throw something.")
    async def throw(self, interaction):
        await answers.say(interaction, "Thrown.")


@caught_by(test_twice, "test_every_command_component_and_form_has_its_way")
def a_button_that_nobody_tries(patch):
    def more(*given):
        return {**ROUTES(*given), "newer": Route(answers.say)}

    patch.setattr(client, "routes", more)


ROUTES = client.routes


@caught_by(test_twice, "test_one_command_alone_is_its_own_acknowledgement")
def a_second_command_that_answers_at_once(patch):
    given = {tree.ANSWER: tree.Answer.AT_ONCE}
    patch.setattr(TableCog.give, "extras", given)


@caught_by(test_twice, "test_what_was_never_offered_is_refused_once")
def a_process_that_complains_of_the_other(patch):
    patch.setattr(answers, "_is_answered", lambda error: False)


@caught_by(test_twice, "test_every_command_of_the_house_is_done_once")
def a_command_that_acts_before_it_acknowledges(patch):
    check = tree.Tree.interaction_check

    async def late(self, interaction):
        if interaction.command and interaction.command.qualified_name == "table give":
            return await self.client.doorkeeper.admits(interaction)
        return await check(self, interaction)

    patch.setattr(tree.Tree, "interaction_check", late)


@caught_by(test_twice, "test_every_command_of_a_title_is_done_once")
def a_command_of_a_title_that_acts_before_it_acknowledges(patch):
    patch.setattr(tree, "_answer_of", _at_once_in_titles)


def _at_once_in_titles(interaction):
    group = interaction.command.qualified_name.split()[0]
    return tree.Answer.AT_ONCE if group in map(group_of, playable()) else None


@caught_by(test_twice, "test_whatever_is_pressed_chosen_or_sent_off_is_done_once")
def a_button_that_acts_before_it_acknowledges(patch):
    async def late(interaction):
        if interaction.type is not discord.InteractionType.component:
            await answers.acknowledge(interaction)

    patch.setattr(router, "acknowledge", late)


@caught_by(test_living_panel, "test_a_panel_is_edited_when_somebody_else_decides")
def a_panel_that_is_never_looked_at_again(patch):
    patch.setattr(LivingPanels, "look", lambda self, match: None)


@caught_by(test_living_panel, "test_your_move_takes_the_panel_before_away")
def a_panel_that_is_left_behind(patch):
    async def left(self, panel):
        """Do nothing."""

    patch.setattr(LivingPanels, "_take_away", left)


@caught_by(test_living_panel, "test_awaited_again_without_a_panel_one_is_called_in_an_own_turn")
def a_panel_that_everybody_seems_to_have(patch):
    patch.setattr(OpenPanels, "of", lambda self, match, now: dict.fromkeys(range(9), now + 1e9))


@caught_by(
    test_living_panel,
    "test_awaited_again_with_a_panel_one_is_called_when_it_can_no_longer_be_edited",
)
def a_call_for_whoever_has_a_panel(patch):
    patch.setattr(OpenPanels, "of", lambda self, match, now: {})


@each(FAULTS)
async def test_a_planted_fault_is_found(fault, module, name, tmp_path, monkeypatch, caplog):
    await check_found(fault, module, name, tmp_path, monkeypatch, caplog)
