"""Guards must bark: faults of the Discord layer make the tests fail that look after it.

Each fault is a patch, named beside the tests that must go red with it.
"""

from contextlib import asynccontextmanager
from functools import partial
from itertools import count

import discord

from cogs import client
from cogs.gate import answers, router, tree
from cogs.panels import your_move
from cogs.panels.your_move import YourMove
from cogs.post import messenger
from games.core.errors import GameError
from games.nine_realms.actions import Attack
from play.hours import deadlines
from play.match import consequences
from play.post.posting import Posting
from play.watch import expiry
from tests.cogs import test_calls, test_client, test_lobby, test_match, test_panel, test_table
from tests.planted.barking import Planted, check_found, each, entering

FAULTS: list[Planted] = []
caught_by = partial(entering, FAULTS)


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
    patch.setattr(messenger, "_nonce", lambda post: f"skald-{next(numbers)}")


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
def an_attack_at_the_first_click(patch):
    patch.setattr(Attack, "weighty", False)


@caught_by(test_panel, "test_the_other_player_never_sees_a_panel")
def a_panel_for_all_to_see(patch):
    async def openly(interaction):
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

    patch.setattr(messenger.DiscordMessenger, "invite", silent)


@each(FAULTS)
async def test_a_planted_fault_is_found(fault, module, name, tmp_path, monkeypatch, caplog):
    await check_found(fault, module, name, tmp_path, monkeypatch, caplog)
