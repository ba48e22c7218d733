"""What a title is to the rest of the program: facts, and rules loaded on first use."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol, cast

from msgspec import Struct

from games.core.agenda import Position
from games.core.dice import Dice
from games.core.save import Codec
from games.core.vocabulary import Action, Event, Prompt, Seat

Started = tuple[Position[Any], tuple[Event, ...]]


class View(Protocol):
    """What one seat, or a spectator, may see: an allowlist, field by field."""

    @property
    def seat(self) -> Seat | None:
        """Who looks; None is a spectator."""

    @property
    def awaited(self) -> Sequence[Seat]:
        """Whose decision the match waits for."""


class Rules(Protocol):
    """What a title's `rules` module exports as `RULES`."""

    @property
    def codec(self) -> Codec[Any]:
        """Reads and writes positions, actions and events."""

    @property
    def options(self) -> type[Struct]:
        """What may be chosen before a match; every field has a default and a range."""

    @property
    def orders(self) -> type[Struct] | None:
        """What a player may order in advance: enumerations with defaults; None: nothing."""

    @property
    def spoken(self) -> Sequence[Any]:
        """Every class of struct and enumeration that players read about."""

    def start(self, seats: int, options: Any, dice: Dice) -> Started:
        """Set a match up.

        Raises:
            SetupError: a wrong number of players, or options that clash.
        """

    def view(self, position: Position[Any], seat: Seat | None) -> Any:
        """What this seat may see; None is a spectator."""

    def turn(self, position: Position[Any]) -> int:
        """The number of the player-turn that is going on; 0 before the first."""

    def following(self, position: Position[Any]) -> Seat | None:
        """Whose turn comes after the one that goes on, as all can tell; to tell them early.

        None where nobody can tell, or where it goes without saying: with two players, before the
        first turn, after the end.
        """

    def hint(self, position: Position[Any], action: Action) -> Prompt | None:
        """What an action may bring, where that can be told without knowing a secret."""

    def appraise(self, view: Any) -> float:
        """How well the viewer stands by what the viewer sees; the more the better.

        Any scale that is the same for all positions of a match: a greedy robot compares.
        """

    def retire(self, position: Position[Any], seat: Seat) -> Started:
        """What the rules do about a seat that leaves for good."""

    def redeal(self, position: Position[Any], seat: Seat | None, dice: Dice) -> Position[Any]:
        """The same position with all that this seat cannot know dealt anew."""

    def pieces(self, position: Position[Any]) -> Mapping[str, int]:
        """What must stay the same from the start to the end: counts of cards, figures, coins."""


@dataclass(frozen=True)
class Title:
    """One of the games: what can be told without loading its rules."""

    key: str
    seats: tuple[int, ...]
    minutes: int

    @property
    def words(self) -> Traversable:
        """The folder with the title's sentences, one file for a language."""
        return files(f"games.{self.key}").joinpath("words")

    @cached_property
    def rules(self) -> Rules:
        """The rules, imported when first asked for."""
        return cast("Rules", import_module(f"games.{self.key}.rules").RULES)
