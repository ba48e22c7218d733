"""Matches that were saved by any released version are read, and go on to an ending."""

import msgspec
import pytest

from games.catalogue import titles
from games.core.vocabulary import tag
from play.simulation.contract import Checker
from play.simulation.playout import PlayedMatch, choose, generator
from tests.games.trials import trials, usual_seats
from tests.saves.collecting import FOLDER, OVER, file_of

SAVES = {
    f"{file.stem}-{name}": (file.stem.rsplit("-", 1)[0], bytes(save))
    for file in sorted(FOLDER.glob("*.json"))
    for name, save in msgspec.json.decode(file.read_bytes(), type=dict[str, msgspec.Raw]).items()
}


@pytest.mark.parametrize("name", SAVES)
def test_a_save_of_every_version_goes_on(name):
    """It is read, asks as it should, and can be played to the end under the contract."""
    key, data = SAVES[name]
    title = titles()[key]
    position = title.rules.codec.load(data)
    checker = Checker(title, usual_seats(title), name, rarer=3)
    rng = generator(name)
    checker.see(PlayedMatch(position, ()))
    while position.asks:
        seat = sorted(position.asks)[rng.randrange(len(position.asks))]
        action = choose(position.asks[seat], rng)
        position, events = position.apply(seat, action)
        checker.see(PlayedMatch(position, events, seat, action))

    assert position.ending is not None


@pytest.mark.parametrize("name", SAVES)
def test_a_save_comes_back_as_it_stands(name):
    """A current one is written again as the same bytes, an older one as the current version."""
    key, data = SAVES[name]
    codec = titles()[key].rules.codec
    again = codec.dump(codec.load(data))
    version = msgspec.json.decode(data)["version"]

    assert codec.load(again) == codec.load(data)
    assert version < codec.version or msgspec.json.decode(again) == msgspec.json.decode(data)


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.key)
def test_every_version_and_step_has_a_save(title):
    """Also the versions before the current one, for ever."""
    versions = range(1, title.rules.codec.version + 1)
    saves = msgspec.json.decode(file_of(title).read_bytes(), type=dict[str, msgspec.Raw])
    trial = trials()[title.key]
    steps = {*trial.steps, *trial.rare}

    assert all((FOLDER / f"{title.key}-{version}.json").exists() for version in versions)
    assert {OVER, *steps} <= set(saves)
    assert all(tag(title.rules.codec.load(bytes(saves[name])).step) == name for name in steps)
