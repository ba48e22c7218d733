"""Set-up: who goes first, heroes, decks, and those who wait on the board (1.0)."""

from collections.abc import Mapping, Sequence

from games.core.agenda import Step, Steps
from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.alone.state import Solo
from games.hammer_of_thor.cards.deck import ITEMS, LEADER_ACTIONS, RUNES, Make
from games.hammer_of_thor.folk.figures import FIGURES, Figure, Name
from games.hammer_of_thor.folk.kinds import Icon, Race, Side
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.opening.drafts import offered, quotas
from games.hammer_of_thor.opening.events import (
    CompanionsJoined,
    FirstSeatFound,
    HeroesDealt,
    SeatsRolled,
)
from games.hammer_of_thor.opening.heroes import PURSE, ChoosingBronzes
from games.hammer_of_thor.opening.stack import stacked
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.table import Player, Table

DIE = 10
"""Sides of the die; it reads 0 to 9 (0.0.1)."""
DEALT = 4
"""Heroes that each seat chooses from at most, if they are dealt (1.2)."""
COMPANION = 2
"""The tier of those who go with a weaker hero (1.5)."""
RUNES_AT_FIRST: Mapping[int, int] = {5: 0, 4: 1, 3: 1}
COMPANIONS: Mapping[int, int] = {5: 0, 4: 1, 3: 2}
"""By the hero's tier (1.5)."""
RESIDENTS: Mapping[Name, Place] = {
    "036": Place.HLIDSKIALF,
    "059": Place.MIMIRS_WELL,
    "140": Place.GNIPAS_CAVE,
    "205": Place.URDS_WELL,
    "314": Place.HVERGELMIR,
    "315": Place.FALLANDA_FORAT,
    "337": Place.ELIUDNIR,
}
"""Heimdall, Mimir, Modgud, Urd, Nidhogg, Garm and Vithofnir wait face down (1.6)."""

UNBORN = tuple(figure.id for figure in FIGURES.values() if Icon.OFFSPRING in figure.icons)
DECKS: Mapping[Race, Sequence[Name]] = {
    race: tuple(
        figure.id
        for figure in FIGURES.values()
        if figure.race is race and not {Icon.OFFSPRING, Icon.STARRED} & figure.icons
    )
    for race in Race
}
"""All who lie in the decks of the races, if no hero has taken them (1.7)."""


class Dealing(Step[Table], frozen=True, tag="dealing"):
    """The decks are made of what no hero has taken (1.6, 1.7)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Shuffle, set the residents down, and give weaker heroes what they begin with."""
        _shuffle_decks(table, referee)
        for name, place in RESIDENTS.items():
            if table.home_of(name) is None:
                figure = FIGURES[name]
                animals = tuple(Member(animal) for animal in figure.animals)
                table.place_counter(
                    None, place, (Member(name, hidden=figure.items), *animals), known=False
                )
        for seat in table.circle:
            equip(table, seat, referee)
        table.leads = _shuffled(list(LEADER_ACTIONS), referee)
        heroes = {seat: table.players[seat].hero for seat in table.circle}
        weak = (seat for seat, hero in heroes.items() if hero and FIGURES[hero].tier <= PURSE)
        return (ChoosingBronzes(tuple(weak)),)


def laid_out(seats: int, options: Options, referee: Referee) -> Table:
    """The table before heroes are chosen; a die tells who moves first."""
    out = tuple(item.id for item in ITEMS.values() if item.madness and not options.madness)
    return Table(
        options=options,
        circle=order_of_play(seats, referee),
        players=[
            Player(lives=int(options.second_life), solo=Solo() if seats == 1 else None)
            for _ in range(seats)
        ],
        counters=(),
        decks={},
        discards={},
        offspring=(),
        stack=stacked(seats, options.length, referee),
        runes=_shuffled(list(RUNES), referee),
        magic=_shuffled(
            [
                item.id
                for item in ITEMS.values()
                if item.kind is Make.MAGIC and not item.star and item.id not in out
            ],
            referee,
        ),
        forged=tuple(
            item.id
            for item in ITEMS.values()
            if item.star == "forge" or (item.kind is not Make.MAGIC and not item.star)
        ),
        aside=tuple(item.id for item in ITEMS.values() if item.star not in ("", "forge")),
        kept=tuple(one.id for one in FIGURES.values() if Icon.STARRED in one.icons),
        tracked={},
        removed=out,
    )


def deal_heroes(table: Table, referee: Referee) -> None:
    """Each seat gets heroes of a side drawn by lot (1.2, option `draft`).

    All get equally many; from ten seats on there are not four evil ones for each [house].
    """
    wanted = quotas(len(table.players))
    sides = [side for side, number in wanted.items() for _ in range(number)]
    referee.shuffle(sides)
    left: dict[Side, list[Figure]] = {side: [] for side in Side}
    for figure in offered(table.options.heroes):
        if figure.side is not None:
            left[figure.side].append(figure)
    for figures in left.values():
        referee.shuffle(figures)
    most = min(DEALT, *(len(left[side]) // number for side, number in wanted.items() if number))
    for seat, side in zip(table.circle, sides, strict=False):
        names = tuple(sorted(left[side].pop().id for _ in range(most)))
        table.change_player(seat, offered=names)
        referee.tell(HeroesDealt(seat=seat, side=side, names=names, secret_to=seat))


def order_of_play(seats: int, referee: Referee) -> tuple[Seat, ...]:
    """The highest die is first in every game-turn; ties roll again among themselves (1.1)."""
    best: tuple[Seat, ...] = tuple(range(seats))
    while len(best) > 1:
        rolls = [referee.roll(DIE) - 1 for _ in best]
        referee.tell(SeatsRolled(seats=best, rolls=tuple(rolls)))
        best = tuple(seat for seat, roll in zip(best, rolls, strict=True) if roll == max(rolls))
    first = best[0]
    if seats > 1:
        referee.tell(FirstSeatFound(seat=first))
    return (*range(first, seats), *range(first))


def _shuffled(cards: list[str], referee: Referee) -> tuple[str, ...]:
    referee.shuffle(cards)
    return tuple(cards)


def _shuffle_decks(table: Table, referee: Referee) -> None:
    """A deck for each race, and the offspring's; heroes and their own have left them (1.7)."""
    gone = {name for counter in table.counters for name in counter.names}
    brought = {item for name in gone for item in FIGURES[name].items}
    brought |= {item for name in RESIDENTS for item in FIGURES[name].items}
    table.aside = tuple(item for item in table.aside if item not in brought)
    gone |= set(RESIDENTS) | {animal for name in RESIDENTS for animal in FIGURES[name].animals}
    table.kept = tuple(animal for animal in table.kept if animal not in gone)
    table.offspring = _shuffled([name for name in UNBORN if name not in gone], referee)
    for race in Race:
        table.decks[race] = _shuffled([name for name in DECKS[race] if name not in gone], referee)
        table.discards[race] = ()


def equip(table: Table, seat: Seat, referee: Referee) -> None:
    """Runes and companions of a weaker hero (1.5); the weakest have no more (10.0)."""
    hero = table.players[seat].hero
    assert hero is not None
    figure, home = FIGURES[hero], table.home_of(hero)
    assert home is not None
    tier = max(figure.tier, min(COMPANIONS))
    count = RUNES_AT_FIRST[tier]
    runes, table.runes = table.runes[len(table.runes) - count :], table.runes[: -count or None]
    names = _companions(table, figure, COMPANIONS[tier])
    if not runes and not names:
        return
    table.change_member(hero, runes=runes)
    home = table.counter(home.number)
    members = (*home.members, *(Member(name) for name in names))
    table.change_counter(home.number, members=members)
    referee.tell(CompanionsJoined(seat=seat, names=tuple(names), runes=len(runes)))


def _companions(table: Table, hero: Figure, count: int) -> Sequence[Name]:
    """The first of tier 2 in the hero's own deck who are of its side or neutral (1.5)."""
    deck = table.decks[hero.race]
    fit = [
        name
        for name in reversed(deck)
        if FIGURES[name].tier == COMPANION and FIGURES[name].side in (hero.side, Side.NEUTRAL)
    ]
    taken = fit[:count]
    table.decks[hero.race] = tuple(name for name in deck if name not in taken)
    return taken
