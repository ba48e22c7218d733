"""Sets up a match of Norseheim at the step that a test is about.

Unless a test says otherwise it is round 3, every player has 20 AP and a home: RAV, ULV, GYL, SIL,
each a ring fortress with three warriors. Everywhere else Alrekr (4, 2, 2) or Hrolf (5, Guards, 3)
rules; that a tile lies in several places does no harm here.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.agenda import Position, Step, settle, standing
from games.core.dice import Referee, seeded
from games.core.vocabulary import Event, Seat, Trace
from games.norseheim.board import KINGS, REGIONS, Region
from games.norseheim.character import Character
from games.norseheim.giants import Giant
from games.norseheim.gods import STACKS, Favour
from games.norseheim.kinds import BOOSTER, STARTER, Kind
from games.norseheim.land import Building, Land, Omen
from games.norseheim.leaders import GUARDS, TILES, Leader, chieftains
from games.norseheim.options import Options
from games.norseheim.steps.rewards import RewardPhase
from games.norseheim.steps.turn import Acting, Turns
from games.norseheim.table import Phase, Player, Table
from tests.games.loaded_dice import LoadedReferee

(
    EIL, KON, TIN, RAV, BJO, ULV, TRO, GYL, STE, TAA,
    ORN, SAE, GRA, HVE, HVA, SOR, ISF, SIL, GRN, SKI,
) = REGIONS  # fmt: skip
HOMES = (RAV, ULV, GYL, SIL)
BARE, SETTLED, RING = Building
HIT, BLANK, UPRIGHT = 1, 20, 40
"""Faces of the forty that a rune can fall on."""
BOARD = Character(2, 2, 2)
"""Price 5, strength 2, size 2."""

Standing = Position[Table]


def own(seat: Seat, warriors: int, building: Building = BARE) -> Land:
    """A region under direct control."""
    return Land(owner=seat, warriors=warriors, building=building)


def npc(warriors: int | None = None, leader: Leader = Leader.ALREKR) -> Land:
    """A leader's region; by default with the tile's army."""
    return Land(leader=leader, npc=TILES[leader].army if warriors is None else warriors)


def ally(
    seat: Seat, markers: int, guests: int = 0, *, army: int = 2, leader: Leader = Leader.ALREKR
) -> Land:
    """A convinced chieftain's region."""
    return Land(leader=leader, npc=army, warriors=guests, ally=seat, markers=markers)


def board(
    lands: Mapping[Region, Land] | None = None,
    *,
    seats: int = 3,
    ap: int | Sequence[int] = 20,
    favours: Mapping[Seat, Sequence[Favour]] | None = None,
    omens: Sequence[Omen | Giant] = (),
    giants: Sequence[Giant] | None = None,
    cards: Mapping[Kind, int] | None = None,
    character: Character = BOARD,
    options: Options | None = None,
    homes: bool = True,
    **rest: Any,
) -> Table:
    """A table; the council sits as the map says, Gods cards that are held are in no stack."""
    favours = favours or {}
    gone = {card for held in favours.values() for card in held}
    opened = [one if isinstance(one, Omen) else Omen(one) for one in omens]
    out = {omen.giant for omen in opened}
    purse = [ap] * seats if isinstance(ap, int) else list(ap)
    held = dict(STARTER) | dict(cards or {})
    table = Table(
        options=options or Options(),
        circle=tuple(range(seats)),
        lands={
            region: npc(leader=Leader.HROLF) if region in KINGS else npc() for region in REGIONS
        },
        players=[
            Player(character, purse[seat], seat, held, favours=tuple(favours.get(seat, ())))
            for seat in range(seats)
        ],
        boosters=dict(BOOSTER),
        stacks={god: tuple(c for c in stack if c not in gone) for god, stack in STACKS.items()},
        giants=tuple(reversed(giants))
        if giants is not None
        else tuple(giant for giant in Giant if giant not in out),
        chieftains=chieftains(options or Options())[-7:],
        guards=GUARDS[-3:],
        order=tuple(range(seats)),
        round=rest.pop("round", 3),
        phase=Phase.ACTIONS,
        turn=1,
        omens=tuple(opened),
        arrivals=seats,
    )
    if homes:
        table.lands |= {HOMES[seat]: own(seat, 3, RING) for seat in range(seats)}
    table.lands |= dict(lands or {})
    table.seat_council()
    for name, value in rest.items():
        setattr(table, name, value)
    return table


def at(table: Table, *steps: Step[Table], traces: Sequence[Trace] = ()) -> Standing:
    """A position with these steps to come, in reading order."""
    return standing(table, tuple(reversed(steps)), seeded("tests"), tuple(traces))


def acting(table: Table, seat: Seat = 0, traces: Sequence[Trace] = ()) -> Standing:
    """A player's turn; after the last one rewards are due."""
    table.active = seat
    return at(table, Acting(seat, ()), Turns(), RewardPhase(), traces=traces)


def running(
    table: Table, *steps: Step[Table], faces: Sequence[int] = ()
) -> tuple[Standing, tuple[Event, ...]]:
    """These steps run, with known faces, until somebody is asked; rewards are due at last."""
    position = Position(table, (), seeded("tests"), {})
    referee = LoadedReferee(position, None, table.options, faces)
    settled = settle(table, [RewardPhase(), *reversed(steps)], position.dice, referee)
    assert not referee.faces, f"not rolled: {list(referee.faces)}"
    return settled


def beginning(table: Table, *steps: Step[Table]) -> tuple[Standing, tuple[Event, ...]]:
    """The same with fair dice, and nothing after it."""
    dice = seeded("tests")
    return settle(table, list(reversed(steps)), dice, Referee(dice, None, table.options))
