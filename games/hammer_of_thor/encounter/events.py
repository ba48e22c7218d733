"""Events of encounters."""

from typing import TypeAlias

from games.core.vocabulary import Event, Row, Seat, Shown
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.encounter.spoils import Deal, NornAct, Prize
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.encounter.terms import Propose
from games.hammer_of_thor.folk.chart import Code
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.places import Place


class NobodyMet(Shown, frozen=True, tag="nobody-met"):
    """Nobody is there: the die was too high, or no card is left (4.5.2, 4.5.3)."""

    place: Place
    roll: int | None = None
    most: int | None = None


class RaceRolled(Shown, frozen=True, tag="race-rolled"):
    """The dice name the race that is met; after a search there are two (4.5.3)."""

    realm: Realm
    rolls: Row
    races: tuple[Race, ...]


class FoundDead(Shown, frozen=True, tag="found-dead"):
    """A Mortal lies dead outside Midgard (2.1D)."""

    name: Name
    place: Place


class GroupMet(Shown, frozen=True, tag="group-met"):
    """A random group stands before a seat's counter (4.5.4)."""

    seat: Seat
    place: Place
    race: Race
    names: tuple[Name, ...]


class TreasureGuarded(Shown, frozen=True, tag="treasure-guarded"):
    """The group guards so many cards, face down (4.5.6)."""

    roll: int
    """With what is added; it may be above 9."""
    cards: int


class CardChecked(Shown, frozen=True, tag="card-checked"):
    """A leader's card succeeds with a die of at most T, 1 to 8 (0.0.2, 4.3.1)."""

    leader: Name
    card: Card
    t: int
    roll: int | None
    """None: it needs no roll."""
    success: bool


class CounterMet(Event, frozen=True, tag="counter-met"):
    """A counter that stood there is met: a resident, or another seat's (4.5.7, 4.6.1)."""

    seat: Seat
    leader: Name
    other: Name
    of: Seat | None
    """The other seat; None: it is nobody's."""
    place: Place


class GroupChanged(Event, frozen=True, tag="group-changed"):
    """A card has put others in the place of a random group."""

    names: tuple[Name, ...]
    seat: Seat | None = None
    """The seat that meets them."""


class CardsShown(Shown, frozen=True, tag="cards-shown"):
    """Both leaders show their cards (4.3.1)."""

    round: int
    leader: Name
    card: Card
    other: Name
    answer: Card
    roll: int | None = None
    """The die of a leader whom no player leads (4.4)."""
    silent: bool = False
    """The other one shows no card: a Norn, or somebody mad; the answer never counts (4.3.6)."""


class CardForeseen(Shown, frozen=True, tag="card-foreseen"):
    """A leader's card is seen before the other one is chosen."""

    leader: Name
    card: Card


class GiftUsed(Event, frozen=True, tag="gift-used"):
    """Somebody's gift has the check rolled again (8.0B, 10.0D)."""

    name: Name
    code: Code


class ChallengeAnswered(Shown, frozen=True, tag="challenge-answered"):
    """A seat's leader accepts a challenge, or refuses it, as the plan says (4.3A6)."""

    challenger: Name
    leader: Name
    accepted: bool


class DuelEnded(Event, frozen=True, tag="duel-ended"):
    """A duel of honour is over (4.3A6)."""

    winner: Name | None
    """None: neither gave in."""
    loser: Name | None


class Parted(Event, frozen=True, tag="parted"):
    """Neither side got its way: both stay where they are (4.3.1)."""

    rounds: int


class Evaded(Event, frozen=True, tag="evaded"):
    """A leader's group got away (4.3A5)."""

    leader: Name


class TrailFound(Shown, frozen=True, tag="trail-found"):
    """A die of at most SENSES finds what a group that fled has left (4.3A5), or fingers do."""

    leader: Name
    roll: int
    most: int
    success: bool


class Followed(Event, frozen=True, tag="followed"):
    """Characters join a seat's counter (4.3A3)."""

    seat: Seat
    leader: Name
    names: tuple[Name, ...]


class Befriended(Event, frozen=True, tag="befriended"):
    """Two are friends from now on (4.3A8)."""

    leader: Name
    friend: Name
    kept: Seat | None
    """The seat among whose Friends the other one stays; None: it lives on where it was."""


class DealMade(Event, frozen=True, tag="deal-made"):
    """A deal with a leader of nobody is done (4.3A7)."""

    seat: Seat
    leader: Name
    deal: Deal


class NewsHeard(Event, frozen=True, tag="news-heard"):
    """The next cards of a race's deck, and the next of the stack; for one seat alone (4.3A7)."""

    seat: Seat
    race: Race
    names: tuple[Name, ...]
    card: Number | None


class TruceMade(Event, frozen=True, tag="truce-made"):
    """Two seats make peace until the end of the next game-turn (11.4)."""

    seat: Seat
    other: Seat


class DealPut(Shown, frozen=True, tag="deal-put"):
    """A seat's NEGOTIATE with another one has worked, and its deal is heard (11.4)."""

    seat: Seat
    of: Seat
    """The one that is asked."""
    deal: Propose
    """As all may know it: a rune or a concealed item is not named."""


class GiftSeen(Event, frozen=True, tag="gift-seen"):
    """The rune or concealed item that another seat offers; for one seat alone (11.4)."""

    card: Number

    @property
    def explained_by(self) -> str:
        """The card itself."""
        return f"card-{self.card}"


class DealAccepted(Event, frozen=True, tag="deal-accepted"):
    """A seat agrees to the deal of another one (11.4)."""

    seat: Seat
    of: Seat


class DealRefused(Event, frozen=True, tag="deal-refused"):
    """A seat refuses the deal of another one (11.4)."""

    seat: Seat
    of: Seat


class DealLapsed(Event, frozen=True, tag="deal-lapsed"):
    """A seat's deal cannot be kept: something of it is gone, or there is no room (11.4)."""

    seat: Seat
    of: Seat


class PrizeTaken(Shown, frozen=True, tag="prize-taken"):
    """A trick has brought an item, a rune, a treasure or REPUTATION (4.3A2)."""

    leader: Name
    prize: Prize
    card: Number | None = None
    """A revealed or listed item; None: something else, or what was concealed."""


class NornSpoke(Shown, frozen=True, tag="norn-spoke"):
    """A Norn acts before she is spoken to (4.3.6)."""

    norn: Name
    roll: int
    act: NornAct


class ThreadsSeen(Event, frozen=True, tag="threads-seen"):
    """The top cards of the stack, the next first; for one seat alone (4.3.6)."""

    seat: Seat
    cards: tuple[Number, ...]


class PlanMade(Event, frozen=True, tag="plan-made"):
    """A seat has planned its part of a meeting, in secret (4.6.3)."""

    seat: Seat


class CounterStepped(Event, frozen=True, tag="counter-stepped"):
    """A counter made room and stands in a neighbouring place (4.3A5, 5.4.3)."""

    seat: Seat
    leader: Name
    place: Place


class PlanForeseen(Event, frozen=True, tag="plan-foreseen"):
    """The first card of the other seat's plan; for one seat alone."""

    leader: Name
    card: Card


EncounterEvent: TypeAlias = (
    NobodyMet
    | RaceRolled
    | FoundDead
    | GroupMet
    | TreasureGuarded
    | CardChecked
    | CounterMet
    | GroupChanged
    | CardsShown
    | CardForeseen
    | GiftUsed
    | ChallengeAnswered
    | DuelEnded
    | Parted
    | Evaded
    | TrailFound
    | Followed
    | Befriended
    | DealMade
    | NewsHeard
    | TruceMade
    | DealPut
    | GiftSeen
    | DealAccepted
    | DealRefused
    | DealLapsed
    | PrizeTaken
    | NornSpoke
    | ThreadsSeen
    | PlanMade
    | CounterStepped
    | PlanForeseen
)
