"""All the pieces of a match of Fallen Kingdoms, and the questions one can ask of them."""

from enum import StrEnum
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from games.core.vocabulary import Ending, Seat
from games.fallen_kingdoms.field import UNITS, Battle, March, Phase, Site
from games.fallen_kingdoms.gods.god import BASE, God
from games.fallen_kingdoms.land.boards import Board, Layout, board
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.trophies import Building, Knowledge, Rumor, Track


class Reason(StrEnum):
    """Why a match ended (B, K5)."""

    TROPHIES = "trophies"
    ROUNDS = "rounds"


class Player(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player's pieces beside the map."""

    offered: tuple[God, ...] = ()
    """The gods to choose from; secret, and gone once all have chosen (3.2)."""
    god: God | None = None
    glory: int = 0
    """Points of glory; it may fall below 0 at the end [house]."""
    points: dict[Track, int] = {}
    """Points on the three tracks, each less than its length."""
    victories: int = 0
    """0 to 5."""
    rumors: tuple[Rumor, ...] = ()
    knowledge: tuple[Knowledge, ...] = ()
    """Private cards (5.4.1)."""
    waiting_units: int = 0
    """Produced, and not on the board yet."""
    waiting_buildings: tuple[Building, ...] = ()
    casualties: int = 0
    """Units lost in the invasion that is going on; they return when it is over (7.2.4)."""
    invader: bool = False
    """Holds an invader card (7.2.1)."""
    blockers: tuple[int, ...] = ()
    """The invasion paths that are blocked, by number, in the order in which they were used."""
    fallen: int = 0
    """How often the kingdom fell or was surrendered."""
    out: bool = False
    """Has left the match for good (K17)."""


class Box(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Trophies that went back to the box during set-up."""

    knowledge: tuple[Knowledge, ...] = ()
    buildings: tuple[Building, ...] = ()
    rumors: tuple[Rumor, ...] = ()


NOTHING = Box()


class Table(Struct, forbid_unknown_fields=True):
    """The pieces; secret are gods not chosen yet, and the stacks below what lies face up."""

    options: Options
    layout: Layout
    circle: tuple[Seat, ...]
    """All seats clockwise (K25)."""
    sites: dict[City, Site]
    """One for each city of the board, in the order of `City`."""
    players: list[Player]
    knowledge_stack: tuple[Knowledge, ...]
    """Face down; the last card is drawn next."""
    knowledge: tuple[Knowledge, ...]
    """Face up: at most three, the oldest first."""
    building_stack: tuple[Building, ...]
    buildings: tuple[Building, ...]
    """Face up: at most two, the oldest first."""
    rumors: tuple[Rumor, ...]
    """The highest first; the last is on top, and alone is seen (3.7, F-03)."""
    box: Box = NOTHING
    """Trophies that are out of this match, unseen (3.5 to 3.7)."""
    lost: tuple[Building, ...] = ()
    """Tiles that waited on the sheet of a kingdom that fell (5.4)."""
    dropped: tuple[Rumor, ...] = ()
    """Rumors that were discarded at the end (6.2)."""
    public: tuple[Knowledge, ...] = ()
    """Knowledge of all, from kingdoms that fell (5.4.1)."""
    first: Seat = 0
    """Holds the first-player card."""
    round: int = 0
    """0 during set-up."""
    phase: Phase = Phase.GODS
    turn: int = 0
    """Player-turns begun; placing a group and an invader's slot count too."""
    active: Seat = 0
    """The player of this turn, or of the last one."""
    gift: int = 0
    """Free points that a god adds to this turn's production (Njord)."""
    spent: tuple[int, int, int] = (0, 0, 0)
    """How the free points of this turn were split: units, buildings, knowledge."""
    moved: tuple[March, ...] = ()
    """Friendly moves of this turn, for taking back (F-41)."""
    marches: tuple[March, ...] = ()
    """Moves of this turn that wait to be fought out."""
    attacked: tuple[City, ...] = ()
    """Cities that were attacked in this turn; none is attacked twice (F-34)."""
    held: tuple[City, ...] = ()
    """Cities that the active player held when movement began (K1)."""
    battle: Battle | None = None
    taught: tuple[Lesson, ...] = ()
    """The steps that have been explained (option `teaching`)."""
    ending: Ending | None = None

    def copy(self) -> Self:
        """A table that may be changed without harm to this one."""
        return replace(self, sites=self.sites.copy(), players=self.players.copy())

    @property
    def board(self) -> Board:
        """The cities and what joins them."""
        return board(self.layout)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that still play, clockwise."""
        return tuple(seat for seat in self.circle if not self.players[seat].out)

    @property
    def in_turn(self) -> tuple[Seat, ...]:
        """All seats clockwise from the first player, those that left too: their units stay."""
        at = self.circle.index(self.first)
        return (*self.circle[at:], *self.circle[:at])

    def change_player(self, seat: Seat, **changes: object) -> None:
        """Change a player's pieces beside the map."""
        self.players[seat] = replace(self.players[seat], **changes)

    def gain(self, seat: Seat, glory: int) -> None:
        """Add to a player's glory, or take from it."""
        self.change_player(seat, glory=self.players[seat].glory + glory)

    def change_site(self, city: City, **changes: object) -> None:
        """Change what stands in a city; where no unit is left, nobody owns it."""
        site = replace(self.sites[city], **changes)
        if not site.units and site.owner is not None:
            site = replace(site, owner=None)
        self.sites[city] = site

    def controlled(self, seat: Seat) -> list[City]:
        """The cities that a player controls, in the order of `City`."""
        return [city for city, site in self.sites.items() if site.owner == seat]

    def units(self, seat: Seat) -> int:
        """A player's units in cities."""
        return sum([site.units for site in self.sites.values() if site.owner == seat])

    def enemies(self, seat: Seat) -> list[City]:
        """The cities that others control."""
        sites = self.sites.items()
        return [city for city, site in sites if site.owner is not None and site.owner != seat]

    def borders(self, seat: Seat, city: City) -> bool:
        """Whether a city is adjacent to one that a player controls."""
        sites = self.sites
        return seat in [sites[near].owner for near in self.board.near(city)]

    def under_way(self, seat: Seat) -> int:
        """A player's units on roads and at sea: only in the own turn."""
        return sum([march.units for march in self.marches]) if seat == self.active else 0

    def on_board(self, seat: Seat) -> int:
        """A player's units on the board, those under way too."""
        return self.units(seat) + self.under_way(seat)

    def reserve(self, seat: Seat) -> int:
        """Units that may still come: neither on the board nor waiting nor lost in an invasion."""
        player = self.players[seat]
        return UNITS - self.on_board(seat) - player.waiting_units - player.casualties

    def temple(self, seat: Seat) -> City | None:
        """Where a player's temple stands."""
        for city, site in self.sites.items():
            if site.temple == seat:
                return city
        return None

    def intimidation(self, seat: Seat) -> int:
        """The god's base value and all rumors (5.2.4); 0 before a god is chosen."""
        player = self.players[seat]
        base = 0 if player.god is None else BASE[player.god]
        return base + sum([rumor.fear for rumor in player.rumors])

    def knows(self, seat: Seat, card: Knowledge) -> bool:
        """Whether a player may use a knowledge, by an own card or as all may (5.4.1)."""
        return card in self.players[seat].knowledge or card in self.public

    def blocked(self) -> list[int]:
        """The numbers of the invasion paths that nobody may use (7.2.3)."""
        return [number for player in self.players for number in player.blockers]
