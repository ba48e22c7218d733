"""Golden playthroughs: whole random matches as readable text, one for each ending and option set.

The seeds are not chosen by hand: for each ending it is the first of 0, 1, 2 ... whose random match
with the default options ends so; what random play does not reach is set up. A retirement is
nobody's ending by play: in the match of seed 0 the seat that is waited for leaves after 40 answers.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.title import Title
from games.core.vocabulary import Event, tag
from play.simulation.playout import PlayedMatch, is_choice, walk
from tests.games.trials import Begun, trials, usual_seats

FOLDER = Path(__file__).parent
SEARCHED = 1000
LEAVES = 40
RETIRED = "retired"


def playthroughs() -> Iterator[tuple[Path, Callable[[], str]]]:
    """Every golden file, and how to play what it should hold."""
    for key, trial in trials().items():
        title = titles()[key]
        for reason in sorted(trial.endings):
            yield _file(title, reason), partial(_ended, title, reason)
        usual = title.rules.options()
        yield _file(title, RETIRED), partial(_joined, _text, title, usual, "0", LEAVES)
        for name, values in trial.option_sets.items():
            chosen = msgspec.convert(values, title.rules.options)
            yield _file(title, name), partial(_joined, _text, title, chosen, "0")
        for name, start in trial.staged.items():
            yield _file(title, name), partial(_joined, _staged, title, name, start)


def _ended(title: Title, reason: str) -> str:
    """The first match with the default options that ends for this reason."""
    options = title.rules.options()
    return _joined(_text, title, options, first_seed(title, options, reason))


def _joined(told: Callable[..., Iterator[str]], *of: Any) -> str:
    return "\n".join(told(*of))


def first_seed(title: Title, options: Any, reason: str) -> str:
    """The first seed from 0 upward whose random match ends for this reason."""
    for number in range(SEARCHED):
        *_, last = walk(title, usual_seats(title), options, str(number))
        if last.position.ending is not None and last.position.ending.reason == reason:
            return str(number)
    raise AssertionError(reason)


def _file(title: Title, name: str) -> Path:
    return FOLDER / title.key / f"{name.replace(' ', '-')}.txt"


def _text(title: Title, options: Any, seed: str, leaves: int | None = None) -> Iterator[str]:
    seats = usual_seats(title)
    changed = {k: v for k, v in asdict(options).items() if v != asdict(type(options)())[k]}
    yield f"title {title.key}, seats {seats}, seed {seed}"
    yield f"options {_fields(changed) or 'as they are'}"
    for number, played in enumerate(walk(title, seats, options, seed)):
        yield from _played(number, played)
        if number == leaves:
            leaver = played.position.awaited[0]
            after, events = title.rules.retire(played.position, leaver)
            yield from ("", f"{number + 1}. seat {leaver} leaves", *map(_told, events))
            yield from _asked(after)
            break
    yield ""


def _staged(title: Title, name: str, start: Callable[[], Begun]) -> Iterator[str]:
    yield f"title {title.key}, set up for: {name}"
    for number, played in enumerate(by_default(*start())):
        yield from _played(number, played)
    yield ""


def _played(number: int, played: PlayedMatch) -> Iterator[str]:
    yield ""
    done = "the match is set up" if played.action is None else _noun(played.action)
    who = "" if played.seat is None else f"seat {played.seat}: "
    yield f"{number}. {who}{done}"
    yield from map(_told, played.events)
    yield from _asked(played.position)


def _told(event: Event) -> str:
    """An event; marked with the seat that alone is told."""
    public = {name: value for name, value in asdict(event).items() if name != "secret_to"}
    secret = "" if event.secret_to is None else f"(seat {event.secret_to} only) "
    return f"  {secret}{tag(event)} {_fields(public)}".rstrip()


def _asked(position: AnyPosition) -> Iterator[str]:
    """What each seat is asked, and how many options of each kind it has."""
    for seat, ask in sorted(position.asks.items()):
        kinds = ", ".join(f"{tag(kind)} {len(part)}" for kind, part in ask.kinds.items())
        may = "may" if ask.optional else "is asked"
        yield f"  > seat {seat} {may} ({_noun(position.prompt(seat))}): {kinds}"


def _noun(noun: Struct) -> str:
    return f"{tag(noun)} {_fields(asdict(noun))}".rstrip()


def _fields(values: dict[str, Any]) -> str:
    return " ".join(f"{name}={_value(value)}" for name, value in values.items())


def _value(value: Any) -> str:
    if isinstance(value, tuple | list):
        return f"[{' '.join(map(_value, value))}]"
    return str(value)


def by_default(position: AnyPosition, events: tuple[Event, ...]) -> Iterator[PlayedMatch]:
    """Every position on the way to the end."""
    yield PlayedMatch(position, events)
    while position.asks:
        seat = position.awaited[0]
        action, decides = position.default(seat), is_choice(position.asks[seat])
        position, events = position.apply(seat, action)
        yield PlayedMatch(position, events, seat, action, decides)
