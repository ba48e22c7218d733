"""Cards that cost STAMINA: to a leader, a group, a line, everybody at a place, one fighter."""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Paper
from games.hammer_of_thor.cards.effects import Harm
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.dying import lose_stamina
from games.hammer_of_thor.fate.verb import Verb, facing, rivals
from games.hammer_of_thor.fate.victims import at_place, in_group, losses, struck_by, touched
from games.hammer_of_thor.folk.blows import Ailment
from games.hammer_of_thor.land.board import BOARD, Ground
from games.hammer_of_thor.table import Table

ON_STAR = "group_on_star"
PLACE, FOE_MEMBER, FOE_LINE = "place", "foe_member", "foe_line"
OWN_GROUP = "own_group"


class Harming(Verb[Harm]):
    """STAMINA is lost."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Harm) -> Iterator[Play]:
        """Those who would lose something by it."""
        if effect.who == PLACE:
            yield from _at_places(table, paper, effect)
        elif effect.who == FOE_MEMBER:
            yield from _in_battle(table, seat, paper, effect)
        elif effect.who == FOE_LINE:
            yield from _on_line(table, seat, paper, effect)
        else:
            for counter in rivals(table, seat):
                fits = paper.target != ON_STAR or BOARD[counter.place].ground is Ground.STAR
                struck = in_group(table, counter, effect.who)
                if fits and any(losses(table, struck, effect)):
                    yield Play(paper.id, of=counter.seat, group=table.leader(counter).id)

    def does(self, table: Table, seat: Seat, play: Play, effect: Harm, referee: Referee) -> None:
        """All of them lose it, one after the other."""
        own = play.counter if effect.who == OWN_GROUP else play.group
        struck = struck_by(table, effect, play.place, own, play.name)
        for one in touched(struck, play.card):
            lose_stamina(table, one.id, effect.amount, Ailment(effect.type), referee)


def _at_places(table: Table, paper: Paper, effect: Harm) -> Iterator[Play]:
    for place in sorted({counter.place for counter in table.counters}):
        if any(losses(table, at_place(table, place), effect)):
            yield Play(paper.id, realm=BOARD[place].realm, place=place)


def _in_battle(table: Table, seat: Seat, paper: Paper, effect: Harm) -> Iterator[Play]:
    """One of the other group; captives do not fight."""
    sides = facing(table, seat)
    if sides is not None:
        for foe, _ in losses(table, touched(sides[1].free, paper.id), effect):
            yield Play(paper.id, of=sides[1].seat, name=foe.id)


def _on_line(table: Table, seat: Seat, paper: Paper, effect: Harm) -> Iterator[Play]:
    """The line that the other group would send into battle (5.1.1)."""
    sides = facing(table, seat)
    if sides is not None:
        struck = touched(in_group(table, sides[1], effect.who), paper.id)
        if any(losses(table, struck, effect)):
            yield Play(paper.id, of=sides[1].seat, group=table.leader(sides[1]).id)
