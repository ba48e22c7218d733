"""Leader Actions for one of the own people: an oath that binds, and an heir (5015, 5016)."""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Paper
from games.hammer_of_thor.cards.effects import Grant, Heir
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.lead_events import HeirNamed, MemberBound
from games.hammer_of_thor.fate.verb import Verb
from games.hammer_of_thor.lasting import Key, Lasts
from games.hammer_of_thor.table import Rule, Table


class Binding(Verb[Grant]):
    """A member has an entry of the chart from now on."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Grant) -> Iterator[Play]:
        """Own people who do not have it."""
        for counter in table.of(seat):
            for one in counter.free:
                if effect.code not in one.codes:
                    yield Play(paper.id, table.leader(counter).id, name=one.id)

    def does(self, table: Table, seat: Seat, play: Play, effect: Grant, referee: Referee) -> None:
        """It stays with the member, whoever leads it."""
        assert play.name is not None, play
        home = table.home_of(play.name)
        assert home is not None, play
        granted = (*home.member(play.name).granted, effect.code)
        table.change_member(play.name, granted=granted)
        referee.tell(MemberBound(name=play.name, code=effect.code))


class Naming(Verb[Heir]):
    """A member inherits what the leader has won."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Heir) -> Iterator[Play]:
        """Those who follow an own leader of whose people they are; captives inherit nothing."""
        for counter in table.of(seat):
            chief = table.leader(counter).id
            names = (one.id for one in counter.free if one.id != chief)
            yield from (Play(paper.id, chief, name=name) for name in names)

    def does(self, table: Table, seat: Seat, play: Play, effect: Heir, referee: Referee) -> None:
        """It lies among the lasting rules until the leader dies (18.2)."""
        assert play.name is not None, play
        assert play.counter is not None, play
        heir = Rule(Key.HEIR, Lasts.ALWAYS, seat, play.name, leader=play.counter)
        table.rules = (*table.rules, heir)
        referee.tell(HeirNamed(leader=play.counter, name=play.name))
