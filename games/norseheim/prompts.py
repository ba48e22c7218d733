"""Questions to a player of Norseheim; all of it is public."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.norseheim.board import Region
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind


class ChoosingHome(Prompt, frozen=True, tag="choosing-home"):
    """Choose a home."""

    seat: Seat
    ap: int


class AskingMercy(Prompt, frozen=True, tag="asking-mercy"):
    """Call for mercy?"""

    seat: Seat
    region: Region


class TakingTurn(Prompt, frozen=True, tag="taking-turn"):
    """Choose an action, or pass."""

    seat: Seat
    ap: int
    cards: int


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
    """Attack again?"""

    seat: Seat
    region: Region
    warriors: int


class BeforeThrow(Prompt, frozen=True, tag="before-throw"):
    """Play a Gods card before the throw?"""

    seat: Seat
    attacker: Seat
    region: Region
    attack: int
    defence: int


class AfterThrow(Prompt, frozen=True, tag="after-throw"):
    """Play a Gods card after the throw?"""

    seat: Seat
    attacker: Seat
    region: Region
    attack: int
    defence: int


class ForeseeingGiants(Prompt, frozen=True, tag="foreseeing-giants"):
    """Where do the seen Giants cards go?"""

    seat: Seat


class GivingBack(Prompt, frozen=True, tag="giving-back"):
    """Which markers leave the map?"""

    seat: Seat
    markers: int
    limit: int


class ChoosingReward(Prompt, frozen=True, tag="choosing-reward"):
    """Which reward?"""

    seat: Seat


class FacingGiants(Prompt, frozen=True, tag="facing-giants"):
    """Play a Gods card before the Giants cards are carried out?"""

    seat: Seat


class Ruined(Prompt, frozen=True, tag="ruined"):
    """Begin again elsewhere, or go out?"""

    seat: Seat


class Voting(Prompt, frozen=True, tag="voting"):
    """Count the points now, or go on?"""

    seat: Seat


class AttackHint(Prompt, frozen=True, tag="attack-hint"):
    """How the runes of a first battle would stand."""

    attack: int
    defence: int
    chance: int


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
    | ChoosingReward
    | FacingGiants
    | Ruined
    | Voting
    | AttackHint
    | HomeHint
    | WorshipHint
)
