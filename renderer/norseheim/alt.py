"""The alternative text of a board picture: whose move, power and seats, what is new, Giants."""

from collections.abc import Sequence

from games.norseheim.land import Battle
from games.norseheim.view import View
from renderer.norseheim.people import in_order, next_seats, state_line
from renderer.people import people
from renderer.picture import shortened
from renderer.speaker import Speaker

_NAME = 16


def alt_text(view: View, words: Speaker, names: Sequence[str]) -> str:
    """At most 250 characters."""
    called = [shortened(name, _NAME) for name in people(words, names)]
    scores = ", ".join(
        words.text(
            "picture-alt-score",
            player=called[seen.seat],
            power=seen.power,
            seats=seen.seats,
            ahead=next_seats(view, seen),
        )
        for seen in in_order(view)
    )
    state = state_line(view, words, called)
    parts = [words.text("picture-alt-state", state=state)]
    parts.append(words.text("picture-alt-scores", scores=scores))
    if view.battle is not None:
        parts.append(_battle(view.battle, words))
    elif fresh := [seen.region for seen in view.lands if seen.fresh]:
        regions = ", ".join(words.name(region, ()) for region in fresh)
        parts.append(words.text("picture-alt-fresh", regions=regions))
    if bare := [omen.giant for omen in view.omens if omen.cover is None]:
        giants = ", ".join(words.name(giant, ()).split(" (", maxsplit=1)[0] for giant in bare)
        parts.append(words.text("picture-alt-giants", giants=giants))
    return shortened(" ".join(parts))


def _battle(battle: Battle, words: Speaker) -> str:
    source, target = (words.name(one, ()) for one in (battle.source, battle.target))
    return words.text("picture-alt-battle", source=source, target=target)
