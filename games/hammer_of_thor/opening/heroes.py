"""Heroes: chosen one after the other from the last seat on, or from four dealt (1.2 to 1.5)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from games.core.agenda import Step, Steps
from games.core.asks import Ask, Lazily, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat, without
from games.hammer_of_thor.cards.deck import ITEMS, Make, Number
from games.hammer_of_thor.encounter.wares import use_of
from games.hammer_of_thor.folk.figures import FIGURES, Figure, Name
from games.hammer_of_thor.folk.kinds import Race, Side, Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import STARTS
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.opening.drafts import GREAT, choices, offered, strongest
from games.hammer_of_thor.opening.events import BronzeTaken, HeroChosen, HeroPicked
from games.hammer_of_thor.opening.prompts import (
    ChoosingBronze,
    ChoosingHero,
    HeroHint,
)
from games.hammer_of_thor.opening.refusals import (
    HeroNotDealt,
    HeroTaken,
    NoHero,
    SideFull,
    WrongStart,
)
from games.hammer_of_thor.options import Heroes
from games.hammer_of_thor.table import Table

PURSE = 3
"""Heroes of this tier begin with a bronze item (1.5)."""


class Choose(Action, frozen=True, tag="choose"):
    """Be a character, and stand at a start location of its race."""

    told_at = "character"

    race: Race
    character: Name
    place: Place

    def hint(self, table: Table) -> Prompt:
        """The hero in numbers."""
        figure = FIGURES[self.character]
        stats = figure.stats
        blows = stats[Stat.STRENGTH] + stats[Stat.ACCURACY]
        return HeroHint(
            might=stats[Stat.STAMINA] + 2 * blows,
            charisma=stats[Stat.CHARISMA],
            reputation=stats[Stat.REPUTATION] + figure.fame,
            daring=figure.tier < GREAT,
        )


class TakeBronze(Action, frozen=True, tag="take-bronze"):
    """Begin with a bronze item."""

    card: Number

    def hint(self, table: Table) -> Prompt:
        """Its use."""
        return use_of(self.card)


class ChoosingHeroes(Step[Table], frozen=True, tag="choosing-heroes"):
    """The seats that still choose, one after the other: the last in turn order first (1.2)."""

    waiting: tuple[Seat, ...]

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """The next of them."""
        if not self.waiting or table.players[self.waiting[0]].out:
            return {}
        return {self.waiting[0]: _ask(table, self.waiting[0])}

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """All have chosen; who has left chooses as usual, so that the sides stay even (13.6)."""
        if not self.waiting:
            return ()
        seat = self.waiting[0]
        return self.answer(table, seat, self.default(table, seat), referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """The hero stands on the board."""
        assert isinstance(action, Choose)
        begin(table, seat, action.character, action.place, referee)
        return (ChoosingHeroes(self.waiting[1:]),)

    def default(self, table: Table, seat: Seat) -> Action:
        """The mightiest."""
        return _usual(choices(table, seat))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which hero?"""
        return ChoosingHero(seat, table.options.heroes is Heroes.ALL)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """No hero, taken, of a side that is full, or at a place of others."""
        return _refusal(table, seat, action)


class Picked(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero that a seat has chosen of its four."""

    seat: Seat
    character: Name
    place: Place


class PickingHeroes(Step[Table], frozen=True, tag="picking-heroes"):
    """Each seat chooses among four, all at once and in secret (1.2, option `draft`)."""

    carries_wishes: ClassVar[bool] = True
    waiting: tuple[Seat, ...]
    picked: tuple[Picked, ...] = ()
    """By seat, so that no trace is left of who was first."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """One of the four that were dealt; nobody waits for whoever has left."""
        players = table.players
        return {seat: _ask(table, seat) for seat in self.waiting if not players[seat].out}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Keep it, in secret."""
        assert isinstance(action, Choose)
        referee.tell(HeroPicked(seat=seat))
        others = (one for one in self.picked if one.seat != seat)
        picked = sorted(
            (*others, Picked(seat, action.character, action.place)), key=lambda one: one.seat
        )
        return (replace(self, waiting=without(self.waiting, seat), picked=tuple(picked)),)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Show all heroes, in turn order."""
        picked = {one.seat: one for one in self.picked}
        for seat in table.circle:
            found = picked.get(seat)
            if found is None:
                usual = _usual(choices(table, seat))
                found = Picked(seat, usual.character, usual.place)
            begin(table, seat, found.character, found.place, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The mightiest of the four."""
        return _usual(choices(table, seat))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which hero?"""
        return ChoosingHero(seat, daring=False)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """None of the four, or at a place of others."""
        return _refusal(table, seat, action)


class ChoosingBronzes(Step[Table], frozen=True, tag="choosing-bronzes"):
    """A hero of tier 3 begins with a bronze item (1.5)."""

    waiting: tuple[Seat, ...]

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """The next of them; the items lie open, as long as there are any."""
        if not self.waiting or table.players[self.waiting[0]].out or not bronzes(table):
            return {}
        return {self.waiting[0]: OneOf([TakeBronze(card) for card in bronzes(table)])}

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """All have one, or there is none left (1.7)."""
        if not self.waiting or not bronzes(table):
            return ()
        seat = self.waiting[0]
        return self.answer(table, seat, self.default(table, seat), referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """The hero carries it."""
        assert isinstance(action, TakeBronze)
        hero = table.players[seat].hero
        assert hero is not None
        home = table.home_of(hero)
        assert home is not None
        carried = home.member(hero).hidden
        table.change_member(hero, hidden=(*carried, action.card))
        table.forged = tuple(card for card in table.forged if card != action.card)
        referee.tell(BronzeTaken(seat=seat, card=action.card))
        return (ChoosingBronzes(self.waiting[1:]),)

    def default(self, table: Table, seat: Seat) -> Action:
        """The best weapon."""
        return TakeBronze(max(bronzes(table), key=lambda card: ITEMS[card].weapon))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which?"""
        return ChoosingBronze(seat)


def begin(table: Table, seat: Seat, name: Name, place: Place, referee: Referee) -> None:
    """A hero stands on the board with the items and animals on its card (1.3 to 1.5)."""
    figure = FIGURES[name]
    assert figure.side is not None
    animals = tuple(Member(animal) for animal in figure.animals)
    table.place_counter(seat, place, (Member(name, hidden=figure.items), *animals))
    heroes = (*table.players[seat].heroes, name)
    table.change_player(seat, hero=name, heroes=heroes, side=figure.side, offered=())
    table.tracked[name] = figure.fame
    referee.tell(HeroChosen(seat=seat, name=name, side=figure.side, place=place, fame=figure.fame))


def bronzes(table: Table) -> Sequence[Number]:
    """The bronze items that lie open."""
    return [card for card in table.forged if ITEMS[card].kind is Make.BRONZE]


def _ask(table: Table, seat: Seat) -> Ask:
    figures = choices(table, seat)
    names = {figure.id for figure in figures}

    def listing() -> Sequence[Action]:
        return [
            Choose(figure.race, figure.id, place)
            for figure in figures
            for place in STARTS[figure.race]
        ]

    def allows(action: Choose) -> bool:
        figure = FIGURES.get(action.character)
        return (
            figure is not None
            and figure.id in names
            and action.race is figure.race
            and action.place in STARTS[figure.race]
        )

    return Lazily(Choose, listing, allows)


def _usual(figures: Sequence[Figure]) -> Choose:
    figure = FIGURES[strongest(figures)]
    return Choose(figure.race, figure.id, STARTS[figure.race][0])


def _refusal(table: Table, seat: Seat, action: Action) -> Refusal | None:
    if not isinstance(action, Choose) or action.character not in FIGURES:
        return NO
    figure = FIGURES[action.character]
    if figure not in offered(table.options.heroes):
        return NoHero(figure.id)
    if table.players[seat].offered and figure not in choices(table, seat):
        return HeroNotDealt(figure.id)
    if figure.id in table.heroes:
        return HeroTaken(figure.id)
    if figure not in choices(table, seat):
        return SideFull(figure.side or Side.NEUTRAL)
    if action.place not in STARTS[figure.race]:
        return WrongStart(figure.race, action.place)
    return NO
