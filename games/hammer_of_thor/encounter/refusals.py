"""Why the rules refuse something in an encounter."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.hammer_of_thor.encounter.spoils import Deal
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import Name


class NotMetNow(Refusal, frozen=True, tag="not-met-now"):
    """Not there, met already in this game-turn, hidden, or too early (4.6.2)."""


class CardBarred(Refusal, frozen=True, tag="card-barred"):
    """The leader cannot choose this card now (4.3.3 to 4.3.6)."""

    leader: Name
    card: Card


class NoSuchDeal(Refusal, frozen=True, tag="no-such-deal"):
    """The deal was made in this game-turn, or there is nothing to give for it (4.3A7)."""

    deal: Deal


class TradeWithoutTalk(Refusal, frozen=True, tag="trade-without-talk"):
    """A plan without NEGOTIATE names no deal (4.6.3)."""


class CannotGive(Refusal, frozen=True, tag="cannot-give"):
    """The own group has no such thing to give; leaders, heroes and captives stay (11.4)."""


class CannotAsk(Refusal, frozen=True, tag="cannot-ask"):
    """The other group has nothing of the kind that all can see (11.4)."""


class CannotTake(Refusal, frozen=True, tag="cannot-take"):
    """Hands, wits or room are short for it, or somebody would not follow (8.1, 11.1)."""


EncounterRefusal: TypeAlias = (
    NotMetNow | CardBarred | NoSuchDeal | TradeWithoutTalk | CannotGive | CannotAsk | CannotTake
)
