"""The epilogue of a match: who won and why, how all stood, what turned it, how long it took.

The studio loads this module when the first match ends, and the drawing with it.
"""

from collections.abc import Sequence
from datetime import timedelta

from babel.dates import format_timedelta

from db import LoggedAction
from games.core.vocabulary import Account, Event
from play.library import words_of
from play.match.game_time import Passage, passages
from play.match.match import Match, title_of
from play.post import sentences
from renderer.artists import artist
from renderer.epilogue import Epilogue, Stand, TurningPoint, draw_epilogue
from renderer.people import people, result_line
from renderer.picture import Picture
from renderer.themes import Theme
from words import Words
from words.speech import tag, unmarked

POINTS = 6
"""Turning points that are told: the last ones, which decided it."""
PLAIN = Account((), ())


def picture_of(
    match: Match, deeds: Sequence[LoggedAction], theme: Theme, best: Sequence[str] = ()
) -> Picture:
    """The epilogue as a picture, under the board as it lies."""
    words, title = words_of(match.record.title), artist(match.record.title)
    board = title.draw(match.view(None), theme=theme, words=words, names=match.names)
    return draw_epilogue(epilogue_of(match, deeds, best), board.image, theme=theme, words=words)


def epilogue_of(match: Match, deeds: Sequence[LoggedAction], best: Sequence[str] = ()) -> Epilogue:
    """The epilogue of a match that is over, from all that was done in it.

    Args:
        match: it is over.
        deeds: all that was done in it.
        best: what is told of those who have played alone on the server.
    """
    words = words_of(match.record.title)
    names = people(words, match.names)
    account = match.title.rules.account
    told = account(match.standing) if account is not None else PLAIN
    passed = tuple(passages(match.title.rules.codec, deeds))
    return Epilogue(
        heading=words.text("epilogue-heading", title=title_of(match.record), match=match.record.id),
        result=result_line(match.view(None), words, names),
        reasons=(*(words.say(reason, names) for reason in told.reasons), *best),
        stands=_stands(match, told, words, names),
        turning=tuple(_turning(passed, words, names)[-POINTS:]),
        length=_length(match, passed, words),
    )


def _stands(match: Match, told: Account, words: Words, names: Sequence[str]) -> tuple[Stand, ...]:
    """All players, the winners first, and then as they stood."""
    ending = match.standing.ending
    assert ending is not None
    statements = dict(enumerate(told.seats))
    seats = sorted(told.order or range(len(names)), key=lambda seat: seat not in ending.winners)
    return tuple(
        Stand(
            names[seat],
            seat in ending.winners,
            tuple(words.say(one, names) for one in statements.get(seat, ())),
        )
        for seat in seats
    )


def _turning(passed: Sequence[Passage], words: Words, names: Sequence[str]) -> list[TurningPoint]:
    """Everything public that may have decided the match, as it was told then."""
    points: list[TurningPoint] = []
    last: dict[type[Event], Event] = {}
    for passage in passed:
        before: Event | None = None
        for event, moment in passage.events:
            if not event.turning or event.secret_to is not None:
                continue
            text = _told(event, last.get(type(event)), words, names)
            if _is_joined(before, event):
                text = f"{points.pop().told} {text}"
            points.append(TurningPoint(sentences.when(moment, words), text))
            before = last[type(event)] = event
    return points


def _told(event: Event, last: Event | None, words: Words, names: Sequence[str]) -> str:
    """A turning point; one that came about once more says what must have been in between."""
    again = event == last and words.has(tag(type(event)), "again")
    return unmarked(words.say(event, names, "again" if again else None))


def _is_joined(before: Event | None, event: Event) -> bool:
    """Tell whether a deed's turning point shares the line of the one before it."""
    if before is None or not event.joins:
        return False
    return getattr(before, "seat", None) == getattr(event, "seat", None)


def _length(match: Match, passed: Sequence[Passage], words: Words) -> str:
    ended = match.record.ended or passed[-1].deed.at
    took = timedelta(seconds=max(60.0, ended - passed[0].deed.at))
    time = format_timedelta(took, locale=words.language)
    rounds = passed[-1].reached.round
    if rounds is None:
        return words.text("epilogue-length", turns=match.record.turn, time=time)
    return words.text("epilogue-length", "rounds", rounds=rounds, time=time)
