"""The alternative text of a board picture: whose move, glory and cities, what is new, a battle."""

from collections.abc import Sequence

from games.fallen_kingdoms.view import View
from renderer.fallen_kingdoms.people import in_order, state_line
from renderer.people import people
from renderer.picture import shortened
from renderer.speaker import Speaker

_NAME = 14


def alt_text(view: View, words: Speaker, names: Sequence[str]) -> str:
    """At most 250 characters."""
    called = [shortened(name, _NAME) for name in people(words, names)]
    scores = ", ".join(
        words.text(
            "picture-alt-score",
            player=called[seen.seat],
            glory="?" if seen.glory is None else str(seen.glory),
            cities=seen.cities,
        )
        for seen in in_order(view)
    )
    parts = [words.text("picture-alt-state", state=state_line(view, words, called))]
    parts.append(words.text("picture-alt-scores", scores=scores))
    if view.battle is not None:
        city = words.name(view.battle.city, ())
        parts.append(words.text("picture-alt-battle", city=city))
    elif fresh := [seen.city for seen in view.sites if seen.fresh]:
        cities = ", ".join(words.name(city, ()) for city in fresh)
        parts.append(words.text("picture-alt-fresh", cities=cities))
    return shortened(" ".join(parts))
