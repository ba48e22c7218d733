"""The contract of every title: random matches, watched by guards, for tests and `--check`.

Dear guards look at some positions only, drawn from the match's seed; `Guard.every` says how
rarely. The promises themselves stand in `play.simulation.promises` and, of taking back,
`play.simulation.undoing`.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.core import undo
from games.core.dice import seeded
from games.core.title import Title
from play.simulation import promises
from play.simulation.playout import (
    CAP,
    Decider,
    MatchTally,
    PlayedMatch,
    by_chance,
    generator,
    walk,
)
from play.simulation.scenes import ContractBroken, Scene
from play.simulation.undoing import undo_within_its_rule

__all__ = ["GUARDS", "Checker", "ContractBroken", "Guard", "Redeals", "Scene", "checked"]

MEMORY = 8
"""The deeds that a scene remembers: enough for a window of all seats."""
DIFFERENT = 0.8
"""The share of positions with something hidden that dealing anew must change."""
ENOUGH = 50
"""Positions with something hidden, from which on that share is demanded."""


@dataclass(frozen=True)
class Guard:
    """A promise; it is checked at one position of `every`, on average."""

    promise: Callable[[Scene], None]
    every: int = 1

    @property
    def name(self) -> str:
        """The promise in a few words."""
        return self.promise.__name__


GUARDS = (
    Guard(promises.someone_is_asked),
    Guard(promises.pieces_are_conserved),
    Guard(promises.window_answers_commute, every=2),
    Guard(promises.save_round_trip, every=3),
    Guard(promises.same_seed_same_events, every=3),
    Guard(promises.traces_are_not_read, every=5),
    Guard(undo_within_its_rule, every=3),
    Guard(promises.redeal_changes_nothing_seen, every=5),
    Guard(promises.redeal_forgets, every=10),
    Guard(promises.events_tell_no_secret, every=5),
    Guard(promises.secret_choices_stay_secret, every=5),
    Guard(promises.defaults_are_offered, every=5),
    Guard(promises.orders_are_offered, every=5),
    Guard(promises.robots_can_compare, every=3),
    Guard(promises.asks_are_consistent, every=10),
    Guard(promises.illegal_actions_change_nothing, every=10),
    Guard(promises.narrowing_reaches_all, every=10),
    Guard(promises.offered_actions_apply, every=25),
    Guard(promises.retiring_goes_on, every=25),
)


class Redeals(Struct):
    """Counts of deals made anew where something is hidden, and of those that changed it."""

    hidden: int = 0
    different: int = 0

    def see(self, scene: Scene) -> None:
        """Deal anew for a spectator, and compare."""
        rules, position = scene.rules, scene.position
        if not is_anything_hidden(scene):
            return
        other = rules.redeal(position, None, scene.other_dice)
        self.hidden += 1
        self.different += scene.save_without_dice(other) != scene.save_without_dice(position)

    def merge(self, other: "Redeals") -> None:
        """Add what was counted elsewhere."""
        self.hidden += other.hidden
        self.different += other.different

    def redeal_differs(self) -> None:
        """Dealing anew really deals anew, or the other guards would prove nothing.

        Raises:
            ContractBroken: too many positions stayed as they were.
        """
        if self.hidden >= ENOUGH and self.different < DIFFERENT * self.hidden:
            raise ContractBroken("redeal_differs", str(self))


class Checker:
    """Watches one match, position by position.

    `rarer` makes all sampled guards so many times rarer, for long runs; the draw depends on the
    seed alone, so that a broken promise is found again.
    """

    def __init__(
        self,
        title: Title,
        seats: int,
        seed: str,
        *,
        rarer: int = 1,
        watch: Sequence[Guard] = GUARDS,
    ) -> None:
        self.redeals = Redeals()
        self.decisions = 0
        self._rules = title.rules
        self._seats = seats
        self._rng = generator(f"check {seed}")
        self._rarer = rarer
        self._watch = watch
        self._history: deque[undo.Played] = deque(maxlen=MEMORY)
        self._last: PlayedMatch | None = None

    @property
    def tally(self) -> MatchTally:
        """The match's outcome, as far as it was seen."""
        tally = MatchTally()
        if self._last is not None:
            tally.add(self._last.position, self.decisions)
        return tally

    def see(self, played: PlayedMatch) -> None:
        """Check one position, the next after the one seen before.

        Raises:
            ContractBroken: a guard barked.
        """
        if self._last is not None and played.seat is not None and played.action is not None:
            before, after = self._last.position, played.position
            self._history.append(
                undo.Played(played.seat, played.action, played.events, before, after),
            )
        self._last = played
        self.decisions += played.is_decision
        history = tuple(self._history)
        scene = Scene(self._rules, self._seats, played.position, history, self._rng)
        for guard in self._watch:
            if self._is_drawn(guard.every):
                guard.promise(scene)
        if self._is_drawn(5):
            self.redeals.see(scene)

    def _is_drawn(self, every: int) -> bool:
        return every == 1 or self._rng.random() * every * self._rarer < 1


def checked(
    title: Title,
    seats: int,
    options: Any,
    seed: str,
    *,
    rarer: int = 1,
    cap: int = CAP,
    decide: Decider = by_chance,
) -> tuple[MatchTally, Redeals]:
    """One match under the eyes of all guards; it must end by the rules.

    Raises:
        ContractBroken: a promise was broken; a note tells by which match.
    """
    checker = Checker(title, seats, seed, rarer=rarer)
    try:
        same_start(title, seats, options, seed)
        for played in walk(title, seats, options, seed, cap=cap, decide=decide):
            checker.see(played)
        ends(checker.tally)
    except ContractBroken as error:
        error.add_note(f"{title.key}, {seats} seats, seed {seed!r}, {options}")
        error.add_note(f"{checker.decisions} decisions before")
        raise
    return checker.tally, checker.redeals


def ends(tally: MatchTally) -> None:
    """Random play comes to an ending of the rules.

    Raises:
        ContractBroken: a match was given up.
    """
    if tally.capped:
        raise ContractBroken("ends", str(tally))


def same_start(title: Title, seats: int, options: Any, seed: str) -> None:
    """The same seed sets the same match up.

    Raises:
        ContractBroken: it does not.
    """
    codec = title.rules.codec
    one, two = (title.rules.start(seats, options, seeded(seed)) for _ in range(2))
    if codec.dump(one[0]) != codec.dump(two[0]) or one[1] != two[1]:
        raise ContractBroken("same_start", str((one[1], two[1])))


def is_anything_hidden(scene: Scene) -> bool:
    """Some seat sees more than a spectator does."""
    public = scene.rules.view(scene.position, None)
    views = (scene.rules.view(scene.position, seat) for seat in range(scene.seats))
    return any(replace(view, seat=None) != public for view in views)
