"""How fast a counter is, what bears it, and where it can go (4.2.1 to 4.2.4)."""

from collections.abc import Mapping

from msgspec.structs import replace

from games.core.kept import kept
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.effects import SecondMove, Speed
from games.hammer_of_thor.cards.holding import BOAT
from games.hammer_of_thor.dead.bounds import shut
from games.hammer_of_thor.folk.chart import CHART, Code
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import GIANTS, Madness, Side, Stat
from games.hammer_of_thor.folk.members import Member, stat
from games.hammer_of_thor.land.board import BOARD, Ground
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Going, Road, frozen, roads
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lasting import EXTRA, WATER, Key, in_turn, is_free
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.manners import Manner, payable

FLIGHT, WADE, MOUNT, PATHFINDER, SHIPWRIGHT, HEL_ROAD = (
    "1.0A", "1.0C", "1.0G", "3.0C", "7.0A", "11.0F",
)  # fmt: skip
HEIMDALL = NUMBERS["Heimdall"]
DRY = frozenset(place for place, spot in BOARD.items() if not spot.is_water)
"""Places that are closed to a group with somebody in the shape of a fish (2.2C)."""
NOWHERE: frozenset[Place] = frozenset()
BRIDGE = frozenset({Place.BIFROST})
HEL_BRIDGE = frozenset({Place.GIOLL_BRIDGE})


@kept
def has(counter: Counter, code: Code) -> bool:
    """Whether a member has an entry of the chart."""
    return any(code in member.codes for member in counter.members)


def speed(table: Table, counter: Counter) -> int:
    """The allowance of a counter in SPEED: its slowest member's, and what is added (4.2, 3.3).

    A card that lets a second counter travel quickens the only one.
    """
    added = int(table.season is Season.SUMMER) + (_by_cards(table, counter) if table.rules else 0)
    return max(0, _own_speed(counter, table.season) + added)


def _by_cards(table: Table, counter: Counter) -> int:
    """SPEED that cards give a counter in this player-turn."""
    added = int(table.holds(Key.FAST_FOR_ALL))
    added += sum(effect.add for effect in in_turn(table, counter.seat, Speed, counter.names))
    if len(table.of(counter.seat)) == 1:
        added += len(in_turn(table, counter.seat, SecondMove))
    return added


@kept
def _own_speed(counter: Counter, season: Season) -> int:
    """The SPEED of its slowest member, and what others and items bring to it.

    A mount carries the slowest who is none, if it is faster (1.0G).
    """
    afoot: list[int] = []
    mounts: list[int] = []
    for one in counter.members:
        (mounts if MOUNT in one.codes else afoot).append(stat(one, Stat.SPEED, season))
    afoot.sort()
    mounts.sort(reverse=True)
    riding = [max(own, mount) for own, mount in zip(afoot, mounts, strict=False)]
    slowest = min([*riding, *afoot[len(mounts) :], *mounts])
    added = CHART[PATHFINDER].n if has(counter, PATHFINDER) else 0
    added += max((item.group_speed for one in counter.members for item in one.worn), default=0)
    return slowest + added


@kept
def crosses(counter: Counter) -> bool:
    """Whether water costs no more: each member crosses or is carried (4.2.4)."""
    boats = (BOAT in item.classes for one in counter.members for item in one.worn)
    if any(boats) or has(counter, SHIPWRIGHT):
        return True
    dry = [one for one in counter.members if not _swims(one)]
    carried = sum(CHART[WADE].carries for one in counter.members if WADE in one.codes)
    return len(dry) <= carried


def _swims(member: Member) -> bool:
    """Whether a member crosses by itself; the dead do (6.3)."""
    return member.dead or any(CHART[code].cross for code in member.codes if code != SHIPWRIGHT)


def going(table: Table, counter: Counter) -> Going:
    """How the land bears a counter now."""
    return Going(
        crosses=crosses(counter) or is_free(table, counter.seat, WATER),
        ice=_ice(table),
        closed=closed(table, counter),
        halts=_halts(table, counter),
        surcharge=int(table.holds(Key.WILD_WATER)),
    )


def sailing(table: Table, counter: Counter) -> Going:
    """How the land would bear a counter that has a boat."""
    return replace(going(table, counter), crosses=True)


def closed(table: Table, counter: Counter) -> frozenset[Place]:
    """The places that a counter cannot enter now."""
    found = _always_closed(counter)
    if table.floods:
        found = found.union(table.floods)
    return found | BRIDGE if table.holds(Key.CLOSED_BRIDGE) else found


@kept
def _always_closed(counter: Counter) -> frozenset[Place]:
    """The places that a counter cannot enter such as it is, whatever the cards say."""
    fishy = any(one.form is not None and one.form.water_only for one in counter.members)
    return shut(counter) | DRY if fishy else shut(counter)


def _ice(table: Table) -> frozenset[Place]:
    """Drops that bear like land, by the season or by a card (3.3)."""
    return frozen(table.season).union(table.ice) if table.ice else frozen(table.season)


def _halts(table: Table, counter: Counter) -> frozenset[Place]:
    """Bifrost under Heimdall's eyes, and the bridge to Hel (4.2.3)."""
    if _flies(counter):
        return NOWHERE
    halts = _hel_bridge(counter)
    giant = table.leader(counter).figure.race in GIANTS
    return halts | BRIDGE if giant and _is_watched(table) else halts


@kept
def _flies(counter: Counter) -> bool:
    return all(FLIGHT in member.codes for member in counter.members)


@kept
def _hel_bridge(counter: Counter) -> frozenset[Place]:
    """The bridge, if it halts the counter: somebody lives, does not fly, and knows no way."""
    living = any(not member.dead and FLIGHT not in member.codes for member in counter.members)
    return HEL_BRIDGE if living and not has(counter, HEL_ROAD) else NOWHERE


def _is_watched(table: Table) -> bool:
    """Heimdall lives, and no evil seat has him."""
    if any(grave.name == HEIMDALL for grave in table.helheim):
        return False
    home = table.home_of(HEIMDALL)
    if home is None or home.seat is None:
        return True
    return table.players[home.seat].side is not Side.EVIL


def destinations(table: Table, counter: Counter) -> Mapping[Place, Road]:
    """The best road to each place that a counter can reach."""
    return reached(table, counter, speed(table, counter))


def reached(table: Table, counter: Counter, fast: int) -> Mapping[Place, Road]:
    """The best road to each place to be reached with so much SPEED; none for the rigid (2.2A8)."""
    if table.leader(counter).mad is Madness.CATATONIA:
        return {counter.place: Road(0, ())}
    return roads(counter.place, fast, going(table, counter))


def manners(table: Table, counter: Counter, left: int) -> tuple[Manner, ...]:
    """The manners that it can pay with the SPEED left; a plain step is always possible (4.2.2)."""
    return tuple(Manner) if is_free(table, counter.seat, EXTRA) else payable(left)


def price(table: Table, counter: Counter, manner: Manner) -> int:
    """SPEED that a manner of travelling takes; a card may lift it (4.2)."""
    return 0 if is_free(table, counter.seat, EXTRA) else manner.cost


def deadly(table: Table, counter: Counter, road: Road) -> tuple[Member, ...]:
    """The Mortals whom a road would kill: it leaves Midgard and its ice (2.1D, 3.3)."""
    mortals = counter.mortals
    if not mortals:
        return ()
    ice = _ice(table)
    if all(BOARD[place].ground is Ground.CIRCLE or place in ice for place in road.places):
        return ()
    heroes = table.heroes
    return tuple(one for one in mortals if one.id not in heroes and not one.dead)


def is_done(table: Table, seat: Seat, resident: Counter) -> bool:
    """The seat has beaten, won or befriended a resident (4.5.7)."""
    leader = table.leader(resident).id
    return f"resident {leader}" in table.players[seat].honoured


def is_awaited(table: Table, seat: Seat, place: Place) -> bool:
    """A resident waits there for the seat, and is met instead of a roll (4.5.7)."""
    waiting = (one for one in table.at(place) if one.seat is None)
    return any(not is_done(table, seat, one) for one in waiting)
