"""The promises of every title at one position: each guard looks at a scene and raises.

Knows no title; what plays the matches and draws the positions is `play.simulation.contract`.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, zip_longest
from math import isfinite
from typing import Any

from msgspec.structs import astuple

from games.core.agenda import AnyPosition, SeatStep
from games.core.errors import IllegalAction
from games.core.narrowing import Question, answer, narrow
from games.core.vocabulary import Action, Event, Seat, encoded
from play.simulation.playout import choose
from play.simulation.scenes import (
    LISTED,
    Scene,
    apart,
    broken,
    difference,
    listing,
    mutants,
    ordering,
    sample,
)

AFTERWARDS = 12
"""Answers for which a match is watched after a seat has left it."""


def someone_is_asked(scene: Scene) -> None:
    """Until the match ends the rules wait for somebody, who can do something; then for nobody."""
    position = scene.position
    if (position.ending is None) is not bool(position.awaited):
        broken(someone_is_asked, (position.ending, position.awaited))
    if any(
        next(iter(ask), None) is None or not 0 <= seat < scene.seats
        for seat, ask in position.asks.items()
    ):
        broken(someone_is_asked, f"nothing to choose: {position.asks}")


def pieces_are_conserved(scene: Scene) -> None:
    """No action makes or loses a piece, nor does a retirement."""
    for deed in scene.history[-1:]:
        before, after = scene.rules.pieces(deed.before), scene.rules.pieces(scene.position)
        if before != after:
            broken(pieces_are_conserved, (deed.action, difference(before, after)))


def asks_are_consistent(scene: Scene) -> None:
    """Iteration, length, indexing, membership and kinds of an ask tell of the same actions."""
    for ask in scene.position.asks.values():
        listed = list(ask)
        by_kind = [(kind, action) for kind, part in ask.kinds.items() for action in part]
        index = scene.rng.randrange(len(listed))
        near = mutants(scene, ask)
        strange = [action for action in near if (action in ask) is not (action in listed)]
        consistent = (
            len(ask) == len(listed) == len(set(listed)) == len(by_kind)
            and set(listed) == {action for _, action in by_kind}
            and all(type(action) is kind for kind, action in by_kind)
            and ask[index] == listed[index]
            and all(action in ask for action in listed)
            and not strange
        )
        if not consistent:
            broken(asks_are_consistent, strange or listed)


def narrowing_reaches_all(scene: Scene) -> None:
    """Small questions lead to every offered action (a sample is tried); not to the silent ones."""
    for ask in scene.position.asks.values():
        for action in (one for one in sample(scene, ask, LISTED // 10) if not one.silent):
            chosen: dict[str, Any] = {}
            while isinstance(question := narrow(ask, chosen), Question):
                chosen[question.field] = answer(action, question.field)
            if question != action:
                broken(narrowing_reaches_all, (action, question))


def offered_actions_apply(scene: Scene) -> None:
    """Every action that is offered can be done, and leaves the position as it was."""
    position, before = scene.position, scene.save(scene.position)
    for seat, ask in position.asks.items():
        for action in ask if len(ask) <= LISTED else sample(scene, ask, LISTED // 4):
            try:
                position.apply(seat, action)
            except Exception as error:  # noqa: BLE001 - any failure breaks the promise
                broken(offered_actions_apply, (seat, action, repr(error)), error)
            if scene.save(position) != before:
                broken(offered_actions_apply, f"{action} changed the position before it")


def illegal_actions_change_nothing(scene: Scene) -> None:
    """Foreign, stale, mutated actions and strange seats are refused; nothing changes."""
    position, before = scene.position, scene.save(scene.position)
    asks = position.asks
    known = [action for ask in asks.values() for action in sample(scene, ask, 2)]
    known += [deed.action for deed in scene.history]
    known += [action for ask in asks.values() for action in mutants(scene, ask)]
    for seat in range(scene.seats + 1):
        listed = set(asks[seat]) if seat in asks else set()
        for action in known:
            if action not in listed:
                _expect_refusal(position, seat, action)
    if scene.save(position) != before:
        broken(illegal_actions_change_nothing, "the position changed")


def save_round_trip(scene: Scene) -> None:
    """A save comes back equal: position, asks, action and events."""
    codec, position = scene.rules.codec, scene.position
    data = codec.dump(position)
    loaded = codec.load(data)
    if loaded != position or codec.dump(loaded) != data:
        broken(save_round_trip, data)
    if listing(loaded) != listing(position):
        broken(save_round_trip, (position.step, "asks"))
    for deed in scene.history[-1:]:
        events = codec.load_events(codec.dump_events(deed.events))
        if (codec.load_action(codec.dump_action(deed.action)), events) != (
            deed.action,
            deed.events,
        ):
            broken(save_round_trip, deed.action)


def same_seed_same_events(scene: Scene) -> None:
    """The last action, done again from its save, has the same consequences."""
    for deed in scene.history[-1:]:
        again = scene.rules.codec.load(scene.save(deed.before))
        after, events = again.apply(deed.seat, deed.action)
        if events != deed.events or scene.save(after) != scene.save(scene.position):
            broken(same_seed_same_events, (deed.action, deed.events, events))


def traces_are_not_read(scene: Scene) -> None:
    """Traces are for the picture alone: without them all goes on in the same way."""
    for deed in scene.history[-1:]:
        there = deed.before, replace(deed.before, traces=())
        done = [_consequences(scene, at.apply(deed.seat, deed.action)) for at in there]
        left = [_consequences(scene, scene.rules.retire(at, deed.seat)) for at in there]
        told = [_told_to_all(scene, at) for at in there]
        for one, other in (done, left, told):
            if one != other:
                broken(traces_are_not_read, (deed.action, one, other))


def redeal_changes_nothing_seen(scene: Scene) -> None:
    """All that a seat cannot know may be otherwise without a trace in what it sees and is asked."""
    position, rules = scene.position, scene.rules
    told = _told_to_all(scene, position)
    for viewer in scene.viewers:
        other = rules.redeal(position, viewer, scene.other_dice)
        pairs = {name: (told[name], there) for name, there in _told_to_all(scene, other).items()}
        pairs["view"] = rules.view(position, viewer), rules.view(other, viewer)
        if viewer is not None:
            own = (list(at.asks.get(viewer, ())) for at in (position, other))
            pairs["own ask"] = next(own), next(own)
            if viewer in position.asks:
                pairs["own question"] = position.aside(viewer), other.aside(viewer)
        for name, (here, there) in pairs.items():
            if here != there:
                broken(redeal_changes_nothing_seen, (viewer, name, here, there))


def redeal_forgets(scene: Scene) -> None:
    """A new deal follows from the dice alone, never from what was hidden before."""
    dice = scene.other_dice
    for viewer in scene.viewers:
        once = scene.rules.redeal(scene.position, viewer, dice)
        again = scene.rules.redeal(once, viewer, dice)
        if scene.save(again) != scene.save(once):
            broken(redeal_forgets, (viewer, *apart(scene.save(once), scene.save(again))))


def events_tell_no_secret(scene: Scene) -> None:
    """Events that a seat is told do not depend on what it cannot know, unless one reveals it.

    The last action is done again after what a seat could not know, dice too, was dealt anew. The
    first difference in what it is told must be an event that reveals something. An action that
    other hidden cards make illegal proves nothing.
    """
    for deed in scene.history[-1:]:
        for viewer in scene.viewers:
            before = scene.rules.redeal(deed.before, viewer, scene.other_dice)
            if deed.action in before.asks[deed.seat]:
                _, events = before.apply(deed.seat, deed.action)
                if leak := _leak(deed.events, events, viewer):
                    broken(events_tell_no_secret, (viewer, deed.action, *leak))


def secret_choices_stay_secret(scene: Scene) -> None:
    """A choice that leaves no trace on the table for a seat is not told to it either."""
    position = scene.position
    for seat, ask in position.asks.items():
        for part in ask.kinds.values():
            one, two = (part[scene.rng.randrange(len(part))] for _ in range(2))
            there, news = position.apply(seat, one)
            elsewhere, other_news = position.apply(seat, two)
            for viewer in set(scene.viewers) - {seat}:
                if leak := _leak(news, other_news, viewer):
                    views = [scene.rules.view(at, viewer) for at in (there, elsewhere)]
                    if views[0] == views[1]:
                        broken(secret_choices_stay_secret, (viewer, one, two, *leak))


def defaults_are_offered(scene: Scene) -> None:
    """A deadline's decision is legal, and is the same whatever the hidden cards are.

    Only a step that carries its seats' wishes may let a default follow what its seat knows.
    """
    for seat in scene.position.awaited:
        default = scene.position.default(seat)
        knows = seat if scene.position.step.carries_wishes else None
        other = scene.rules.redeal(scene.position, knows, scene.other_dice)
        if default not in scene.position.asks[seat] or other.default(seat) != default:
            broken(defaults_are_offered, (seat, default, other.default(seat)))


def orders_are_offered(scene: Scene) -> None:
    """A standing order's decision is legal, and is the same whatever the hidden cards are.

    Only an order that says so (`knows_hand`) may follow what its owner knows.
    """
    if scene.rules.orders is None:
        return
    orders = ordering(scene, scene.rules.orders)
    for seat in scene.position.asks:
        ordered = scene.position.ordered(seat, orders)
        knows = any(getattr(value, "knows_hand", False) for value in astuple(orders))
        other = scene.rules.redeal(scene.position, seat if knows else None, scene.other_dice)
        for position in (scene.position, other):
            there = position.ordered(seat, orders)
            if there != ordered or (there is not None and there not in position.asks[seat]):
                broken(orders_are_offered, (seat, orders, ordered, there))


def robots_can_compare(scene: Scene) -> None:
    """Every seat's view has a value, and who has won stands better than who has not."""
    position, rules = scene.position, scene.rules
    values = {seat: rules.appraise(rules.view(position, seat)) for seat in range(scene.seats)}
    winners = position.ending.winners if position.ending else ()
    won = [value for seat, value in values.items() if seat in winners]
    lost = [value for seat, value in values.items() if seat not in winners]
    if not all(map(isfinite, values.values())) or (won and lost and min(won) <= max(lost)):
        broken(robots_can_compare, (winners, values))


def window_answers_commute(scene: Scene) -> None:
    """Seats that are asked together may answer in any order: the same table, the same news.

    So a window collects its answers and acts upon the last. Where dice fall they fall differently
    (they belong to the last action); then only both orders must be possible.
    """
    for one, two in combinations(scene.position.awaited, 2):
        mine = sample(scene, scene.position.asks[one], 2)
        yours = sample(scene, scene.position.asks[two], 2)
        for deeds in ([(one, a), (two, b)] for a in mine for b in yours):
            try:
                there, back = _done(scene, deeds), _done(scene, deeds[::-1])
            except IllegalAction as error:
                broken(window_answers_commute, (deeds, "one answer shuts the other out"), error)
            if there[1:] != back[1:] and not (there[0] or back[0]):
                broken(window_answers_commute, deeds)


def retiring_goes_on(scene: Scene) -> None:
    """A seat that leaves for good is asked no more, now or later; the match goes on or ends."""
    if scene.position.ending is not None:
        return
    seat = scene.rng.randrange(scene.seats)
    after, _ = scene.rules.retire(scene.position, seat)
    left = Scene(scene.rules, scene.seats, after, (), scene.rng)
    someone_is_asked(left)
    save_round_trip(left)
    same = scene.rules.pieces(after) == scene.rules.pieces(scene.position)
    own = [step for step in after.agenda if isinstance(step, SeatStep) and step.seat == seat]
    if seat in after.asks or own or not same:
        broken(retiring_goes_on, (seat, tuple(after.asks), own))
    for _ in range(AFTERWARDS):
        if not after.asks:
            return
        asked = scene.rng.choice(sorted(after.asks))
        after, _ = after.apply(asked, choose(after.asks[asked], scene.rng))
        if seat in after.asks:
            broken(retiring_goes_on, (seat, "is asked again", after.step))


def _told_to_all(scene: Scene, position: AnyPosition) -> dict[str, object]:
    """Collect what everybody may know, whoever looks."""
    return {
        "who is asked": {seat: ask.optional for seat, ask in position.asks.items()},
        "prompts": {seat: position.prompt(seat) for seat in position.asks},
        "pieces": scene.rules.pieces(position),
        "who is next": scene.rules.following(position),
    }


def _consequences(
    scene: Scene, done: tuple[AnyPosition, tuple[Event, ...]]
) -> tuple[bytes, tuple[Event, ...], object]:
    """Collect what stands, but for traces; what was told; who may do what."""
    after, events = done
    return scene.save(replace(after, traces=())), events, listing(after)


def _expect_refusal(position: AnyPosition, seat: Seat, action: Action) -> None:
    try:
        position.apply(seat, action)
    except IllegalAction:
        return
    except Exception as error:  # noqa: BLE001 - a crash is no refusal
        broken(illegal_actions_change_nothing, (seat, action, repr(error)), error)
    broken(illegal_actions_change_nothing, (seat, action, "was not refused"))


def _leak(
    events: Sequence[Event], others: Sequence[Event], viewer: Seat | None
) -> tuple[Event | None, Event | None] | None:
    """The first difference in what a seat is told, unless it is a revelation."""
    told, otherwise = (
        [event for event in news if event.secret_to in (None, viewer)] for news in (events, others)
    )
    for one, other in zip_longest(told, otherwise):
        if one != other:
            return None if _reveals(one) or _reveals(other) else (one, other)
    return None


def _reveals(event: Event | None) -> bool:
    """Something is shown to all, or to the one who is told."""
    return event is not None and (event.reveals or event.secret_to is not None)


def _done(scene: Scene, deeds: Sequence[tuple[Seat, Action]]) -> tuple[bool, bytes, list[bytes]]:
    """Tell whether dice fell, what stands then, and what was told, in no order."""
    position = scene.position
    told: list[bytes] = []
    for seat, action in deeds:
        position, events = position.apply(seat, action)
        told += map(encoded, events)
    drawn = position.dice.draws != scene.position.dice.draws
    return drawn, scene.save_without_dice(position), sorted(told)
