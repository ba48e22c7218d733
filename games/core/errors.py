"""Refusals of the rules and of the application, as a tree.

    GameError                     refused; carries data, `words` makes the sentence
    ├── IllegalAction             well formed, not allowed now (carries the Refusal)
    │   ├── NotYourDecision       the match waits for others (carries whom)
    │   ├── StalePrompt           that question is closed
    │   └── GameOver              the match has ended
    ├── InvalidAction             no such card, place or amount (carries near matches)
    └── AmbiguousAction           several fit (carries them)
    SetupError                    a wrong number of players, clashing options
    SaveError                     a position that this program cannot read

Rules raise `IllegalAction` only from `Position.apply`. Inside a step a violated expectation is
an `AssertionError`: a bug.
"""

from typing import ClassVar

from games.core.vocabulary import Action, Refusal, Seat


class GameError(Exception):
    """Base of all that is refused to a player. `tag` names the sentence in `words`."""

    tag: ClassVar[str] = "refused"


class IllegalAction(GameError):
    """The action is well formed, but the rules forbid it now."""

    tag = "illegal-action"

    def __init__(self, refusal: Refusal | None = None) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class NotYourDecision(IllegalAction):
    """Nothing is asked of this seat; the match waits for `awaited`."""

    tag = "not-your-decision"

    def __init__(self, awaited: tuple[Seat, ...]) -> None:
        super().__init__()
        self.awaited = awaited


class StalePrompt(IllegalAction):
    """The question that was answered is closed."""

    tag = "stale-prompt"


class GameOver(IllegalAction):
    """The match has ended."""

    tag = "game-over"


class InvalidAction(GameError):
    """No such card, place or amount; `near` holds what may have been meant."""

    tag = "invalid-action"

    def __init__(self, given: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(given, near)
        self.given = given
        self.near = near


class AmbiguousAction(GameError):
    """Several legal actions fit what was said."""

    tag = "ambiguous-action"

    def __init__(self, actions: tuple[Action, ...]) -> None:
        super().__init__(actions)
        self.actions = actions


class SetupError(GameError):
    """A match cannot start like this: a wrong number of players or clashing options."""

    tag = "setup-error"


class SaveError(Exception):
    """A saved position is damaged, of an unknown title, or newer than this program."""
