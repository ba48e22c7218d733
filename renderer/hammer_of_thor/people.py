"""The people on a picture: who leads what, who is met, and what is told of them in brief."""

from collections.abc import Mapping, Sequence

from games.core.vocabulary import Seat
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.graves import Grave
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.view import CounterSeen, View
from renderer.hammer_of_thor.groups import Group
from renderer.people import awaited_line, result_line
from renderer.speaker import Speaker

LETTERS = 3
"""Letters of a leader on its counter."""


def state_line(view: View, words: Speaker, names: Sequence[str]) -> str:
    """Game-turn, season, the clock, and whom the match waits for; or how it ended."""
    if view.ending is not None:
        return result_line(view, words, names)
    awaited = awaited_line(view, words, names)
    if not view.game_turn:
        return words.text("picture-state-opening", awaited=awaited)
    season = words.name(view.season, ())
    if any(rule.key == Key.NEAR for rule in view.rules):
        return words.text("picture-state-last", turn=view.game_turn, season=season, awaited=awaited)
    return words.text(
        "picture-state", turn=view.game_turn, season=season, stack=view.stack, awaited=awaited
    )


def is_marked(view: View, seat: Seat) -> bool:
    """Tell whether a player is awaited, or has won."""
    return seat in (view.awaited if view.ending is None else view.ending.winners)


def leading(view: View, seat: Seat) -> CounterSeen | None:
    """The counter with a seat's hero, else its first one; None: it has none on the board."""
    own = [counter for counter in view.counters if counter.seat == seat]
    hero = view.players[seat].hero
    with_hero = (one for one in own if any(member.id == hero for member in one.members))
    return next(with_hero, next(iter(own), None))


def met(view: View) -> tuple[CounterSeen | None, CounterSeen | None]:
    """The two counters of the encounter that goes on, as far as they are on the board."""
    if view.encounter is None:
        return None, None
    found = {counter.number: counter for counter in view.counters}
    return found.get(view.encounter.mover), found.get(view.encounter.other)


def scene(view: View) -> Place | None:
    """The place at which something happens: of the encounter, else of the active seat."""
    mover, other = met(view)
    found = mover or other or leading(view, view.active)
    return found.place if found is not None else None


def groups_of(view: View, words: Speaker) -> Mapping[Place, Sequence[Group]]:
    """The counters at each place: those that matter first, unknown strangers last."""
    meeting = [counter.number for counter in met(view) if counter is not None]

    def rank(counter: CounterSeen) -> tuple[bool, bool, bool, bool, int]:
        return (
            counter.number not in meeting,
            counter.seat != view.active,
            counter.seat is None,
            not counter.known,
            counter.number,
        )

    found: dict[Place, list[Group]] = {}
    for counter in sorted(view.counters, key=rank):
        leader = called(counter.leader, words)[:LETTERS].strip()
        size, rival = len(counter.members), is_rival(view, counter)
        known = counter.known or rival
        group = Group(counter.seat, leader, size, known, rival, spirit=counter.spirit)
        found.setdefault(counter.place, []).append(group)
    return found


def is_rival(view: View, counter: CounterSeen) -> bool:
    """Tell whether a rival leads a group; everybody knows that it waits there (14.3B)."""
    return view.solo is not None and counter.seat is None and counter.leader in view.solo.rivals


def called(name: Name, words: Speaker) -> str:
    """The name of a character."""
    return words.text(f"character-{name}")


def called_dead(grave: Grave, words: Speaker) -> str:
    """The name of one of the dead, and how it died (6.1)."""
    how = "none" if grave.how is None else words.name(grave.how, ())
    return words.text("picture-grave", name=called(grave.name, words), how=how)


def leader_of(counter: CounterSeen, words: Speaker) -> str:
    """Name the leader of a group, if it is known."""
    return called(counter.leader, words) if counter.known else words.text("picture-stranger")
