"""Verbs that runes alone have, and a few cards beside them (17.0)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Paper
from games.hammer_of_thor.cards.effects import Cure, Sway
from games.hammer_of_thor.encounter.aids import CHOSEN, OWN_LEADER
from games.hammer_of_thor.encounter.state import Aid
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.verb import Verb, facing
from games.hammer_of_thor.fate.victims import touched
from games.hammer_of_thor.folk.cures import cured, is_ill
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.runes.events import GroupCured
from games.hammer_of_thor.table import Table


class Swaying(Verb[Sway]):
    """A side, its leader or one enemy is changed until the encounter is over."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Sway) -> Iterator[Play]:
        """In the own encounter; one enemy is named, and captives do not fight."""
        sides = facing(table, seat)
        if sides is None:
            return
        if effect.who != CHOSEN:
            yield Play(paper.id)
            return
        for foe in touched(sides[1].free, paper.id):
            yield Play(paper.id, of=sides[1].seat, name=foe.id)

    def does(self, table: Table, seat: Seat, play: Play, effect: Sway, referee: Referee) -> None:
        """It is remembered, and for whom."""
        sides = facing(table, seat)
        assert sides is not None, play
        assert table.encounter is not None, play
        leader = table.leader(sides[0]).id
        name: Name | None = leader if effect.who == OWN_LEADER else play.name
        aids = (*table.encounter.aids, Aid(seat, play.card, effect, name))
        table.encounter = replace(table.encounter, aids=aids)


class Curing(Verb[Cure]):
    """Ailments leave a group."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Cure) -> Iterator[Play]:
        """The own counters in which somebody has one of them."""
        for counter in table.of(seat):
            if any(is_ill(one, effect.of) for one in counter.members):
                yield Play(paper.id, table.leader(counter).id)

    def does(self, table: Table, seat: Seat, play: Play, effect: Cure, referee: Referee) -> None:
        """Everybody in it is rid of them."""
        counter = table.led_by(play.counter)
        for one in counter.members:
            table.change_member(one.id, **cured(effect.of))
        referee.tell(GroupCured(seat=seat, leader=table.leader(table.counter(counter.number)).id))
