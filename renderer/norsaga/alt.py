"""The alternative text of a board picture: whose move, the markers, Doom, what is new."""

from collections.abc import Sequence

from games.norsaga.sagas import MARKERS
from games.norsaga.view import TreeSeen, View
from renderer.norsaga.people import awaited_line
from renderer.people import people, result_line
from renderer.picture import shortened
from renderer.speaker import Speaker

_NAME = 20


def alt_text(view: View, words: Speaker, names: Sequence[str]) -> str:
    """At most 250 characters."""
    called = [shortened(name, _NAME) for name in people(words, names)]
    parts = [_state(view, words, called)]
    if not view.choosing:
        scores = ", ".join(_score(seen, words, called) for seen in view.trees)
        parts.append(words.text("picture-alt-score", scores=scores))
    if doomed := [called[seen.seat] for seen in view.trees if seen.doomed]:
        parts.append(words.text("picture-alt-doom", players=", ".join(doomed)))
    if fresh := _fresh(view, words, names, called):
        parts.append(words.text("picture-alt-fresh", heroes=fresh))
    return shortened(" ".join(parts))


def _state(view: View, words: Speaker, names: Sequence[str]) -> str:
    if view.ending is not None:
        return words.text("picture-alt-ended", result=result_line(view, words, names))
    awaited = awaited_line(view, words, names)
    if view.choosing:
        return words.text("picture-alt-choosing", awaited=awaited)
    return words.text("picture-alt-turn", turn=view.turn, awaited=awaited)


def _score(seen: TreeSeen, words: Speaker, names: Sequence[str]) -> str:
    message = "picture-alt-close" if seen.is_close else "picture-alt-claims"
    message = "picture-alt-proved" if seen.proved else message
    return words.text(message, player=names[seen.seat], claims=seen.claims, of=MARKERS)


def _fresh(view: View, words: Speaker, names: Sequence[str], called: Sequence[str]) -> str:
    """The heroes that came down in this turn, the last one first."""
    heroes = []
    for place in reversed(view.fresh):
        card = view.trees[place.seat].heroes.get(place.spot)
        if card is not None:
            spot = words.name(place.spot, names)
            hero = words.name(card, names)
            player = called[place.seat]
            heroes.append(words.text("picture-alt-hero", player=player, spot=spot, card=hero))
    return ", ".join(heroes)
