"""The kinds of calls to a player, reminders among them: each is declared here once.

`play.watch.clocks` and `play.match.consequences` know when one is due.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


class CallStage(StrEnum):
    """The reason of a call; a later call takes the place of an earlier one."""

    CALL = ""
    AGAIN = "again"
    LAST = "last"
    """The time is nearly up."""
    LONE = "lone"
    """All others have answered."""
    OWN = "own"
    """The player has asked for it."""
    NEXT = "next"
    """No call yet: the player is next in line, and wants to know."""


@dataclass(frozen=True)
class CallKind:
    """A kind of call: its sentence, and its reader."""

    sentence: str
    """The id of its text."""
    reminds: bool = True
    """It has the button that wants no more of them this turn."""
    private: bool = False
    """It goes by direct message, wherever the player wants to be called."""
    calls: bool = False
    """It is a call, and no reminder, where nothing was said of the question before."""
    asks: bool = True
    """It names what is asked; else it can be spared, where there are no direct messages."""


CALL_KINDS: Mapping[CallStage, CallKind] = MappingProxyType(
    {
        CallStage.CALL: CallKind("call-to-play", reminds=False),
        CallStage.AGAIN: CallKind("call-again"),
        CallStage.LAST: CallKind("call-last"),
        CallStage.LONE: CallKind("call-lone", calls=True),
        CallStage.OWN: CallKind("call-own", private=True),
        CallStage.NEXT: CallKind("call-next", reminds=False, private=True, asks=False),
    }
)
