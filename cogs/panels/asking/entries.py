"""The entries of a panel's menus and buttons: what they are called, and what they may bring."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from cogs.gate.parts import LABEL
from cogs.panels.asking.asked import Asked
from games.core.narrowing import ACTION, Question
from games.core.vocabulary import Action, Prompt, tag
from play.match.question_path import Path, PathEnd, action_of, digest, example, follow, way_to


@dataclass(frozen=True)
class MenuEntry:
    """One thing to choose: what it is called, where it leads, and what it may bring."""

    label: str
    path: Path
    value: Any = None
    hint: str | None = None
    brief: str | None = None
    """The label with the hint in few words, for a button."""


def of_piece(asked: Asked, value: Any, few: int) -> list[MenuEntry]:
    """A piece, or a kind of action for which no piece is needed."""
    if value in map(tag, asked.ask.kinds):
        return of_kind(asked, value, few)
    if (action := follow(asked.ask, (digest(value),)).action) is not None:
        return [of_action(asked, action)]
    return [MenuEntry(named_piece(asked, value), (digest(value),), value)]


def of_kind(asked: Asked, kind: str, few: int) -> list[MenuEntry]:
    """A kind of action, or the actions themselves where they are few and do not read alike."""
    part = next(part for each, part in asked.ask.kinds.items() if tag(each) == kind)
    if len(part) <= few:
        actions = [of_action(asked, action) for action in part]
        if len({entry.label[:LABEL] for entry in actions}) == len(actions):
            return actions
    return [MenuEntry(named_kind(asked, kind), (digest(kind),))]


def of_action(asked: Asked, action: Action) -> MenuEntry:
    """A whole action; with what it may bring, in the first wording of which a label holds both."""
    said = named_action(asked, action)
    for wording in ("brief", None, "terse"):
        if hint := told(asked, action, wording):
            longer = asked.words.text("typed-hinted", value=said, hint=hint)
            if len(longer) <= LABEL:
                return MenuEntry(longer, way_to(asked.ask, action))
    return MenuEntry(said, way_to(asked.ask, action))


def of_value(
    asked: Asked, stage: PathEnd, question: Question, value: Any, number: int | None
) -> MenuEntry:
    """A value of a question, with the number that it has on the board."""
    label = _begun(_named(asked, question, value))
    if past := _settled_behind(asked, stage, question, value):
        label = asked.words.text("panel-settled", value=label, settled=past)
    if number is not None:
        label = asked.words.text("panel-numbered", number=number, name=label)
    path = (*stage.path, digest(value))
    action = _settled_by(asked, stage, question, value)
    if action is None:
        return _at_best(asked, question, MenuEntry(label, path, value))
    if question.field in action.sorting:
        return of_action(asked, action)
    return _hinted(asked, MenuEntry(label, path, value), action, is_brief=question.field != ACTION)


def named_set(asked: Asked, stage: PathEnd, question: Question, values: Sequence[Any]) -> str:
    """The values that were chosen together, without their numbers; or that there are none."""
    named = [of_value(asked, stage, question, value, None).label for value in values]
    return asked.words.list(named) if named else asked.words.text("panel-nothing")


def named_piece(asked: Asked, piece: Any) -> str:
    """A piece, as a label begins."""
    return _begun(asked.words.name(piece, asked.names))


def named_kind(asked: Asked, kind: str) -> str:
    """A kind of action, with what it is told of where there is no choice of that."""
    said = asked.words.text(kind, "kind")
    found, part = next(each for each in asked.ask.kinds.items() if tag(each[0]) == kind)
    values = {getattr(action, found.told_of) for action in part} if found.told_of else set()
    if len(values) != 1:
        return said
    only = asked.words.value(found, found.told_of, values.pop(), asked.names)
    return asked.words.text("panel-settled", value=said, settled=only)


def named_action(asked: Asked, action: Action) -> str:
    """A whole action, as a label begins."""
    return _begun(asked.words.say(action, asked.names))


def hint_at(asked: Asked, action: Action) -> Prompt | None:
    """The prospects of an action, as far as its title can tell."""
    return asked.match.title.rules.foretell(asked.match.standing, asked.seat, action)


def told(asked: Asked, action: Action, wording: str | None = None) -> str | None:
    """The title's hint at what an action may bring; None, if it has none worded so."""
    hint = hint_at(asked, action)
    if hint is None or not asked.words.has(tag(hint), wording):
        return None
    return asked.words.say(hint, asked.names, wording)


def _named(asked: Asked, question: Question, value: Any) -> str:
    """A value as its menu shows it; an action in brief, as it stands under who does it."""
    words, names = asked.words, asked.names
    if question.field == ACTION:
        brief = "brief" if words.has(tag(value), "brief") else None
        return words.say(value, names, brief)
    kind = _kind_of(asked, question)
    assert kind is not None
    return words.value(kind, question.field, value, names)


def _settled_by(asked: Asked, stage: PathEnd, question: Question, value: Any) -> Action | None:
    """An action that hints at what a value may bring, whatever is still to be chosen."""
    if question.several:
        return None
    kind = _kind_of(asked, question)
    if kind is None or not kind.told_at:
        return action_of(asked.ask, stage, value)
    is_told_here = question.field == kind.told_at
    return example(asked.ask, stage, value) if is_told_here else None


def _at_best(asked: Asked, question: Question, entry: MenuEntry) -> MenuEntry:
    """With the best of the hints behind a value, where its kind shares them (`sharing`)."""
    kind = _kind_of(asked, question)
    if question.several or kind is None or not kind.sharing:
        return entry
    ahead = follow(asked.ask, entry.path)
    if ahead.question is None or ahead.question.field not in kind.sharing:
        return entry
    actions = [example(asked.ask, ahead, value) for value in ahead.question.values]
    hints = {one: hint_at(asked, one) for one in actions}
    best = max(actions, key=lambda one: hint.promise if (hint := hints[one]) else 0)
    if hint := told(asked, best, "at-best"):
        return replace(entry, hint=hint)
    return _hinted(asked, entry, best, is_brief=True)


def _hinted(asked: Asked, entry: MenuEntry, action: Action, *, is_brief: bool) -> MenuEntry:
    """With what an action may bring, and in few words too where a button may hold them."""
    brief = told(asked, action, "brief") if is_brief else None
    briefly = asked.words.text("typed-hinted", value=entry.label, hint=brief) if brief else None
    return replace(entry, hint=told(asked, action), brief=briefly)


def _settled_behind(asked: Asked, stage: PathEnd, question: Question, value: Any) -> str | None:
    """The name of what a kind is told by (`told_at`), where this value leaves nothing to ask."""
    kind = _kind_of(asked, question)
    if question.several or kind is None or not kind.told_at:
        return None
    fields = kind.__struct_fields__
    until = fields[: fields.index(kind.told_at) + 1]
    if question.field not in until[:-1]:
        return None
    ahead = follow(asked.ask, (*stage.path, digest(value))).question
    if ahead is not None and ahead.field in until:
        return None
    told = getattr(example(asked.ask, stage, value), kind.told_at)
    return asked.words.value(kind, kind.told_at, told, asked.names)


def _kind_of(asked: Asked, question: Question) -> type[Action] | None:
    """The kind of action that a question is about; None, while that is still to be chosen."""
    return next((kind for kind in asked.ask.kinds if tag(kind) == question.kind), None)


def _begun(label: str) -> str:
    """As a label begins: within a sentence it may be `a card`."""
    return label[:1].upper() + label[1:]
