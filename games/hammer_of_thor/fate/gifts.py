"""Cards that bring something: STAMINA, REPUTATION, runes, items, treasure, a stranger."""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import ITEMS, Number, Paper
from games.hammer_of_thor.cards.effects import Draw, Heal, Rep, Treasure
from games.hammer_of_thor.cards.holding import heir_of
from games.hammer_of_thor.fate import fostering
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import GroupHealed, ItemMade, ReputationMoved
from games.hammer_of_thor.fate.prices import price
from games.hammer_of_thor.fate.strangers import may_come, stranger_comes
from games.hammer_of_thor.fate.verb import Verb, rivals
from games.hammer_of_thor.folk.groups import Counter, helpers
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.folk.members import Member, mended
from games.hammer_of_thor.gains import most_runes, receive
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.lasting import Lasts, lay
from games.hammer_of_thor.runes.events import MemberHealed
from games.hammer_of_thor.table import Table

OWN, SUBS, MEMBER = "own_leader", "each_sub", "member"
RUNE, RACE = "rune", "race"


class Healing(Verb[Heal]):
    """STAMINA comes back."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Heal) -> Iterator[Play]:
        """The own counters in which somebody is wounded, or each wounded member."""
        for counter in table.of(seat):
            chief, hurt = table.leader(counter).id, [one for one in counter.members if one.wounds]
            if effect.who == MEMBER:
                yield from (Play(paper.id, chief, name=one.id) for one in hurt)
            elif hurt:
                yield Play(paper.id, chief)

    def does(self, table: Table, seat: Seat, play: Play, effect: Heal, referee: Referee) -> None:
        """The one, or each member, gets so much back."""
        counter = table.led_by(play.counter)
        if play.name is not None:
            heal(table, counter.member(play.name), effect.amount)
            referee.tell(MemberHealed(name=play.name, amount=effect.amount))
            return
        for one in counter.members:
            heal(table, one, effect.amount)
        chief = table.leader(counter).id
        referee.tell(GroupHealed(seat=seat, leader=chief, amount=effect.amount))


def heal(table: Table, member: Member, amount: int) -> None:
    """STAMINA comes back to somebody in play; burns go with the last wound."""
    wounds = mended(member, amount)
    table.change_member(member.id, wounds=wounds, burnt=member.burnt and wounds > 0)


class Praising(Verb[Rep]):
    """The tracked REPUTATION of a leader moves."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Rep) -> Iterator[Play]:
        """Own leaders who win it, or others who have won something that can be lost."""
        if effect.who in (OWN, SUBS):
            for counter in table.of(seat):
                yield Play(paper.id, table.leader(counter).id)
            return
        for counter in rivals(table, seat):
            if table.tracked.get(table.leader(counter).id, 0):
                yield Play(paper.id, of=counter.seat, group=table.leader(counter).id)

    def does(self, table: Table, seat: Seat, play: Play, effect: Rep, referee: Referee) -> None:
        """The tracker moves; it never falls below 0 (0.0.5)."""
        if effect.who == SUBS:
            counter = table.led_by(play.counter)
            for sub in helpers(counter, table.leader(counter), table.season):
                honour(table, sub.id, effect.amount, referee)
            return
        name = play.counter if play.group is None else play.group
        assert name is not None, play
        referee.tell(ReputationMoved(name=name, by=table.honour(name, effect.amount)))


class Drawing(Verb[Draw]):
    """Cards come from a deck."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Draw) -> Iterator[Play]:
        """For each own counter: the races, the room for a rune or a child, the items."""
        if fostering.is_foster(effect):
            yield from fostering.aims(table, seat, paper)
            return
        for counter in table.of(seat):
            if effect.deck == RACE:
                races = (race for race in Race if may_come(table, race))
                yield from (Play(paper.id, table.leader(counter).id, race=race) for race in races)
            elif effect.deck == RUNE:
                room = any(len(one.runes) < most_runes(table, one) for one in counter.free)
                if room and table.runes:
                    yield Play(paper.id, table.leader(counter).id)
            else:
                for item in table.forged:
                    if _can_have(table, counter, item, effect):
                        yield Play(paper.id, table.leader(counter).id, item=item)

    def does(self, table: Table, seat: Seat, play: Play, effect: Draw, referee: Referee) -> None:
        """For the own counter that was named."""
        counter = table.led_by(play.counter)
        if fostering.is_foster(effect):
            return  # the seat is asked first, which `play` sees to
        if play.race is not None:
            stranger_comes(table, seat, counter, play.race, effect, referee)
        elif play.item is not None:
            _make(table, seat, counter, play.item, effect, referee)
        else:
            *rest, rune = table.runes
            table.runes = tuple(rest)
            receive(table, counter.number, (rune,), referee)


def _can_have(table: Table, counter: Counter, item: Number, effect: Draw) -> bool:
    """An open item of the kind that somebody can hold, at a price that can be paid."""
    if ITEMS[item].kind != effect.deck or heir_of(counter, item, table.season) is None:
        return False
    return price(table, counter, item, effect) is not None


def _make(
    table: Table, seat: Seat, counter: Counter, item: Number, effect: Draw, referee: Referee
) -> None:
    """Pay, and take the item from the open ones."""
    paid = price(table, counter, item, effect)
    assert paid is not None, item
    for one in counter.members:
        kept = tuple(rune for rune in one.runes if rune not in paid.runes)
        table.change_member(one.id, runes=kept)
    table.removed = (*table.removed, *paid.runes)
    table.honour(table.leader(counter).id, -paid.reputation)
    table.forged = tuple(other for other in table.forged if other != item)
    referee.tell(ItemMade(seat=seat, item=item, runes=len(paid.runes), reputation=paid.reputation))
    receive(table, counter.number, (item,), referee)


class Hoarding(Verb[Treasure]):
    """The die for a treasure is higher in this player-turn (4.5.6)."""

    def does(
        self, table: Table, seat: Seat, play: Play, effect: Treasure, referee: Referee
    ) -> None:
        """The die for a treasure is higher in this player-turn (4.5.6)."""
        lay(table, play.card, Lasts.TURN, seat)
