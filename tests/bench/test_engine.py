"""The engine against its peers: ratios inside one run, the goals of the project's list.

Run by `pytest tests/bench -n 0`; the peers `chess` and `catanatron` are not needed otherwise.
"""

import random
from copy import deepcopy
from itertools import islice

import chess
import msgspec
import pytest
from catanatron import Color, Game, RandomPlayer
from msgspec import Struct

from games.catalogue import titles
from games.core.agenda import standing
from games.core.dice import Referee, seeded
from games.core.title import Title
from play.simulation.playout import play, walk
from tests.bench.ratios import Goal, costs

E1 = Goal("E1", must=0.2, stretch=1.0, more=True)
E2 = Goal("E2", must=0.1, stretch=0.04)
E3 = Goal("E3", must=0.3, stretch=0.1)
E4 = Goal("E4", must=0.6, stretch=0.35)
S6 = Goal("S6", must=2.0, stretch=1.1)
X2 = Goal("X2", must=5.0, stretch=3.0)

PLIES = 200
"""The length at which a random chess match is given up."""
SAMPLE = 40
"""Positions of a match that are looked at."""

every_title = pytest.mark.parametrize("title", titles().values(), ids=list(titles()))


def random_chess(rng: random.Random) -> int:
    """One random match of chess: how often there was something to decide."""
    board = chess.Board()
    decisions = 0
    for _ in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            break
        decisions += len(moves) > 1
        board.push(moves[rng.randrange(len(moves))])
    return decisions


def random_catan(seed: int) -> int:
    """One random match of four at Catan, likewise."""
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        decisions += len(game.state.playable_actions) > 1
        game.play_tick()
    return decisions


class Matches:
    """Random matches of a title, each with a seed of its own."""

    def __init__(self, title: Title, number: int = 5) -> None:
        self.title = title
        self.number = number
        self.played = 0

    def __call__(self) -> int:
        decisions = 0
        for _ in range(self.number):
            self.played += 1
            options = self.title.rules.options()
            seats = self.title.fewest
            decisions += play(self.title, seats, options, f"bench {self.played}").decisions
        return decisions


def scenes(title: Title, seed: str = "bench") -> list:
    """Positions all along a match, in which somebody is asked."""
    options = title.rules.options()
    played = list(islice(walk(title, title.fewest, options, seed), 2000))
    step = max(1, len(played) // SAMPLE)
    return [one.position for one in played[::step] if one.position.asks]


@every_title
def test_random_play_keeps_up_with_chess_and_catan(title, benchmark):
    rng = random.Random(1)
    seeds = iter(range(1000))
    ours = Matches(title)
    found = costs(
        {
            "ours": ours,
            "chess": lambda: sum(random_chess(rng) for _ in range(10)),
            "catan": lambda: random_catan(next(seeds)),
        }
    )
    benchmark.pedantic(ours, rounds=3)
    benchmark.extra_info.update({name: round(1 / cost) for name, cost in found.items()})

    speeds = ", ".join(f"{name} {1 / cost:,.0f}/s" for name, cost in found.items())
    for peer in ("chess", "catan"):
        E1.judge(found[peer] / found["ours"], f"{title.key} playouts against {peer} ({speeds})")


@every_title
def test_copying_a_table_is_cheap(title, benchmark):
    tables = [position.table for position in scenes(title)]

    def copies() -> int:
        for table in tables:
            table.copy()
        return len(tables)

    def deep_copies() -> int:
        for table in tables:
            deepcopy(table)
        return len(tables)

    found = costs({"ours": copies, "deepcopy": deep_copies})
    benchmark(copies)

    E2.judge(found["ours"] / found["deepcopy"], f"{title.key} copy against deepcopy")


@every_title
def test_checking_an_action_does_not_list_all_of_them(title, benchmark):
    rng = random.Random(1)
    cases = [
        (position.step, position.table, seat, ask[rng.randrange(len(ask))])
        for position in scenes(title)
        for seat, ask in position.asks.items()
        if len(ask) > 1
    ]

    def checks() -> int:
        for step, table, seat, action in cases:
            assert action in step.asks(table)[seat]
        return len(cases)

    def listings() -> int:
        for step, table, seat, action in cases:
            assert action in list(step.asks(table)[seat])
        return len(cases)

    found = costs({"check": checks, "list": listings})
    benchmark(checks)

    E3.judge(found["check"] / found["list"], f"{title.key} checking against listing")


@every_title
def test_replaying_costs_less_than_playing(title, benchmark):
    seeds = [f"bench {number}" for number in range(5)]
    options, seats = title.rules.options(), title.fewest
    logs = [
        [(one.seat, one.action) for one in islice(walk(title, seats, options, seed), 1, None)]
        for seed in seeds
    ]

    def replays() -> int:
        for seed, log in zip(seeds, logs, strict=True):
            position, _ = title.rules.start(seats, options, seeded(seed))
            for seat, action in log:
                position, _ = position.apply(seat, action)
            assert position.ending
        return sum(map(len, logs))

    def playouts() -> int:
        return sum(play(title, seats, options, seed).decisions for seed in seeds)

    found = costs({"replay": replays, "play": playouts})
    benchmark.pedantic(replays, rounds=3)

    E4.judge(found["replay"] / found["play"], f"{title.key} replaying against playing")


LARGEST_PART = 80
"""Bytes of a part that is written down."""


class Part(Struct):
    """Something of a plain position: a name, a place, numbers."""

    name: str
    place: str
    numbers: tuple[int, int, int]
    done: bool


class Plain(Struct):
    """A plain position, filled up to the size of a real one."""

    parts: list[Part]
    places: dict[str, str]
    log: list[str]


def plain(size: int) -> bytes:
    """The bytes of a plain position as large as a real one."""
    whole = Plain([], {"E6": "forest"}, [""])
    while len(msgspec.json.encode(whole)) < size - LARGEST_PART:
        at = len(whole.parts)
        whole.parts.append(Part("sinfjotli", f"E{at}", (at, 2, 3), done=False))
    whole.log[0] = "x" * (size - len(msgspec.json.encode(whole)))
    return msgspec.json.encode(whole)


@every_title
def test_saving_is_as_fast_as_plain_structs(title, benchmark):
    codec = title.rules.codec
    positions = scenes(title)
    saves = [codec.dump(position) for position in positions]
    twins = [plain(len(data)) for data in saves]
    assert [len(twin) for twin in twins] == [len(save) for save in saves]
    decoder, encoder = msgspec.json.Decoder(Plain), msgspec.json.Encoder(order="deterministic")

    def ours() -> int:
        for data in saves:
            codec.dump(codec.load(data))
        return len(saves)

    def structs() -> int:
        for data in twins:
            encoder.encode(decoder.decode(data))
        return len(twins)

    def asks() -> int:
        for position in positions:
            standing(position.table, position.agenda, position.dice)
        return len(positions)

    found = costs({"ours": ours, "asks": asks, "structs": structs})
    benchmark(ours)

    size = sum(map(len, saves)) // len(saves)
    coding = found["ours"] - found["asks"]  # a loaded position is asked anew; that is no coding
    S6.judge(coding / found["structs"], f"{title.key} saves of {size:,} bytes")


def test_dice_that_anybody_can_check_are_affordable(benchmark):
    referee = Referee(seeded("bench"), 0, Part("odin", "E6", (1, 2, 3), done=True))

    def kept(dice: list[int]) -> tuple[list[int], int]:
        best = sorted(dice, reverse=True)[:3]
        return best, sum(best)

    def ours() -> int:
        for _ in range(500):
            kept([referee.roll(12) for _ in range(5)])
        return 500

    def unchecked() -> int:
        for _ in range(500):
            kept([int(random.random() * 12) + 1 for _ in range(5)])
        return 500

    found = costs({"ours": ours, "random": unchecked}, rounds=15)
    benchmark(ours)

    X2.judge(found["ours"] / found["random"], "5d12, the best three kept, against random.random")
