"""Robots at the table: seated in a lobby, standing in for a player, sent away, asked for consent.

A robot has a negative user id, which never reaches Discord. What it decides on its seat, and what
it may know, is told by `play.minds`; when it acts, by `play.watch.deputies`.
"""

from enum import StrEnum

from msgspec.structs import replace

from games.core.vocabulary import Seat
from play.hours.deadlines import has_robot
from play.library import words_of
from play.match.lobby.lobbies import Lobbies, lobby_of
from play.match.match import Match, MatchRecord, SeatRecord, is_robot
from play.match.post_names import Word, WordPost
from play.match.posts import no_calls
from play.match.registry import MatchRegistry
from play.minds import Mind
from play.refusals import MatchFull, NoRobotHere
from play.table.retired_seats import playing


class Robot(StrEnum):
    """The robots who may sit down: no two of the same at a table."""

    HUGINN = "huginn"
    MUNINN = "muninn"
    RATATOSK = "ratatosk"
    GARM = "garm"
    SLEIPNIR = "sleipnir"
    NIDHOGG = "nidhogg"
    VEDRFOLNIR = "vedrfolnir"
    TANNGRISNIR = "tanngrisnir"
    TANNGNJOST = "tanngnjost"
    HEIDRUN = "heidrun"
    EIKTHYRNIR = "eikthyrnir"
    GULLINBURSTI = "gullinbursti"


ROBOTS = tuple(Robot)
STRENGTHS = (Mind.EASY, Mind.ABLE, Mind.STRONG)
"""The minds that people choose between."""
USUAL = Mind.ABLE
"""The mind of a robot that nobody has chosen one for."""


async def seat_robot(lobbies: Lobbies, match_id: int, user: int, mind: Mind | None = None) -> Mind:
    """Seat a robot in a lobby, and give its mind.

    Args:
        lobbies: where matches wait for their players.
        match_id: the match's number.
        user: who seats it.
        mind: how it thinks; as the robot that sat down before it, if nobody says.

    Raises:
        NotInLobby, NotAPlayer: it is too late, or not for this user.
        MatchFull: no seat is left.
    """

    async def seat(match: Match) -> Mind:
        record = _own_lobby(match, user)
        if len(record.seats) == max(match.title.seats):
            raise MatchFull
        before = [one.mind for one in record.seats if one.mind is not None]
        chosen = mind or (Mind(before[-1]) if before else USUAL)
        await lobbies.reseat(record, (*record.seats, newcomer(record.seats, chosen)))
        return chosen

    return await lobbies.decide(match_id, seat)


async def send_away(lobbies: Lobbies, match_id: int, user: int) -> None:
    """Let the robot that sat down last leave a lobby.

    Raises:
        NotInLobby, NotAPlayer: it is too late, or not for this user.
        NoRobotHere: none sits there.
    """

    async def send(match: Match) -> None:
        record = _own_lobby(match, user)
        await lobbies.unseat(record, _last(record))

    await lobbies.decide(match_id, send)


async def set_strength(lobbies: Lobbies, match_id: int, user: int, mind: Mind) -> None:
    """Choose the strength of the robot that sat down last in a lobby.

    Raises:
        NotInLobby, NotAPlayer: it is too late, or not for this user.
        NoRobotHere: none sits there.
    """

    async def choose(match: Match) -> None:
        record = _own_lobby(match, user)
        chosen = replace(_last(record), mind=mind)
        seats = [chosen if seat.seat == chosen.seat else seat for seat in record.seats]
        await lobbies.reseat(record, tuple(seats))

    await lobbies.decide(match_id, choose)


async def relieve(registry: MatchRegistry, match_id: int, user: int, mind: Mind) -> None:
    """Let a robot play for a player, until it is taken back.

    Raises:
        NotAPlayer, NotStarted, GameOver, HasLeft: there is nothing to play for this user.
    """

    async def change(kept: Match) -> None:
        match = await registry.match(kept.record.id)
        seat, now = await playing(registry, match, user), registry.now()
        clock = seat.clock and replace(seat.clock, ordered=None, acts=now, due=now)
        told = WordPost(Word.RELIEVED, seat.seat, seat.prompt).wanted()
        relieved = replace(seat, mind=mind, acted=now, missed=0, clock=clock)
        await registry.amend(match, [relieved], [*no_calls(seat), told])

    await registry.decide(match_id, change)


async def take_back(registry: MatchRegistry, match_id: int, user: int) -> None:
    """Let a player have the seat again that a robot has played.

    Raises:
        NotAPlayer, NotStarted, GameOver, HasLeft: there is nothing to play for this user.
        NoRobotHere: no robot plays for this user.
    """

    async def change(kept: Match) -> None:
        match = await registry.match(kept.record.id)
        seat, now = await playing(registry, match, user), registry.now()
        if not has_robot(seat, match.record.turn):
            raise NoRobotHere
        clock = seat.clock and replace(seat.clock, acts=None, due=now)
        told = WordPost(Word.BACK, seat.seat, seat.prompt).wanted()
        back = replace(seat, mind=None, relief=None, acted=now, missed=0, clock=clock)
        await registry.amend(match, [back], [told])

    await registry.decide(match_id, change)


def newcomer(seats: tuple[SeatRecord, ...], mind: Mind) -> SeatRecord:
    """The next robot at a table.

    Raises:
        MatchFull: all of them sit there.
    """
    taken = {seat.user for seat in seats}
    for number, robot in enumerate(ROBOTS, 1):
        if -number not in taken:
            return SeatRecord(len(seats), -number, words_of().text(f"robot-{robot}"), mind=mind)
    raise MatchFull


def robots_beside(match: Match, seat: Seat) -> list[Seat]:
    """List the other seats that robots have, also those in which they play for somebody."""
    turn, seats = match.record.turn, match.record.seats
    return [one.seat for one in seats if one.seat != seat and has_robot(one, turn)]


def is_against_robots(match: Match, seat: Seat) -> bool:
    """Tell whether all others are robots from the start; one that stands in for somebody is not."""
    others = [one for one in match.record.seats if one.seat != seat]
    return bool(others) and all(map(is_robot, others))


def _last(record: MatchRecord) -> SeatRecord:
    """The robot that sat down last.

    Raises:
        NoRobotHere: none sits there.
    """
    robots = [seat for seat in record.seats if is_robot(seat)]
    if not robots:
        raise NoRobotHere
    return robots[-1]


def _own_lobby(match: Match, user: int) -> MatchRecord:
    """A lobby, for its host and whoever sits there."""
    record = lobby_of(match)
    if record.host != user:
        match.seat_of(user)
    return record
