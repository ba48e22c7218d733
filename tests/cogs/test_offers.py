"""What panels offer at every question of random matches: Discord takes it, and it leads on."""

import random
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from cogs.gate import ids
from cogs.gate.answers import layout
from cogs.panels.question import Asked, QuestionView
from games.core.agenda import AnyPosition
from games.core.title import Title
from hall.component_limits import check_v2
from play.library import playable
from play.match.match import Match, MatchRecord, SeatRecord, Status
from play.match.question_path import follow
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


def along(asked: Asked, chance: random.Random) -> Iterator[QuestionView]:
    """The first page of each question on the way to some action."""
    ask, path = asked.match.standing.asks[asked.seat], ()
    while (stage := follow(ask, path)).question is not None:
        offer = QuestionView(asked, stage, stage.question, 0)
        yield offer
        path = chance.choice(offer.entries).path


def values(rows: list[dict[str, Any]]) -> list[str]:
    """What the options of the menu stand for, if there is one."""
    return [one["value"] for row in rows for one in row["components"][0].get("options", ())]


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("title", playable().values(), ids=playable())
def test_discord_takes_every_panel_and_what_is_chosen_leads_there(title, seed):
    chance, menus = random.Random(seed), 0
    seats = max(title.seats)
    for played in walk(title, seats, title.rules.options(), f"offers {seed}"):
        for seat in played.position.awaited:
            asked = Asked(match(title, seats, played.position), seat, 999)
            for offer in along(asked, chance):
                text, *rows = layout(discord.ui.TextDisplay("?"), *offer.rows).to_components()
                check_v2([text, *rows])
                menu = [(*offer.stage.path, *ids.path_of(value)) for value in values(rows)]
                menus += bool(menu)

                assert menu in ([], [entry.path for entry in offer.entries])
    assert menus
