"""Preparation: a match is set up, to the choice of homes (Preparation 2 to 10)."""

from collections.abc import MutableSequence
from typing import Any

from games.core.agenda import begin
from games.core.dice import Dice, Referee
from games.core.errors import SetupError
from games.core.title import Started
from games.core.vocabulary import Seat
from games.norseheim import TITLE
from games.norseheim.board import CHIEFTAINS, KINGS, REGIONS
from games.norseheim.character import Character
from games.norseheim.events import CircleDrawn
from games.norseheim.giants import Giant
from games.norseheim.gods import STACKS, God
from games.norseheim.kinds import BOOSTER, STARTER
from games.norseheim.land import Land
from games.norseheim.leaders import GUARDS, TILES
from games.norseheim.leaders import chieftains as chieftain_tiles
from games.norseheim.lessons import Lesson
from games.norseheim.options import Options
from games.norseheim.steps.homes import Homes
from games.norseheim.steps.rounds import Round
from games.norseheim.table import START_AP, Player, Table
from games.norseheim.teaching import teach


def start(seats: int, options: Options, dice: Dice) -> Started:
    """Lay the table out, and ask for homes.

    Raises:
        SetupError: not three or four players.
    """
    if seats not in TITLE.seats:
        raise SetupError(seats)
    referee = Referee(dice, None, options)
    circle = _shuffled(list(range(seats)), referee)
    table = _laid_out(options, circle, referee)
    referee.tell(CircleDrawn(seats=circle))
    teach(table, Lesson.HOMES, referee)
    return begin(table, (Homes(circle), Round()), dice, referee)


def _laid_out(options: Options, circle: tuple[Seat, ...], referee: Referee) -> Table:
    """Decks shuffled, a leader in every region, AP markers in seat order (Preparation 2 to 10)."""
    giants = _shuffled(list(Giant), referee)
    stacks = {god: _shuffled(list(STACKS[god]), referee) for god in God}
    chieftains = _shuffled(list(chieftain_tiles(options)), referee)
    guards = _shuffled(list(GUARDS), referee)
    leaders = dict(zip(CHIEFTAINS, chieftains, strict=False)) | dict(
        zip(KINGS, guards, strict=False)
    )
    players = [
        Player(Character(), START_AP[circle.index(seat)], circle.index(seat), dict(STARTER))
        for seat in range(len(circle))
    ]
    return Table(
        options=options,
        circle=circle,
        lands={r: Land(leader=leaders[r], npc=TILES[leaders[r]].army) for r in REGIONS},
        players=players,
        boosters=dict(BOOSTER),
        stacks=stacks if options.gods_cards else dict.fromkeys(God, ()),
        giants=giants,
        chieftains=chieftains[len(CHIEFTAINS) :],
        guards=guards[len(KINGS) :],
        arrivals=len(circle),
        active=circle[0],
    )


def _shuffled(items: MutableSequence[Any], referee: Referee) -> tuple[Any, ...]:
    referee.shuffle(items)
    return tuple(items)
