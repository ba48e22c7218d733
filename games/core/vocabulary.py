"""The nouns that all titles share: seats, actions, events, prompts, refusals, endings.

Every tagged struct here and in the titles is also a sentence: its tag is the message id in the
title's Fluent file and its fields are the arguments. A field's type tells how it is spoken:
`Seat` as a name, an enumeration as `<enum>-<value>`, or by that message's `brief` or `about`
attribute where it is `spoken` so, any other `spoken` string as `<kind>-<value>`, or by that
message's attribute where it is `spoken` as `<kind>.<attribute>`.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, ClassVar, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Seat: TypeAlias = Annotated[int, Meta(extra={"spoken": "seat"})]
"""A player's place in a match, 0 to n-1. Discord users are unknown here."""

EndingReason: TypeAlias = Annotated[str, Meta(extra={"spoken": "reason"})]
"""Why a match ended; each title lists its own."""

Row: TypeAlias = Annotated[tuple[int, ...], Meta(extra={"spoken": "row"})]
"""Numbers that are read off one after the other, such as dice."""


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's decision, as data; imperative. Compared by value.

    A `weighty` kind cannot be taken back and is easily done by mistake: panels ask twice. A
    `foremost` kind is what a turn is for: where pieces have menus, a panel also has buttons for it,
    and where kinds are chosen, its first question stands open beside the others. A `silent` kind is
    for a player whose time runs out: it is legal, and nobody is offered it. Fields that are
    `sorting` only sort the values of the field after them: they are asked where those are many.
    A `whole` kind is asked field by field only while many fit: few are one question, as sentences;
    so is all that a piece can do, if it is of one such kind.
    Of an `apart` kind few sets of things are chosen whole, as each has prospects of its own.
    With the field `told_at` the hint is settled, whatever the fields after it; empty: with all.
    Before one of the fields `sharing` is asked, the best of the hints behind it is told.
    The field `told_of` is named where nobody is asked for it, as only one value is left: it may be
    what the action costs, or where it leads.
    """

    weighty: ClassVar[bool] = False
    foremost: ClassVar[bool] = False
    silent: ClassVar[bool] = False
    whole: ClassVar[bool] = False
    apart: ClassVar[bool] = False
    sorting: ClassVar[frozenset[str]] = frozenset()
    told_at: ClassVar[str] = ""
    sharing: ClassVar[frozenset[str]] = frozenset()
    told_of: ClassVar[str] = ""

    @property
    def actor(self) -> object:
        """The piece that acts: a panel asks for it first, and then offers all that it can do.

        None: the action is chosen by its kind.
        """
        return None


class Event(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A thing that then happened, as players are told it; past tense.

    An event with `secret_to` is told to that seat alone. A class with `reveals` makes something
    known that undoing could not make unknown again, such as thrown dice or a shown card. A class
    with `turning` may be a turning point of the match, and is told again at its end, with its turn:
    with a class that `opens` a player-turn begins. A class with `heads` begins a part of a long
    story: where there is no room for all of it, a part is one line, made of the `outline` wordings
    of its events, and only turning points are told whole. Before that a class of `details` is left
    out, such as throws, for what came of them is told as well. Of the turning points that one deed
    brings to a seat, a class that `joins` shares the line of the one before it.
    """

    reveals: ClassVar[bool] = False
    turning: ClassVar[bool] = False
    joins: ClassVar[bool] = False
    opens: ClassVar[bool] = False
    heads: ClassVar[bool] = False
    details: ClassVar[bool] = False
    secret_to: Seat | None = None

    @property
    def explained_by(self) -> str:
        """The key of the reference card that explains it (`Rules.references`); empty: none."""
        return ""

    @property
    def new_round(self) -> int | None:
        """The number of the round that begins, in titles whose players count rounds, not turns."""
        return None


class Shown(Event, frozen=True):
    """Base of events that make something known for good."""

    reveals: ClassVar[bool] = True


class Prompt(Struct, frozen=True):
    """The words of a step to a seat that it asks. Holds only what everybody may know."""

    @property
    def harmless(self) -> bool:
        """Whether a hint tells that nothing is lost: then even a weighty action is asked once."""
        return False

    @property
    def useless(self) -> bool:
        """Whether a hint tells that its action changes nothing: no robot does it or advises it."""
        return False

    @property
    def promise(self) -> float:
        """How well a hint speaks of its action, to order what stands foremost."""
        return 0


class Refusal(Struct, frozen=True):
    """Why the rules refuse an action, for a sentence to the player."""


NO = Refusal()
"""Refused, and there is no better word than no."""


class Trace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what an action leaves on the board for the picture; no rule reads it."""

    turn: int
    """The player-turn in which it happened."""

    def fades(self, newer: "Trace") -> bool:
        """Whether it goes when a newer one comes; those of one player-turn stay together."""
        return self.turn < newer.turn


class Ending(Struct, frozen=True):
    """How a match ended; no winners means a draw, unless it was lost."""

    reason: EndingReason
    winners: tuple[Seat, ...] = ()
    lost: bool | UnsetType = UNSET
    """Nobody wins, and it is no draw: whoever plays alone can lose to the game itself.

    Unset where it does not hold, so that saves do not tell it.
    """

    @property
    def is_lost(self) -> bool:
        """Whether the game itself has won."""
        return self.lost is True

    def outcome(self, seat: Seat) -> int:
        """The result for a seat: won 1, drawn 0, lost -1."""
        if not self.winners:
            return -int(self.is_lost)
        return 1 if seat in self.winners else -1


class Account(Struct, frozen=True):
    """The final account of a match: why it ended so, and how each seat stood, in statements."""

    reasons: tuple[Prompt, ...]
    """The ending in full, tie-breaks named."""
    seats: tuple[tuple[Prompt, ...], ...]
    """By seat, the same kinds of statements for all."""
    order: tuple[Seat, ...] = ()
    """All seats as they stood, the best first; empty: the title knows no order."""


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """The match is over."""

    reveals: ClassVar[bool] = True
    reason: EndingReason
    winners: tuple[Seat, ...]


class MatchLost(Event, frozen=True, tag="match-lost"):
    """The match is over, and the game itself has won."""

    reveals: ClassVar[bool] = True
    reason: EndingReason


def told_of(ending: Ending) -> MatchEnded | MatchLost:
    """The event that tells how a match ended."""
    if ending.is_lost:
        return MatchLost(reason=ending.reason)
    return MatchEnded(reason=ending.reason, winners=ending.winners)


class SeatRetired(Event, frozen=True, tag="seat-retired"):
    """A player left the match for good."""

    reveals: ClassVar[bool] = True
    seat: Seat


class ActionTakenBack(Event, frozen=True, tag="action-taken-back"):
    """A player's last action counts no more."""

    seat: Seat
    late: bool = False
    """Time had decided for the player in that turn: there is little for another answer."""


class MatchRewound(Event, frozen=True, tag="match-rewound"):
    """The match goes on from where it stood after an earlier action; all since counts no more."""

    to: int
    """The action's number in the match."""
    turn: int
    """The player-turn that went on then."""
    counted: bool = True
    """Players count turns, so that they know which one that was."""


class PracticeBegan(Event, frozen=True, tag="practice-began"):
    """A copy of another match, to practise with, begins: what was hidden there is dealt anew."""

    match: int
    """The number of the match that was copied."""
    number: int
    """The number of the action after which it stood so."""
    turn: int
    """The player-turn that went on then."""
    counted: bool = True
    """Players count turns, so that they know which one that was."""


CoreEvent: TypeAlias = (
    MatchEnded | MatchLost | SeatRetired | ActionTakenBack | MatchRewound | PracticeBegan
)
"""The events of every title."""


class CoreReason(StrEnum):
    """Why a match of any title may end, beside the reasons of its own."""

    AGREED = "agreed"
    RETIRED = "retired"
    ABANDONED = "abandoned"


def tag(noun: Struct | type[Struct]) -> str:
    """The message id of a tagged struct or of its class."""
    found = noun.__struct_config__.tag
    assert isinstance(found, str), f"{noun} has no tag"
    return found


def encoded(noun: object) -> bytes:
    """The bytes that digests are made of: the same value gives the same bytes for ever."""
    return msgspec.json.encode(noun, order="deterministic")


def without(seats: Sequence[Seat], seat: Seat) -> tuple[Seat, ...]:
    """The seats other than one, in their order."""
    return tuple(other for other in seats if other != seat)
