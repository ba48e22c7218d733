"""The steps by which a panel leads to an action, in its own words: for whoever looks for it."""

from collections.abc import Mapping

from cogs.gate.parts import PAGE
from cogs.panels.asking.asked import Asked
from cogs.panels.asking.entries import named_piece, named_set, of_action
from cogs.panels.asking.piece_menus import PieceMenus
from cogs.panels.asking.question import QuestionView
from games.core.narrowing import ACTOR, KIND, Question
from games.core.vocabulary import Action
from play.match.question_path import Path, PathEnd, digest, follow, look_up, way_to

Step = tuple[list[str], Path]
"""The labels of a step, and how far it leads along the path."""


def steps_to(asked: Asked, action: Action) -> list[str]:
    """The labels that are pressed and chosen one after the other, from the first question on."""
    whole, numbers = way_to(asked.ask, action), None
    labels: list[str] = []
    at: Path = ()
    while (stage := follow(asked.ask, at)).question is not None:
        pieces = PieceMenus(asked, stage.question)
        if not at and action in pieces.foremost:
            return [of_action(asked, action).label]
        found, at = _step(asked, stage, stage.question, whole, numbers)
        has_menu = any(at == end.path for end, _ in pieces.found.values())
        numbers = pieces.numbers if has_menu else None
        labels += found
    return labels


def _step(
    asked: Asked,
    stage: PathEnd,
    question: Question,
    whole: Path,
    numbers: Mapping[str, int] | None,
) -> Step:
    """The next step along a path."""
    to = whole[: len(stage.path) + 1]
    if question.several:
        return [named_set(asked, stage, question, look_up(question, to[-1]))], to
    index = [digest(value) for value in question.values].index(to[-1])
    page = 0 if question.field in (KIND, ACTOR) else index // PAGE
    view = QuestionView(asked, stage, question, page, None if page else numbers)
    for entry in view.entries:
        if entry.path == whole[: len(entry.path)]:
            return [entry.label], entry.path
    if question.field == ACTOR:  # a piece that has a menu
        return [named_piece(asked, question.values[index])], to
    return [], to  # the first question of the foremost kind is asked without a press
