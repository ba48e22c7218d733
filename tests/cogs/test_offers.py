"""What panels offer at every question of random matches: Discord takes it, and it leads on."""

import random
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from cogs.gate import ids
from cogs.gate.answers import layout
from cogs.panels.question import MORE, Asked, QuestionView
from games.core.agenda import AnyPosition
from games.core.title import Title
from hall.component_limits import check_v2
from play.library import playable
from play.match.match import Match, MatchRecord, SeatRecord, Status
from play.match.question_path import Path, follow
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


def along(asked: Asked, chance: random.Random) -> Iterator[list[dict[str, Any]]]:
    """The components of the first page of each question on the way to some action."""
    ask, path = asked.match.standing.asks[asked.seat], ()
    while (stage := follow(ask, path)).question is not None:
        rows = QuestionView(asked, stage, stage.question, 0).rows
        shown = layout(discord.ui.TextDisplay("?"), *rows).to_components()
        yield shown
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


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("title", playable().values(), ids=playable())
def test_discord_takes_every_panel_and_what_is_chosen_leads_there(title, seed):
    """All that the rules offer can be reached, page by page and menu by menu."""
    chance, menus = random.Random(seed), 0
    seats = max(title.seats)
    for played in walk(title, seats, title.rules.options(), f"offers {seed}"):
        for seat in played.position.awaited:
            asked = Asked(match(title, seats, played.position), seat, 999)
            for shown in along(asked, chance):
                check_v2(shown)
                kinds = [one["type"] for row in shown[1:] for one in row["components"]]
                menus += discord.ComponentType.string_select.value in kinds
                for way in ways(shown):
                    follow(played.position.asks[seat], way)
    assert menus
