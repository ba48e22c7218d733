"""Some hundred battles of random groups and decisions, and what must hold after each (21.6)."""

from collections import Counter as Tally
from random import Random

import pytest

from games.core.agenda import Position, settle
from games.core.dice import Referee, seeded
from games.hammer_of_thor.battle.beginning import fight
from games.hammer_of_thor.battle.events import BattleOver, FighterSlain, LifeSpared, RoundFought
from games.hammer_of_thor.battle.orders import BattleOrder, Mode, Stance, Until
from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.options import Options
from tests.games.hammer_of_thor.builder import Halt, group, member, table
from tests.games.hammer_of_thor.fights import told

BATTLES = 60
"""Of each kind."""
HEROES = [one for one in FIGURES.values() if one.side in (Side.GOOD, Side.EVIL) and one.fame]
FOLK = [one for one in FIGURES.values() if not one.is_norn]


def armed(rng, name, cards):
    """Somebody with wounds and items."""
    figure = next(one for one in FIGURES.values() if one.name == name)
    stamina = member(name).stamina
    items = [cards.pop() for _ in range(rng.randrange(3))]
    kept = tuple(items[:1]), tuple(items[1:])
    shown, hidden = kept if figure.speaks else ((), tuple(items))
    return member(name, wounds=rng.randrange(stamina), shown=shown, hidden=hidden)


def met(rng, seat, *, kills):
    """Two groups of one to five face each other; the leaders of seats are heroes."""
    heroes = {one: hero.name for one, hero in enumerate(rng.sample(HEROES, 2))}
    folk = rng.sample([one.name for one in FOLK if one.name not in heroes.values()], 8)
    cards = rng.sample(sorted(ITEMS), 32)
    lead = [heroes[0], *([heroes[1]] if seat is not None else [folk.pop()])]
    sides = [
        [armed(rng, one, cards) for one in (chief, *(folk.pop() for _ in range(rng.randrange(4))))]
        for chief in lead
    ]
    place = rng.choice(list(Place))
    found = table(
        group(0, place, *sides[0]),
        group(seat, place, *sides[1]),
        heroes={0: heroes[0]} | ({seat: heroes[1]} if seat is not None else {}),
        tracked={name: rng.randrange(15) for name in heroes.values()},
        options=Options(kills_between_seats=kills),
    )
    found.change_counter(2, wild=seat is None and rng.random() < 0.5)
    for deck in ("magic", "forged", "aside"):
        setattr(found, deck, tuple(one for one in getattr(found, deck) if one not in ITEMS))
    carried = {item for one in found.counters for body in one.members for item in body.items}
    found.magic = tuple(sorted(set(ITEMS) - carried))
    treasure, found.magic = found.magic[:2], found.magic[2:]
    found.encounter = Encounter(1, 2, treasure=treasure)
    return found


def order(rng):
    """Any."""
    return BattleOrder(rng.choice(list(Mode)), rng.choice(list(Stance)), rng.choice(list(Until)))


def played(rng, found, seat):
    """The battle, to its end, by random decisions; all that was told."""
    attacker = rng.choice((1, 2))
    orders = {1: order(rng)} if seat is not None or attacker == 1 else {}
    orders |= {2: order(rng)} if seat is not None else {}
    steps = fight(found, attacker, orders, surprise=rng.random() < 0.3)
    position = Position(found, (), seeded(str(rng.random())), {})
    referee = Referee(position.dice, None, found.options, {})
    position, events = settle(found, [Halt(), *reversed(steps)], position.dice, referee)
    rounds = 0
    while not isinstance(position.agenda[-1], Halt):
        offered = list(position.asks[0])
        assert position.default(0) in offered
        position, more = position.apply(0, rng.choice(offered))
        events, rounds = (*events, *more), rounds + 1
        assert rounds < 40
    return position, events


def check(before, after, events):
    """Nothing is lost, nobody stands with no STAMINA left, trackers hold."""
    assert people(after) == people(before)
    assert cards(after) == cards(before)
    for counter in after.counters:
        assert counter.members
        for one in counter.members:
            assert 0 <= one.wounds < one.stamina, one
    assert all(won >= 0 for won in after.tracked.values())
    assert len(told(events, BattleOver)) == 1
    numbers = [one.round for one in told(events, RoundFought)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) <= 6


def people(found):
    """Every character, by name: in a counter, a deck, the discards, the dead, set aside."""
    lying = [*found.decks.values(), *found.discards.values(), found.kept]
    return Tally(
        [name for pile in lying for name in pile]
        + [grave.name for grave in found.helheim]
        + [name for counter in found.counters for name in counter.names]
    )


def cards(found):
    """Every item."""
    met = found.encounter
    piles = [found.magic, found.forged, found.aside, found.removed, met.treasure]
    carried = [item for one in found.counters for body in one.members for item in body.items]
    left = [spoil.card for spoil in met.spoils]
    return Tally([card for pile in piles for card in pile if card in ITEMS] + carried + left)


@pytest.mark.rule("21.6")
@pytest.mark.parametrize("kills", [False, True])
@pytest.mark.parametrize("seat", [None, 1])
def test_battles_lose_nothing(seat, kills):
    """Against nobody's groups and between seats."""
    kinds = Tally()
    for number in range(BATTLES):
        rng = Random(f"battle {seat} {kills} {number}")
        found = met(rng, seat, kills=kills)
        before = found.copy()
        position, events = played(rng, found, seat)
        check(before, position.table, events)
        heroes = {name for player in before.players for name in player.heroes}
        if seat is not None and not kills:
            assert not told(events, LifeSpared)
            assert not heroes & {one.name for one in told(events, FighterSlain)}
        kinds.update(type(one).__name__ for one in events)

    assert {"FighterSlain", "FighterDown", "RoundFought", "BronzeBroke"} <= set(kinds)
