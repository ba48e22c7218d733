"""Everything that a player may decide in Norsaga; each stands in the room of its rules."""

from typing import TypeAlias

from games.norsaga.embellishments.craft import Infiltrate, Plunder, Turncoat
from games.norsaga.embellishments.dismissing import Dismiss
from games.norsaga.embellishments.doom import Nix, Ragnarok, Whisper
from games.norsaga.embellishments.faith import Chant, Martyr, PlayRevealed, Prayer
from games.norsaga.embellishments.looks import Done, Plant, SwapCards
from games.norsaga.embellishments.lore import Augur, DiscardOne, Offering, OfferOnly, Possess
from games.norsaga.embellishments.martyrdom import Succeed
from games.norsaga.embellishments.might import Adapt, Assault, Invade
from games.norsaga.steps.choosing import ChooseSaga
from games.norsaga.steps.continuing import Play
from games.norsaga.steps.embellishing import Skip

__all__ = [
    "Adapt",
    "AnyAction",
    "Assault",
    "Augur",
    "Chant",
    "ChooseSaga",
    "DiscardOne",
    "Dismiss",
    "Done",
    "Infiltrate",
    "Invade",
    "Martyr",
    "Nix",
    "OfferOnly",
    "Offering",
    "Plant",
    "Play",
    "PlayRevealed",
    "Plunder",
    "Possess",
    "Prayer",
    "Ragnarok",
    "Skip",
    "Succeed",
    "SwapCards",
    "Turncoat",
    "Whisper",
]

AnyAction: TypeAlias = (
    ChooseSaga
    | Skip
    | Play
    | Adapt
    | Assault
    | Invade
    | Plunder
    | SwapCards
    | Done
    | Turncoat
    | Infiltrate
    | Plant
    | Augur
    | DiscardOne
    | Offering
    | OfferOnly
    | Possess
    | Chant
    | Prayer
    | PlayRevealed
    | Martyr
    | Succeed
    | Whisper
    | Nix
    | Ragnarok
    | Dismiss
)
