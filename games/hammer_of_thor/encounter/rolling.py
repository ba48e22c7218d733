"""Rolling for an encounter where a journey ends (4.5.1 to 4.5.6)."""

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.belongings.revealing import reveal_all
from games.hammer_of_thor.cards.effects import Attitude, Replace
from games.hammer_of_thor.encounter.current import change, current, find
from games.hammer_of_thor.encounter.drawing import (
    drawn,
    likely,
    races,
    replaced,
    somebody,
    treasure,
)
from games.hammer_of_thor.encounter.norns import Norn
from games.hammer_of_thor.encounter.odds import amity
from games.hammer_of_thor.encounter.parting import Parting
from games.hammer_of_thor.encounter.prompts import ChoosingRace, RaceHint
from games.hammer_of_thor.encounter.rounds import Facing
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.fate.armed import on_random
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Race, Side
from games.hammer_of_thor.table import Table

SOUGHT = 2
"""Races among which the mover picks after a search (4.2.1)."""
FAMILIES = {
    Side.GOOD: (Race.AESIR, Race.VANIR, Race.ALFAR, Race.VALKYRIE, Race.ELF_HUMAN),
    Side.EVIL: (Race.JOTUN, Race.MUSPELLSON, Race.GUARDIAN, Race.ANIMAL),
}
"""The races that a side would rather meet (21.1, Seeking)."""


class Pick(Action, frozen=True, tag="pick"):
    """Look for people of a race."""

    race: Race

    def hint(self, table: Table) -> Prompt | None:
        """How many of those who may come are of the seat's side, and whether they mean well."""
        sitting = table.sitting
        own = find(table, sitting.counter) if sitting is not None else None
        if own is None:
            return None
        names, side = likely(table, own.place, self.race), table.players[table.active].side
        ours = sum(FIGURES[name].side is side for name in names)
        return RaceHint(left=len(names), ours=ours, friendly=amity(table, own, names))


class Rolling(SeatStep[Table], frozen=True, tag="rolling"):
    """Is there somebody, and of which race?"""

    def ask(self, table: Table) -> Ask | None:
        """Nothing: dice tell."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nobody who has fled meets more (4.5.1)."""
        sitting = table.sitting
        own = find(table, sitting.counter) if sitting is not None else None
        if sitting is None or own is None or sitting.fled:
            return ()
        if not somebody(table, own.place, sitting.manner, referee):
            return ()
        count = SOUGHT if sitting.manner.searches or _picks(own) else 1
        found = races(own.place, count, referee)
        return (Seeking(self.seat, found),)


class Seeking(SeatStep[Table], frozen=True, tag="seeking"):
    """After a search the mover picks one of two races (4.2.1, 4.5.3)."""

    races: tuple[Race, ...]

    def ask(self, table: Table) -> Ask | None:
        """Both, if they differ."""
        return OneOf([Pick(race) for race in self.races]) if len(self.races) > 1 else None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The only race."""
        return _begin(table, self.seat, self.races[0], referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """They come."""
        assert isinstance(action, Pick)
        return _begin(table, seat, action.race, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """A people of the own side, else the first."""
        side = table.players[seat].side
        family = FAMILIES.get(side, ()) if side is not None else ()
        own = [race for race in self.races if race in family]
        return Pick(next(iter(own or self.races)))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which race?"""
        return ChoosingRace(seat)


def _picks(own: Counter) -> bool:
    """An item lets its owner pick, as after a search (4.5.3)."""
    return any(item.choose_race for one in own.members for item in one.worn)


def _begin(table: Table, seat: Seat, race: Race, referee: Referee) -> Steps[Table]:
    """A random group stands before the counter; before a spirit one, who guards nothing (4.2C)."""
    sitting = table.sitting
    assert sitting is not None, seat
    own = table.counter(sitting.counter)
    group = drawn(table, seat, own.place, race, referee, alone=own.is_spirit)
    if group is None:
        return ()
    guarded = () if own.is_spirit else treasure(table, sitting.manner, referee)
    table.encounter = Encounter(own.number, group.number, treasure=guarded)
    reveal_all(table, own.number, referee)
    for effect in on_random(table, seat, referee):
        if isinstance(effect, Attitude):
            change(table, attitude=current(table).attitude + effect.add)
        elif isinstance(effect, Replace):
            found = table.counter(group.number)
            replaced(table, found, seat, Race(effect.deck), effect.count, referee)
    faced: Steps[Table] = (Facing(seat), Parting())
    if table.leader(table.counter(group.number)).figure.is_norn:
        return (Norn(seat), *faced)
    return faced
