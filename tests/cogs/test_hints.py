"""*Hint* in the panel: who has it, what it says, that it can be found there, and what it hides."""

import asyncio
import random
import re
from dataclasses import replace

import msgspec
import pytest

from cogs.gate import ids
from cogs.gate.parts import LABEL, PAGE
from cogs.panels.asking import hint
from cogs.panels.asking.asked import Asked
from cogs.panels.asking.hint import hint_text
from cogs.panels.asking.question import QuestionView
from cogs.panels.asking.steps import steps_to
from games.catalogue import titles
from games.core.dice import seeded
from games.core.narrowing import KIND
from games.core.vocabulary import tag
from games.nine_realms.actions import DiscardBlindly, EndTurn
from games.nine_realms.steps.turn import ActionPhase, AllSeeingEye, TurnEnd
from hall import Message
from play.library import playable
from play.match.lobby.choices import hints_of
from play.match.question_path import digest, follow, way_to
from play.minds import Mind, Thought, ranked
from play.minds.effort import EFFORTS
from play.simulation.playout import choose as chosen_by_chance
from play.simulation.playout import generator, walk
from play.table.advice import hints
from play.workshop.thinkers import Thinkers
from play.workshop.thoughts import ranking
from play.workshop.workshop import MistakenJob
from tests.cogs.forged import press
from tests.cogs.scene import Scene, chosen_in, filled, labels, pressed, settled, typed
from tests.cogs.test_offers import match as match_at
from tests.cogs.test_welcome import PLAY, clicked
from tests.e2e.table import with_button
from tests.games.nine_realms.builder import A3, A6, AD5, D6, RA, at, board, position
from tests.patience import wait_for

HINT = "💡 Hint"
OFF = "There are no hints in this match."
LINE = re.compile(r"\*\*(\d)\. (.+?)\*\* — ")
WAY = "-# In the panel: "
SEED = str(random.randrange(10**9))


async def against_a_robot(scene: Scene) -> Message:
    """Ann's panel in a match against a robot, before an attack."""
    await clicked(scene, scene.ann, PLAY)
    (scene.thread,) = scene.ann.threads(scene.room)
    await scene.stand(position(thor="D4", sinfjotli="D5"))
    return await scene.panel(scene.ann)


async def test_a_hint_names_the_three_best_choices_in_the_words_of_the_panel(hallway):
    """To whoever asks alone, in a message of its own; the panel goes on."""
    panel = await against_a_robot(hallway)
    before = hallway.public()
    told = await pressed(hallway.ann, panel, HINT)
    choices = LINE.findall(told.text)

    assert told.id != panel.id
    assert told.ephemeral
    assert [number for number, _ in choices] == ["1", "2", "3"]
    worths = ("a win in about", "it looks ", "about as good", "a little worse\n")
    assert sum(told.text.count(one) for one in worths) == 3
    assert "It knows no more than you do" in told.text
    assert hallway.public() == before
    assert await led(hallway, panel, told) == choices[0][1]


async def test_a_choice_that_is_a_little_worse_tells_no_figure_twice(hallway, monkeypatch):
    """Two that differ by less than a tenth would read as equals."""
    panel = await against_a_robot(hallway)
    match = await hallway.registry.match(1)
    actions = list(match.standing.asks[match.seat_of(hallway.ann.id).seat])

    async def ranking(*_):
        return tuple(map(Thought, actions, (0.54, 0.47, 0.445)))

    monkeypatch.setattr(Thinkers, "ranking", ranking)
    text = (await pressed(hallway.ann, panel, HINT)).text

    told = [line.split("** — ")[1] for line in text.split("\n") if LINE.match(line)]
    assert told == [
        "a win in about 5 of 10",
        "a little worse",
        "a little worse: a win in about 4 of 10",
    ]


async def led(scene: Scene, panel: Message, told: Message) -> str:
    """Do the best choice as the hint says where it is; tells what is asked twice, or was done."""
    match = await scene.registry.match(1)
    first = told.text.split("**2. ")[0]
    steps = next((one for one in first.split("\n") if one.startswith(WAY)), None)
    named = LINE.findall(first)[0][1]
    if steps is None:
        label = next(one for one in labels(panel) if one.startswith(named))
        done = await pressed(scene.ann, panel, label)
    else:
        piece, label = steps.removeprefix(WAY).split(hint.STEP)
        done = await chosen_in(scene.ann, panel, piece, label)
    if done.text.startswith(named):
        return named
    *_, deed = await scene.registry.store.deeds(1)
    return hallway_says(match, match.title.rules.codec.load_action(deed.action))


async def test_a_hint_says_why_where_the_panel_does(hallway, monkeypatch):
    """Attacks have their odds, as in the menu."""
    panel = await against_a_robot(hallway)
    attack = next(label for label in labels(panel) if label.startswith("Thor attacks"))
    (action,) = [
        one
        for one in (await hallway.standing()).asks[0]
        if attack.startswith(hallway_says(await hallway.registry.match(1), one))
    ]

    async def thought(*_):
        return (Thought(action, 0.62),)

    monkeypatch.setattr(Thinkers, "ranking", thought)
    told = (await pressed(hallway.ann, panel, HINT)).text

    name, _, odds = attack.partition(" — ")
    assert f"**1. {name}** — a win in about 6 of 10\n-# " in told
    assert odds.partition("%")[0] in told.split("\n")[2]


def hallway_says(match, action):
    return hint.named_action(Asked(match, 0, 0), action)


# Who has it


async def test_two_people_have_none_unless_their_host_wants_it(hallway):
    """The cards and the invitation say so; also for whoever forges the button."""
    await typed(hallway.ann, hallway.room, "match new", title="nine_realms")
    await hallway.quiet()
    shown = with_button(hallway.bo, hallway.room, "Join")[0]
    alone = (await pressed(hallway.cat, shown, "Details")).text
    await pressed(hallway.bo, shown, "Join")
    await hallway.quiet()
    two = (await pressed(hallway.cat, shown, "Details")).text
    settings = await pressed(hallway.ann, shown, "Settings")
    reply = await filled(hallway.ann, settings, "Time and players…", hints="on")
    await hallway.quiet()
    wanted = (await pressed(hallway.cat, shown, "Details")).text

    usual = "💡 Hints for one who plays against robots alone, and none between people."
    assert usual in alone
    assert usual in two
    assert "💡 Hints: your panel" in wanted
    assert "How match 1 is played" in reply.text
    assert "💡 Hints: your panel" in with_button(hallway.bo, hallway.room, "Start")[0].text


async def test_a_forged_button_gives_no_hint_where_there_is_none(table):
    await table.stand(position(thor="D4"))
    panel = await table.panel(table.ann)
    asked = (await table.registry.match(1)).record.seats[0].prompt
    reply = await press(table, table.ann, f"sk:hint:1:{asked}", panel)

    assert HINT not in labels(panel)
    assert reply.text.startswith(OFF)
    assert reply.ephemeral


async def test_a_host_without_friends_may_do_without(hallway):
    await typed(hallway.ann, hallway.room, "match new", title="nine_realms")
    await hallway.quiet()
    shown = with_button(hallway.ann, hallway.room, "Settings")[0]
    await pressed(hallway.ann, shown, "Add a robot")
    settings = await pressed(hallway.ann, shown, "Settings")
    stranger = await press(hallway, hallway.bo, "sk:lobby:1:time", shown)
    await filled(hallway.ann, settings, "Time and players…", hints="none")
    await hallway.quiet()
    await pressed(hallway.ann, with_button(hallway.ann, hallway.room, "Start")[0], "Start")
    await hallway.quiet()
    (hallway.thread,) = hallway.ann.threads(hallway.room)

    assert stranger.text.startswith("That question is closed")
    assert HINT not in labels(await hallway.panel(hallway.ann))


@pytest.mark.parametrize("host_wants", [None, False])
async def test_a_first_match_has_hints_always(hallway, host_wants):
    await typed(hallway.ann, hallway.room, "match new", title="norsaga")
    await hallway.quiet()
    shown = with_button(hallway.bo, hallway.room, "Join")[0]
    await pressed(hallway.bo, shown, "Join")
    if host_wants is not None:
        await hallway.lobbies.arrange(1, hallway.ann.id, hints=host_wants)
    await pressed(hallway.ann, shown, "First match")
    await hallway.quiet()

    assert "💡 Hints: your panel" in (await pressed(hallway.cat, shown, "Details")).text


async def test_whoever_is_stood_in_for_is_still_a_person(table):
    """A robot that plays on for Bo gives Ann no hints against him."""
    await table.stand(position(thor="D4"))
    await typed(table.bo, table.thread, "table robot", mind="able")
    await table.quiet()

    assert HINT not in labels(await table.panel(table.ann))


async def test_a_choice_about_hints_is_kept(hallway):
    """Over what else is chosen, and in a rematch."""
    await typed(hallway.ann, hallway.room, "match new", title="nine_realms")
    lobbies = hallway.lobbies
    await lobbies.arrange(1, hallway.ann.id, hints=True)
    await lobbies.arrange(1, hallway.ann.id, variants=["overkill_blood=True"])
    await lobbies.wish(1, hallway.ann.id, "aesir")
    for user, label in ((hallway.bo, "Join"), (hallway.ann, "Start")):
        await hallway.quiet()
        await pressed(user, with_button(user, hallway.room, label)[0], label)
    await hallway.quiet()
    (hallway.thread,) = hallway.ann.threads(hallway.room)
    await hallway.services.concessions.concede(1, hallway.ann.id)
    await hallway.quiet()
    await pressed(hallway.ann, with_button(hallway.ann, hallway.thread, "Rematch")[-1], "Rematch")

    assert hints_of(await hallway.registry.store.match(1)) is True
    assert hints_of(await hallway.registry.store.match(2)) is True


async def test_what_the_panel_does_not_offer_is_no_hint(hallway):
    """To let chance discard is for whoever says nothing; it is left out wherever it would rank."""
    await against_a_robot(hallway)
    deal = board(hands=((A6, A3, D6, RA), (AD5,)))
    here = at(deal, AllSeeingEye(0), ActionPhase(0), TurnEnd(0))
    await hallway.stand(here)
    told = (await pressed(hallway.ann, await hallway.panel(hallway.ann), HINT)).text
    codec = titles()["nine_realms"].rules.codec
    best = ranking("nine_realms", codec.dump(here), 0, Mind.ADVISER, "x", 99)
    actions = [codec.load_action(action) for action, _ in best]

    assert LINE.findall(told)
    assert DiscardBlindly() in here.asks[0]
    assert len(actions) == len(here.asks[0]) - 1
    assert DiscardBlindly() not in actions


# While it is thought about


@pytest.fixture
def slow(monkeypatch):
    """Thoughts that come when the test says so."""
    begun, goes_on = asyncio.Event(), asyncio.Event()
    think = Thinkers.ranking

    async def waiting(self, *asked):
        begun.set()
        await goes_on.wait()
        return await think(self, *asked)

    monkeypatch.setattr(Thinkers, "ranking", waiting)
    return begun, goes_on


async def test_the_bot_is_seen_to_think_and_once_only(hallway, slow):
    begun, goes_on = slow
    panel = await against_a_robot(hallway)
    first = await hallway.ann.press(panel, HINT)
    await begun.wait()
    again = (await pressed(hallway.ann, panel, HINT)).text
    thinking = first.messages[-1]
    goes_on.set()

    assert thinking.ephemeral
    assert again.startswith("💡 I'm thinking about a hint for you already")
    assert LINE.findall((await settled(first)).messages[-1].text)


async def test_a_question_that_is_answered_meanwhile_has_no_hint(hallway, slow):
    begun, goes_on = slow
    panel = await against_a_robot(hallway)
    reply = await hallway.ann.press(panel, HINT)
    await begun.wait()
    prompt = (await hallway.registry.match(1)).record.seats[0].prompt
    await hallway.gameplay.act(1, hallway.ann.id, EndTurn(), prompt)
    goes_on.set()

    assert (await settled(reply)).text.startswith("That question is closed. Press *Your move*")
    assert LINE.findall(reply.text) == []
    old = await press(hallway, hallway.ann, f"sk:hint:1:{prompt}", panel)
    assert old.text.startswith("That question is closed. Press *Your move*")


async def test_a_hint_that_does_not_come_in_time_is_not_waited_for(hallway, slow, monkeypatch):
    monkeypatch.setattr(hints, "PATIENCE", 0.05)
    panel = await against_a_robot(hallway)
    told = (await pressed(hallway.ann, panel, HINT)).text

    assert told.startswith("💡 I can't think of a hint just now.")
    slow[1].set()
    monkeypatch.setattr(hints, "PATIENCE", 60.0)
    assert LINE.findall((await pressed(hallway.ann, panel, HINT)).text)


async def test_the_same_question_is_thought_about_once(hallway, monkeypatch):
    panel = await against_a_robot(hallway)
    first = (await pressed(hallway.ann, panel, HINT)).text
    monkeypatch.setattr(Thinkers, "ranking", None)

    assert (await pressed(hallway.ann, panel, HINT)).text == first
    await wait_for(lambda: hallway.client.panels.at_rest)


async def test_a_mistake_is_logged_without_its_values(hallway, monkeypatch, caplog):
    """It tells its place; the player reads that there is no hint."""
    panel = await against_a_robot(hallway)

    async def slipping(*_):
        raise MistakenJob("KeyError\n  in ranked")

    monkeypatch.setattr(Thinkers, "ranking", slipping)
    told = (await pressed(hallway.ann, panel, HINT)).text
    logged = [one.getMessage() for one in caplog.records if one.name == hints.__name__]

    assert told.startswith("💡 I can't think of a hint just now.")
    assert logged == ["match 1, seat 0: no hint: KeyError\n  in ranked"]


# What it says, in every title


def asked_at(title, seed, every=1):
    """Whoever is asked in a random match."""
    seats = title.fewest
    for number, played in enumerate(walk(title, seats, title.rules.options(), seed)):
        if number % every == 0:
            for seat in played.position.awaited:
                yield Asked(match_at(title, seats, played.position), seat, 999)


@pytest.mark.parametrize("title", playable().values(), ids=playable())
def test_every_choice_is_found_in_the_panel_by_its_steps(title):
    """Each step is a button, an entry or the head of a menu; they lead to that very action."""
    chance = generator(SEED)
    for asked in asked_at(title, SEED):
        action, at = chosen_by_chance(asked.ask, chance), ()
        if action.silent:
            continue
        whole = way_to(asked.ask, action)
        for step in steps_to(asked, action):
            at = next_at(asked, at, step, whole)
            assert whole[: len(at)] == at, SEED
        assert follow(asked.ask, at).action == action, SEED


def next_at(asked, at, step, whole):
    """Where the panel leads from here by a step."""
    stages = [follow(asked.ask, at), follow(asked.ask, ())][: 1 + bool(at)]
    if stages[0].question.field == KIND:  # one kind may be asked without a press
        kinds = [digest(tag(kind)) for kind in asked.ask.kinds if kind.foremost]
        stages += [follow(asked.ask, (kind,)) for kind in kinds[:1]]
    asking = [one for one in stages if one.question is not None]
    for one in asking:
        if one.question.several and one.path == whole[: len(one.path)]:
            return whole[: len(one.path) + 1]
    shown = [(label, way) for one in asking for label, way in offered(asked, one)]
    found = [way for label, way in shown if label.startswith(step[:LABEL]) and len(way) > len(at)]
    assert found, (SEED, step)
    return next((way for way in found if way == whole[: len(way)]), found[0])


def offered(asked, stage):
    """Where each label leads, on all pages of a question."""
    ways = []
    pages = range(-(-len(stage.question.values) // PAGE))
    for row in (
        row for one in pages for row in QuestionView(asked, stage, stage.question, one).rows
    ):
        for part in row.to_component_dict()["components"]:
            path = ids.path_of(ids.read(part["custom_id"])[1][-1])
            label = part.get("label") or part["placeholder"].rpartition(": ")[0]
            ways.append((label, path))
            entries = part.get("options", ())
            ways += [(one["label"], (*path, *ids.path_of(one["value"]))) for one in entries]
    return ways


@pytest.fixture
def quick(monkeypatch):
    """The adviser looks less far, and never watches the clock."""
    effort = EFFORTS[Mind.ADVISER]
    changed = msgspec.structs.replace(effort, looks=100, seconds=3600.0)
    monkeypatch.setitem(EFFORTS, Mind.ADVISER, changed)


def differing(title, redealt, every=40):
    """At how many moments a hint reads otherwise because of what its reader cannot know."""
    rules, count = replace(title.rules, redeal=redealt), 0
    for asked in asked_at(title, SEED, every):
        at = asked.match.standing
        other = title.rules.redeal(at, asked.seat, seeded("elsewhere"))
        texts = []
        for one in (asked, replace(asked, match=replace(asked.match, position=other))):
            here = one.match.standing
            best = ranked(rules, here, one.seat, Mind.ADVISER, generator(SEED))
            shown = [thought for thought in best if not thought.action.silent]
            texts.append(hint_text(one, tuple(shown[: hints.BEST])))
        count += texts[0] != texts[1]
    return count


@pytest.mark.parametrize("title", playable().values(), ids=playable())
def test_a_hint_tells_nothing_that_its_reader_cannot_know(title, quick):
    """What is hidden is dealt anew, dice too: with the same chance the hint is word for word so."""
    assert differing(title, title.rules.redeal) == 0, SEED


def test_a_hint_that_knew_the_dice_would_be_found(quick):
    """The test before barks: this adviser deals nothing anew."""
    title = titles()["nine_realms"]
    assert differing(title, lambda position, seat, dice: position, every=8) > 0, SEED
