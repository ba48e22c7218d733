"""Why the rules refuse to order groups so."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import Name


class NobodySeenTo(Refusal, frozen=True, tag="nobody-seen-to"):
    """Its player has not said yet which group is meant, or means another one."""


class NoSplit(Refusal, frozen=True, tag="no-split"):
    """Nobody would stay, there are four groups, or somebody has split off this turn (8.2)."""


class NoRoomToJoin(Refusal, frozen=True, tag="no-room-to-join"):
    """They do not stand in one place, or are too many for one leader (8.3)."""

    to: Name


class NotSentAway(Refusal, frozen=True, tag="not-sent-away"):
    """Heroes and leaders are not sent away (8.4)."""

    name: Name


class NotHandedOver(Refusal, frozen=True, tag="not-handed-over"):
    """That one has it not, or the other one cannot hold it (8.5)."""

    card: Number
    to: Name


class NoSubLeaders(Refusal, frozen=True, tag="no-sub-leaders"):
    """Two at most, who may lead and have CHARISMA enough (8.1)."""


class NoSuchLine(Refusal, frozen=True, tag="no-such-line"):
    """Two followers, and no captives (5.1.1)."""


CompanyRefusal: TypeAlias = (
    NobodySeenTo | NoSplit | NoRoomToJoin | NotSentAway | NotHandedOver | NoSubLeaders | NoSuchLine
)
