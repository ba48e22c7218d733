"""Sets up hands of Fate cards, and a Turn step as short as can be."""

from collections.abc import Mapping
from typing import Any

from games.core.agenda import Position, Step, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee, seeded
from games.core.vocabulary import Action, Event, Refusal, Seat
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.playing import (
    OTHERS_TURN,
    OWN_TURN,
    beside,
    handle,
    offers,
    play,
    plays,
    refused,
)
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.table import Table
from tests.games.hammer_of_thor.builder import Standing, at, table
from tests.games.loaded_dice import LoadedReferee

HEROES = {0: "Odin", 1: "Loki", 2: "Durin"}
"""A good, an evil and a neutral seat."""


class Pass(Action, frozen=True, tag="pass"):
    """The active seat goes on."""


class ShortTurn(Step[Table], frozen=True, tag="short-turn"):
    """A Turn step with nothing but the hands in it."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """The active seat, and beside it every other holder."""
        active = table.active
        asks: dict[Seat, Ask] = {active: OneOf([Pass(), *offers(table, active, own_turn=True)])}
        for seat in table.seats:
            ask = beside(table, seat) if seat != active else None
            if ask is not None:
                asks[seat] = ask
        return asks

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """The turn goes on."""
        return (*handle(table, seat, action, referee), self)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """By the moment."""
        return refused(table, seat, action, OWN_TURN if seat == table.active else OTHERS_TURN)


def holding(cards: Mapping[Seat, str], *counters: Counter, **rest: Any) -> Table:
    """A table of three seats with these cards in their hands."""
    players = {seat: {"held": card} for seat, card in cards.items()}
    return table(*counters, players=players, **({"heroes": HEROES} | rest))


def turn(cards: Mapping[Seat, str], *counters: Counter, **rest: Any) -> Standing:
    """The turn of seat 0, with these cards in the hands."""
    return at(holding(cards, *counters, **rest), ShortTurn())


def meeting(found: Table, mover: int = 1, other: int = 2) -> Table:
    """Two counters of a table have met."""
    found.encounter = Encounter(mover, other)
    return found


def loaded(found: Table, *rolls: int) -> LoadedReferee:
    """A referee whose dice of 0 to 9 fall so."""
    position = Position(found, (), seeded("tests"), {})
    return LoadedReferee(position, None, found.options, [roll + 1 for roll in rolls])


def aimed(
    found: Table,
    card: str,
    counter: int | None = None,
    of: Seat | None = None,
    group: int | None = None,
    name: str | None = None,
    **rest: Any,
) -> Play:
    """A card with its targets, for counters by their numbers."""

    def leader(number: int | None) -> str | None:
        return None if number is None else found.leader(found.counter(number)).id

    return Play(card, leader(counter), of, leader(group), name, **rest)


def ways(found: Table, seat: Seat, moments: frozenset[Any] = OWN_TURN) -> list[Play]:
    """All that a seat can play."""
    return list(plays(found, seat, moments))


def played(
    found: Table, action: Play, *rolls: int, seat: Seat = 0, when: frozenset[Any] = OWN_TURN
) -> list[Event]:
    """The events of a card that is legally played, with known dice."""
    assert action in ways(found, seat, when)
    referee = loaded(found, *rolls)
    assert not play(found, seat, action, referee)
    assert not referee.faces, f"not rolled: {list(referee.faces)}"
    return referee.events


def told(events: Any, kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
