"""The alternative text of a board picture: the state, the encounter, and how all stand."""

from collections.abc import Sequence

from games.hammer_of_thor.view import View
from renderer.hammer_of_thor.people import leader_of, leading, met, state_line
from renderer.people import people
from renderer.picture import shortened
from renderer.speaker import Speaker

_NAME = 16


def alt_text(view: View, words: Speaker, names: Sequence[str]) -> str:
    """At most 250 characters."""
    written = [shortened(name, _NAME) for name in people(words, names)]
    parts = [words.text("picture-alt-state", state=state_line(view, words, written))]
    mover, other = met(view)
    if mover is not None and other is not None:
        leader, whom = leader_of(mover, words), leader_of(other, words)
        place = words.name(mover.place, ())
        parts.append(words.text("picture-alt-meets", leader=leader, other=whom, place=place))
    scores = []
    for seat in view.circle:
        counter = leading(view, seat)
        where = "-" if counter is None else words.name(counter.place, ())
        scores.append(
            words.text(
                "picture-alt-score",
                player=written[seat],
                score=view.players[seat].score,
                place=where,
            )
        )
    parts.append(words.text("picture-alt-scores", scores=", ".join(scores)))
    return shortened(" ".join(parts))
