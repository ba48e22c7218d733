"""Saves of every released version, kept for ever: how they were made.

`python -m tests.saves` writes those of the current versions that are not there yet; it never
changes a file. For each step that asks, the first such position in the random matches of seeds 0,
1, 2 ... is saved, and the last position of the first match. A step to which random play hardly
ever leads is saved as the tests of the rules set it up.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec

from games.catalogue import titles
from games.core.title import Title
from games.core.vocabulary import tag
from play.simulation.playout import walk
from tests.games.trials import trials, usual_seats

FOLDER = Path(__file__).parent
OVER = "over"


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
    trial = trials()[title.key]
    saves = {name: title.rules.codec.dump(set_up()) for name, set_up in trial.rare.items()}
    wanted = {OVER, *trial.steps, *trial.special}
    for seed in count():
        for played in walk(title, usual_seats(title), title.rules.options(), str(seed)):
            position = played.position
            names = [OVER] if position.ending else [tag(position.step)]
            if position.ending is None:
                names += [name for name, fits in trial.special.items() if fits(position)]
            for name in names:
                saves.setdefault(name, title.rules.codec.dump(position))
        if wanted <= set(saves):
            return saves
    raise AssertionError
