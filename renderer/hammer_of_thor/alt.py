"""The alternative text of a board picture: the state, what happened, and how all stand."""

from collections.abc import Iterator, Sequence

from games.core.vocabulary import Seat
from games.hammer_of_thor.view import View
from renderer.hammer_of_thor.fray import result_of
from renderer.hammer_of_thor.people import leader_of, leading, met, state_line
from renderer.people import people
from renderer.picture import shortened
from renderer.speaker import Speaker

_NAME = 16


def alt_text(view: View, words: Speaker, names: Sequence[str]) -> str:
    """At most 250 characters."""
    written = [shortened(name, _NAME) for name in people(words, names)]
    parts = [words.text("picture-alt-state", state=state_line(view, words, written))]
    parts += _happened(view, words, written)
    scores = ", ".join(_score(view, seat, words, written) for seat in view.circle)
    parts.append(words.text("picture-alt-scores", scores=scores))
    return shortened(" ".join(parts))


def _happened(view: View, words: Speaker, names: Sequence[str]) -> Iterator[str]:
    """Ragnarok; else the encounter or the last journey, and the battle."""
    if view.story is not None:
        for found in view.story.weighed:
            side = words.name(found.side, ())
            yield words.text("picture-alt-strength", side=side, strength=found.total)
        return
    mover, other = met(view)
    if mover is not None and other is not None:
        leader, whom = leader_of(mover, words), leader_of(other, words)
        place = words.name(mover.place, ())
        yield words.text("picture-alt-meets", leader=leader, other=whom, place=place)
    elif view.journey is not None:
        went = view.journey
        place, manner = words.name(went.road[-1], ()), words.name(went.manner, ())
        key = "picture-stayed" if len(went.road) == 1 else "picture-went"
        line = words.text(key, player=names[went.seat], place=place, manner=manner)
        yield words.text("picture-alt-state", state=line)
    if view.fray is not None:
        place = words.name(view.fray.charge.place, ())
        yield words.text("picture-alt-fray", place=place, result=result_of(view.fray, words))


def _score(view: View, seat: Seat, words: Speaker, names: Sequence[str]) -> str:
    counter, score = leading(view, seat), view.players[seat].score
    if counter is None or view.story is not None:
        return words.text("picture-alt-score-alone", player=names[seat], score=score)
    place = words.name(counter.place, ())
    return words.text("picture-alt-score", player=names[seat], score=score, place=place)
