"""Events of Fate cards and Predictions."""

from enum import StrEnum
from typing import TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.blows import Ailment
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.places import Place


class FateDrawn(Event, frozen=True, tag="fate-drawn"):
    """A seat drew the top card of the stack; nobody else saw it (4.1)."""

    seat: Seat
    left: int
    """Cards in the stack."""


class FateSeen(Shown, frozen=True, tag="fate-seen"):
    """Its seat alone sees which card came into the hand."""

    card: Number

    @property
    def explained_by(self) -> str:
        """The card itself."""
        return f"card-{self.card}"


class FateDropped(Event, frozen=True, tag="fate-dropped"):
    """A seat put a card away, unused and unseen (4.1.1)."""

    seat: Seat


class CardAsleep(Event, frozen=True, tag="card-asleep"):
    """The held card no longer plays itself; its seat alone knows (4.1.2)."""

    card: Number


class CardAwake(Event, frozen=True, tag="card-awake"):
    """The held card plays itself; its seat alone knows (4.1.2)."""

    card: Number


class CardPlayed(Shown, frozen=True, tag="card-played"):
    """A Fate card or a Prediction was played (4.1.2)."""

    seat: Seat
    card: Number
    armed: bool = False
    """By itself, at its trigger (4.1.3)."""
    of: Seat | None = None
    """The seat that it strikes, if it names one."""

    @property
    def explained_by(self) -> str:
        """The card itself."""
        return f"card-{self.card}"


class CardCancelled(Event, frozen=True, tag="card-cancelled"):
    """A card did nothing, for another silenced it (4.1.3)."""

    seat: Seat
    card: Number


class StaminaLost(Event, frozen=True, tag="stamina-lost"):
    """A card cost somebody STAMINA (4.1.4)."""

    name: Name
    lost: int
    kind: Ailment


class FateKilled(Event, frozen=True, tag="fate-killed"):
    """A card took somebody's last STAMINA (4.1.4, 5.4.1)."""

    name: Name
    seat: Seat | None


class DeathAverted(Event, frozen=True, tag="death-averted"):
    """One who would have died lives, by a card (4.1.3, 18.3)."""

    name: Name
    left: int


class DeathDefied(Event, frozen=True, tag="death-defied"):
    """The deathless do not die, the first time (11.0C)."""

    name: Name


class GroupHealed(Event, frozen=True, tag="group-healed"):
    """Each of a group got STAMINA back, as far as it was wounded."""

    seat: Seat
    leader: Name
    amount: int


class Why(StrEnum):
    """A deed that wins REPUTATION, where others that do so come with it."""

    RESIDENT = "resident"
    """Overcome, once a seat (4.5.7)."""
    SUBDUED = "subdued"
    SLAIN = "slain"
    FOLLOWER = "follower"
    FRIEND = "friend"
    DEAL = "deal"
    DUEL = "duel"
    MERCY = "mercy"
    """One who lay subdued was let go as a friend."""


class ReputationMoved(Event, frozen=True, tag="reputation-moved"):
    """Somebody's tracked REPUTATION has changed."""

    name: Name
    by: int
    why: Why | None = None
    """None: it is told before."""


class DropFrozen(Event, frozen=True, tag="drop-frozen"):
    """A drop bears like land until the season changes."""

    place: Place


class DropFlooded(Event, frozen=True, tag="drop-flooded"):
    """Nobody may enter a drop until the season changes."""

    place: Place


class CounterLed(Shown, frozen=True, tag="counter-led"):
    """A card set a counter elsewhere."""

    seat: Seat
    leader: Name
    place: Place


class CounterHalted(Event, frozen=True, tag="counter-halted"):
    """A card ended a counter's movement."""

    seat: Seat


class RolledAgain(Event, frozen=True, tag="rolled-again"):
    """A check is rolled again, by a card."""

    seat: Seat
    """The owner of the card."""


class HandTaken(Event, frozen=True, tag="hand-taken"):
    """The held card of a seat went to another; nobody else saw it."""

    seat: Seat
    of: Seat


class HandLost(Event, frozen=True, tag="hand-lost"):
    """Its seat alone is told which card was taken."""

    card: Number


class TheftTried(Shown, frozen=True, tag="theft-tried"):
    """A check whether an item can be stolen (0.0.2)."""

    seat: Seat
    of: Seat | None
    """None: from a rival (14.3A)."""
    roll: int
    t: int
    success: bool


class GoodsTaken(Event, frozen=True, tag="goods-taken"):
    """So many items and runes of a seat went to another."""

    seat: Seat
    of: Seat | None
    """None: they were a rival's (14.3A)."""
    items: int = 0
    runes: int = 0


class GoodsLost(Event, frozen=True, tag="goods-lost"):
    """Its seat alone is told which item or rune was taken."""

    card: Number


class RuneFaded(Event, frozen=True, tag="rune-faded"):
    """A seat has lost a rune by lot; nobody gets it."""

    seat: Seat | None
    """None: a rival (14.3A)."""


class FollowerTaken(Event, frozen=True, tag="follower-taken"):
    """Somebody left a group for another seat's."""

    seat: Seat
    of: Seat | None
    """None: it was a rival's (14.3A)."""
    name: Name


class FollowerLeft(Event, frozen=True, tag="follower-left"):
    """Somebody left a group for good."""

    of: Seat | None
    """None: it was a rival's (14.3A)."""
    name: Name


class StrangerCame(Shown, frozen=True, tag="stranger-came"):
    """The top card of a race came to the fire, and stays on a die of at most T (0.0.2, 11.1)."""

    seat: Seat
    race: Race
    name: Name
    t: int | None
    """None: it may not follow, or there is no room."""
    roll: int | None
    stays: bool


class NobodyCame(Shown, frozen=True, tag="nobody-came"):
    """No card of that race was of so small a tier."""

    race: Race


class ItemMade(Event, frozen=True, tag="item-made"):
    """An open item was picked, and its price paid (2.2A6)."""

    seat: Seat
    item: Number
    runes: int
    reputation: int


class ItemConcealed(Event, frozen=True, tag="item-concealed"):
    """A revealed item was concealed."""

    name: Name
    item: Number


class StackSeen(Event, frozen=True, tag="stack-seen"):
    """A seat looked at the top cards of the stack."""

    seat: Seat
    count: int


class StackShown(Shown, frozen=True, tag="stack-shown"):
    """Its seat alone sees the cards, the top one first."""

    cards: tuple[Number, ...]


class StackArranged(Event, frozen=True, tag="stack-arranged"):
    """A seat put the cards back."""

    seat: Seat


FateEvent: TypeAlias = (
    FateDrawn
    | FateSeen
    | FateDropped
    | CardAsleep
    | CardAwake
    | CardPlayed
    | CardCancelled
    | StaminaLost
    | FateKilled
    | DeathAverted
    | DeathDefied
    | GroupHealed
    | ReputationMoved
    | DropFrozen
    | DropFlooded
    | CounterLed
    | CounterHalted
    | RolledAgain
    | HandTaken
    | HandLost
    | TheftTried
    | GoodsTaken
    | GoodsLost
    | RuneFaded
    | FollowerTaken
    | FollowerLeft
    | StrangerCame
    | NobodyCame
    | ItemMade
    | ItemConcealed
    | StackSeen
    | StackShown
    | StackArranged
)
