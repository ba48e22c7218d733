"""Cards of the land and the road: ice, floods, seasons, SPEED, and counters set elsewhere."""

from collections.abc import Iterator, Sequence

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Paper
from games.hammer_of_thor.cards.effects import (
    Costs,
    Flood,
    Freeze,
    Go,
    Harm,
    Recon,
    SeasonTurns,
    SecondMove,
    Speed,
)
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import DropFlooded, DropFrozen
from games.hammer_of_thor.fate.leading import led_to
from games.hammer_of_thor.fate.verb import Verb
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import BOARD, GATES, STARTS, Ground, Spot
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Road, frozen
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lasting import Key, serve
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.going import going
from games.hammer_of_thor.travel.manners import Mortals
from games.hammer_of_thor.travel.travel import part_with_mortals
from games.hammer_of_thor.turns.calendar import change_season

DROPS: tuple[Spot, ...] = tuple(spot for spot in BOARD.values() if spot.ground is Ground.DROP)
"""Rivers and lakes (9.2)."""


class Freezing(Verb[Freeze]):
    """A drop bears until the season changes."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Freeze) -> Iterator[Play]:
        """Drops that can freeze, and have not (9.3)."""
        bound = frozen(table.season) | {*table.ice}
        for spot in DROPS:
            if spot.ice and spot.id not in bound:
                yield Play(paper.id, realm=spot.realm, place=spot.id)

    def does(self, table: Table, seat: Seat, play: Play, effect: Freeze, referee: Referee) -> None:
        """Until the season changes."""
        place = _place(play)
        table.ice = (*table.ice, place)
        referee.tell(DropFrozen(place=place))


class Flooding(Verb[Flood]):
    """A drop cannot be entered until the season changes."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Flood) -> Iterator[Play]:
        """Drops that are not flooded yet."""
        for spot in DROPS:
            if spot.id not in table.floods:
                yield Play(paper.id, realm=spot.realm, place=spot.id)

    def does(self, table: Table, seat: Seat, play: Play, effect: Flood, referee: Referee) -> None:
        """Until the season changes."""
        place = _place(play)
        table.floods = (*table.floods, place)
        referee.tell(DropFlooded(place=place))


class Turning(Verb[SeasonTurns]):
    """The season marker moves."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: SeasonTurns) -> Iterator[Play]:
        """Not where the season would stay (18.3)."""
        if _next(table, effect) is not table.season and not table.holds(Key.ALWAYS_WINTER):
            yield Play(paper.id)

    def does(
        self, table: Table, seat: Seat, play: Play, effect: SeasonTurns, referee: Referee
    ) -> None:
        """As at the end of a game-turn (3.3)."""
        change_season(table, _next(table, effect), referee)


def _next(table: Table, effect: SeasonTurns) -> Season:
    return Season(effect.becomes) if effect.becomes else table.season.later(effect.add)


class Hastening(Verb[Speed | Costs | SecondMove | Recon]):
    """Whichever counter travels in this player-turn goes faster or sees more, or another one too.

    Where the card also costs STAMINA it serves the counter that pays, and no other (4.2).
    """

    def aims(
        self,
        table: Table,
        seat: Seat,
        paper: Paper,
        effect: Speed | Costs | SecondMove | Recon,
    ) -> Iterator[Play]:
        """Nobody in particular, or each own counter."""
        if any(isinstance(one, Harm) for one in paper.do):
            yield from (Play(paper.id, table.leader(own).id) for own in table.of(seat))
        else:
            yield Play(paper.id)

    def does(
        self,
        table: Table,
        seat: Seat,
        play: Play,
        effect: Speed | Costs | SecondMove | Recon,
        referee: Referee,
    ) -> None:
        """Whichever counter travels has it, or the one named; a card lies there once (4.2)."""
        serve(table, play.card, seat, play.counter)


class Going(Verb[Go]):
    """The own counter stands elsewhere at once."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Go) -> Iterator[Play]:
        """Every place of that kind which is open to an own counter."""
        for counter in table.of(seat):
            chief = table.leader(counter)
            closed = going(table, counter).closed | {counter.place}
            for place in _goals(effect.to, chief):
                if place not in closed:
                    yield Play(paper.id, chief.id, realm=BOARD[place].realm, place=place)

    def does(self, table: Table, seat: Seat, play: Play, effect: Go, referee: Referee) -> None:
        """It stands there at once; Mortals who would die of it stay behind (2.1D)."""
        counter, place = table.led_by(play.counter), _place(play)
        part_with_mortals(table, counter, Road(0, (place,)), Mortals.LEAVE, referee)
        led_to(table, counter.number, place, referee)


def _goals(kind: str, chief: Member) -> Sequence[Place]:
    """Drops, gates, or the places where people of the leader's race begin (1.3)."""
    if kind == "gate":
        return sorted({place for ends in GATES.values() for place in ends})
    if kind == "home":
        return STARTS.get(chief.figure.race, ())
    return [spot.id for spot in DROPS]


def _place(play: Play) -> Place:
    assert play.place is not None, play
    return play.place
