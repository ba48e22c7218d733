"""A picture on a title's box: the board somewhere in a match that nobody plays."""

from games.catalogue import titles
from play.library import words_of
from play.match.match import Match, MatchRecord, SeatRecord, Status
from play.simulation.playout import walk
from play.table.robots import ROBOTS

MOVES = 60
"""Decisions of chance before the board is drawn."""


def scene_of(title: str) -> Match:
    """A match of robots that play by chance; the same one whenever it is asked for."""
    rules, seats = titles()[title].rules, titles()[title].fewest
    walked = [*walk(titles()[title], seats, rules.usual, title, cap=MOVES)]
    going = [one.position for one in walked if one.position.ending is None]
    words = words_of()
    players = tuple(
        SeatRecord(at, -1 - at, words.name(robot)) for at, robot in enumerate(ROBOTS[:seats])
    )
    record = MatchRecord(
        id=0,
        title=title,
        status=Status.RUNNING,
        guild=0,
        channel=0,
        host=0,
        options=b"",
        secret=b"",
        number=0,
        turn=rules.shown_on(going[-1]),
        created=0.0,
        thread=None,
        ended=None,
        seats=players,
    )
    return Match(record, going[-1])
