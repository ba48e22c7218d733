"""The promise of taking back, at one position: exactly where it cannot be abused."""

from collections.abc import Sequence

from games.core import undo
from games.core.agenda import AnyPosition
from games.core.asks import questioned
from games.core.errors import IllegalAction
from games.core.undo import Played
from games.core.vocabulary import Action, Seat
from play.simulation.scenes import Scene, broken


def undo_within_its_rule(scene: Scene) -> None:
    """Taking back is allowed exactly where it cannot be abused, and then leaves no trace."""
    for seat in {deed.seat for deed in scene.history}:
        deeds = list(scene.history)
        last = max(index for index, deed in enumerate(deeds) if deed.seat == seat)
        allowed = undo.may_take_back(deeds, seat)
        if allowed is not _may_take_back(scene, deeds[last:]):
            broken(undo_within_its_rule, (seat, deeds[last].action, allowed))
        if allowed:
            _leaves_no_trace(scene, deeds[last:], undo.take_back(deeds, seat))


def _without_first(deeds: Sequence[Played]) -> AnyPosition | None:
    """Give the position of the others without the first action; None: they could not act."""
    position = deeds[0].before
    try:
        for deed in deeds[1:]:
            position, _ = position.apply(deed.seat, deed.action)
    except IllegalAction:
        return None
    return position


def _may_take_back(scene: Scene, deeds: Sequence[Played]) -> bool:
    """The rule in other words: what is asked of the others is what it would be without the deed.

    What somebody may do unasked or beside a question, with and without it, is left out: it hangs on
    a hand, and whoever learned from an undo that it has changed would learn of that hand. And
    chance is untouched, and nothing was told that was hidden.
    """
    now, back = scene.position, _without_first(deeds)
    if back is None or now.dice.draws != deeds[0].before.dice.draws:
        return False
    if any(type(e).reveals or e.secret_to is not None for deed in deeds for e in deed.events):
        return False
    asked, would_be = _asked(now), _asked(back)
    others = set(asked) - {deeds[0].seat} - (_unasked(now) & _unasked(back))
    return all(would_be.get(seat) == asked[seat] for seat in others)


def _asked(position: AnyPosition) -> dict[Seat, list[Action]]:
    """All that each seat is asked for."""
    return {seat: questioned(ask) for seat, ask in position.asks.items()}


def _unasked(position: AnyPosition) -> set[Seat]:
    """The seats that may do something while nobody waits for them."""
    return {seat for seat, ask in position.asks.items() if ask.optional}


def _leaves_no_trace(scene: Scene, deeds: Sequence[Played], back: AnyPosition) -> None:
    """The position is as if the deed had not been; at once done again, it is the same."""
    expected = _without_first(deeds)
    if expected is None or scene.save(back) != scene.save(expected):
        broken(undo_within_its_rule, (deeds[0].action, "is not as it was"))
    for viewer in scene.viewers:
        if scene.rules.view(back, viewer) != scene.rules.view(expected, viewer):
            broken(undo_within_its_rule, (deeds[0].action, "is seen", viewer))
    if len(deeds) == 1:
        again, events = back.apply(deeds[0].seat, deeds[0].action)
        if scene.save(again) != scene.save(scene.position) or events != deeds[0].events:
            broken(undo_within_its_rule, (deeds[0].action, "is not the same done again"))
