"""A new hero for a seat that has lost all but Mortals and Animals (10.0)."""

from collections.abc import Sequence

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.folk.figures import FIGURES, Figure, Name
from games.hammer_of_thor.folk.kinds import Icon, Race
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import STARTS
from games.hammer_of_thor.opening.drafts import strongest
from games.hammer_of_thor.opening.heroes import PURSE, Choose, ChoosingBronzes
from games.hammer_of_thor.opening.setup import equip
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.turns.events import HeroesDrawn, NewHeroCame
from games.hammer_of_thor.turns.prompts import ChoosingNewHero as NewHeroPrompt

DRAWN = 3
LEAST, MOST = 2, 4
"""The tiers of those who come."""
FAME = 6


class NewHero(SeatStep[Table], frozen=True, tag="new-hero"):
    """Does the seat need somebody? Then three are drawn, of three races by lot [house]."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Draw, if nobody is left who could go on."""
        if _goes_on(table, self.seat):
            return ()
        names = _drawn(table, self.seat, referee)
        if not names:
            return ()
        referee.tell(HeroesDrawn(seat=self.seat, names=tuple(names)))
        return (ChoosingNewHero(self.seat, tuple(names)),)


class ChoosingNewHero(SeatStep[Table], frozen=True, tag="choosing-new-hero"):
    """The seat keeps one of those who were drawn."""

    names: tuple[Name, ...]

    def ask(self, table: Table) -> Ask | None:
        """One of them, at a start location of the race."""
        figures = [FIGURES[name] for name in self.names]
        return OneOf(
            [Choose(one.race, one.id, place) for one in figures for place in STARTS[one.race]]
        )

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """It stands there with what weaker heroes get; the others go under their decks."""
        assert isinstance(action, Choose)
        figure = FIGURES[action.character]
        for name in self.names:
            if name != figure.id:
                race = FIGURES[name].race
                table.decks[race] = (name, *table.decks[race])
        _come(table, seat, figure, action, referee)
        equip(table, seat, referee)
        return (ChoosingBronzes((seat,)),) if figure.tier <= PURSE else ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The mightiest."""
        figure = FIGURES[strongest([FIGURES[name] for name in self.names])]
        return Choose(figure.race, figure.id, STARTS[figure.race][0])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """One of these?"""
        return NewHeroPrompt(seat)


def _goes_on(table: Table, seat: Seat) -> bool:
    """Somebody lives (6.2) who is neither Mortal nor Animal; a hero is never Mortal (T22)."""
    living = [one for counter in table.of(seat) for one in counter.free if not one.dead]
    return any(
        one.id in table.heroes or not (one.figure.is_mortal or one.figure.race is Race.ANIMAL)
        for one in living
    )


def _drawn(table: Table, seat: Seat, referee: Referee) -> Sequence[Name]:
    """The first fitting card of each of three decks."""
    races = [race for race in Race if race in STARTS]
    referee.shuffle(races)
    found: list[Name] = []
    for race in races:
        name = next((one for one in reversed(table.decks[race]) if _fits(table, seat, one)), None)
        if name is not None and len(found) < DRAWN:
            table.decks[race] = tuple(one for one in table.decks[race] if one != name)
            found.append(name)
    return found


def _fits(table: Table, seat: Seat, name: Name) -> bool:
    figure = FIGURES[name]
    fit = figure.side is table.players[seat].side and LEAST <= figure.tier <= MOST
    return fit and Icon.OFFSPRING not in figure.icons


def _come(table: Table, seat: Seat, figure: Figure, chosen: Choose, referee: Referee) -> None:
    """With the items and animals of its card that are not in play (2.1F)."""
    items = tuple(card for card in figure.items if card in table.aside)
    table.aside = tuple(card for card in table.aside if card not in items)
    animals = tuple(animal for animal in figure.animals if animal in table.kept)
    table.kept = tuple(animal for animal in table.kept if animal not in animals)
    members = (Member(figure.id, hidden=items), *map(Member, animals))
    table.place_counter(seat, chosen.place, members)
    heroes = (*table.players[seat].heroes, figure.id)
    table.change_player(seat, hero=figure.id, heroes=heroes, lives=0)
    table.tracked[figure.id] = FAME
    referee.tell(NewHeroCame(seat=seat, name=figure.id, place=chosen.place))
