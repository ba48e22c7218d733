"""What a player may decide in War of the 9 Realms."""

from typing import ClassVar, TypeAlias

from games.core.vocabulary import Action, Row
from games.nine_realms.board import Hex, Terrain
from games.nine_realms.fate import Card, Power
from games.nine_realms.forces import Figure


class Deploy(Action, frozen=True, tag="deploy"):
    """Put a figure on a hex of one's own Realm Tile, in secret (R-04, N20)."""

    figure: Figure
    hex: Hex


class DeployAsUsual(Action, frozen=True, tag="deploy-as-usual"):
    """Put all figures on their default hexes, and be ready (R-04)."""


class Ready(Action, frozen=True, tag="ready"):
    """Have done deploying (N20)."""


class DiscardFate(Action, frozen=True, tag="discard-fate"):
    """Discard one card for the All Seeing Eye (R-40)."""

    card: Card


class DiscardBlindly(Action, frozen=True, tag="discard-blindly"):
    """Let chance choose the card to discard."""


class Move(Action, frozen=True, tag="move"):
    """Move a figure (Movement & Terrain)."""

    figure: Figure
    hex: Hex


class Attack(Action, frozen=True, tag="attack"):
    """Attack an enemy; the distance decides the weapon (Attacking)."""

    weighty: ClassVar[bool] = True
    figure: Figure
    target: Figure


class Transform(Action, frozen=True, tag="transform"):
    """Lay a Terrain hex (Terrain Hexes, R-19)."""

    hex: Hex
    terrain: Terrain


class Rally(Action, frozen=True, tag="rally"):
    """Return a fallen Warrior to one's Realm Tile (R-41)."""

    figure: Figure
    hex: Hex


class NamePrey(Action, frozen=True, tag="name-prey"):
    """Choose the figure that Sinfjotli hunts (The Hunter, R-47)."""

    figure: Figure


class DeclinePrey(Action, frozen=True, tag="decline-prey"):
    """Attack without choosing a prey (N12)."""


class GainActions(Action, frozen=True, tag="gain-actions"):
    """Play a card for three more actions (R-09, R-10, N4)."""


class EndTurn(Action, frozen=True, tag="end-turn"):
    """End the Action Phase; unspent actions stay for counterattacks."""

    weighty: ClassVar[bool] = True


class ReRollOne(Action, frozen=True, tag="re-roll-one"):
    """Roll one die again, or make the other player do so (R-24); dice count from 1."""

    power: Power
    die: int


class ReRollAll(Action, frozen=True, tag="re-roll-all-dice"):
    """Roll all dice again, or make the other player do so (R-24)."""

    power: Power


class ReRollSome(Action, frozen=True, tag="re-roll-some"):
    """Roll any of Sinfjotli's dice again (The Hunter, R-47); dice count from 1."""

    dice: Row


class AddBonus(Action, frozen=True, tag="add-bonus"):
    """Play a card that raises one's own side of the roll (N18)."""

    card: Card


class Pass(Action, frozen=True, tag="pass"):
    """Leave the roll as it is."""


class Accept(Action, frozen=True, tag="accept"):
    """As the target: leave the roll as it is, and counterattack or not (N5)."""

    counter: bool


AnyAction: TypeAlias = (
    Deploy
    | DeployAsUsual
    | Ready
    | DiscardFate
    | DiscardBlindly
    | Move
    | Attack
    | Transform
    | Rally
    | NamePrey
    | DeclinePrey
    | GainActions
    | EndTurn
    | ReRollOne
    | ReRollAll
    | ReRollSome
    | AddBonus
    | Pass
    | Accept
)
