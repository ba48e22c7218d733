"""The choices made on the way to a question, as they were called when they were made."""

from typing import Any

from cogs.panels.asking.asked import Asked
from cogs.panels.asking.entries import named_kind, named_piece, named_set, of_value
from cogs.panels.asking.question import QuestionView
from games.core.narrowing import ACTION, ACTOR, KIND, Question
from games.core.vocabulary import tag
from play.match.question_path import PathEnd, example, follow


def chosen_before(asked: Asked, stage: PathEnd) -> list[str]:
    """Name what was chosen, the first choice first.

    Left out is what was not pressed, the kind that is foremost, and what the question names itself,
    a piece whose actions are asked for. What follows from it is named after it (`Action.told_of`).

    Raises:
        StalePrompt: the path does not fit what is asked.
    """
    question = stage.question
    if question is not None and question.field == ACTION and ACTOR in stage.answers:
        return []
    named = []
    for length in range(len(stage.path)):
        before = follow(asked.ask, stage.path[:length])
        assert before.question is not None, stage.path
        value = stage.answers[before.question.field]
        if before.question.field != KIND or value != asked.foremost:
            named.append(_named(asked, before, before.question, value))
    return [*named, *_followed(asked, stage)] if named else named


def _followed(asked: Asked, stage: PathEnd) -> list[str]:
    """The value that a kind is told of, where it follows from the choices and stands at none."""
    question = stage.question
    if question is None or question.several or question.field in (KIND, ACTOR, ACTION):
        return []
    action = example(asked.ask, stage, question.values[0])
    kind, field = type(action), action.told_of
    fields = kind.__struct_fields__
    if not field or field in stage.answers or fields.index(field) >= fields.index(question.field):
        return []
    if named_kind(asked, tag(kind)) != asked.words.text(tag(kind), "kind"):
        return []
    return [asked.words.value(kind, field, getattr(action, field), asked.names)]


def _named(asked: Asked, before: PathEnd, question: Question, value: Any) -> str:
    """A choice by its name, without its number on the board; a mere number with its question."""
    if isinstance(value, int):
        asking = QuestionView(asked, before, question, 0).text
        return asked.words.text("panel-answered", question=asking, value=value)
    if question.several:
        return named_set(asked, before, question, value)
    if question.field == KIND or (question.field == ACTOR and value in map(tag, asked.ask.kinds)):
        return named_kind(asked, value)
    if question.field == ACTOR:
        return named_piece(asked, value)
    return of_value(asked, before, question, value, None).label
