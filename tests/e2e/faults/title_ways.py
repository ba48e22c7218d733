"""How the commands of the titles are tried: a position that asks for each of their kinds of action.

Found in random matches, by the first seeds; where play hardly leads, the title's own rarities.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import msgspec

from cogs.titles.command_group import WHOLE, Form
from cogs.titles.typed_action import NAME, plain
from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.vocabulary import Action, Seat
from hall import Reply
from play.match.match import Person
from play.match.question_path import digest
from play.simulation.playout import walk
from play.table.standing_orders import choices, order
from tests.e2e.faults.pair import Pair
from tests.e2e.faults.ways import Place, room
from tests.games.trials import trials, usual_seats

SEEDS = 60
"""So many matches of each set of options are looked through."""
ASK = "ask"
"""The value of a standing order that answers nothing."""
TRIED = 20
"""Actions of a kind, of which the first is taken that does not end the match."""


class Typed(NamedTuple):
    """A position, and a seat that is asked for something that a command can say."""

    position: AnyPosition
    seat: Seat
    action: Action
    seats: int
    """So many play: some things are said by whoever plays alone only."""


def forms_of(title: str) -> Mapping[str, Form]:
    """The commands of a title."""
    forms: Mapping[str, Form] = import_module(f"cogs.titles.{title}").FORMS
    return forms


def group_of(title: str) -> str:
    """The name under which Discord has them."""
    group: str = import_module(f"cogs.titles.{title}").GROUP
    return group


def positions(title: str) -> dict[str, Typed]:
    """For each command of a title something that can be typed with it."""
    forms, found = forms_of(title), dict[str, Typed]()
    names = {kind: name for name, form in forms.items() for kind in form.kinds}
    for seats, position in _met(title):
        for seat, ask in position.asks.items():
            for kind, part in ask.kinds.items():
                if kind.silent:
                    continue  # nobody says it
                if names[kind] not in found and (action := _going_on(position, seat, part)):
                    found[names[kind]] = Typed(position, seat, action, seats)
        if len(found) == len(forms):
            break
    return found


async def seated(pair: Pair, title: str, seats: int) -> Place:
    """A match of the title that has begun, with so many players."""
    place = await room(pair)
    ann, *others = (
        Person(one.id, one.name) for one in (pair.scene.ann, pair.scene.bo, pair.scene.cat)
    )
    await place.open(title, ann)
    for other in others[: seats - 1]:
        await pair.scene.lobbies.join(place.number, other)
    await pair.scene.gameplay.start(place.number, ann.id)
    if titles()[title].rules.orders_at_once:  # they would do deeds of their own meanwhile
        for person in (ann, *others[: seats - 1]):
            await _asked(pair, place.number, person.id)
    await pair.scene.quiet()
    return place


async def _asked(pair: Pair, number: int, user: int) -> None:
    """Somebody wants to be asked about everything."""
    match = await pair.scene.registry.match(number)
    for choice in choices(match, user):
        if ASK in [value.value for value in choice.values]:
            await order(pair.scene.registry, number, user, choice.field, ASK)


async def typing_at(
    place: Place, title: str, name: str, one: Typed
) -> Callable[[], Awaitable[Reply]]:
    """Let the seat that is asked type a command with what it says."""
    user = (await place.seat(one.seat)).user
    scene = place.scene
    (typist,) = [each for each in (scene.ann, scene.bo, scene.cat) if each.id == user]
    options = _options(forms_of(title)[name], one)
    return lambda: typist.command(
        place.room, f"{group_of(title)} {name}", match=str(place.number), **options
    )


def _options(form: Form, one: Typed) -> dict[str, str]:
    """What is typed to do it."""
    if form.whole:
        return {WHOLE: f"#{digest(one.action)}"}
    values = {field: getattr(one.action, field) for field in one.action.__struct_fields__}
    texts = {form.names.get(field, field): _text(value) for field, value in values.items()}
    return {name: text for name, text in texts.items() if text}


def _met(title: str) -> Iterator[tuple[int, AnyPosition]]:
    """The positions of a title's rarities, then those of random matches, with their seats."""
    one = titles()[title]
    usual = usual_seats(one)
    yield from ((usual, position) for position in rarities(title))
    kinds = [one.rules.options()]
    kinds += [
        msgspec.convert(values, one.rules.options)
        for values in trials()[title].option_sets.values()
    ]
    for seed in range(SEEDS):
        for options in kinds:
            for seats in dict.fromkeys((usual, one.seats[0])):
                for played in walk(one, seats, options, str(seed)):
                    yield seats, played.position


def rarities(title: str) -> list[AnyPosition]:
    """What a title's tests know of positions that are hardly met, if anything."""
    name = f"tests.games.{title}.rarities"
    return [make() for make in import_module(name).RARITIES] if find_spec(name) else []


def _going_on(position: AnyPosition, seat: Seat, part: Any) -> Action | None:
    """An action after which the match is not over."""
    for at in range(min(len(part), TRIED)):
        after, _ = position.apply(seat, part[at])
        if after.ending is None and after.asks:
            return part[at]
    return None


def _text(value: Any) -> str:
    text = plain(value)
    return text if len(text) <= NAME else digest(value)
