"""Reasons to refuse a muster (12.2)."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Side


class NotYourSide(Refusal, frozen=True, tag="not-your-side"):
    """The hero's alignment tells the side; only a neutral one chooses, good or evil."""

    side: Side


class NoChampion(Refusal, frozen=True, tag="no-champion"):
    """The character is not the seat's own, or does not go to Ragnarok."""

    champion: Name


class NotToBeSought(Refusal, frozen=True, tag="not-to-be-sought"):
    """The foe is none of the eight strongest whom the champion may seek."""

    foe: Name


RagnarokRefusal: TypeAlias = NotYourSide | NoChampion | NotToBeSought
