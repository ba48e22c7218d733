"""Norseheim: what the engine needs of the title."""

from collections.abc import Mapping, MutableSequence
from typing import Any, TypeAlias, get_args

from games.core.agenda import Position, begin
from games.core.dice import Dice, Referee
from games.core.errors import SetupError
from games.core.save import Codec
from games.core.title import Started
from games.core.vocabulary import Action, Prompt, Seat
from games.norseheim.actions import AnyAction
from games.norseheim.appraisal import appraise
from games.norseheim.board import CHIEFTAINS, KINGS, REGIONS, Landscape, Region
from games.norseheim.character import Character, Track
from games.norseheim.events import AnyEvent, CircleDrawn
from games.norseheim.giants import Giant, Verb
from games.norseheim.gods import STACKS, Favour, God
from games.norseheim.hints import hint
from games.norseheim.kinds import BOOSTER, STARTER, Kind
from games.norseheim.land import Building, Land, Rune
from games.norseheim.leaders import CHIEFTAINS as CHIEFTAIN_TILES
from games.norseheim.leaders import GUARDS, TILES, Leader
from games.norseheim.options import Options
from games.norseheim.orders import Orders
from games.norseheim.pieces import pieces
from games.norseheim.prompts import AnyPrompt
from games.norseheim.redealing import redeal
from games.norseheim.refusals import AnyRefusal
from games.norseheim.retiring import retire
from games.norseheim.rewards import Reward
from games.norseheim.steps.attack import Assault, Losing, PressingOn, Throwing
from games.norseheim.steps.council import Council, Giving, Seating
from games.norseheim.steps.deeds import Covering, Mustering, Relocating
from games.norseheim.steps.foreseeing import Foreseeing
from games.norseheim.steps.giants import Giants, GiantsPhase
from games.norseheim.steps.homes import Homes
from games.norseheim.steps.rewards import RewardPhase, Rewards
from games.norseheim.steps.rounds import Actions, Growth, Income, Mercy, Round, RoundEnd
from games.norseheim.steps.ruin import Exile, Remaining, Ruin
from games.norseheim.steps.turn import (
    Acting,
    AfterActing,
    FirstHalf,
    SecondHalf,
    TurnBegins,
    Turns,
    following,
)
from games.norseheim.steps.voting import Voting
from games.norseheim.steps.windows import After, Before
from games.norseheim.table import START_AP, Phase, Player, Reason, Table
from games.norseheim.view import View, view

AnyStep: TypeAlias = (
    Homes
    | Round
    | Mercy
    | Actions
    | Turns
    | TurnBegins
    | Acting
    | AfterActing
    | FirstHalf
    | SecondHalf
    | Relocating
    | Mustering
    | Covering
    | Foreseeing
    | Assault
    | Before
    | Throwing
    | After
    | Losing
    | PressingOn
    | Council
    | Giving
    | Seating
    | Ruin
    | Exile
    | Remaining
    | RewardPhase
    | Rewards
    | Income
    | Growth
    | GiantsPhase
    | Giants
    | RoundEnd
    | Voting
)
SEATS = (3, 4)


class Norseheim:
    """The rules of the title, as `games.core.title.Rules` asks for them."""

    options = Options
    orders = Orders
    spoken = (
        *get_args(AnyEvent),
        *get_args(AnyAction),
        *get_args(AnyPrompt),
        *get_args(AnyRefusal),
        Options,
        Orders,
        Region,
        Landscape,
        Leader,
        Giant,
        Verb,
        God,
        Favour,
        Kind,
        Building,
        Rune,
        Track,
        Reward,
        Phase,
        Reason,
    )
    codec: Codec[Table] = Codec(
        "norseheim",
        1,
        table=Table,
        step=AnyStep,
        action=AnyAction,
        event=AnyEvent,
        upgrades={},
    )

    def start(self, seats: int, options: Options, dice: Dice) -> Started:
        """Preparation up to the choice of homes (5.0).

        Raises:
            SetupError: not three or four players.
        """
        if seats not in SEATS:
            raise SetupError(seats)
        referee = Referee(dice, None, options)
        circle = _shuffled(list(range(seats)), referee)
        table = _laid_out(options, circle, referee)
        referee.tell(CircleDrawn(seats=circle))
        return begin(table, (Homes(circle), Round()), dice, referee)

    def view(self, position: Position[Table], seat: Seat | None) -> View:
        """What this seat may see."""
        return view(position, seat)

    def turn(self, position: Position[Table]) -> int:
        """Player-turns begun."""
        return position.table.turn

    def following(self, position: Position[Table]) -> Seat | None:
        """The next who has not passed, while turns go round."""
        table = position.table
        if table.ending is not None or table.phase is not Phase.ACTIONS or not table.turn:
            return None
        seat = following(table)
        return None if seat == table.active or len(table.seats) < min(SEATS) else seat

    def hint(self, position: Position[Table], action: Action) -> Prompt | None:
        """What a home costs, a god or a reward gives, and how an attack would stand."""
        return hint(position.table, action)

    def appraise(self, view: View) -> float:
        """What a greedy robot compares."""
        return appraise(view)

    def retire(self, position: Position[Table], seat: Seat) -> Started:
        """Land falls to new leaders; the last player left wins (H7)."""
        return retire(position, seat)

    def redeal(self, position: Position[Table], seat: Seat | None, dice: Dice) -> Position[Table]:
        """Deal anew what the seat cannot know."""
        return redeal(position, seat, dice)

    def pieces(self, position: Position[Table]) -> Mapping[str, int]:
        """The pieces that no rule makes or loses."""
        return pieces(position)


RULES = Norseheim()


def _laid_out(options: Options, circle: tuple[Seat, ...], referee: Referee) -> Table:
    """Decks shuffled, a leader in every region, AP markers in seat order (Preparation 2 to 10)."""
    giants = _shuffled(list(Giant), referee)
    stacks = {god: _shuffled(list(STACKS[god]), referee) for god in God}
    chieftains = _shuffled(list(CHIEFTAIN_TILES), referee)
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
