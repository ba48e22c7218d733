"""The lessons of a first match: each has a reference card beside it, in every title."""

import pytest
from msgspec import Struct, convert
from msgspec.structs import fields

from games.catalogue import titles
from games.core.vocabulary import Event, tag
from play.match.lobby.variants import can_teach

TEACHING = [title for title in titles().values() if can_teach(title.rules.options)]


def explained(title) -> type[Event]:
    """The event that tells a lesson."""
    spoken = [one for one in title.rules.spoken if issubclass(one, Struct)]
    return next(one for one in spoken if tag(one) == "explained")


@pytest.mark.rule("teaching")
@pytest.mark.parametrize("title", TEACHING, ids=lambda title: title.key)
def test_each_lesson_has_a_card_that_can_be_looked_up(title):
    """The card's key is one of the title's references."""
    told = explained(title)
    (lesson,) = [field for field in fields(told) if field.name == "lesson"]

    for one in lesson.type:
        event = convert({"type": "explained", "lesson": one.value}, told)
        assert event.explained_by in title.rules.references, one
