"""Sentences for a match's players: what came of an action, what is awaited, refusals in words."""

from collections.abc import Mapping, Sequence

from db import OPERATOR, Audit, Busy, Full, StaffAct, Unavailable, Unreachable
from games.core.errors import GameError, IllegalAction, InvalidAction, NotYourDecision
from games.core.vocabulary import Action, Event, Seat, told_of
from play.dice.refusals import UnreadableRoll
from play.library import words_of
from play.match.game_time import GameTime
from play.match.house import NoMoreSeats, NoMoreTables, PaceForbidden, RoleMissing, WrongRoom
from play.match.match import Match, MatchRecord, people_of, title_of
from play.match.post_names import Word, WordPost
from play.match.registry import MatchRegistry
from play.post import story
from play.refusals import OneAtATime, OtherGame, PermissionsMissing
from play.table.advice.turning_points import PointsComing, SoFar
from play.table.undo import short_until
from play.watch.housekeeping import NOTICE
from words import Words
from words.names import ELLIPSIS, cleaned
from words.speech import ReaderNames, isolated

QUOTED = 100
"""Characters of what somebody typed, in a refusal."""


def heading(match: Match, turn: int) -> str:
    """The first line of a board message, of the turn at whose end the match stands so."""
    words, title, number = words_of(match.record.title), title_of(match.record), match.record.id
    if (told := match.title.rules.moment) is None:
        return words.text("board-heading", title=title, match=number, turn=turn)
    moment = words.say(told(match.standing), match.names)
    return words.text("board-heading", "moment", title=title, match=number, moment=moment)


def when(time: GameTime, words: Words) -> str:
    """Tell a moment as players count time."""
    if time.round is None:
        return words.text("moment", turn=time.turn)
    return words.text("moment", "round", round=time.round)


def result(match: Match) -> str:
    """Tell the match's ending."""
    ending = match.standing.ending
    assert ending is not None
    return words_of(match.record.title).say(told_of(ending), match.names)


def word(match: Match, name: WordPost) -> str:
    """A word to the table about a player, or, about the match, to all its players."""
    record = match.record
    wording = None
    if name.word is Word.REMATCH and record.is_private:
        wording = "private"
    elif name.word is Word.SILENT and len(people_of(record)) == 1:
        wording = "alone"
    return words_of().text(
        f"word-{name.word}",
        wording,
        name=isolated(record.names[name.seat]),
        mentions=" ".join(f"<@{one.user}>" for one in people_of(record)),
        others=" ".join(f"<@{one.user}>" for one in people_of(record) if one.seat != name.seat),
        channel=f"<#{record.channel}>",
        time=moment((record.warned or 0.0) + NOTICE),
        sides=match.title.rules.rematch is not None,
    )


def staff_act(entry: Audit, wording: str | None = None) -> str:
    """Tell what a staff, or the operator, has done: in the match's thread, or as "log" in a list.

    The first word names the entry, so that no two of them are the same.
    """
    words = words_of()
    told = words.text(
        f"staff-{entry.what}",
        wording,
        by=_user(entry.by),
        about=_user(entry.about or 0),
        match=str(entry.match),
        channel=entry.reason if entry.what is StaffAct.MOVE else "",
    )
    reason = None if entry.what in (StaffAct.MOVE, StaffAct.SETTINGS) else entry.reason
    why = [words.text("staff-reason", reason=isolated(reason))] if reason else []
    when = [] if wording is None else [moment(entry.at, "f")]
    return " ".join((staff_mark(entry.id), *when, told, *why))


def staff_mark(number: int) -> str:
    """The first word of what tells an act, by which it is known again."""
    return words_of().text("staff-mark", number=number)


def herald(match: Match) -> str:
    """The result in a line, for those who did not play."""
    words = words_of(match.record.title)
    return words.text(
        "herald", title=words.text("title"), match=match.record.id, told=result(match)
    )


def farewell(match: Match, user: int) -> str:
    """Tell a player that the bot has left the server of a match."""
    words, record = words_of(match.record.title), match.record
    others = [isolated(seat.name) for seat in record.seats if seat.user != user]
    return words.text(
        "farewell", title=title_of(record), match=record.id, others=words.list(others)
    )


def _user(user: int) -> str:
    """Somebody by their id, whom this calls nowhere; or the operator; or nobody who is known."""
    if user == OPERATOR:
        return words_of().text("staff-operator")
    return f"<@{user}>" if user else words_of().text("staff-nobody")


def restored(match: Match, turn: int, at: float) -> str:
    """The table is told that a backup was put back, of this turn and moment."""
    wording = None if match.title.rules.moment is None else "rounds"
    return words_of().text("match-restored", wording, turn=turn, time=moment(at, "f"))


def more_time(pace: str) -> str:
    """As much time as is given at once at a pace."""
    return words_of().text(f"more-time-{pace}")


def match_mark(match: Match) -> str:
    """A match, in a direct message: the first word of what is sent."""
    return f"#{match.record.id}"


def awaited(
    match: Match,
    words: Words,
    deadlines: Mapping[Seat, float],
    absences: Mapping[Seat, float],
) -> str:
    """Tell whose decision is awaited, what it is, and until when; empty when the match is over."""
    if rest := _at_rest(match.record, words):
        return rest
    waits = [_awaited(match, words, seat, deadlines.get(seat)) for seat in match.standing.awaited]
    asked = match.standing.awaited
    waits += absent(match, {seat: end for seat, end in absences.items() if seat in asked})
    paused = [words.text("board-paused")] if waits and match.record.paused is not None else []
    return "\n".join([*paused, *waits])


def _awaited(match: Match, words: Words, seat: Seat, deadline: float | None) -> str:
    """One awaited seat: its turn, or its answer in another's."""
    name = isolated(match.names[seat])
    waits = "board-awaits-answer" if match.standing.is_window(seat) else "board-awaits"
    if deadline is None:
        return words.text(waits, name=name)
    return words.text(waits, "until", name=name, time=moment(deadline))


def absent(match: Match, absences: Mapping[Seat, float]) -> list[str]:
    """Tell who is away until when, a line each."""
    return [
        words_of().text("board-away", name=isolated(match.names[seat]), time=moment(end, "D"))
        for seat, end in absences.items()
    ]


async def away_lines(registry: MatchRegistry, match: Match) -> list[str]:
    """Tell who of a match's players is away until when, a line each."""
    return absent(match, await registry.absences(match.record))


async def taken_back(registry: MatchRegistry, match: Match, seat: Seat) -> str:
    """Tell a seat that its last action counts no more, and until when it may answer anew."""
    until = await short_until(registry, match, seat)
    if until is None:
        return words_of().text("undo-done")
    return words_of().text("undo-done", "late", time=moment(until))


def moment(time: float, style: str = "R") -> str:
    """A time as Discord shows it to each reader in their own zone; `R` is "in two hours"."""
    return f"<t:{int(time)}:{style}>"


def outcome(
    match: Match,
    seat: Seat,
    action: Action,
    events: Sequence[Event],
    words: Words,
    length: int = story.LENGTH,
) -> str:
    """Tell the outcome of an action, as one seat may know it; at least that it was done."""
    mine = [event for event in events if event.secret_to in (None, seat)]
    told = [story.line(event, words, match.names, marked=False) for event in mine]
    return story.fitted(told, length, shorter=words.text("story-shorter")) or words.text(
        "panel-done", action=words.say(action, ReaderNames(match.names, seat))
    )


def waiting(match: Match, words: Words) -> str:
    """Tell a seat that can decide nothing who is awaited, or why nobody is."""
    if match.standing.ending is not None:
        return words.text("panel-over")
    if rest := _at_rest(match.record, words):
        return rest
    names = [isolated(match.names[seat]) for seat in match.standing.awaited]
    return words.text("panel-waiting", awaited=words.list(names))


def _at_rest(record: MatchRecord, words: Words) -> str:
    """Tell why nobody can act in a match; empty where it goes on."""
    if record.is_closed:
        return words.text("board-closed", "direct" if record.is_direct else None)
    if record.frozen is not None:
        return words.text("board-frozen")
    return "" if record.lost is None else words.text("board-lost")


def trouble(error: Exception) -> str:
    """Tell a player that the program itself cannot do its work.

    What the database cannot do just now has a sentence of its own.
    """
    match error:
        case Full():
            return words_of().text("store-full")
        case Busy():
            return words_of().text("store-busy")
        case Unreachable():
            return words_of().text("store-unreachable")
        case Unavailable():
            return words_of().text("store-unavailable")
        case _:
            return words_of().text("failed")


def asked(match: Match, seat: Seat) -> str:
    """The question to a seat that is asked, as it alone reads it."""
    position = match.standing
    question = position.aside(seat) or position.prompt(seat)
    names = ReaderNames(match.names, seat)
    return words_of(match.record.title).say(question, names)


def is_passing(error: Exception) -> bool:
    """Tell whether the database does not work, which is no mistake of the program."""
    return isinstance(error, Unavailable)


def _quoted(given: str) -> str:
    """Words that somebody typed, and nothing else."""
    return isolated(cleaned(given, QUOTED) or ELLIPSIS)


def _by_the_house(error: GameError, words: Words) -> str:
    """A rule of the house that refuses something, with what it allows."""
    match error:
        case WrongRoom(rooms=rooms):
            return words.text(error.tag, rooms=words.list([f"<#{room}>" for room in rooms]))
        case RoleMissing(roles=roles):
            return words.text(error.tag, roles=words.list([f"<@&{role}>" for role in roles]))
        case PaceForbidden(paces=paces):
            named = [words.text(f"pace-{pace}", "label") for pace in paces]
            return words.text(error.tag, paces=words.list(named))
        case _:
            assert isinstance(error, NoMoreTables | NoMoreSeats), error
            return words.text(error.tag, most=error.most)


def sentence(error: GameError, words: Words, names: Sequence[str] = ()) -> str:
    """A refusal as a sentence to the player: the one place where errors become text.

    In this order: the rules' own reason; whom the match waits for; what may have been meant;
    the sentence of the error's class.
    """
    match error:
        case IllegalAction(refusal=refusal) if refusal is not None:
            return words.say(refusal, names)
        case NotYourDecision(awaited=seats):
            return words.text(error.tag, awaited=words.list([isolated(names[s]) for s in seats]))
        case PermissionsMissing(missing=missing):
            named = [words.text(f"permission-{one}") for one in missing]
            return words.text(error.tag, missing=words.list(named))
        case WrongRoom() | RoleMissing() | PaceForbidden() | NoMoreTables() | NoMoreSeats():
            return _by_the_house(error, words)
        case OneAtATime(match=number):
            return words.text(error.tag, match=number)
        case OtherGame(title=title, group=group):
            return words.text(error.tag, title=words_of(title).text("title"), group=group)
        case PointsComing(progress=reached):
            return progress(reached, error.tag)
        case UnreadableRoll(given=given) if given:
            return words.text(error.tag, "near", given=_quoted(given))
        case InvalidAction(given=given, near=near):
            wording = "near" if near else None
            return words.text(error.tag, wording, given=_quoted(given), near=words.list(near[:5]))
        case _:
            return words.text(error.tag)


def progress(reached: SoFar, tag: str = "turning-progress") -> str:
    """Tell how far the search for turning points is."""
    wording = None if reached.many else "line"
    return words_of().text(
        tag, wording, looked=reached.looked, many=reached.many, ahead=reached.ahead
    )
