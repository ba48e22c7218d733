"""Whether the condition of a task is true (14.3C) [house]."""

from games.core.vocabulary import Seat
from games.hammer_of_thor.alone.rivals import overcome_rivals
from games.hammer_of_thor.alone.state import Solo
from games.hammer_of_thor.alone.tasks import When
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import BOARD, Ground
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.table import Table


def is_true(table: Table, seat: Seat, when: When) -> bool:
    """Whether all that a task names has come true; a score is known at Ragnarok alone."""
    solo = table.solo
    assert solo is not None, seat
    return not when.score and all(
        (
            when.owns is None or _holds(table, seat, when.owns, when.at),
            when.companion is None or _is_with(table, seat, when.companion, when.at),
            when.beaten is None or when.beaten in table.players[seat].beaten,
            set(when.won_at) <= set(solo.won_at),
            when.hurt is None or _lost(table, when.hurt) >= when.loss,
            overcome_rivals(table, seat) >= when.rivals,
            len(solo.ended_in) >= when.realms,
            solo.cast >= when.cast,
            not when.mortals or any(_gathers(table, one, when) for one in table.of(seat)),
        )
    )


def progress(solo: Solo, when: When) -> tuple[int, int] | None:
    """How far a task has come that counts deeds, and how many it asks for; None: it is no such."""
    if when.won_at:
        return len({*when.won_at} & {*solo.won_at}), len(when.won_at)
    if when.realms:
        return len(solo.ended_in), when.realms
    return (solo.cast, when.cast) if when.cast else None


def _holds(table: Table, seat: Seat, item: str, at: Place | None) -> bool:
    groups = [counter for counter in table.of(seat) if at in (None, counter.place)]
    return any(item in one.items for counter in groups for one in counter.members)


def _is_with(table: Table, seat: Seat, name: Name, at: Place | None) -> bool:
    home = table.home_of(name)
    return home is not None and home.seat == seat and at in (None, home.place)


def _lost(table: Table, name: Name) -> int:
    """STAMINA that somebody lacks; the dead lack all of it."""
    home = table.home_of(name)
    if home is not None:
        return home.member(name).wounds
    return Member(name).stamina if any(one.name == name for one in table.helheim) else 0


def _gathers(table: Table, counter: Counter, when: When) -> bool:
    """So many Mortals, with so much REPUTATION together, in one group at a circle."""
    mortals = [one for one in counter.members if one.figure.is_mortal]
    renown = sum(table.stat(one, Stat.REPUTATION) for one in mortals)
    at_circle = BOARD[counter.place].ground is Ground.CIRCLE
    return at_circle and len(mortals) >= when.mortals and renown >= when.reputation
