"""Who sits at the tables that are drawn, where random play leads them, and how they are drawn."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import Any

from games.core.dice import seeded
from games.core.title import Rules
from renderer.artists import Mark
from renderer.picture import Picture
from renderer.themes import DARK, Theme
from words.speech import Words

NAMES = ("Astrid", "Bjørn Ironside", "Cat", "Dag the Wide")
LONG_NAMES = ("Wilhelmina Wolfsbane of the Mountain", "M" * 32, "🦊🦊", "W" * 32)
WHO = {"names": NAMES, "long names": LONG_NAMES}


def wander(
    rules: Rules, seed: int, seats: int, *, steps: int, every: int, never: Collection[type] = ()
) -> list[Any]:
    """Views along a match of random legal actions, the last one always among them.

    What is `never` done are kinds of action that lead nowhere.
    """
    chance = Random(seed)
    position, _ = rules.start(seats, rules.options(), seeded(str(seed)))
    views = []
    for step in range(steps):
        if step % every == 0:
            views.append(rules.view(position, chance.choice((None, *range(seats)))))
        if position.ending is not None:
            break
        seat = chance.choice(sorted(position.asks))
        kinds = position.asks[seat].kinds
        part = kinds[chance.choice([kind for kind in kinds if kind not in never])]
        position, _ = position.apply(seat, part[chance.randrange(len(part))])
    return [*views, rules.view(position, None)]


@dataclass(frozen=True)
class Easel:
    """Draws a title's views, for as many players as there are."""

    artist: ModuleType
    words: Words
    seats: Callable[[Any], int]
    """How many play in a view."""

    def seated(self, view: Any, names: Sequence[str]) -> Sequence[str]:
        """The names of those who play."""
        return names[: self.seats(view)]

    def drawn(
        self,
        view: Any,
        theme: Theme = DARK,
        names: Sequence[str] = NAMES,
        marks: Sequence[Mark] = (),
    ) -> Picture:
        """A board."""
        called = self.seated(view, names)
        return self.artist.draw(view, theme=theme, words=self.words, names=called, marks=marks)

    def held(self, view: Any, theme: Theme = DARK, names: Sequence[str] = NAMES) -> Picture:
        """A hand."""
        called = self.seated(view, names)
        return self.artist.draw_hand(view, theme=theme, words=self.words, names=called)
