"""Saves of every released version, kept for ever: how they were made.

`python -m tests.saves` writes those of the current versions that are not there yet; it never
changes a file. For each step that asks, the first such position in the random matches of seeds 0,
1, 2 ... is saved, and the last position of the first match. A step to which random play hardly
ever leads is saved as the tests of the rules set it up.
"""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import msgspec

from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.title import Title
from games.core.vocabulary import tag
from play.simulation.playout import walk
from tests.games.norseheim import rarities

FOLDER = Path(__file__).parent
OVER = "over"
SPECIAL: dict[str, dict[str, Callable[[AnyPosition], bool]]] = {
    "nine_realms": {
        "fate-window with a stored counter": lambda at: bool(getattr(at.step, "counter", None)),
        "fate-window of a counterattack": lambda at: (
            tag(at.step) == "fate-window" and at.step.roll.counter  # type: ignore[attr-defined]
        ),
        "deployment with one ready": lambda at: tag(at.step) == "deployment" and len(at.asks) == 1,
        "action-phase with terrain laid": lambda at: bool(at.table.terrain),
        "action-phase with a prey": lambda at: at.table.prey is not None,
        "action-phase with Revenge": lambda at: at.table.revenge > 0,
    },
    "norsaga": {
        "embellishing by a skald": lambda at: bool(getattr(at.step, "skald", None)),
        "embellishing with a queue": lambda at: bool(at.table.queue),
        "dismissing with a choice": lambda at: (
            bool(getattr(at.step, "waiting", ())) and bool(getattr(at.step, "chosen", ()))
        ),
        "continuing with a standing order": lambda at: any(at.table.orders),
        "continuing with a Doom token": lambda at: bool(at.table.doomed),
    },
    "norseheim": {
        "acting with markers to be taken back": lambda at: bool(getattr(at.step, "staged", ())),
        "acting with Danevold and ring": lambda at: (
            tag(at.step) == "acting" and bool(at.table.danevolds) and at.table.rings_left < 7
        ),
        "acting with an omen and a waiting god": lambda at: (
            tag(at.step) == "acting" and bool(at.table.waiting) and bool(at.table.struck)
        ),
        "rewards with a secret choice": lambda at: (
            tag(at.step) == "rewards" and bool(at.step.wishes)  # type: ignore[attr-defined]
        ),
        "second-half after a battle": lambda at: (
            tag(at.step) == "second-half" and any(tag(trace) == "fought" for trace in at.traces)
        ),
    },
}
"""Positions worth keeping besides the first of each step, by title and name."""
STEPS = {
    "nine_realms": {"deployment", "all-seeing-eye", "action-phase", "naming", "fate-window"},
    "norsaga": {
        "embellishing",
        "continuing",
        "plundering",
        "infiltrating",
        "augury",
        "praying",
        "dismissing",
        "martyrdom",
    },
    "norseheim": {
        "homes",
        "mercy",
        "acting",
        "after-acting",
        "first-half",
        "second-half",
        "relocating",
        "covering",
        "foreseeing",
        "before",
        "after",
        "pressing-on",
        "giving",
        "rewards",
        "giants",
    },
}
"""The steps that ask and that random play with the default options reaches, by title."""
RARE: dict[str, dict[str, Callable[[], AnyPosition]]] = {
    "norseheim": {
        "mustering": rarities.mustering,
        "exile": rarities.ruined,
        "voting": rarities.voting,
    },
}
"""The other steps that ask."""


def file_of(title: Title) -> Path:
    """Where the saves of the current version lie."""
    return FOLDER / f"{title.key}-{title.rules.codec.version}.json"


def missing() -> Iterator[tuple[Path, bytes]]:
    """The files that are not there yet, and what they should hold."""
    for title in titles().values():
        if not file_of(title).exists():
            saves = {name: msgspec.Raw(save) for name, save in sorted(collected(title).items())}
            yield file_of(title), msgspec.json.format(msgspec.json.encode(saves), indent=1)


def collected(title: Title) -> dict[str, bytes]:
    """One save of each kind."""
    rare = RARE.get(title.key, {})
    saves = {name: title.rules.codec.dump(set_up()) for name, set_up in rare.items()}
    special = SPECIAL.get(title.key, {})
    wanted = {OVER, *STEPS[title.key], *special}
    for seed in count():
        for played in walk(title, title.seats[0], title.rules.options(), str(seed)):
            position = played.position
            names = [OVER] if position.ending else [tag(position.step)]
            if position.ending is None:
                names += [name for name, fits in special.items() if fits(position)]
            for name in names:
                saves.setdefault(name, title.rules.codec.dump(position))
        if wanted <= set(saves):
            return saves
    raise AssertionError
