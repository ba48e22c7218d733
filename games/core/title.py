"""A title as the rest of the program sees it: facts, and rules loaded on first use."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol, cast

from msgspec import Struct

from games.core.agenda import Position
from games.core.dice import Dice
from games.core.editions import usual
from games.core.save import Codec
from games.core.vocabulary import Account, Action, Event, Prompt, Seat

Started = tuple[Position[Any], tuple[Event, ...]]


def kind_of(key: str) -> str:
    """The part of a message's id before the first `-`: the kind of what it names."""
    return key.partition("-")[0]


class View(Protocol):
    """The table as one seat, or a spectator, may see it: an allowlist, field by field."""

    @property
    def seat(self) -> Seat | None:
        """The viewer; None is a spectator."""

    @property
    def awaited(self) -> Sequence[Seat]:
        """The seats that the match waits for."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """Exported by a title's `rules` module as `RULES`: types, and functions of a position."""

    codec: Codec[Any]
    """Reads and writes positions, actions and events."""
    options: type[Struct]
    """The choices before a match; every field has a default and a range."""
    orders: type[Struct] | None = None
    """The orders that a player may give in advance: enumerations with defaults; None: nothing."""
    spoken: Sequence[Any]
    """Every class of struct and enumeration that players read about."""
    start: Callable[[int, Any, Dice], Started]
    """Set a match up for so many seats, or raise `SetupError`: seats or options do not fit."""
    view: Callable[[Position[Any], Seat | None], Any]
    """The view of this seat; None is a spectator."""
    turn: Callable[[Position[Any]], int]
    """The number of the player-turn that is going on; 0 before the first."""
    board: Callable[[Position[Any]], int] | None = None
    """The number of the board that tells of a position, where several turns share one.

    It grows as `turn` does, and no seat has two turns that share one: calls go by it, and who
    stands in. None: each turn has its own.
    """
    following: Callable[[Position[Any]], Seat | None]
    """The seat whose turn comes next, as all can tell; to tell it early.

    None where nobody can tell, or where it goes without saying: with two players, before the
    first turn, after the end.
    """
    hint: Callable[[Position[Any], Action], Prompt | None]
    """The prospects of an action, where they can be told without knowing a secret.

    Ask `foretell`, which knows whose action it is.
    """
    appraise: Callable[[Any], float]
    """How well the viewer stands by what the viewer sees; the more the better.

    Any scale that is the same for all positions of a match: a greedy robot compares.
    """
    lead: float
    """The lead over another seat, by `appraise`, at which the odds of winning are e to one."""
    retire: Callable[[Position[Any], Seat], Started]
    """Take a seat that leaves for good out of the match."""
    redeal: Callable[[Position[Any], Seat | None, Dice], Position[Any]]
    """The same position with all that this seat cannot know dealt anew."""
    pieces: Callable[[Position[Any]], Mapping[str, int]]
    """The things that stay the same from the start to the end: counts of cards, figures, coins."""
    references: Mapping[str, tuple[Prompt, ...]] = field(default_factory=dict)
    """All that lies open on a real table and can be looked up, with what its card says, in lines.

    The keys are ids of messages that name it; for a value of an enumeration they are its own
    (`figure-odin`).
    """
    shelf: Callable[[str], str] = kind_of
    """The group of a key of `references`, which the message `references-<group>` names.

    Unless a title knows better, it is what stands before the first `-` (`references-figure`).
    """
    account: Callable[[Position[Any]], Account] | None = None
    """The final account of a match that is over."""
    moment: Callable[[Position[Any]], Prompt] | None = None
    """The part of the match that a position is in, as its players tell it; None: they count turns.

    `turn` may then count what no player would: placings, an invader's slots.
    """
    points: Callable[[Position[Any]], int | None] | None = None
    """The points of whoever has played a match alone, to compare with other such matches.

    Of a match that was broken off it gives none. None: nobody plays the title alone.
    """
    rematch: Callable[[Position[Any], Any], Struct] | None = None
    """These options, with which each seat has again what chance gave it in a match that is over.

    None: chance gives a seat nothing but its place in turn order.
    """
    offered_orders: Callable[[Position[Any], Seat], Mapping[str, Enum]] | None = None
    """The standing orders, by field, that would have spared a seat what it is asked now."""
    own_hint: Callable[[Position[Any], Seat, Action], Prompt | None] | None = None
    """The prospects of an action by which each seat gets something else, as several choose at once.

    Where it tells nothing, `hint` does.
    """
    orders_at_once: bool = False
    """No hand is hidden that a quick answer could give away: orders are carried out at once."""
    orders_among_robots: Struct | None = None
    """The orders that a player begins with where all others are robots; None: the usual ones.

    Robots follow them too: they pass up nothing that could be worth it.
    """

    def shown_on(self, position: Position[Any]) -> int:
        """Number the board that tells of a position; 0 before the first turn."""
        return (self.board or self.turn)(position)

    @cached_property
    def usual(self) -> Any:
        """The options of a new match, before anybody changes one."""
        return usual(self.options)

    def foretell(self, position: Position[Any], seat: Seat, action: Action) -> Prompt | None:
        """Tell the prospects of an action of a seat; None: nothing that its name does not say."""
        own = self.own_hint(position, seat, action) if self.own_hint is not None else None
        return self.hint(position, action) if own is None else own


@dataclass(frozen=True)
class Title:
    """One of the games: what can be told without loading its rules."""

    key: str
    seats: tuple[int, ...]
    minutes: int

    @property
    def fewest(self) -> int:
        """The fewest players who play with each other: playing alone is another matter."""
        return min(seats for seats in self.seats if seats > 1)

    @property
    def words(self) -> Traversable:
        """The folder with the title's sentences, one file for a language."""
        return files(f"games.{self.key}").joinpath("words")

    @cached_property
    def rules(self) -> Rules:
        """The rules, imported when first asked for."""
        return cast("Rules", import_module(f"games.{self.key}.rules").RULES)
