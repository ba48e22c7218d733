"""All that lies open on a real table and can be looked up, in statements of the rules' own data."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import TypeAlias

from games.core.editions import usual
from games.core.vocabulary import Prompt
from games.norsaga.cards import CALLING, HEROIC, RECESSIVE, ROWS, TRAIT, Calling, Card, Trait
from games.norsaga.claims import TraitCount
from games.norsaga.embellishments.faith import CHANTED
from games.norsaga.embellishments.might import TO_DISCARD
from games.norsaga.options import Options
from games.norsaga.powers import LENT, Embellishment
from games.norsaga.sagas import HARD, MARKERS, NEEDS, Saga, listed
from games.norsaga.table import HAND


class Ladder(StrEnum):
    """The summary card that every player has."""

    ALL = "all"


class Sign(StrEnum):
    """A thing that is drawn on the board, and means something."""

    MARKER = "marker"
    MATCHED = "matched"
    POWER = "power"
    DOOMED = "doomed"
    SONG = "song"
    NEW = "new"
    HAND = "hand"
    CLOSE = "close"


class LadderRung(Prompt, frozen=True, tag="ladder-rung"):
    """The heroes that an embellishment needs."""

    trait: Trait
    level: int


class DiscardCost(Prompt, frozen=True, tag="discard-cost"):
    """The cards that an embellishment costs, as far as one holds so many."""

    count: int


class DrawnCards(Prompt, frozen=True, tag="drawn-cards"):
    """The cards that an embellishment draws."""

    count: int


class DoomCost(Prompt, frozen=True, tag="doom-cost"):
    """An embellishment that is paid with a Doom token."""


class Lends(Prompt, frozen=True, tag="lends"):
    """The embellishments of a colour, one for each generation."""

    trait: Trait
    first: Embellishment
    second: Embellishment
    third: Embellishment


class SagaNeeds(Prompt, frozen=True, tag="saga-needs"):
    """The six traits that a saga asks for."""

    needs: tuple[TraitCount, ...]


class SagaIsHard(Prompt, frozen=True, tag="saga-is-hard"):
    """A saga that asks for two traits only, and is dealt where that was chosen."""


class SagaIsOld(Prompt, frozen=True, tag="saga-is-old"):
    """It belongs to older lists alone."""


class SagaIsNew(Prompt, frozen=True, tag="saga-is-new"):
    """It does not belong to the first list."""


class HeroTraits(Prompt, frozen=True, tag="hero-traits"):
    """The main trait of a hero, which skalds lack, and the recessive one; ghosts have neither."""

    main: tuple[Trait, ...]
    recessive: tuple[Trait, ...]


class HeroCalling(Prompt, frozen=True, tag="hero-calling"):
    """The role of a hero."""

    calling: Calling


class Bearers(Prompt, frozen=True, tag="bearers"):
    """The heroes of a role."""

    cards: tuple[Card, ...]


class HandLimit(Prompt, frozen=True, tag="hand-limit"):
    """Up to so many cards one draws at the start of a turn."""

    count: int


class MarkersNeeded(Prompt, frozen=True, tag="markers-needed"):
    """So many markers win."""

    count: int


AnyStatement: TypeAlias = (
    LadderRung
    | DiscardCost
    | DrawnCards
    | DoomCost
    | Lends
    | SagaNeeds
    | SagaIsHard
    | SagaIsOld
    | SagaIsNew
    | HeroTraits
    | HeroCalling
    | Bearers
    | HandLimit
    | MarkersNeeded
)
Entry = tuple[str, tuple[Prompt, ...]]

_EXTRA: Mapping[Embellishment, tuple[Prompt, ...]] = {
    Embellishment.ASSAULT: (DiscardCost(TO_DISCARD),),
    Embellishment.CHANT: (DrawnCards(CHANTED),),
}
_OF_SIGNS: Mapping[Sign, tuple[Prompt, ...]] = {
    Sign.MARKER: (MarkersNeeded(MARKERS),),
    Sign.HAND: (HandLimit(HAND),),
}


def lends(trait: Trait) -> Lends:
    """The embellishments of a colour, generation by generation."""
    return Lends(trait, *LENT[trait])


def needs(saga: Saga) -> SagaNeeds:
    """The traits that a saga asks for."""
    counted = zip(NEEDS[saga], HEROIC, strict=True)
    return SagaNeeds(tuple(TraitCount(count, trait) for count, trait in counted if count))


def traits(card: Card) -> HeroTraits:
    """Both traits of a hero."""
    main = (TRAIT[card],) if TRAIT[card] in HEROIC else ()
    return HeroTraits(main, (RECESSIVE[card],) if card in RECESSIVE else ())


_FIRST, _NEWEST = frozenset(listed(Options())), frozenset(listed(usual(Options)))
_KINDS: dict[Prompt, frozenset[Saga]] = {
    SagaIsHard(): HARD,
    SagaIsOld(): _FIRST - _NEWEST,
    SagaIsNew(): _NEWEST - _FIRST,
}


def _entries() -> Iterator[Entry]:
    yield "ladder-all", tuple(map(lends, LENT))
    for trait, lent in LENT.items():
        doom = (DoomCost(),) if trait is Trait.DOOM else ()
        for level, one in enumerate(lent, start=1):
            statements = (LadderRung(trait, level), *_EXTRA.get(one, ()), *doom)
            yield f"embellishment-{one.value}", statements
    for trait in Trait:
        yield f"trait-{trait.value}", (lends(trait),) if trait in LENT else ()
    for saga in Saga:
        told = (kind for kind, sagas in _KINDS.items() if saga in sagas)
        yield f"saga-{saga.value}", (needs(saga), MarkersNeeded(MARKERS), *told)
    for card in Card:
        row = (lends(TRAIT[card]),) if TRAIT[card] in LENT else ()
        yield f"card-{card.value}", (HeroCalling(CALLING[card]), traits(card), *row)
    for calling in Calling:
        rows = [row for row in ROWS if row.calling is calling]
        cards = tuple(card for row in rows for card in row.cards)
        alike = {traits(card) for card in cards}
        yield f"calling-{calling.value}", (*(alike if len(alike) == 1 else ()), Bearers(cards))
    for sign in Sign:
        yield f"sign-{sign.value}", _OF_SIGNS.get(sign, ())


REFERENCES: Mapping[str, tuple[Prompt, ...]] = dict(_entries())
"""By the id of the message that names it."""
