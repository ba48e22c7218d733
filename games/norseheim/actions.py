"""What a player may decide in Norseheim.

An action whose details are known beforehand is one order; `cards` counts the Action cards of its
kind, each beyond the first makes it cheaper by one AP.
"""

from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta

from games.core.vocabulary import Action, Row, Seat
from games.norseheim.board import Region
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.rewards import Reward

Glimpsed: TypeAlias = Annotated[Giant, Meta(extra={"spoken": "brief"})]
"""One of several Giants cards, which are told by their names alone."""


class ChooseHome(Action, frozen=True, tag="choose-home"):
    """Take a chieftain's region, tile and warriors (Preparation 11)."""

    region: Region


class DeclareMercy(Action, frozen=True, tag="declare-mercy"):
    """Fill the last region up with warriors, for all AP and the whole phase (R52)."""


class NoMercy(Action, frozen=True, tag="no-mercy"):
    """Fight on without mercy."""


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing more in this Action phase (R13)."""

    weighty: ClassVar[bool] = True


class EndTurn(Action, frozen=True, tag="end-turn"):
    """Play no Gods card after the action."""


class Recruit(Action, frozen=True, tag="recruit"):
    """Train warriors at every building (R21)."""

    cards: int


class Attack(Action, frozen=True, tag="attack"):
    """Attack a neighbouring region; fight on while at least `until` are left, 0: ask (R30)."""

    weighty: ClassVar[bool] = True
    source: Region
    target: Region
    warriors: int
    until: int
    cards: int


class Relocate(Action, frozen=True, tag="relocate"):
    """Send warriors from one region to another; more such moves may follow (R38)."""

    source: Region
    target: Region
    warriors: int
    cards: int


class Diplomacy(Action, frozen=True, tag="diplomacy"):
    """Convince a chieftain by markers (R41)."""

    region: Region
    markers: int
    cards: int


class Recall(Action, frozen=True, tag="recall"):
    """Take own markers back, as the first step of a Diplomacy (R44)."""

    region: Region
    markers: int


class Worship(Action, frozen=True, tag="worship"):
    """Worship a god and take the god's top card."""

    weighty: ClassVar[bool] = True
    god: God
    cards: int


class WorshipOnly(Action, frozen=True, tag="worship-only"):
    """Worship a god and leave the card (R57)."""

    god: God
    cards: int


class Cover(Action, frozen=True, tag="cover"):
    """Choose the Giants card on which the god's marker lies (R55)."""

    giant: Giant


class Settle(Action, frozen=True, tag="settle"):
    """Build a settlement."""

    region: Region
    cards: int


class Fortify(Action, frozen=True, tag="fortify"):
    """Build a ring fortress around a settlement (R73)."""

    region: Region
    cards: int


class Wall(Action, frozen=True, tag="wall"):
    """Build a Danevold between two regions (R37, R70)."""

    region: Region
    toward: Region
    cards: int


class Double(Action, frozen=True, tag="double"):
    """Begin a Double action: two kinds, and the cards for each (R20)."""

    first: Kind
    cards: int
    second: Kind
    more: int


class LeaveIt(Action, frozen=True, tag="leave-it"):
    """Leave the second half of a Double action undone (R20)."""


class Move(Action, frozen=True, tag="move"):
    """One more move of a Relocate action."""

    source: Region
    target: Region
    warriors: int


class Done(Action, frozen=True, tag="done"):
    """The relocation is complete."""


class Muster(Action, frozen=True, tag="muster"):
    """Where the next warrior goes when the supply is too short for all (R66)."""

    region: Region


class FightOn(Action, frozen=True, tag="fight-on"):
    """Throw again; go on while at least `until` are left, 0: ask after each battle (R30)."""

    weighty: ClassVar[bool] = True
    until: int


class CallOff(Action, frozen=True, tag="call-off"):
    """Stop the attack, with all survivors (R30)."""


class PlayFavour(Action, frozen=True, tag="play-favour"):
    """Play a Gods card that leaves nothing to choose."""

    weighty: ClassVar[bool] = True
    card: Favour


class NoFavour(Action, frozen=True, tag="no-favour"):
    """Play no Gods card in this window."""


class IronGloves(Action, frozen=True, tag="iron-gloves"):
    """Throw some of the own runes once more, by their place in the row (T3)."""

    runes: Row


class Feast(Action, frozen=True, tag="feast-of-the-goats"):
    """Two warriors come to a region (T5)."""

    region: Region


class SilverTongue(Action, frozen=True, tag="silver-tongue"):
    """Send one or two of a rival's markers home (L2)."""

    region: Region
    markers: int


class LightFingers(Action, frozen=True, tag="light-fingers"):
    """Take up to two AP from a rival (L4)."""

    target: Seat


class Bounty(Action, frozen=True, tag="bounty-of-folkvang"):
    """Recruit in one region, for nothing (F1)."""

    region: Region


class Brisingamen(Action, frozen=True, tag="brisingamen"):
    """Convince a chieftain, without card and AP (F2)."""

    region: Region
    markers: int


class FalconCloak(Action, frozen=True, tag="falcon-cloak"):
    """Move warriors from one region to another (F3)."""

    source: Region
    target: Region
    warriors: int


class MimirsWell(Action, frozen=True, tag="mimirs-well"):
    """Take a booster card (O2)."""

    card: Kind


class Foresee(Action, frozen=True, tag="foresee"):
    """Put the seen Giants cards back: on top, the top one first, and under the deck (O5)."""

    top: tuple[Glimpsed, ...]
    under: tuple[Glimpsed, ...]


class GiveBack(Action, frozen=True, tag="give-back"):
    """Take own markers off the map in the Council phase (R47)."""

    region: Region
    markers: int


class GiveBackAsUsual(Action, frozen=True, tag="give-back-as-usual"):
    """Take so many markers off as must be, at the least loss (R47)."""


class ChooseReward(Action, frozen=True, tag="choose-reward"):
    """Wish for a reward; if it may be gone by then, for another one after it (R72)."""

    reward: Reward


class GiantBane(Action, frozen=True, tag="giant-bane"):
    """Put an uncovered Giants card under the deck (T6)."""

    giant: Giant


class TurnedOmen(Action, frozen=True, tag="turned-omen"):
    """Move a god's marker from one Giants card to another (L5)."""

    source: Giant
    target: Giant


class GoIntoExile(Action, frozen=True, tag="go-into-exile"):
    """Begin again in the weakest chieftain's region (option `exile`)."""


class GoOut(Action, frozen=True, tag="go-out"):
    """Have nothing any more, and take no further part."""


class ScoreNow(Action, frozen=True, tag="score-now"):
    """Of the last two players: count the points now (H7)."""


class PlayOn(Action, frozen=True, tag="play-on"):
    """Of the last two players: go on."""


AnyAction: TypeAlias = (
    ChooseHome
    | DeclareMercy
    | NoMercy
    | Pass
    | EndTurn
    | Recruit
    | Attack
    | Relocate
    | Diplomacy
    | Recall
    | Worship
    | WorshipOnly
    | Cover
    | Settle
    | Fortify
    | Wall
    | Double
    | LeaveIt
    | Move
    | Done
    | Muster
    | FightOn
    | CallOff
    | PlayFavour
    | NoFavour
    | IronGloves
    | Feast
    | SilverTongue
    | LightFingers
    | Bounty
    | Brisingamen
    | FalconCloak
    | MimirsWell
    | Foresee
    | GiveBack
    | GiveBackAsUsual
    | ChooseReward
    | GiantBane
    | TurnedOmen
    | GoIntoExile
    | GoOut
    | ScoreNow
    | PlayOn
)
Wished: TypeAlias = (
    DeclareMercy
    | NoMercy
    | PlayFavour
    | NoFavour
    | GiveBack
    | GiveBackAsUsual
    | ChooseReward
    | GiantBane
    | TurnedOmen
    | GoIntoExile
    | GoOut
    | ScoreNow
    | PlayOn
)
"""What several seats decide at the same time, and in secret until all have (H9)."""
