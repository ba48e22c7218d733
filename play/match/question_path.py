"""From clicks to an action: a path of digests through the questions of the current ask.

A component carries digests of the values chosen so far, never an index, and each is looked up in
what is asked now: whatever does not fit any more is refused.
"""

import base64
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.core.asks import Ask
from games.core.errors import InvalidAction, StalePrompt
from games.core.narrowing import ACTOR, KIND, Question, answer, narrow
from games.core.vocabulary import Action, encoded

DIGEST_BYTES = 6
FEW_LETTERS = 4
"""So much of a digest stands for a value of a set, if that tells all its values apart."""
Path = tuple[str, ...]
"""One element for each question answered: a digest, or several, or their beginnings, joined by `+`
for a set."""
NOTHING = "-"
"""The element of the empty set."""


@dataclass(frozen=True)
class PathEnd:
    """The end of a path: the next question, or an action."""

    path: Path
    question: Question | None = None
    action: Action | None = None
    answers: Mapping[str, Any] = field(default_factory=dict)
    """The choices on the way, by field; the kind of action too."""

    @property
    def chosen(self) -> tuple[Any, ...]:
        """The values chosen on the way, but for the kind of action and who acts."""
        return tuple(value for name, value in self.answers.items() if name not in (KIND, ACTOR))


def digest(value: object) -> str:
    """Eight characters that stand for a value in a component's id, which holds a whole path."""
    return base64.urlsafe_b64encode(hashlib.sha256(encoded(value)).digest()[:DIGEST_BYTES]).decode()


def follow(ask: Ask, path: Sequence[str]) -> PathEnd:
    """Walk a path through the questions of an ask.

    Raises:
        StalePrompt: the path does not fit what is asked.
    """
    chosen: dict[str, Any] = {}
    walked: Path = ()
    for element in path:
        step = _narrow(ask, chosen)
        if not isinstance(step, Question):
            raise StalePrompt
        value = look_up(step, element)
        chosen[step.field], walked = value, (*walked, _element(step, value))
    step = _narrow(ask, chosen)
    if isinstance(step, Question):
        return PathEnd(walked, question=step, answers=chosen)
    return PathEnd(walked, action=step, answers=chosen)


def action_of(ask: Ask, stage: PathEnd, value: object) -> Action | None:
    """Give the action of a value at a stage, if nothing more is asked then."""
    assert stage.question is not None
    step = _narrow(ask, {**stage.answers, stage.question.field: value})
    return None if isinstance(step, Question) else step


def example(ask: Ask, stage: PathEnd, value: object) -> Action:
    """One of the actions to which a value leads at a stage, field by field."""
    assert stage.question is not None
    chosen = {**stage.answers, stage.question.field: value}
    while isinstance(step := _narrow(ask, chosen), Question):
        chosen[step.field] = step.values[: step.least] if step.several else step.values[0]
    return step


def way_to(ask: Ask, action: Action) -> Path:
    """The path that leads to an action."""
    path: Path = ()
    while (stage := follow(ask, path)).question is not None:
        path = (*path, _element(stage.question, answer(action, stage.question.field)))
    return path


def look_up(question: Question, element: str) -> Any:
    """The value for which an element stands; that of a set is a tuple, in the question's order.

    Raises:
        StalePrompt: the element does not fit the question.
    """
    known = whole = {digest(value): value for value in question.values}
    if question.several:
        known = whole | {_brief(question, value): value for value in whole.values()}
    wanted = [] if question.several and element == NOTHING else element.split("+")
    if not known.keys() >= set(wanted):
        raise StalePrompt
    chosen = [known[one] for one in wanted]
    return tuple(one for one in whole.values() if one in chosen) if question.several else chosen[0]


def _element(question: Question, value: Any) -> str:
    """The element for the value that answers a question."""
    if question.several:
        return "+".join(_brief(question, one) for one in value) or NOTHING
    return digest(value)


def _brief(question: Question, value: Any) -> str:
    """The beginning of a digest, where no other value of the question has the same."""
    begun = digest(value)[:FEW_LETTERS]
    alike = sum(digest(other).startswith(begun) for other in question.values)
    return begun if alike == 1 else digest(value)


def _narrow(ask: Ask, chosen: dict[str, Any]) -> Question | Action:
    try:
        return narrow(ask, chosen)
    except InvalidAction:
        raise StalePrompt from None
