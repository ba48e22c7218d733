"""Moments of random matches at which something is hidden, and the same as others must see them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.dice import seeded
from games.core.vocabulary import Action, Event, Seat
from play.simulation.playout import generator, walk
from tests.leaks.eavesdropper import Moment

TITLE = titles()["nine_realms"]
RULES = TITLE.rules


def of_a_match(seed: str, number: int) -> list[Moment]:
    """Moments spread over a whole random match."""
    positions = [played.position for played in walk(TITLE, 2, RULES.options(), seed)]
    hiding = [at for at in positions if at.ending is None and any(at.table.hands)]
    spread = [hiding[len(hiding) * part // number] for part in range(number)]
    chance = generator(seed)
    found = []
    for position in spread:
        seat = chance.choice(position.awaited)
        found.append(Moment(position, seat, _quiet_action(position, seat)))
    return found


def otherwise(moment: Moment, viewer: Seat | None) -> Iterator[Moment]:
    """The same moment and dice, with other cards and choices where the viewer cannot know them."""
    for number in range(20):
        dice = seeded(f"other {number}")
        dealt = RULES.redeal(moment.position, viewer, dice)
        other = replace(dealt, dice=moment.position.dice)
        same = RULES.codec.dump(other) == RULES.codec.dump(moment.position)
        possible = not same and moment.action in other.asks[moment.seat]
        if possible and _news(other, moment, viewer) == _news(moment.position, moment, viewer):
            yield replace(moment, position=other)


def _quiet_action(position: AnyPosition, seat: Seat) -> Action:
    """Something to do without dice, and that shows nothing which was hidden; if there is any."""
    for action in position.asks[seat]:
        after, events = position.apply(seat, action)
        if after.dice.draws == position.dice.draws and not any(map(_reveals, events)):
            return action
    return position.asks[seat][0]


def _news(position: AnyPosition, moment: Moment, viewer: Seat | None) -> tuple[list[Event], Any]:
    """What a viewer is told of the action, and sees then: dice and drawn cards are news to all."""
    after, events = position.apply(moment.seat, moment.action)
    told = [event for event in events if event.secret_to in (None, viewer)]
    return told, RULES.view(after, viewer)


def _reveals(event: Event) -> bool:
    return type(event).reveals or event.secret_to is not None
