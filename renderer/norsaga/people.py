"""The players on a picture of Norsaga: who is awaited."""

from collections.abc import Sequence

import renderer.people
from games.norsaga.view import View
from renderer.speaker import Speaker


def awaited_line(view: View, words: Speaker, names: Sequence[str]) -> str:
    """As for any title; while sagas are chosen nobody plays."""
    if view.choosing:
        return words.text("picture-choosing" if view.awaited else "picture-chosen")
    return renderer.people.awaited_line(view, words, names)
