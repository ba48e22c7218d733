"""From an ask to one action by small questions: who acts or which kind first, then what is left.

Where pieces act (`Action.actor`), the first question is which piece, or which of the kinds that
need none; then all that the piece can do is one question, unless that is of one `whole` kind and
too much for one. Everything else is asked field by field, and a field with one value left is not
asked for, nor one that sorts few values (`Action.sorting`).
Of a field whose values are all the sets of some things, more than a few, the things are asked for.
Of a kind that is asked for whole (`Action.whole`), few actions are one question, and of one whose
sets are told apart (`Action.apart`) few sets.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Any

from msgspec import Struct

from games.core.asks import Ask, OneOf, SomeOf
from games.core.crossed import Crossed
from games.core.errors import InvalidAction
from games.core.vocabulary import Action, tag

KIND = "kind"
"""The name under which the kind of action is chosen; its values are tags."""
ACTOR = "actor"
"""The name under which the piece that acts is chosen; kinds that need none stand beside."""
ACTION = "action"
"""The name under which one of the actions of a piece is chosen, whole."""
MANY = 24
"""More values than that are sorted by the field before them, where they can be, more actions of a
`whole` kind are told apart by a field, and more sets of an `apart` kind by the things in them."""
FEW_SETS = 6
"""So many sets of some things are chosen between like other values: it takes one press."""

Chosen = Mapping[str, Any]
"""The choices so far: `KIND` or `ACTOR`, and fields or `ACTION`, each with its value."""
Parts = Mapping[type[Action], Ask]
"""Parts of an ask by their kind of action."""


class Question(Struct, frozen=True):
    """The next choice: between `least` and `most` of `values`, for one field of a kind."""

    kind: str
    field: str
    values: tuple[Any, ...]
    least: int = 1
    most: int = 1
    several: bool = False
    """Whether what is chosen is a set, even if it has one value."""


def narrow(ask: Ask, chosen: Chosen) -> Question | Action:
    """The next question, or the action when only one is left.

    Raises:
        InvalidAction: nothing fits what was chosen.
    """
    offered = _offered(ask)
    acting = {kind: part for kind, part in offered.items() if kind.actor is not Action.actor}
    if acting:
        return _by_actor(offered, acting, chosen)
    kinds = {tag(kind): part for kind, part in offered.items()}
    if KIND not in chosen and len(kinds) > 1:
        return Question("", KIND, tuple(kinds))
    kind = chosen.get(KIND, next(iter(kinds), ""))
    if kind not in kinds:
        raise InvalidAction(str(kind), tuple(kinds))
    return _of_kind(kinds[kind], kind, chosen)


def answer(action: Action, field: str) -> Any:
    """The answer to a question that leads to an action."""
    if field == KIND or (field == ACTOR and action.actor is None):
        return tag(action)
    return action if field == ACTION else getattr(action, field)


def _offered(ask: Ask) -> Parts:
    """The parts of an ask, without what is for the silent where there is anything else."""
    offered = {kind: part for kind, part in ask.kinds.items() if not kind.silent}
    return offered or ask.kinds


def _by_actor(offered: Parts, acting: Parts, chosen: Chosen) -> Question | Action:
    others = {tag(kind): part for kind, part in offered.items() if kind not in acting}
    pieces = tuple({action.actor: None for part in acting.values() for action in part})
    if ACTOR not in chosen and len(pieces) + len(others) > 1:
        return Question("", ACTOR, (*pieces, *others))
    picked = chosen.get(ACTOR, pieces[0])
    if picked in others:
        return _of_kind(others[picked], picked, chosen)
    actions = tuple(action for part in acting.values() for action in part if action.actor == picked)
    if not actions:
        raise InvalidAction(str(picked))
    if len(actions) > MANY and actions[0].whole and len(set(map(type, actions))) == 1:
        return _field_by_field(OneOf(actions), tag(actions[0]), chosen)
    if ACTION in chosen:
        actions = _only(actions, chosen[ACTION])
    return actions[0] if len(actions) == 1 else Question("", ACTION, actions)


def _of_kind(part: Ask, kind: str, chosen: Chosen) -> Question | Action:
    if isinstance(part, SomeOf):
        return _some(part, kind, chosen)
    return _field_by_field(part, kind, chosen)


def _some(part: SomeOf, kind: str, chosen: Chosen) -> Question | Action:
    if part.field not in chosen:
        sizes = part.sizes
        return Question(kind, part.field, part.items, sizes[0], sizes[-1], several=True)
    wanted = part.build(tuple(item for item in part.items if item in chosen[part.field]))
    if wanted not in part:
        raise InvalidAction(str(chosen[part.field]))
    return wanted


def _field_by_field(part: Ask, kind: str, chosen: Chosen) -> Question | Action:
    fitting: Sequence[Action] = part.fitting(chosen) if isinstance(part, Crossed) else ()
    fitting = fitting or list(part)
    names = fitting[0].__struct_fields__
    for name in (name for name in names if name in chosen):
        near = tuple({str(getattr(action, name)): None for action in fitting})
        fitting = [action for action in fitting if getattr(action, name) == chosen[name]]
        if not fitting:
            raise InvalidAction(str(chosen[name]), near)
    if ACTION in chosen:
        fitting = _only(fitting, chosen[ACTION])
    if type(fitting[0]).whole and 1 < len(fitting) <= MANY:
        return Question(kind, ACTION, tuple(fitting))
    sorting = type(fitting[0]).sorting
    for at, name in enumerate(names):
        values = _values(fitting, name)
        if len(values) > 1 and not (
            name in sorting and len(_values(fitting, names[at + 1])) <= MANY
        ):
            is_whole = type(fitting[0]).apart and len(values) <= MANY
            sets = None if is_whole else _of_sets(kind, name, values)
            return sets or Question(kind, name, values)
    return fitting[0]


def _of_sets(kind: str, field: str, values: Sequence[Any]) -> Question | None:
    """A choice of several, if the values are all sets of some things that have certain sizes."""
    if len(values) <= FEW_SETS or not all(type(value) is tuple for value in values):
        return None
    items = tuple({item: None for value in values for item in value})
    sizes = range(min(map(len, values)), max(map(len, values)) + 1)
    if len(values) != sum(comb(len(items), size) for size in sizes):
        return None
    if set(values) != {some for size in sizes for some in combinations(items, size)}:
        return None
    return Question(kind, field, items, sizes[0], sizes[-1], several=True)


def _only(actions: Sequence[Action], chosen: Action) -> tuple[Action, ...]:
    """The one that was chosen whole, if it is one of them."""
    if chosen not in actions:
        raise InvalidAction(str(chosen))
    return (chosen,)


def _values(actions: Sequence[Action], field: str) -> tuple[Any, ...]:
    return tuple({getattr(action, field): None for action in actions})
