"""What players read: the story, what is awaited, refusals; never more than one may know."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from games.core.errors import (
    AmbiguousAction,
    GameError,
    GameOver,
    IllegalAction,
    InvalidAction,
    NotYourDecision,
)
from games.core.vocabulary import MatchRewound, PracticeBegan
from games.fallen_kingdoms.rounds import Round
from games.nine_realms.actions import Attack, Deploy, DeployAsUsual, EndTurn, Move, Pass
from games.nine_realms.events import FateDrawn
from games.nine_realms.refusals import OutOfReach
from games.norseheim.actions import ChooseReward
from games.norseheim.rewards import Reward
from games.norseheim.steps.rewards import RewardPhase
from play.library import words_of
from play.match.match import Match
from play.match.post_names import Word, WordPost
from play.post import sentences, story
from play.refusals import NotAPlayer, TryAgain
from tests.games.fallen_kingdoms import builder as kingdoms
from tests.games.nine_realms.builder import A3, A6, D6, ODIN, SINFJOTLI, THOR, position
from tests.games.norseheim.builder import board, running
from tests.play.playing import ANN, BO, TITLE

NAMES = ("Ann", "Bo")


@pytest.fixture
def words():
    return words_of(TITLE)


# The story


async def test_a_story_is_public(room, words):
    """Cards that are drawn are told as a number; which ones is told to their owner alone."""
    match_id = await room.begun(position())
    prompt = await room.prompt(match_id, ANN)
    match, events = await room.gameplay.act(match_id, ANN.id, EndTurn(), prompt)
    deeds = await room.registry.store.deeds(match_id)

    told = story.lines(match.title, words, deeds, NAMES)

    assert [event for event in events if isinstance(event, FateDrawn)]
    assert any("draws" in line.text for line in told)
    assert not any("You draw" in line.text for line in told)


async def test_each_seat_is_told_what_it_may_know(room, words):
    match_id = await room.begun(position())
    prompt = await room.prompt(match_id, ANN)
    match, events = await room.gameplay.act(match_id, ANN.id, EndTurn(), prompt)

    anns = sentences.outcome(match, 0, EndTurn(), events, words)
    bos = sentences.outcome(match, 1, EndTurn(), events, words)

    assert "You draw" not in anns
    assert "You draw" in bos


async def test_what_nobody_is_told_is_at_least_confirmed(room, words):
    match_id = await room.begun()
    prompt = await room.prompt(match_id, ANN)
    action = Deploy(ODIN, "C2")
    match, events = await room.gameplay.act(match_id, ANN.id, action, prompt)

    assert sentences.outcome(match, 0, action, events, words) == "✔ Odin on C2."


# What is asked


def test_a_seat_reads_its_own_question_where_it_has_chosen_in_secret():
    """All others, and the call, know the question as it was at first."""
    position, _ = running(board(order=(2, 0, 1)), RewardPhase())
    after, _ = position.apply(0, ChooseReward(Reward.WORSHIP))
    before, now = (
        SimpleNamespace(standing=at, record=SimpleNamespace(title="norseheim"), names=["", "", ""])
        for at in (position, after)
    )

    assert sentences.asked(before, 0).startswith("Choose a reward")
    assert "a Worship card" in sentences.asked(now, 0)
    assert sentences.asked(now, 1) == sentences.asked(before, 1)


# What is awaited


async def test_whose_decision_is_awaited_is_told_to_all(room, words):
    match_id = await room.begun()
    match = await room.registry.match(match_id)

    both = sentences.awaited(match, words, {}, {}).splitlines()
    await room.play(match_id, ANN, DeployAsUsual())
    one = sentences.awaited(await room.registry.match(match_id), words, {}, {})

    assert len(both) == 2
    assert "Ann" in both[0]
    assert "Bo" in both[1]
    assert "Ann" not in one


async def test_what_is_awaited_tells_nothing_of_the_hand(room, words):
    """A window is awaited in the same words whatever one holds."""
    told = set()
    for hand in ((A6,), (D6,), (A3,)):
        at = position(thor="D4", sinfjotli="D5", hands=((), hand), actions=(6, 0))
        match = await room.begun(at)
        await room.play(match, ANN, Attack(THOR, SINFJOTLI))
        if 0 in (await room.position(match)).awaited:
            await room.play(match, ANN, Pass())
        told.add(sentences.awaited(await room.registry.match(match), words, {}, {}))

    assert len(told) == 1


async def test_who_is_asked_nothing_reads_whom_the_match_waits_for(room, words):
    match = await room.begun(position(thor="D4"))

    running = sentences.waiting(await room.registry.match(match), words)
    await room.services.concessions.concede(match, BO.id)
    over = await room.registry.match(match)

    assert "Waiting for" in running
    assert "Ann" in running
    assert sentences.waiting(over, words) == "This match is over."
    assert sentences.awaited(over, words, {}, {}) == ""


# Refusals


@pytest.mark.parametrize(
    ("error", "start"),
    [
        (IllegalAction(OutOfReach(THOR, "D14")), "Thor can't get to D14"),
        (IllegalAction(), "The rules don't allow that now."),
        (NotYourDecision((0, 1)), "It isn't your decision now: the match waits for"),
        (
            InvalidAction("odn", ("Odin", "Thor")),
            "There is no “\u2068odn\u2069” here. Did you mean Odin",
        ),
        (InvalidAction("odn"), "There is no “\u2068odn\u2069” here."),
        (AmbiguousAction(()), "That could mean several things."),
        (GameOver(), "This match is over."),
        (NotAPlayer(), "You have no seat"),
        (TryAgain(), "Somebody else was a moment faster."),
        (GameError(), "That isn't possible."),
    ],
)
def test_every_refusal_has_a_sentence(words, error, start):
    assert sentences.sentence(error, words, NAMES).startswith(start)


def test_not_more_than_five_are_suggested(words):
    near = tuple(f"name{number}" for number in range(9))

    text = sentences.sentence(InvalidAction("nam", near), words)

    assert "name4" in text
    assert "name5" not in text


async def test_a_heading_tells_title_match_and_turn(room):
    match_id = await room.begun(position(turn=0))
    await room.play(match_id, ANN, Move(ODIN, "C2"))
    match = await room.registry.match(match_id)

    assert sentences.heading(match, 0).endswith(f"match {match_id}")
    assert sentences.heading(match, 7).endswith(f"match {match_id} · turn 7")


async def test_a_heading_tells_the_round_and_whose_turn_it_is_where_players_count_rounds(room):
    match = await room.registry.match(await room.begun())
    standing, _ = kingdoms.running(kingdoms.table(first=1), Round(), kingdoms.Halt())
    record = replace(match.record, title="fallen_kingdoms")

    told = sentences.heading(Match(record, standing), 7)
    restored = sentences.restored(Match(record, standing), 7, 60.0)

    assert "to how it stood on <t:60:f>; what" in restored
    assert "to turn 7, as it stood on <t:60:f>; what" in sentences.restored(match, 7, 60.0)
    assert told.endswith(f"match {record.id} · round 3 · \u2068{match.names[1]}\u2069\u2019s turn")


@pytest.mark.parametrize("counted", [True, False])
def test_a_turn_is_named_only_where_players_count_turns(words, counted):
    back = MatchRewound(to=9, turn=4, counted=counted)
    copied = PracticeBegan(match=3, number=9, turn=4, counted=counted)
    told = (words.say(back, NAMES), words.say(copied, NAMES))

    named = "it stood in turn 4, after action 9." if counted else "it stood after action 9."
    assert all(named in one for one in told)


async def test_others_are_told_what_they_may_do_about_silence_if_there_are_any(room):
    match_id = await room.begun(position(thor="D4"))
    silent = WordPost(Word.SILENT, 0, 1)
    match = await room.registry.match(match_id)
    robot = replace(match.record.seats[1], user=-1, mind="able")
    among_people = sentences.word(match, silent)
    among_robots = sentences.word(match.with_seat(robot), silent)

    assert among_people.endswith("give the seat to a robot with `/server remove`.")
    assert among_robots.endswith("The match waits.")
