"""The alternative text of a board picture: whose move, what changed, the score."""

from collections.abc import Sequence

from games.nine_realms.trails import Trail
from games.nine_realms.view import View
from renderer.nine_realms.middle import awaited_line
from renderer.nine_realms.roll import result_line
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
    head = " ".join((_state(view, words, people), score, *_roll(view, words, names)))
    changes = [_change(trail, words, names) for trail in reversed(view.trails)]
    text = head
    for count in range(len(changes), 0, -1):
        longer = f"{head} " + " ".join(reversed(changes[:count]))
        if len(longer) == len(shortened(longer)):
            text = longer
            break
    return shortened(text)


def _state(view: View, words: Speaker, people: Sequence[str]) -> str:
    if view.deploying:
        return words.text("picture-alt-deploying", awaited=awaited_line(view, words, people))
    if view.ending is None:
        awaited = awaited_line(view, words, people)
        return words.text("picture-alt-turn", turn=view.turn, awaited=awaited)
    if not view.ending.winners:
        return words.text("picture-alt-ended", result=words.text("picture-draw"))
    winner = people[view.ending.winners[0]]
    return words.text("picture-alt-ended", result=words.text("picture-winner", player=winner))


def _roll(view: View, words: Speaker, names: Sequence[str]) -> list[str]:
    """The roll that is pending, as it lies."""
    if view.pending is None:
        return []
    roll = view.pending.roll
    return [
        words.text(
            "picture-alt-roll",
            figure=words.name(roll.figure, names),
            target=words.name(roll.target, names),
            total=roll.total,
            defence=roll.against,
            result=result_line(view.pending, words),
        )
    ]


def _change(trail: Trail, words: Speaker, names: Sequence[str]) -> str:
    """A move, or an attack on somebody, who may stand elsewhere by now, or nowhere."""
    figure, goal = words.name(trail.figure, names), trail.hexes[-1]
    if not trail.attack:
        return words.text("picture-alt-moved", figure=figure, hex=goal)
    target = goal if trail.target is None else words.name(trail.target, names)
    return words.text("picture-alt-attacked", figure=figure, target=target)
