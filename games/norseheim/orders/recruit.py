"""Recruit: warriors come to every building, for the price on the Character board (Recruit)."""

from collections.abc import Sequence

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.crossed import Details
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.norseheim.board import Region
from games.norseheim.changes import recruit
from games.norseheim.kinds import Kind
from games.norseheim.land import Building
from games.norseheim.orders.order import ByCards, Turn, paid
from games.norseheim.prompts import Mustering as MusteringPrompt
from games.norseheim.prompts import RecruitHint
from games.norseheim.refusals import NothingToRecruit
from games.norseheim.table import Table
from games.norseheim.traces import note


class Recruit(Action, frozen=True, tag="recruit"):
    """Train warriors at every building (R21)."""

    cards: int


class Muster(Action, frozen=True, tag="muster"):
    """Where the next warrior goes when the supply is too short for all (R66)."""

    region: Region


def due(table: Table, seat: Seat) -> dict[Region, int]:
    """The warriors that a Recruit action would bring where, were there enough (R21, R23)."""
    size = table.players[seat].character.size
    coming = {}
    for region in table.direct(seat):
        land = table.lands[region]
        if land.building is not Building.NONE and land.room > 0:
            coming[region] = min(land.room, size if land.building is Building.RING else 1)
    return coming


def refusal(turn: Turn, _order: Recruit) -> Refusal | None:
    """At least one warrior must come (R22, R65)."""
    comes = due(turn.table, turn.seat) and turn.table.supply(turn.seat)
    return None if comes else NothingToRecruit()


def _heads(turn: Turn) -> Sequence[Details]:
    return [] if refusal(turn, Recruit(0)) else [()]


def _recruit(turn: Turn, _order: Recruit, referee: Referee) -> Steps[Table]:
    """All at once; where the supply is too short the player shares it out (R21, R66)."""
    table, seat = turn.table, turn.seat
    coming = due(table, seat)
    if sum(coming.values()) > table.supply(seat) and len(coming) > 1:
        return (Mustering(seat, tuple(coming.items())),)
    for region, warriors in coming.items():
        recruit(table, seat, region, warriors, referee)
    return ()


class Mustering(SeatStep[Table], frozen=True, tag="mustering"):
    """The supply is too short for all: the player says where each warrior goes (R66)."""

    due: tuple[tuple[Region, int], ...]

    def ask(self, table: Table) -> Ask | None:
        """Wherever one is still due."""
        if not table.supply(self.seat):
            return None
        return OneOf([Muster(region) for region, left in self.due if left])

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The supply is used up."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """One warrior comes."""
        assert isinstance(action, Muster)
        note(table, action, referee)
        recruit(table, seat, action.region, 1, referee)
        left = tuple((r, n - (r is action.region)) for r, n in self.due)
        return (Mustering(seat, left),)

    def default(self, table: Table, seat: Seat) -> Action:
        """By the number of the region."""
        return Muster(next(region for region, left in self.due if left))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where to?"""
        return MusteringPrompt(seat, table.supply(seat))


def _hint(table: Table, order: Recruit) -> Prompt:
    """The warriors that come (R21)."""
    coming = sum(due(table, table.active).values())
    return RecruitHint(paid(table, Kind.RECRUIT, order), min(coming, table.supply(table.active)))


RECRUIT = ByCards(
    action=Recruit,
    kind=Kind.RECRUIT,
    heads=_heads,
    refusal=refusal,
    effect=_recruit,
    hint=_hint,
)
