"""Refusals of rolls: not readable, too big, impossible, or one too many."""

from games.core.errors import GameError


class UnreadableRoll(GameError):
    """A roll that is not written in d20's grammar, from `given` on."""

    tag = "unreadable-roll"

    def __init__(self, given: str) -> None:
        super().__init__(given)
        self.given = given


class RollTooBig(GameError):
    """A roll that is too long, has too many dice, or numbers beyond all bounds."""

    tag = "roll-too-big"


class ImpossibleRoll(GameError):
    """A roll that divides by zero, throws dice without sides, or picks what it cannot."""

    tag = "impossible-roll"


class NoAdvantage(GameError):
    """Advantage belongs to a single d20 at the beginning."""

    tag = "no-advantage"


class StillRolling(GameError):
    """The same person's roll before is not done yet."""

    tag = "still-rolling"
