"""Keeping abilities back, until they are taken up again (2.1C, T45)."""

from collections.abc import Iterator, Sequence

from games.core.dice import Referee
from games.core.kept import kept
from games.core.vocabulary import Action, Event, Refusal, Seat
from games.hammer_of_thor.folk.chart import CHART, Code, Kind
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

SPEECH: Code = "2.2B"
"""Nobody is kept from speaking: who may lead must not change from turn to turn [house]."""


class Hold(Action, frozen=True, tag="hold"):
    """Keep an ability back, or take it up again (2.1C)."""

    leader: Name
    """The counter's."""
    name: Name
    code: Code
    back: bool


class AbilityHeld(Event, frozen=True, tag="ability-held"):
    """An ability is kept back, or in use again (2.1C)."""

    seat: Seat
    name: Name
    code: Code
    back: bool


class NoSuchAbility(Refusal, frozen=True, tag="no-such-ability"):
    """That one has no such ability to keep back, or to take up (2.1C)."""

    name: Name
    code: Code


def holdings(table: Table, seat: Seat) -> Iterator[Hold]:
    """Each ability of each of its people; weaknesses and instincts always work (2.1D, 2.1E)."""
    for counter in table.of(seat):
        leader = table.leader(counter).id
        for one in counter.free:
            for code in _abilities(one):
                yield Hold(leader, one.id, code, code not in one.withheld)


def hold(table: Table, seat: Seat, action: Hold, referee: Referee) -> None:
    """From now on it is not in use, or is again."""
    home = table.home_of(action.name)
    assert home is not None, action
    member = home.member(action.name)
    rest = tuple(code for code in member.withheld if code != action.code)
    withheld = (*rest, action.code) if action.back else rest
    table.change_member(action.name, withheld=withheld)
    referee.tell(AbilityHeld(seat=seat, name=action.name, code=action.code, back=action.back))


@kept
def _abilities(member: Member) -> Sequence[Code]:
    """By nature or by an item that is revealed; also those that are kept back."""
    granted = [code for item in member.worn for code in item.grants]
    mine = dict.fromkeys([*member.figure.codes, *granted])
    return [code for code in mine if CHART[code].kind is Kind.ABILITY and code != SPEECH]
