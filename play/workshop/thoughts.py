"""The work of robots' minds, as it is done in a process of its own: plain data in and out."""

from games.catalogue import titles
from games.core.vocabulary import Seat
from play.minds import Mind, decide, ranked, stands_better
from play.simulation.playout import generator


def answer(title: str, position: bytes, seat: Seat, mind: str, seed: str) -> bytes:
    """Choose the action of a robot on this seat."""
    rules = titles()[title].rules
    action = decide(rules, rules.codec.load(position), seat, Mind(mind), generator(seed))
    return rules.codec.dump_action(action)


def ranking(
    title: str, position: bytes, seat: Seat, mind: str, seed: str, most: int
) -> list[tuple[bytes, float]]:
    """The best answers in a mind's eyes, the best first, each with the result that it expects.

    What is for the silent is left out where there is anything else, as nobody is offered it.
    """
    rules = titles()[title].rules
    found = ranked(rules, rules.codec.load(position), seat, Mind(mind), generator(seed))
    offered = [one for one in found if not one.action.silent] or found
    return [(rules.codec.dump_action(one.action), one.worth) for one in offered[:most]]


def is_ahead(title: str, position: bytes, seat: Seat, other: Seat) -> bool:
    """Tell whether a robot on this seat believes to stand better than another seat."""
    rules = titles()[title].rules
    return stands_better(rules, rules.codec.load(position), seat, other)


def warm() -> None:
    """Load what all titles have in common."""
    titles()


def load(title: str, *_thought: object) -> None:
    """Load the rules of a title: on a slow machine that takes longer than most thoughts."""
    _ = titles()[title].rules
