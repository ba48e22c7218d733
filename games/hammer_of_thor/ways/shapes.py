"""Changing one's shape, for an encounter or for a player-turn (2.2C, 6.0A to 6.0C)."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.battle.deaths import falls
from games.hammer_of_thor.cards.deck import SHAPES, Number, Shape
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.folk.chart import CHART, Code, Hook
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.travel import is_drop
from games.hammer_of_thor.ways.events import ShapeLeft, ShapeTaken
from games.hammer_of_thor.ways.prompts import ChangeHint
from games.hammer_of_thor.ways.refusals import NoChange, NoSuchShape

NAMED: Mapping[str, Number] = {shape.name: shape.id for shape in SHAPES.values()}
"""Shapes by the names in the brackets behind 6.0A to 6.0C."""


class Change(Action, frozen=True, tag="change"):
    """Take on another shape; the own one comes back by itself."""

    name: Name
    shape: Number

    def hint(self, table: Table) -> Prompt | None:
        """SPEED and MIGHT in it."""
        home = table.home_of(self.name)
        if home is None:
            return None
        member = home.member(self.name)
        changed = replace(member, shape=self.shape)
        return ChangeHint(
            table.stat(changed, Stat.SPEED),
            might(changed, table.season),
            might(member, table.season),
            changes_left(member) - 1,
        )


def changes(table: Table, counters: list[Counter], *, met: bool) -> Iterator[Change]:
    """Every change that somebody in these counters can make now.

    Args:
        table: the pieces.
        counters: of the seat that is asked.
        met: an encounter goes on: things are no shape to meet anybody in.
    """
    for counter in counters:
        for member in counter.free:
            for shape in shapes_of(table, member) if member.shape is None else ():
                if not (met and shape.hidden) and _is_at_home(table, counter, shape):
                    yield Change(member.id, shape.id)


def shapes_of(table: Table, member: Member) -> Iterator[Shape]:
    """The shapes that a character can still take on; without names in brackets all of them."""
    if table.options.shapes and changes_left(member) > 0:
        yield from (SHAPES[number] for number in shapes_named(member.codes))


def shapes_named(codes: Mapping[Code, tuple[str, ...]]) -> tuple[Number, ...]:
    """The shapes that the entries of a character name in brackets; without brackets all."""
    found = (named for code, named in codes.items() if CHART[code].hook is Hook.SHAPE)
    return tuple(NAMED[name] for named in found for name in named or NAMED)


def changes_left(member: Member) -> int:
    """Changes that a character has left in the match (6.0A to 6.0C)."""
    return sum(entry.changes for entry in member.entries(Hook.SHAPE)) - member.changes


def change(table: Table, action: Change, referee: Referee) -> None:
    """Somebody changes: until the encounter is over, or else the player-turn."""
    home = table.home_of(action.name)
    assert home is not None, action
    member = home.member(action.name)
    fleeting = table.encounter is not None
    table.change_member(
        action.name, shape=action.shape, fleeting=fleeting, changes=member.changes + 1
    )
    left = changes_left(member) - 1
    referee.tell(ShapeTaken(name=action.name, card=action.shape, left=left))


def change_back(table: Table, referee: Referee, *, fleeting: bool) -> None:
    """Everybody has the own shape again; who has lost more STAMINA than is its own dies.

    Args:
        table: the pieces.
        referee: to tell.
        fleeting: the encounter is over; else the player-turn, and with it every shape.
    """
    changed = [
        one.id
        for counter in table.counters
        for one in counter.members
        if one.shape is not None and (one.fleeting or not fleeting)
    ]
    for name in changed:
        table.change_member(name, shape=None, fleeting=False)
    if changed:
        referee.tell(ShapeLeft(names=tuple(changed)))
    for name in changed:
        home = table.home_of(name)
        if home is not None and home.member(name).left <= 0:
            falls(table, name, None, referee)


def refused(table: Table, seat: Seat, action: Change) -> Refusal:
    """Why somebody does not change so."""
    home = table.home_of(action.name)
    if home is None or home.seat != seat:
        return NoChange(action.name)
    member = home.member(action.name)
    if member.shape is not None or not any(shapes_of(table, member)):
        return NoChange(action.name)
    return NoSuchShape(action.name, action.shape) if action.shape in SHAPES else NO


def _is_at_home(table: Table, counter: Counter, shape: Shape) -> bool:
    """Fish change in rivers and lakes alone."""
    return not shape.water_only or is_drop(table, counter.place)
