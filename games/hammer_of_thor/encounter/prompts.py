"""The questions of encounters."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.encounter.spoils import Deal
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.encounter.terms import Propose
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.land.places import Place


class ChoosingMeeting(Prompt, frozen=True, tag="choosing-meeting"):
    """Meet one of those who stand there?"""

    seat: Seat
    place: Place


class MeetHint(Prompt, frozen=True, tag="meet-hint"):
    """The size of a counter that stands there."""

    members: int


class ChoosingRace(Prompt, frozen=True, tag="choosing-race"):
    """Which of two races?"""

    seat: Seat


class RaceHint(Prompt, frozen=True, tag="race-hint"):
    """Those of a race who may come, for all that everybody knows."""

    left: int
    ours: int
    """Of the side of the seat that seeks."""
    friendly: int
    """The chance that one of them means well, in percent."""


class ChoosingCard(Prompt, frozen=True, tag="choosing-card"):
    """Which Encounter card against this leader?"""

    seat: Seat
    round: int
    leader: Name
    seen: Card | None
    """The other's card, if it is known."""
    side: Side | None = None
    """The other's; None: a Norn has none."""
    reputation: int = 0


class AnswerHint(Prompt, frozen=True, tag="answer-hint"):
    """The results of a card in this round, in percent, over all dice of both leaders."""

    success: int
    """It succeeds."""
    theirs: int
    """The other leader's card succeeds."""
    battle: int
    """It comes to a battle."""
    deal: Deal | None = None
    duel: int | None = None
    """The chance to win the duel of honour that a CHALLENGE brings."""

    @property
    def promise(self) -> float:
        """The likelier the better."""
        return self.success


class AttackHint(Prompt, frozen=True, tag="attack-hint"):
    """MIGHT of the two lines, and about the chance to win a battle, in percent."""

    own: int
    theirs: int
    chance: int | None = None
    """None: it depends on how another seat fights."""


class AnsweringChallenge(Prompt, frozen=True, tag="answering-challenge"):
    """Accept the challenge?"""

    seat: Seat
    leader: Name


class DuelHint(Prompt, frozen=True, tag="duel-hint"):
    """MIGHT of both leaders, and the chances to win the duel and to lose it, in percent."""

    own: int
    theirs: int
    win: int = 0
    lose: int = 0
    asked: bool = False
    """The other leader may still refuse it (4.3A6)."""


class ChoosingPrize(Prompt, frozen=True, tag="choosing-prize"):
    """Which prize of the trick?"""

    seat: Seat


class ItemHint(Prompt, frozen=True, tag="item-hint"):
    """The use of an item that lies open."""

    weapon: int
    armour: int
    cover: int
    reputation: int
    more: bool
    """It does something besides: its card says what."""


class LootHint(Prompt, frozen=True, tag="loot-hint"):
    """Another prize: so many cards lie face down, or so many things are drawn from, or renown."""

    guarded: int = 0
    concealed: int = 0
    runes: int = 0
    renown: int = 0
    """REPUTATION."""


class ChoosingWhoLeaves(Prompt, frozen=True, tag="choosing-who-leaves"):
    """There is no room for somebody who would follow: who goes?"""

    seat: Seat
    name: Name


class ChoosingGoal(Prompt, frozen=True, tag="choosing-goal"):
    """Where does the guide lead?"""

    seat: Seat


class ArrangingThreads(Prompt, frozen=True, tag="arranging-threads"):
    """In which order do the next cards of the stack lie?"""

    seat: Seat


class Planning(Prompt, frozen=True, tag="planning"):
    """How does the seat meet another one?"""

    seat: Seat
    leader: Name
    of: Seat


class PlanHint(Prompt, frozen=True, tag="plan-hint"):
    """Chances that the first card succeeds against a leader who would talk, and who would flee."""

    talking: int
    fleeing: int

    @property
    def promise(self) -> float:
        """The likelier the better."""
        return self.talking


class WeighingDeal(Prompt, frozen=True, tag="weighing-deal"):
    """Accept another seat's deal?"""

    seat: Seat
    leader: Name
    of: Seat
    deal: Propose
    """As all may know it."""


class GiftHint(Prompt, frozen=True, tag="gift-hint"):
    """The item or rune that a seat gets by a deal."""

    card: Number
    held: bool
    """Somebody can hold it; else it is lost (2.2A4)."""


EncounterPrompt: TypeAlias = (
    ChoosingMeeting
    | MeetHint
    | ChoosingRace
    | RaceHint
    | ChoosingCard
    | AnswerHint
    | AttackHint
    | AnsweringChallenge
    | DuelHint
    | ChoosingPrize
    | ItemHint
    | LootHint
    | ChoosingWhoLeaves
    | ChoosingGoal
    | ArrangingThreads
    | Planning
    | PlanHint
    | WeighingDeal
    | GiftHint
)
