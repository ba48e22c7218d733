"""The alternative text of a board picture: whose move, what changed, the score."""

from collections.abc import Sequence

from games.nine_realms.table import Trail
from games.nine_realms.view import View
from renderer.nine_realms.middle import awaited_line
from renderer.picture import shortened
from renderer.speaker import Speaker
from renderer.type import writable


def alt_text(view: View, words: Speaker, names: Sequence[str]) -> str:
    """At most 250 characters; what changed first is left out first."""
    people = [
        shortened(writable(name, words.name(realm, names)), 32)
        for name, realm in zip(names, view.realms, strict=False)
    ]
    score = words.text(
        "picture-alt-score",
        first=people[0],
        first_blood=view.blood[0],
        second=people[1],
        second_blood=view.blood[1],
        cauldron=view.cauldron,
    )
    head = f"{_state(view, words, people)} {score}"
    changes = [_change(trail, words, names) for trail in reversed(view.trails)]
    text = head
    for count in range(len(changes), 0, -1):
        longer = f"{head} " + " ".join(reversed(changes[:count]))
        if len(longer) == len(shortened(longer)):
            text = longer
            break
    return shortened(text)


def _state(view: View, words: Speaker, people: Sequence[str]) -> str:
    if view.ending is None:
        awaited = awaited_line(view, words, people)
        return words.text("picture-alt-turn", turn=view.turn, awaited=awaited)
    if not view.ending.winners:
        return words.text("picture-alt-ended", result=words.text("picture-draw"))
    winner = people[view.ending.winners[0]]
    return words.text("picture-alt-ended", result=words.text("picture-winner", player=winner))


def _change(trail: Trail, words: Speaker, names: Sequence[str]) -> str:
    figure = words.name(trail.figure, names)
    message = "picture-alt-attacked" if trail.attack else "picture-alt-moved"
    return words.text(message, figure=figure, hex=trail.hexes[-1])
