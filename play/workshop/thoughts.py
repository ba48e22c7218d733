"""The work of robots' minds, as it is done in a process of its own: plain data in and out."""

from games.catalogue import titles
from games.core.vocabulary import Seat
from play.minds import Mind, decide, stands_better
from play.simulation.playout import generator


def answer(title: str, position: bytes, seat: Seat, mind: str, seed: str) -> bytes:
    """Choose the action of a robot on this seat."""
    rules = titles()[title].rules
    action = decide(rules, rules.codec.load(position), seat, Mind(mind), generator(seed))
    return rules.codec.dump_action(action)


def is_ahead(title: str, position: bytes, seat: Seat, other: Seat) -> bool:
    """Tell whether a robot on this seat believes to stand better than another seat."""
    rules = titles()[title].rules
    return stands_better(rules, rules.codec.load(position), seat, other)


def warm() -> None:
    """Load every title, so that nothing is left to be loaded."""
    titles()
