"""`/realms` through the hall, with the real client: what is suggested, done, refused, and seen."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from bot.program import program
from cogs.client import SkaldClient
from games.core.agenda import AnyPosition
from games.nine_realms.actions import Move
from games.nine_realms.steps.deployment import Deployment
from games.nine_realms.steps.turn import ResourcePhase
from games.nine_realms.table import Table
from hall import Channel, Hall, Reply, User
from hall.connect import LoopbackConnector, pointed_at
from play.clock import SystemClock
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.services import Services
from tests.blank import blank
from tests.e2e.choosy import plain
from tests.e2e.table import opened
from tests.games.nine_realms.builder import (
    A3,
    A6,
    AESIR,
    D6,
    FRIGG,
    NORSEMEN,
    ODIN,
    SIGMUND,
    SINFJOTLI,
    THOR,
    VALKYRIE,
    at,
    board,
    position,
    rolled,
    window,
)
from tests.patience import UNHURRIED, wait_for


@dataclass
class Scene:
    """Ann (seat 0, Aesir) and Bo in the thread of their match."""

    hall: Hall
    registry: MatchRegistry
    ann: User
    bo: User
    room: Channel
    thread: Channel

    async def stand(self, position: AnyPosition) -> None:
        """Let the match stand at this position from now on."""
        record = (await self.registry.match_in(self.thread.id)).record
        self.registry._kept.keep(Match(record, position))

    async def standing(self) -> AnyPosition:
        """How the match stands."""
        return (await self.registry.match_in(self.thread.id)).standing

    async def table(self) -> Table:
        """The pieces."""
        return (await self.standing()).table


@asynccontextmanager
async def online(hall: Hall, services: Services) -> AsyncIterator[None]:
    """The real client, connected to the hall."""
    with pointed_at(hall.url):
        client = SkaldClient(services, LoopbackConnector())
        async with client:
            playing = asyncio.create_task(client.start(hall.token))
            await wait_for(lambda: hall.gateway.connected and hall.commands())
            yield
        await asyncio.gather(playing, return_exceptions=True)


@pytest.fixture
async def scene(tmp_path) -> AsyncIterator[Scene]:
    async with (
        Hall(bot_name="Skald", **UNHURRIED) as hall,
        program(blank(tmp_path / "skald.db"), SystemClock()) as services,
        online(hall, services),
    ):
        ann, bo, room = hall.add_user("Ann"), hall.add_user("Bo"), hall.add_channel("table")
        yield Scene(hall, services.registry, ann, bo, room, await opened(ann, bo, room))


async def suggested(user: User, channel: Channel, path: str, option: str, value="", **others):
    """The texts of the suggestions that a user gets."""
    choices = await user.autocomplete(
        channel, f"realms {path}", focused=option, value=value, **others
    )
    return [choice.name for choice in choices]


async def typed(user: User, channel: Channel, path: str, **options: str) -> Reply:
    """Use a command, and wait for its private answer."""
    reply = await (await user.command(channel, f"realms {path}", **options)).settled()

    assert reply.ephemeral
    return reply


# Suggestions


async def test_only_what_is_asked_is_suggested(scene):
    """Each option offers what fits the others; the last one tells what an attack may bring."""
    await scene.stand(position(frigg="E2", thor="D4", sinfjotli="D5", moved=[THOR]))
    there = (scene.ann, scene.thread)

    assert await suggested(*there, "move", "figure") == ["Odin", "Frigg"]
    assert await suggested(*there, "attack", "figure", "t") == [
        "Thor — 4 dice against 18: 89 % to hurt · may strike back: 89 %"
    ]
    assert await suggested(*there, "attack", "target", figure="Frigg") == []
    assert await suggested(*there, "transform", "terrain", hex="e3") == ["forest", "water"]
    assert await suggested(*there, "rally", "figure") == ["Valkyrie"]
    assert await suggested(*there, "deploy", "hex") == []
    assert await suggested(*there, "fate", "play") == []


async def test_every_suggested_place_is_legal(scene):
    """What is typed narrows the list; what it begins with comes first."""
    await scene.stand(position(thor="D4"))
    legal = {move.hex for move in (await scene.standing()).asks[0].kinds[Move] if is_thors(move)}

    every = await places(scene, "")
    narrowed = await places(scene, "D")

    assert set(every) <= legal
    assert len(every) == 25
    wanted = {hex for hex in legal if hex.startswith("D")}
    assert set(narrowed[: len(wanted)]) == wanted


async def places(scene, typed_so_far):
    """Where Thor may go, by the suggestions; each tells what it brings after its name."""
    there = (scene.ann, scene.thread, "move", "hex", typed_so_far)
    return [label.split(" — ")[0] for label in await suggested(*there, figure="thor")]


def is_thors(move):
    return move.figure is THOR


async def test_nothing_is_suggested_to_others(scene):
    """Not to the other player, a stranger, from another server, nor for other matches."""
    guild = scene.hall.add_guild("Elsewhere")
    cat = scene.hall.add_user("Cat", [scene.hall.guild, guild])
    far = scene.hall.add_channel("far", guild=guild)
    await scene.stand(position(thor="D4"))
    number = str((await scene.registry.match_in(scene.thread.id)).record.id)

    for user, channel, others in (
        (scene.bo, scene.thread, {}),
        (cat, scene.thread, {}),
        (cat, far, {"match": number}),
        (scene.ann, scene.room, {"match": "999"}),
        (scene.ann, scene.room, {"match": "my match"}),
    ):
        assert await suggested(user, channel, "move", "figure", **others) == []
        reply = await typed(user, channel, "move", figure="thor", hex="D3", **others)
        assert reply.text.startswith(("It isn't your", "You have no seat", "There is no match"))
    assert await scene.table() == board(thor="D4")


async def test_a_match_is_played_from_another_channel(scene):
    """One's own matches are suggested, and then what is asked in the one that is chosen."""
    await scene.stand(position(thor="D4"))
    choices = await scene.ann.autocomplete(scene.room, "realms move", focused="match")
    match = choices[0].value
    others = {"match": match, "figure": "thor"}

    reply = await typed(scene.ann, scene.room, "move", hex="D3", **others)

    assert [choice.name for choice in choices] == [f"{match} · War of the 9 Realms · Ann and Bo"]
    assert "Thor moves from D4 to D3." in reply.text
    assert await suggested(scene.ann, scene.room, "move", "hex", **others) == []
    assert await suggested(scene.hall.add_user("Cat"), scene.room, "move", "match") == []


async def test_a_fault_suggests_nothing_and_is_logged(scene, monkeypatch, caplog):
    """Discord would show the user nothing, and discord.py would leave the list loading."""
    await scene.stand(position(thor="D4"))
    monkeypatch.setattr("cogs.titles.typed_action.suggested", lambda *_: 1 / 0)

    assert await suggested(scene.ann, scene.thread, "move", "figure") == []
    assert "nothing could be suggested" in caplog.text


# Doing


async def test_the_answer_tells_what_happened_and_what_is_asked_next(scene):
    await scene.stand(position(thor="D4"))

    reply = await typed(scene.ann, scene.thread, "move", figure="Thor", hex="d3")

    assert reply.text.startswith("Thor moves from D4 to D3.")
    assert "5 actions left" in reply.text
    assert "`/realms move`" in reply.text
    assert "`/realms counter`" not in reply.text
    assert (await scene.table()).place(THOR) == "D3"


async def test_a_whole_turn_is_typed(scene):
    """Terrain, a rally, an attack that is not asked twice, Fate, a counter, the end."""
    hands = ((A6, A3), (D6,))
    here = {"thor": "D4", "sinfjotli": "D5", "hands": hands}
    await scene.stand(position(prey=THOR, **here))
    ann, bo = (scene.ann, scene.thread), (scene.bo, scene.thread)

    await typed(*ann, "transform", hex="e1", terrain="Water")
    await typed(*ann, "rally", figure="valkyrie", hex="C4")
    await typed(*ann, "fate", play="Play a Fate card for 3 actions")
    attacked = await typed(*ann, "attack", figure="thor", target="Sinfjotli")
    assert "`/realms fate`" in attacked.text
    await typed(*ann, "fate", play=await digest_of(scene.ann, scene.thread, "+6"))
    passed = await typed(*ann, "fate", play="leave")
    assert "waits for" in passed.text
    assert await suggested(*bo, "counter", "strike-back") == [
        "Accept and strike back (1 action)",
        "Accept and don't strike back",
    ]
    struck = await typed(*bo, "counter", **{"strike-back": "yes"})
    assert "Sinfjotli strikes back at Thor" in struck.text
    await typed(*bo, "fate", play="leave")
    ended = await typed(*ann, "end")

    assert "ends the turn" in ended.text
    assert (await scene.table()).active == NORSEMEN
    assert (await scene.table()).place(VALKYRIE) == "C4"


async def test_prey_is_named_or_not(scene):
    await scene.stand(position(active=NORSEMEN, sinfjotli="D5", thor="D4"))
    bo = (scene.bo, scene.thread)

    assert await suggested(*bo, "prey", "figure") == ["Odin", "Thor"]
    await typed(*bo, "attack", figure="sinfjotli", target="thor")
    assert await suggested(*bo, "prey", "figure") == ["No prey yet", "Odin", "Thor"]
    await typed(*bo, "prey", figure="No prey yet")

    assert (await scene.table()).prey is None
    assert await suggested(*bo, "prey", "figure") == []


async def test_a_closed_question_takes_no_answer(scene):
    """A suggestion is looked up in what is asked now."""
    table = board(thor="D4", sinfjotli="D5", hands=((A6, A3), (D6,)))
    await scene.stand(window(table, rolled(table, THOR, SINFJOTLI, 3, 4, 5, 6)))
    bonus = await digest_of(scene.ann, scene.thread, "+6")
    await typed(scene.ann, scene.thread, "fate", play=bonus)

    again = await typed(scene.ann, scene.thread, "fate", play=bonus)

    assert "That question is closed" in again.text
    assert (await scene.table()).hands[AESIR] == [A3]


async def digest_of(user: User, channel: Channel, value: str) -> str:
    """What the first suggestion for a play stands for."""
    choices = await user.autocomplete(channel, "realms fate", focused="play", value=value)
    return str(choices[0].value)


# Refusing


@pytest.mark.parametrize(
    ("command", "options", "sentence"),
    [
        ("move", {"figure": "odin", "hex": "d14"}, "Odin can't get to D14."),
        ("move", {"figure": "frigg", "hex": "d3"}, "Frigg has already moved this turn."),
        ("move", {"figure": "sigmund", "hex": "d3"}, "Sigmund isn't one of your figures."),
        ("move", {"figure": "valkyrie", "hex": "d3"}, "Valkyrie isn't on the board."),
        ("move", {"figure": "odn", "hex": "d3"}, "There is no “odn” here. Did you mean Odin?"),
        ("move", {"figure": "odin", "hex": "Z9"}, "There is no “Z9” here."),
        ("attack", {"figure": "thor", "target": "frigg"}, "Frigg is on your side."),
        ("attack", {"figure": "thor", "target": "Hjordis"}, "Hjordis is out of range for Thor."),
        ("transform", {"hex": "h8", "terrain": "water"}, "None of your figures stands next to H8."),
        ("rally", {"figure": "thor", "hex": "d3"}, "Thor hasn't fallen."),
        ("fate", {"play": "nonsense"}, "The rules don't allow that now. "),
        ("counter", {"strike-back": "maybe"}, "The rules don't allow that now. "),
        ("counter", {"strike-back": "yes"}, "The rules don't allow that now."),
        ("ready", {}, "The rules don't allow that now."),
    ],
)
async def test_the_rules_say_why_not(scene, command, options, sentence):
    """Privately, in a sentence; nothing changes."""
    before = position(frigg="E2", thor="D4", hjordis="E14", moved=[FRIGG])
    await scene.stand(before)

    reply = await typed(scene.ann, scene.thread, command, **options)

    assert plain(reply.text).startswith(sentence)
    assert await scene.standing() == before


async def test_who_is_not_asked_is_told_whom_the_match_waits_for(scene):
    """Whatever was typed; and after the end there is nothing to do."""
    await scene.stand(position(thor="D4"))

    for command, options in (("end", {}), ("fate", {"play": "x"}), ("prey", {"figure": "x"})):
        reply = await typed(scene.bo, scene.thread, command, **options)
        assert "n't your decision now: the match waits for" in reply.text
    over, _ = (await scene.registry.match_in(scene.thread.id)).title.rules.retire(
        await scene.standing(), NORSEMEN
    )
    await scene.stand(over)
    reply = await typed(scene.bo, scene.thread, "end")
    assert reply.text == "This match is over."


# Secrets


async def test_the_other_player_sees_nothing_of_it(scene):
    """Neither what was suggested, nor what was typed, nor the answer."""
    ann = (scene.ann, scene.thread)
    table = board(thor="D4", sinfjotli="D5", hands=((A6, A3), (D6,)))
    await scene.stand(window(table, rolled(table, THOR, SINFJOTLI, 3, 4, 5, 6)))
    plays = await suggested(*ann, "fate", "play")
    refused = await typed(*ann, "fate", play="+6 defence")
    await scene.stand(at(board(), Deployment((0, 1), ({}, {})), ResourcePhase(0)))
    placed = await typed(*ann, "deploy", figure="odin", hex="C2")
    not_yet = await typed(*ann, "ready")

    assert "Play “+6 attack”" in plays
    assert not_yet.text.startswith("Not yet: place Frigg, Thor")
    assert (await scene.standing()).step.placed == ({ODIN: "C2"}, {})
    delivered = scene.hall.delivered_to(scene.bo)
    for reply in (refused, placed, not_yet):
        assert str(reply.message.id).encode() not in delivered
    assert b"+6 attack" not in delivered


async def test_both_deploy_by_typing(scene):
    """Figure by figure, or all as usual; then all is shown."""
    await scene.stand(at(board(), Deployment((0, 1), ({}, {})), ResourcePhase(0)))
    for figure, hex in ((ODIN, "C2"), (FRIGG, "C3"), (THOR, "C4"), (VALKYRIE, "C5")):
        assert hex in await suggested(scene.ann, scene.thread, "deploy", "hex", hex)
        await typed(scene.ann, scene.thread, "deploy", figure=figure, hex=hex)
        again = await suggested(scene.ann, scene.thread, "deploy", "hex", hex, figure=figure)
        assert again == []
    ready = await typed(scene.ann, scene.thread, "ready")
    usual = await typed(scene.bo, scene.thread, "deploy-as-usual")

    assert "Waiting for" in ready.text
    assert "Odin" in usual.text
    assert (await scene.table()).place(ODIN) == "C2"
    assert (await scene.table()).place(SIGMUND) == "D14"
