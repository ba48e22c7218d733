"""What panels offer at every question of random matches: Discord takes it, and it leads on."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from cogs.gate import ids
from cogs.gate.answers import layout
from cogs.gate.parts import PAGE
from cogs.panels.asking.asked import MORE, Asked
from cogs.panels.asking.question import QuestionView
from cogs.panels.asking.way import chosen_before
from games.core.agenda import AnyPosition
from games.core.asks import Ask
from games.core.narrowing import ACTION, ACTOR
from games.core.title import Title
from hall.component_limits import check_v2
from play.library import playable
from play.match.match import Match, MatchRecord, SeatRecord, Status
from play.match.question_path import NOTHING, Path, PathEnd, digest, follow
from play.simulation.playout import walk

MATCHES = 5


def match(title: Title, seats: int, position: AnyPosition) -> Match:
    """A match with a high number, so that its components have long ids."""
    record = MatchRecord(
        id=999_999,
        title=title.key,
        status=Status.RUNNING,
        guild=1,
        channel=2,
        host=1,
        options=b"{}",
        secret=bytes(32),
        number=1,
        turn=1,
        created=0.0,
        thread=3,
        ended=None,
        seats=tuple(SeatRecord(seat, seat + 1, f"Player {seat}") for seat in range(seats)),
    )
    return Match(record, position)


def along(asked: Asked, chance: random.Random) -> Iterator[tuple[PathEnd, list[dict[str, Any]]]]:
    """The first page of each question on the way to some action, and its components."""
    ask, path = asked.match.standing.asks[asked.seat], ()
    while (stage := follow(ask, path)).question is not None:
        rows = QuestionView(asked, stage, stage.question, 0).rows
        shown = layout(discord.ui.TextDisplay("?"), *rows).to_components()
        yield stage, shown
        path = chance.choice([way for way in ways(shown) if len(way) > len(path)])


def ways(shown: list[dict[str, Any]]) -> list[Path]:
    """Where the components lead, by their ids and by what is chosen in menus."""
    found = []
    for component in (one for row in shown[1:] for one in row["components"]):
        _, arguments = ids.read(component["custom_id"])
        path = ids.path_of(arguments[-1])
        chosen = [one["value"] for one in component.get("options", ()) if one["value"] != MORE]
        found += [(*path, *ids.path_of(value)) for value in chosen] or [path]
    return found


def missing(ask: Ask, stage: PathEnd, led: list[Path]) -> set[Path]:
    """The values of a question to which no component leads, those in a piece's menu included."""
    shown = [stage]
    if stage.question.field == ACTOR:
        deeper = {way[:1] for way in led if len(way) > 1}
        shown += [end for end in (follow(ask, way) for way in deeper) if end.question is not None]
    shown = [one for one in shown if one is stage or one.question.field == ACTION]
    wanted = {(*one.path, digest(value)) for one in shown for value in one.question.values[:PAGE]}
    if stage.question.several and not stage.question.least:
        wanted.add((*stage.path, NOTHING))
    return wanted - {way[:length] for way in led for length in range(1, len(way) + 1)}


def read_alike(shown: list[dict[str, Any]]) -> list[str]:
    """The labels that stand on several buttons, or twice in one menu with the same hint."""
    parts = [one for row in shown[1:] for one in row["components"]]
    menus = [one["options"] for one in parts if "options" in one]
    buttons = [one for one in parts if "label" in one]
    counts = [
        Counter((one["label"], one.get("description")) for one in group)
        for group in (buttons, *menus)
    ]
    return [label for count in counts for (label, _), times in count.items() if times > 1]


def mute(asked: Asked, stage: PathEnd) -> list[str]:
    """What the panel would tell of the way to a question, and what tells a reader nothing."""
    return [one for one in chosen_before(asked, stage) if not one.strip() or one.isdigit()]


@pytest.mark.alike
@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("title", playable().values(), ids=playable())
def test_discord_takes_every_panel_and_what_is_chosen_leads_there(title, seed):
    """All that the rules offer can be reached, page by page and menu by menu."""
    chance, menus = random.Random(seed), 0
    seats = max(title.seats)
    for played in walk(title, seats, title.rules.options(), f"offers {seed}"):
        for seat in played.position.awaited:
            asked = Asked(match(title, seats, played.position), seat, 999)
            ask = played.position.asks[seat]
            for stage, shown in along(asked, chance):
                check_v2(shown)
                assert missing(ask, stage, ways(shown)) == set()
                assert read_alike(shown) == []
                assert mute(asked, stage) == []
                kinds = [one["type"] for row in shown[1:] for one in row["components"]]
                menus += discord.ComponentType.string_select.value in kinds
                for way in ways(shown):
                    follow(ask, way)
    assert menus
