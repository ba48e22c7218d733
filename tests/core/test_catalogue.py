"""The catalogue finds titles by their packages, and loads no rules before they are asked for."""

import subprocess
import sys

from games.catalogue import titles
from games.core.title import Title

LOADED = "import sys; print(sorted(m for m in sys.modules if m.startswith('games.')))"


def modules_after(code):
    """The modules of `games` that a fresh interpreter has loaded after some code."""
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; {LOADED}"], capture_output=True, text=True, check=True
    )
    return done.stdout


def test_every_package_with_a_title_is_found():
    """Nothing is registered anywhere; the shortest comes first."""
    assert "nine_realms" in titles()
    assert all(isinstance(title, Title) for title in titles().values())
    assert list(titles()) == [title.key for title in titles().values()]
    minutes = [title.minutes for title in titles().values()]
    assert minutes == sorted(minutes)


def test_a_title_tells_its_facts():
    """Without its rules."""
    title = titles()["nine_realms"]

    assert (title.key, title.seats) == ("nine_realms", (2,))
    assert title.minutes > 0


def test_playing_alone_is_no_match_of_the_fewest():
    """Robots sit down where one plays with others."""
    assert Title(key="saga", seats=(1, 2, 3), minutes=1).fewest == 2
    assert Title(key="trio", seats=(3, 4), minutes=1).fewest == 3


def test_a_title_has_its_sentences():
    """In a folder of its own."""
    assert all(title.words.joinpath("en.ftl").is_file() for title in titles().values())


def test_rules_are_loaded_on_first_use():
    """Listing the titles imports none of their rules."""
    listed = modules_after("from games.catalogue import titles; titles()")
    used = modules_after("from games.catalogue import titles; titles()['nine_realms'].rules")

    assert "games.nine_realms'" in listed
    assert "games.nine_realms.rules" not in listed
    assert "games.nine_realms.rules" in used


def test_rules_are_loaded_once():
    """The same object each time."""
    title = titles()["nine_realms"]

    assert title.rules is title.rules
