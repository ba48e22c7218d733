"""The ladders: which colour lends which embellishment, and from which generation on."""

from collections.abc import Mapping
from typing import TypeAlias

from games.core.asks import Ask
from games.core.vocabulary import Refusal, Seat
from games.norsaga.cards import Trait
from games.norsaga.embellishments.craft import Infiltrate, Plunder, Turncoat
from games.norsaga.embellishments.doom import Nix, Ragnarok, Whisper
from games.norsaga.embellishments.embellish import Embellish
from games.norsaga.embellishments.faith import Chant, Martyr, Prayer
from games.norsaga.embellishments.lore import Augur, Offering, OfferOnly, Possess
from games.norsaga.embellishments.might import Adapt, Assault, Invade
from games.norsaga.powers import LENT
from games.norsaga.refusals import NoYoungest, OtherColour, TooFewGenerations
from games.norsaga.table import Table
from games.norsaga.tree import Bloodline, bloodline

Rung: TypeAlias = tuple[type[Embellish], ...]
"""The orders for one embellishment."""
_KINDS: tuple[type[Embellish], ...] = (
    *(Adapt, Assault, Invade),
    *(Plunder, Turncoat, Infiltrate),
    *(Augur, Offering, OfferOnly, Possess),
    *(Chant, Prayer, Martyr),
    *(Whisper, Nix, Ragnarok),
)
LADDERS: Mapping[Trait | None, tuple[Rung, ...]] = {
    None: (),
    **{
        trait: tuple(tuple(kind for kind in _KINDS if kind.embellishment() is one) for one in lent)
        for trait, lent in LENT.items()
    },
}
"""The orders of a colour by generation (Embellishments in detail)."""


def eligible(line: Bloodline) -> tuple[Rung, ...]:
    """Any level up to one's own may be used (4.4)."""
    return LADDERS[line.trait][: line.level]


def offers(table: Table, seat: Seat) -> list[Ask]:
    """The asks of every embellishment that a seat may use now, with an effect or without (S3)."""
    return [
        kind.ask(table, seat)
        for rung in eligible(bloodline(table.trees[seat]))
        for kind in rung
        if kind.missing(table, seat) is None
    ]


def not_eligible(table: Table, seat: Seat, kind: type[Embellish]) -> Refusal | None:
    """The reason why a seat's bloodline does not lend an embellishment."""
    line = bloodline(table.trees[seat])
    if any(kind in rung for rung in eligible(line)):
        return None
    if line.trait is None:
        return NoYoungest()
    trait, level = _stands(kind)
    return OtherColour(trait) if trait is not line.trait else TooFewGenerations(trait, level)


def _stands(kind: type[Embellish]) -> tuple[Trait, int]:
    """The colour of an embellishment, and the generation from which on it is lent."""
    return next(
        (trait, level)
        for trait, ladder in LADDERS.items()
        if trait is not None
        for level, rung in enumerate(ladder, start=1)
        if kind in rung
    )
