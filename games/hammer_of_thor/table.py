"""All the pieces of a match of The Hammer of Thor, and the questions one can ask of them."""

from enum import StrEnum
from functools import lru_cache
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from games.core.vocabulary import Ending, Seat
from games.hammer_of_thor.alone.state import Solo
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.folk import groups
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.graves import Grave
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Race, Side, Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.ragnarok.outcome import Outcome
from games.hammer_of_thor.travel.manners import Sitting

PARTIES = 64
"""The heroes of so many matches are kept together."""


class Reason(StrEnum):
    """Why a match ended (12.7)."""

    GOOD = "good"
    EVIL = "evil"
    RUIN = "ruin"
    LEFT = "left"
    """A match for one is broken off (14.1B)."""
    DONE = "done"
    """The task of a match for one has won a medal (14.3C)."""
    UNDONE = "undone"


class ItemsRule(StrEnum):
    """The fate of new items in an encounter (2.2A2, T46)."""

    AT_ONCE = "at_once"
    """They are revealed."""
    ASK = "ask"
    """They stay concealed until their seat reveals them."""


class Player(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's pieces beside the board."""

    hero: Name | None = None
    """The starting character, or the last new one (10.0)."""
    side: Side | None = None
    """The side of its first starting character."""
    heroes: tuple[Name, ...] = ()
    """All that it has started with: heroes are no followers."""
    offered: tuple[Name, ...] = ()
    """Dealt to choose from, with the option; secret until all have chosen (1.2)."""
    held: Number | None = None
    """The Fate or Prediction that it keeps; secret (4.1)."""
    drawn: Number | None = None
    """A second one, until the seat has said which of the two it keeps; secret (4.1.1)."""
    asleep: bool = False
    """The held card does not play itself; secret (4.1.2)."""
    bonus: Number | None = None
    """The bonus card that lies open before the seat (4.1.4)."""
    lead: Number | None = None
    """The Leader Action that lies open before the seat (4.1.5)."""
    friends: tuple[Name, ...] = ()
    """Random leaders won by friendship (4.3A8)."""
    lives: int = 1
    """How often its hero lives on (5.4.6)."""
    met: tuple[int, ...] = ()
    """The counters that it has met in this game-turn (4.6.2)."""
    dealt: tuple[str, ...] = ()
    """The deals that it has made in this game-turn (4.3A7)."""
    honoured: tuple[str, ...] = ()
    """Deeds that have brought it REPUTATION, and do so once only (4.3A7, 4.3A8, 4.5.7)."""
    beaten: tuple[Name, ...] = ()
    """Characters of tier 4 and more that it has beaten, for the card that counts them (13.2)."""
    realms: tuple[Realm, ...] = ()
    """Worlds in which its counters have been, for the card that counts them (13.2)."""
    items: ItemsRule = ItemsRule.AT_ONCE
    """How it deals with new items; nobody else knows (T46)."""
    out: bool = False
    """Has left the match for good (13.6)."""
    solo: Solo | None = None
    """Rivals and the task of a seat that plays alone (14.1B)."""


class Promise(Struct, frozen=True, forbid_unknown_fields=True):
    """A child that is born at the next Birth (11.2)."""

    mother: Name
    wooer: Name
    """The leader who has won her, or whom she has won; the child comes to the wooer's group."""
    seat: Seat


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """A lasting rule that a card has brought (18.3)."""

    key: str
    until: str
    seat: Seat
    name: Name | None = None
    race: Race | None = None
    other: Seat | None = None
    leader: Name | None = None


class Table(Struct, forbid_unknown_fields=True):
    """The pieces; secret are decks, the stack, held cards, runes and concealed items."""

    options: Options
    circle: tuple[Seat, ...]
    """All seats in turn order, the first player first (1.1)."""
    players: list[Player]
    counters: tuple[Counter, ...]
    """In the order in which they came."""
    decks: dict[Race, tuple[Name, ...]]
    """Face down; the last card is drawn next."""
    discards: dict[Race, tuple[Name, ...]]
    offspring: tuple[Name, ...]
    stack: tuple[Number, ...]
    """Fate, Predictions and Ragnarok: the clock; the last card is drawn next (1.8)."""
    runes: tuple[Number, ...]
    magic: tuple[Number, ...]
    forged: tuple[Number, ...]
    """Open: bronze, forged and flaming items that can be had (2.2A6)."""
    aside: tuple[Number, ...]
    """Starred items whose owners have not come (1.7)."""
    kept: tuple[Name, ...]
    """Starred animals whose owners have not come."""
    tracked: dict[Name, int]
    """REPUTATION won, by character; it never falls below 0 (0.0.5)."""
    friendships: tuple[tuple[Name, Name], ...] = ()
    """Won in play; the lower number first (2.1B)."""
    helheim: tuple[Grave, ...] = ()
    removed: tuple[Number, ...] = ()
    """Cards that are out of the game."""
    numbered: int = 0
    """Counters made so far."""
    season: Season = Season.SPRING
    game_turn: int = 0
    """0 during set-up."""
    turn: int = 0
    """Player-turns begun."""
    active: Seat = 0
    sitting: Sitting | None = None
    """The journey of the player-turn that goes on."""
    encounter: Encounter | None = None
    """The one that goes on."""
    used: tuple[str, ...] = ()
    """Gifts that work once in a player-turn, and have."""
    spent: tuple[Number, ...] = ()
    """Items that have a use once a match, and had it (18.1)."""
    rules: tuple[Rule, ...] = ()
    ice: tuple[Place, ...] = ()
    """Drops that a card has frozen until the season changes."""
    floods: tuple[Place, ...] = ()
    shut: tuple[str, ...] = ()
    """Gates, by their letters, that a card has shut until the season changes."""
    leads: tuple[Number, ...] = ()
    """Leader Actions that nobody has taken, face up; the last card is taken next (4.1.5)."""
    feats: dict[Name, tuple[str, ...]] = {}
    """Deeds of characters for their missions, as often as they count (16.0)."""
    rewarded: tuple[Name, ...] = ()
    """Those who have fulfilled their missions."""
    promises: tuple[Promise, ...] = ()
    mothers: tuple[Name, ...] = ()
    """Those who have conceived: each does so once (11.2)."""
    children: tuple[Name, ...] = ()
    """Born to a seat, or taken in by it: they need no room (8.1)."""
    taught: tuple[Lesson, ...] = ()
    """The steps that were explained (option `teaching`)."""
    doom: Outcome | None = None
    """The last battle, once it is over (12.0)."""
    ending: Ending | None = None

    def copy(self) -> Self:
        """A table that may be changed without harm to this one."""
        return replace(
            self,
            players=self.players.copy(),
            decks=self.decks.copy(),
            discards=self.discards.copy(),
            tracked=self.tracked.copy(),
        )

    @property
    def solo(self) -> Solo | None:
        """Rivals and the task, where one plays alone; None: several play (14.1B)."""
        return self.players[0].solo

    @property
    def is_dealt(self) -> bool:
        """The decks are made: heroes have been chosen (1.7)."""
        return bool(self.decks)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that still play, in turn order."""
        return tuple([seat for seat in self.circle if not self.players[seat].out])

    @property
    def heroes(self) -> frozenset[Name]:
        """The starting characters of all seats."""
        return _together(tuple([player.heroes for player in self.players]))

    @property
    def roomless(self) -> frozenset[Name]:
        """Those who need no room in a group: heroes, and children of seats (8.1)."""
        return self.heroes.union(self.children)

    def change_player(self, seat: Seat, **changes: object) -> None:
        """Change a seat's pieces beside the board."""
        self.players[seat] = replace(self.players[seat], **changes)

    def of(self, seat: Seat | None) -> list[Counter]:
        """The counters of a seat; None: those of nobody."""
        return [counter for counter in self.counters if counter.seat == seat]

    def at(self, place: Place) -> list[Counter]:
        """The counters at a place."""
        return [counter for counter in self.counters if counter.place == place]

    def counter(self, number: int) -> Counter:
        """A counter by its number."""
        for counter in self.counters:
            if counter.number == number:
                return counter
        raise LookupError(number)

    def home_of(self, name: Name) -> Counter | None:
        """The counter in which a character is."""
        for counter in self.counters:
            for member in counter.members:
                if member.id == name:
                    return counter
        return None

    def change_counter(self, number: int, **changes: object) -> None:
        """Change a counter; one without members leaves the board.

        What stays as it is stays the same piece, and keeps all that is known of it.
        """
        for at, counter in enumerate(self.counters):
            if counter.number == number:
                if all(getattr(counter, field) == value for field, value in changes.items()):
                    return
                changed = replace(counter, **changes)
                left = (changed,) if changed.members else ()
                self.counters = (*self.counters[:at], *left, *self.counters[at + 1 :])
                if left:
                    self._see_world(changed)
                return

    def change_member(self, name: Name, **changes: object) -> None:
        """Change a character in play; what stays as it is costs nothing."""
        counter = self.home_of(name)
        assert counter is not None, name
        before = counter.member(name)
        if all(getattr(before, field) == value for field, value in changes.items()):
            return
        after = replace(before, **changes)
        members = tuple([after if one is before else one for one in counter.members])
        self.change_counter(counter.number, members=members)

    def place_counter(
        self,
        seat: Seat | None,
        place: Place,
        members: tuple[Member, ...],
        *,
        known: bool = True,
        wild: bool = False,
        body: Place | None = None,
        home: int = 0,
    ) -> Counter:
        """Set a new counter on the board."""
        self.numbered += 1
        made = Counter(
            self.numbered, seat, place, members, known=known, wild=wild, body=body, home=home
        )
        self.counters = (*self.counters, made)
        self._see_world(made)
        return made

    def _see_world(self, counter: Counter) -> None:
        """A seat's counter stands in a world; it is remembered for the score (13.2)."""
        if counter.seat is None or counter.is_spirit:
            return
        realm = BOARD[counter.place].realm
        if realm not in self.players[counter.seat].realms:
            realms = (*self.players[counter.seat].realms, realm)
            self.change_player(counter.seat, realms=realms)

    def leader(self, counter: Counter) -> Member:
        """The Prime Leader of a counter (8.1)."""
        if len(counter.heads) == 1:
            return counter.heads[0]
        return groups.leader(counter, self.fame(counter), self.heroes)

    def fame(self, counter: Counter) -> tuple[int, ...]:
        """REPUTATION tracked for the members of a counter, in their order."""
        return tuple([self.tracked.get(name, 0) for name in counter.names])

    def led_by(self, leader: Name | None) -> Counter:
        """The counter of a leader: so legal actions name counters, for players read them."""
        home = self.home_of(leader) if leader is not None else None
        assert home is not None, leader
        return home

    def stat(self, member: Member, wanted: Stat) -> int:
        """A current characteristic of a character (0.0.4)."""
        return groups.current(member, wanted, self.season, self.tracked.get(member.id, 0))

    def reputation(self, member: Member) -> int:
        """The current REPUTATION of a character (0.0.5)."""
        return groups.reputation(member, self.tracked.get(member.id, 0))

    def honour(self, name: Name, reputation: int) -> int:
        """Track REPUTATION, won or lost; the tracker never falls below 0 (0.0.5).

        Returns:
            By how much the tracker has changed.
        """
        before = self.tracked.get(name, 0)
        self.tracked[name] = max(0, before + reputation)
        return self.tracked[name] - before

    def are_friends(self, one: Name, other: Name) -> bool:
        """Whether two are friends: by their cards, by one parent, or since they met (2.1B)."""
        first, second = sorted((one, other))
        mine, theirs = FIGURES[one], FIGURES[other]
        siblings = bool(set(mine.parents) & set(theirs.parents))
        return other in mine.friends or siblings or (first, second) in self.friendships

    def are_kin(self, child: Name, parent: Name) -> bool:
        """Whether the second is mother or father of the first (2.1A)."""
        return parent in FIGURES[child].parents

    def holds(self, key: str) -> bool:
        """Whether a lasting rule is in force (18.3)."""
        return key in [rule.key for rule in self.rules]

    def side(self, counter: Counter) -> Side | None:
        """The alignment of a counter's leader."""
        return self.leader(counter).figure.side


@lru_cache(PARTIES)
def _together(heroes: tuple[tuple[Name, ...], ...]) -> frozenset[Name]:
    """The heroes of all seats; they are asked for often, and seldom others."""
    return frozenset(name for own in heroes for name in own)
