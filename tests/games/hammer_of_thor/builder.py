"""Sets up a match of The Hammer of Thor at the step that a test is about.

Unless a test says otherwise it is game-turn 2, spring, of three seats in their order; seat 0 is
active. Nobody is on the board but those whom the test sets there.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.agenda import Position, Step, settle, standing
from games.core.asks import Ask, OneOf
from games.core.dice import Referee, seeded
from games.core.vocabulary import Action, Event, Seat
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.opening.setup import laid_out
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.table import Table
from tests.games.loaded_dice import LoadedReferee

Standing = Position[Table]


class Halt(Step[Table], frozen=True, tag="halt"):
    """Asks seat 0 for nothing in particular: what was tried is over."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Something, so that nothing runs on."""
        return {0: OneOf((Action(),))}


def member(name: str, **changes: Any) -> Member:
    """A character in play, by the name on its card."""
    return Member(NUMBERS[name], **changes)


def group(seat: Seat | None, place: Place, *names: str | Member, **changes: Any) -> Counter:
    """A counter; `table` numbers them from 1 on."""
    members = tuple(one if isinstance(one, Member) else member(one) for one in names)
    return Counter(0, seat, place, members, **changes)


def table(
    *counters: Counter,
    seats: int = 3,
    heroes: Mapping[Seat, str] | None = None,
    players: Mapping[Seat, Mapping[str, Any]] | None = None,
    tracked: Mapping[str, int] | None = None,
    options: Options | None = None,
    season: Season = Season.SPRING,
    **rest: Any,
) -> Table:
    """A table with these counters, numbered from 1 on; who is on the board lies in no deck."""
    chosen = options or Options()
    found = laid_out(seats, chosen, Referee(seeded("tests"), None, chosen))
    found.circle = tuple(range(seats))
    for counter in counters:
        found.place_counter(counter.seat, counter.place, counter.members, known=counter.known)
        found.change_counter(found.numbered, moved=counter.moved)
    here = {name for counter in found.counters for name in counter.names}
    for figure in FIGURES.values():
        if figure.id not in here:
            found.decks[figure.race] = (*found.decks.get(figure.race, ()), figure.id)
    for seat, hero in (heroes or {}).items():
        name = NUMBERS[hero]
        found.change_player(seat, hero=name, heroes=(name,), side=FIGURES[name].side)
    for seat, changes in (players or {}).items():
        found.change_player(seat, **changes)
    found.discards = dict.fromkeys(found.decks, ())
    found.tracked = {NUMBERS[name]: won for name, won in (tracked or {}).items()}
    found.season, found.game_turn, found.turn, found.active = season, 2, seats + 1, 0
    for name, value in rest.items():
        setattr(found, name, value)
    return found


def at(found: Table, *steps: Step[Table]) -> Standing:
    """A position with these steps to come, in reading order."""
    return standing(found, tuple(reversed(steps)), seeded("tests"))


def running(
    found: Table, *steps: Step[Table], faces: Sequence[int] = ()
) -> tuple[Standing, tuple[Event, ...]]:
    """These steps run, with known faces (1 to 10 for a die of 0 to 9), until somebody is asked."""
    position = Position(found, (), seeded("tests"), {})
    referee = LoadedReferee(position, None, found.options, faces)
    settled = settle(found, [Halt(), *reversed(steps)], position.dice, referee)
    assert not referee.faces, f"not rolled: {list(referee.faces)}"
    return settled
