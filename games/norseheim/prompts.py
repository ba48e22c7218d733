"""Questions to a player of Norseheim; all of it is public."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.norseheim.board import Region
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.rewards import Reward


class ChoosingHome(Prompt, frozen=True, tag="choosing-home"):
    """Choose a home."""

    seat: Seat
    ap: int


class AskingMercy(Prompt, frozen=True, tag="asking-mercy"):
    """Call for mercy, for so many warriors and all AP?"""

    seat: Seat
    region: Region
    warriors: int
    ap: int


class TakingTurn(Prompt, frozen=True, tag="taking-turn"):
    """Choose an action, or pass."""

    seat: Seat
    ap: int
    cards: int
    recruit: int
    """AP for a Recruit action with one card; the other costs are the same for all."""
    wild: bool = False
    """Shape-Shifter is one more card (L3)."""


class EndingTurn(Prompt, frozen=True, tag="ending-turn"):
    """Play a Gods card before the turn ends?"""

    seat: Seat


class Recalling(Prompt, frozen=True, tag="recalling"):
    """Markers are taken back; now place some."""

    seat: Seat
    markers: int


class FirstOfTwo(Prompt, frozen=True, tag="first-of-two"):
    """The first action of a Double action."""

    seat: Seat
    card: Kind


class SecondOfTwo(Prompt, frozen=True, tag="second-of-two"):
    """The second action of a Double action."""

    seat: Seat
    card: Kind


class Relocating(Prompt, frozen=True, tag="relocating"):
    """Move more warriors?"""

    seat: Seat


class Mustering(Prompt, frozen=True, tag="mustering"):
    """Which region gets the next warrior?"""

    seat: Seat
    warriors: int


class CoveringGiant(Prompt, frozen=True, tag="covering-giant"):
    """Which Giants card does the god cover?"""

    seat: Seat
    god: God


class PressingOn(Prompt, frozen=True, tag="pressing-on"):
    """Attack again, with these prospects if it is fought to the end?"""

    seat: Seat
    region: Region
    warriors: int
    attack: int
    defence: int
    chance: int
    lost: int


class BeforeThrow(Prompt, frozen=True, tag="before-throw"):
    """Play a Gods card before the throw?"""

    seat: Seat
    attacker: Seat
    region: Region
    attack: int
    defence: int
    chance: int


class AfterThrow(Prompt, frozen=True, tag="after-throw"):
    """Play a Gods card after the throw? With the losses as the runes lie."""

    seat: Seat
    attacker: Seat
    region: Region
    attack: int
    defence: int
    fallen: int
    """Attackers that would fall, of so many `sent`."""
    sent: int
    harm: int
    """Warriors and walls of the defence that would fall, of `strength`."""
    strength: int


class ForeseeingGiants(Prompt, frozen=True, tag="foreseeing-giants"):
    """Where do the seen Giants cards go?"""

    seat: Seat


class GivingBack(Prompt, frozen=True, tag="giving-back"):
    """Which markers leave the map?"""

    seat: Seat
    markers: int
    limit: int


class GivingMore(Prompt, frozen=True, tag="giving-more"):
    """More markers have to leave, for the eyes of the seat alone that has given some up."""

    over: int
    limit: int


class ChoosingReward(Prompt, frozen=True, tag="choosing-reward"):
    """Which reward? So many AP, a card, or one of the steps on the Character board, if any."""

    seat: Seat
    ap: int
    steps: bool


class ListedReward(Prompt, frozen=True, tag="listed-reward"):
    """A reward on a seat's own list; `sure` unless others may take the last card before it."""

    reward: Reward
    ap: int
    """0: it is no AP."""
    sure: bool


class ListingRewards(Prompt, frozen=True, tag="listing-rewards"):
    """The next reward on a seat's own list, for its eyes alone."""

    listed: tuple[ListedReward, ...]
    two: bool
    """By Odin's word two of different sorts are taken (O6)."""


class FacingGiants(Prompt, frozen=True, tag="facing-giants"):
    """Play a Gods card before the Giants cards are carried out?"""

    seat: Seat


class Ruined(Prompt, frozen=True, tag="ruined"):
    """Begin again elsewhere, or go out?"""

    seat: Seat


class Voting(Prompt, frozen=True, tag="voting"):
    """Count the points now, or go on?"""

    seat: Seat


class CostHint(Prompt, frozen=True, tag="cost-hint"):
    """The AP of an order."""

    ap: int


class DoubleHint(Prompt, frozen=True, tag="double-hint"):
    """The AP of both actions of a Double action, and of each."""

    ap: int
    first: int
    second: int


class AttackHint(Prompt, frozen=True, tag="attack-hint"):
    """The runes of a first battle, and what comes of it if it is fought to the end."""

    ap: int
    attack: int
    defence: int
    chance: int
    lost: int
    betrays: bool = False
    """The chieftain there is the attacker's own, and is lost first (R25)."""

    @property
    def promise(self) -> float:
        """The chance."""
        return self.chance


class RecruitHint(Prompt, frozen=True, tag="recruit-hint"):
    """The warriors that come."""

    ap: int
    warriors: int


class DiplomacyHint(Prompt, frozen=True, tag="diplomacy-hint"):
    """The markers that are placed, and those that may still be placed afterwards."""

    ap: int
    markers: int
    left: int


class GiveBackHint(Prompt, frozen=True, tag="give-back-hint"):
    """The chieftain stays with the markers that are left, or is lost."""

    lost: bool


class OddsHint(Prompt, frozen=True, tag="odds-hint"):
    """The chance of an attack if a Gods card is played before the throw, and without it."""

    chance: int
    now: int


class OathHint(Prompt, frozen=True, tag="oath-hint"):
    """A Gods card that ends the attack before anybody throws."""


class LossesHint(Prompt, frozen=True, tag="losses-hint"):
    """The losses of a throw if a Gods card is played."""

    fallen: int
    harm: int


class NeedlessHint(Prompt, frozen=True, tag="needless-hint"):
    """A Gods card that cannot change the losses of a throw."""

    @property
    def useless(self) -> bool:
        """The card would be lost for nothing."""
        return True


class ApRewardHint(Prompt, frozen=True, tag="ap-reward-hint"):
    """AP as a reward, and the AP that the seat has then."""

    ap: int
    total: int


class CardRewardHint(Prompt, frozen=True, tag="card-reward-hint"):
    """The Action cards of that kind which the seat has then, and those that may be taken yet."""

    cards: int
    left: int


class StepRewardHint(Prompt, frozen=True, tag="step-reward-hint"):
    """The values of a track before and after a step, what it gains, and the next other value."""

    before: int
    after: int
    gain: int
    later: int


class HomeHint(Prompt, frozen=True, tag="home-hint"):
    """The cost of a home, and its leader's numbers on the Character board."""

    ap: int
    value: int
    warriors: int
    price: int
    strength: int
    size: int


class WorshipHint(Prompt, frozen=True, tag="worship-hint"):
    """The card that a god gives."""

    ap: int
    card: Favour


AnyPrompt: TypeAlias = (
    ChoosingHome
    | AskingMercy
    | TakingTurn
    | EndingTurn
    | Recalling
    | FirstOfTwo
    | SecondOfTwo
    | Relocating
    | Mustering
    | CoveringGiant
    | PressingOn
    | BeforeThrow
    | AfterThrow
    | ForeseeingGiants
    | GivingBack
    | GivingMore
    | ChoosingReward
    | ListedReward
    | ListingRewards
    | FacingGiants
    | Ruined
    | Voting
    | CostHint
    | DoubleHint
    | AttackHint
    | RecruitHint
    | DiplomacyHint
    | GiveBackHint
    | OddsHint
    | OathHint
    | LossesHint
    | NeedlessHint
    | ApRewardHint
    | CardRewardHint
    | StepRewardHint
    | HomeHint
    | WorshipHint
)
