"""The alternative text of a board picture: what changed, whose move, and how all stand."""

from collections.abc import Sequence

from games.fallen_kingdoms.view import View
from renderer.fallen_kingdoms.people import in_order, state_line
from renderer.people import people
from renderer.picture import shortened
from renderer.speaker import Speaker

_NAME = 16


def alt_text(view: View, words: Speaker, names: Sequence[str]) -> str:
    """At most 250 characters."""
    called = [shortened(name, _NAME) for name in people(words, names)]
    parts = [words.text("picture-alt-state", state=state_line(view, words, called))]
    scores = ", ".join(
        words.text(
            "picture-alt-score",
            player=called[seen.seat],
            glory="?" if seen.glory is None else str(seen.glory),
            cities=seen.cities,
        )
        for seen in in_order(view)
    )
    parts.append(words.text("picture-alt-scores", scores=scores))
    battle = view.battle or view.fought
    if battle is not None:
        parts.append(words.text("picture-alt-battle", city=words.name(battle.city, ())))
    fresh = [words.name(seen.city, ()) for seen in view.sites if seen.fresh]
    if fresh:
        parts.append(words.text("picture-alt-fresh", cities=", ".join(fresh)))
    return shortened(" ".join(parts))
