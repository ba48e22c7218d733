"""All the pieces of a match of Norseheim, and the questions one can ask of them."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Self

from msgspec import Struct, field
from msgspec.structs import replace

from games.core.vocabulary import Ending, Seat
from games.norseheim.board import CHIEFTAINS, KINGS, NEIGHBOURS, REGIONS, VALUES, Border, Region
from games.norseheim.character import Character
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.land import Battle, Building, Land, Omen
from games.norseheim.leaders import TILES, Leader
from games.norseheim.lessons import Lesson
from games.norseheim.options import Options

ROUNDS = 6
SUPPLY = 25
"""Warriors of each player (R7)."""
SETTLEMENTS = 4
"""Settlements of each player."""
RINGS = 10
"""Ring fortresses, for all together."""
DANEVOLDS = 5
START_AP = (15, 16, 17, 18)
MAJORITY = 9
FULL_MAJORITY = 11
"""Of twenty seats (option `kings_seats`)."""


class Reason(StrEnum):
    """Why a match ended (Game End, R49, R50, R53)."""

    MAJORITY = "majority"
    KINGS = "kings"
    SCORE = "score"
    VOTE = "vote"
    RUIN = "ruin"
    LAST = "last"


class Phase(StrEnum):
    """The part of a round that is going on; the others need nobody."""

    HOMES = "homes"
    MERCY = "mercy"
    ACTIONS = "actions"
    COUNCIL = "council"
    REWARD = "reward"
    GIANTS = "giants"


class Player(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player's pieces beside the map; all of them are public (R9)."""

    character: Character
    ap: int
    arrival: int
    """When the AP marker came to its space: of two on a space the later lies on top (R11)."""
    cards: dict[Kind, int]
    """Action cards, used ones too."""
    leader: Leader | None = None
    used: dict[Kind, int] = {}
    """Action cards that lie used until the Action phase ends (R15)."""
    favours: tuple[Favour, ...] = ()
    """Gods cards that may still be played."""
    passed: bool = False
    exiled: bool = False
    """Has begun again once (option `exile`)."""
    out: bool = False
    """Has left the match, or has nothing any more (R53)."""


class Table(Struct, forbid_unknown_fields=True):
    """The pieces; the order of the decks and of all stacks below their top cards is secret."""

    options: Options
    circle: tuple[Seat, ...]
    """All seats as they sit; the first was the start player."""
    lands: dict[Region, Land]
    players: list[Player]
    boosters: dict[Kind, int]
    stacks: dict[God, tuple[Favour, ...]]
    """The Gods cards; the last of each stack is its top, which all see (R2)."""
    giants: tuple[Giant, ...]
    """The Giants deck; the last card is the top."""
    chieftains: tuple[Leader, ...]
    """Chieftain tiles, face down; the last is drawn next."""
    guards: tuple[Leader, ...]
    council: dict[Region, Seat] = field(default_factory=dict)
    """Which seat of the council is whose, as the last Council phase left it; others are black."""
    danevolds: tuple[Border, ...] = ()
    order: tuple[Seat, ...] = ()
    """The player order of the round (R12)."""
    round: int = 0
    phase: Phase = Phase.HOMES
    turn: int = 0
    """Player-turns begun."""
    active: Seat = 0
    """The player of this turn, or of the last one."""
    acted: bool = False
    """The action of this turn is done."""
    wild: bool = False
    """Shape-Shifter stands in for an Action card in this turn (L3)."""
    worshipped: tuple[God, ...] = ()
    """In this round."""
    omens: tuple[Omen, ...] = ()
    """The open Giants cards, the oldest first."""
    waiting: tuple[God, ...] = ()
    """Gods markers that cover the next cards, the oldest first (R55)."""
    struck: tuple[Giant, ...] = ()
    """Giants cards that were carried out (R58)."""
    fallen: tuple[Leader, ...] = ()
    """Leader tiles that were discarded (R35)."""
    spent: tuple[Favour, ...] = ()
    """Gods cards that are out of the game (R57)."""
    battle: Battle | None = None
    """The attack that is going on."""
    arrivals: int = 0
    """How often an AP marker has moved."""
    attacked: tuple[Seat, ...] = ()
    """Players whose regions, or convinced chieftains, were attacked in this round."""
    taught: tuple[Lesson, ...] = ()
    """The steps that have been explained (option `teaching`)."""
    die: int = 0
    """The last roll of the leader die; 0: none yet."""
    ending: Ending | None = None

    def copy(self) -> Self:
        """A table that may be changed without harm to this one."""
        return replace(
            self,
            lands=self.lands.copy(),
            players=self.players.copy(),
            boosters=self.boosters.copy(),
            stacks=self.stacks.copy(),
            council=self.council.copy(),
        )

    def change_player(self, seat: Seat, **changed: object) -> None:
        """Something changes beside the map."""
        self.players[seat] = replace(self.players[seat], **changed)

    def gain(self, seat: Seat, ap: int) -> None:
        """The AP marker moves, and lies on top where it arrives; 0 does not move it (R11)."""
        if ap:
            self.arrivals += 1
            self.change_player(seat, ap=self.players[seat].ap + ap, arrival=self.arrivals)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All who still play, as they sit."""
        return tuple(seat for seat in self.circle if not self.players[seat].out)

    @property
    def in_order(self) -> tuple[Seat, ...]:
        """All who still play, in player order."""
        return tuple(seat for seat in self.order if not self.players[seat].out)

    def direct(self, seat: Seat) -> list[Region]:
        """The regions that a player controls directly."""
        lands = self.lands
        return [region for region in REGIONS if lands[region].owner == seat]

    def convinced(self, seat: Seat) -> list[Region]:
        """The regions whose chieftains a player has convinced."""
        lands = self.lands
        return [region for region in REGIONS if lands[region].ally == seat]

    def supply(self, seat: Seat) -> int:
        """Warriors that are left to recruit."""
        return SUPPLY - self.on_map(seat)

    def on_map(self, seat: Seat) -> int:
        """A player's warriors on the map."""
        lands = self.lands.values()
        return sum([land.warriors for land in lands if seat in (land.owner, land.ally)])

    def settlements_left(self, seat: Seat) -> int:
        """Settlements that a player may still build; those within rings are built."""
        built = [self.lands[region].building for region in self.direct(seat)]
        return SETTLEMENTS - (len(built) - built.count(Building.NONE))

    @property
    def rings_left(self) -> int:
        """Ring fortresses in the common supply."""
        return RINGS - [land.building for land in self.lands.values()].count(Building.RING)

    @property
    def values(self) -> Mapping[Region, int]:
        """The value of each region in this match."""
        return VALUES[self.options.value_set]

    @property
    def richest(self) -> list[Region]:
        """The chieftains' lands of the highest value: one that changes hands may turn a match."""
        values = self.values
        most = max(values[region] for region in CHIEFTAINS)
        return [region for region in CHIEFTAINS if values[region] == most]

    def chairs(self) -> tuple[Region, ...]:
        """The regions with a seat in the council."""
        return REGIONS if self.options.kings_seats else CHIEFTAINS

    @property
    def majority(self) -> int:
        """Seats that win at once."""
        return FULL_MAJORITY if self.options.kings_seats else MAJORITY

    def seat_council(self) -> None:
        """Every direct or convinced region with a seat gives it to its holder."""
        holders = ((region, self.lands[region].holder) for region in self.chairs())
        self.council = {region: holder for region, holder in holders if holder is not None}

    def seats_of(self, seat: Seat) -> int:
        """A player's seats on the council board (R69)."""
        return list(self.council.values()).count(seat)

    def seats_now(self, seat: Seat) -> int:
        """The seats that a player would have if they were counted now."""
        return sum(self.lands[region].holder == seat for region in self.chairs())

    def markers_of(self, seat: Seat) -> int:
        """A player's diplomacy markers on the map."""
        return sum([land.markers for land in self.lands.values() if land.ally == seat])

    def limit(self, seat: Seat) -> int:
        """How many diplomacy markers a player may have on the map (R42)."""
        return self.seats_of(seat) + self.players[seat].character.strength

    def worth(self, seat: Seat) -> int:
        """The values of the regions that a player controls directly (R63)."""
        values = self.values
        return sum([values[region] for region in self.direct(seat)])

    def power(self, seat: Seat) -> int:
        """Power points: values and seats (Game End)."""
        return self.worth(seat) + self.seats_of(seat)

    def kings(self, seat: Seat) -> int:
        """The Kings regions that a player controls directly."""
        return sum(self.lands[region].owner == seat for region in KINGS)

    def uncovered(self) -> tuple[Giant, ...]:
        """The open Giants cards without a god."""
        return tuple(omen.giant for omen in self.omens if omen.cover is None)

    def homes(self) -> list[Region]:
        """Where a home may be: a chieftain's region, next to no other home (Preparation, R3)."""
        free = [region for region in CHIEFTAINS if self.lands[region].owner is None]
        apart = [
            region
            for region in free
            if all(self.lands[near].owner is None for near in NEIGHBOURS[region])
        ]
        return apart or free

    def resistance(self, region: Region) -> int | None:
        """Markers that convince the chieftain; None: nobody can be convinced here (R46)."""
        leader = self.lands[region].leader
        return None if leader is None else TILES[leader].b
