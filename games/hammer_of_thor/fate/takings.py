"""Cards that take: the card in a hand, items, runes and followers; and that send people away."""

from collections.abc import Iterable, Iterator

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Number, Paper
from games.hammer_of_thor.cards.effects import Leave, Take
from games.hammer_of_thor.encounter.checks import DIE, kept_within
from games.hammer_of_thor.encounter.following import fits, may_follow
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import (
    FateSeen,
    FollowerLeft,
    FollowerTaken,
    GoodsLost,
    HandLost,
    HandTaken,
    RuneFaded,
    TheftTried,
)
from games.hammer_of_thor.fate.hand import let_go, take_up
from games.hammer_of_thor.fate.verb import Verb, are_near, rivals
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.handing import hand_over, strip, take_out
from games.hammer_of_thor.partings import dismiss
from games.hammer_of_thor.table import Table

CARD, ITEM, FOLLOWER = "card", "item", "follower"


def followers(table: Table, counter: Counter, most: int) -> list[Member]:
    """Those of a group who are no heroes, lead it not, and are no captives, up to a tier."""
    chief, heroes = table.leader(counter).id, table.heroes
    free = (one for one in counter.free if one.id != chief and one.id not in heroes)
    return [one for one in free if one.figure.tier <= most]


class Taking(Verb[Take]):
    """A card, an item, a rune or a follower changes hands."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Take) -> Iterator[Play]:
        """Those who have it; people and items are taken from near groups alone."""
        if effect.what == CARD:
            held = (other for other in table.seats if table.players[other].held is not None)
            yield from (Play(paper.id, of=other) for other in held if other != seat)
        elif effect.what == ITEM:
            yield from _stealing(table, seat, paper)
        elif effect.what == FOLLOWER:
            yield from _luring(table, seat, paper, effect)
        elif any(_runes(table, seat)):
            yield Play(paper.id)

    def does(self, table: Table, seat: Seat, play: Play, effect: Take, referee: Referee) -> None:
        """It changes hands."""
        if effect.what == CARD:
            _take_hand(table, seat, play, referee)
        elif effect.what == ITEM:
            _steal(table, seat, play, effect.check, referee)
        elif effect.what == FOLLOWER:
            _lure(table, seat, play, referee)
        else:
            _discard_runes(table, seat, referee)


def _stealing(table: Table, seat: Seat, paper: Paper) -> Iterator[Play]:
    """Revealed items by choice, a concealed one by lot."""
    for own, foe in _neighbours(table, seat):
        mine, theirs = table.leader(own).id, table.leader(foe).id
        shown = [item for one in foe.members for item in one.shown]
        for item in shown:
            yield Play(paper.id, mine, foe.seat, theirs, item=item)
        if any(one.hidden for one in foe.members):
            yield Play(paper.id, mine, foe.seat, theirs, lot=True)


def _luring(table: Table, seat: Seat, paper: Paper, effect: Take) -> Iterator[Play]:
    """Followers who may follow the own leader, where there is room (8.1, 11.1)."""
    for own, foe in _neighbours(table, seat):
        mine, theirs = table.leader(own).id, table.leader(foe).id
        for one in followers(table, foe, effect.tier):
            if may_follow(table, one.id, own) and fits(table, one.id, own):
                yield Play(paper.id, mine, foe.seat, theirs, one.id)


def _neighbours(table: Table, seat: Seat) -> Iterator[tuple[Counter, Counter]]:
    """Each own counter with each of another seat that is near."""
    for own in table.of(seat):
        yield from ((own, foe) for foe in rivals(table, seat) if are_near(own, foe))


def _take_hand(table: Table, seat: Seat, play: Play, referee: Referee) -> None:
    """The card of another hand is in this one now."""
    assert play.of is not None, play
    card = table.players[play.of].held
    assert card is not None, play
    let_go(table, play.of, card)
    take_up(table, seat, card)
    referee.tell(HandTaken(seat=seat, of=play.of))
    referee.tell(FateSeen(card=card, secret_to=seat))
    referee.tell(HandLost(card=card, secret_to=play.of))


def _steal(table: Table, seat: Seat, play: Play, t: int, referee: Referee) -> None:
    """A check; then the item, or one of the concealed ones, changes hands."""
    foe = table.led_by(play.group)
    roll = referee.roll(DIE) - 1
    success = roll <= kept_within(t)
    referee.tell(TheftTried(seat=seat, of=foe.seat, roll=roll, t=t, success=success))
    if success:
        hidden = [item for one in foe.members for item in one.hidden]
        item = referee.pick(hidden) if play.item is None else play.item
        hand_over(table, foe.seat, table.led_by(play.counter).number, (item,), referee)


def _discard_runes(table: Table, seat: Seat, referee: Referee) -> None:
    """One rune of each seat, the own one too, and of the nearest rival, by lot (14.3A)."""
    for other, runes in _runes(table, seat):
        lost = referee.pick(runes)
        strip(table, other, (lost,))
        table.removed = (*table.removed, lost)
        referee.tell(RuneFaded(seat=other))
        if other is not None:
            referee.tell(GoodsLost(card=lost, secret_to=other))


def _runes(table: Table, seat: Seat) -> Iterator[tuple[Seat | None, list[Number]]]:
    """The runes of each seat that has some; where one plays alone, of the nearest rival too."""
    counters: list[tuple[Seat | None, Iterable[Counter]]] = [
        (other, table.of(other)) for other in table.seats
    ]
    if table.solo is not None:
        counters.append((None, rivals(table, seat)))
    for other, groups in counters:
        runes = [rune for each in groups for one in each.members for rune in one.runes]
        if runes:
            yield other, runes


def _lure(table: Table, seat: Seat, play: Play, referee: Referee) -> None:
    """It comes as it is, with what it carries."""
    assert play.name is not None, play
    of, member = take_out(table, play.name)
    own = table.led_by(play.counter)
    table.change_counter(own.number, members=(*own.members, member))
    referee.tell(FollowerTaken(seat=seat, of=of, name=play.name))


class Leaving(Verb[Leave]):
    """Followers go away."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Leave) -> Iterator[Play]:
        """Followers of others, their captives, or nobody in particular."""
        if effect.everybody:
            if any(_least(table, other, effect.tier) for other in table.seats):
                yield Play(paper.id)
            return
        for counter in rivals(table, seat):
            if effect.captive:
                leaving = [one for one in counter.members if one.captive]
            else:
                leaving = followers(table, counter, effect.tier)
            for one in leaving:
                yield Play(paper.id, None, counter.seat, table.leader(counter).id, one.id)

    def does(self, table: Table, seat: Seat, play: Play, effect: Leave, referee: Referee) -> None:
        """To the discards; where everybody loses one, it is the one of the lowest REPUTATION."""
        if effect.everybody:
            found = [_least(table, other, effect.tier) for other in table.seats]
            names = [one.id for one in found if one is not None]
        else:
            assert play.name is not None, play
            names = [play.name]
        for name in names:
            of, member = take_out(table, name)
            dismiss(table, (member,))
            referee.tell(FollowerLeft(of=of, name=name))


def _least(table: Table, seat: Seat, most: int) -> Member | None:
    """A seat's follower of the lowest REPUTATION, up to a tier; of equals the lower number."""
    found = [one for counter in table.of(seat) for one in followers(table, counter, most)]
    return min(found, key=lambda one: (table.stat(one, Stat.REPUTATION), one.id), default=None)
