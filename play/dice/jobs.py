"""The work of `/roll`, as it is done in a process of its own: plain data in, plain data out."""

from dataclasses import dataclass

from play.dice.chart import chart
from play.dice.odds import chances
from play.dice.roll import Throw, parse, throw
from play.library import words_of


@dataclass(frozen=True)
class Rolled:
    """Throws of one command, and what they are for."""

    comment: str
    throws: tuple[Throw, ...]


@dataclass(frozen=True)
class Told:
    """The chances of a roll, drawn already."""

    dice: str
    least: int
    most: int
    mean: float
    chart: str
    rolls: int | None
    """From how many rolls they are estimated; None: they are exact."""


def roll(dice: str, times: int) -> Rolled:
    """Throw dice so often.

    Raises:
        GameError: they cannot be thrown.
    """
    wanted = parse(dice)
    return Rolled(wanted.comment, throw(wanted, times))


def tell(dice: str) -> Told:
    """Work out the chances of a roll.

    Raises:
        GameError: they cannot be worked out.
    """
    wanted = parse(dice)
    found = chances(wanted)
    least, most = min(found.weights), max(found.weights)
    return Told(wanted.text, least, most, found.mean, chart(found, words_of()), found.rolls)


def warm() -> None:
    """Read, throw and draw once, so that nothing is left to be loaded."""
    roll("4d6kh3 + 1", 2)
    tell("2d6")
    tell("1d6e6")


def load(*_roll: object) -> None:
    """No roll needs more."""
