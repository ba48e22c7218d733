"""Members are sent away, and goods change hands (8.4, 8.5)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.dice import Referee
from games.hammer_of_thor.cards.deck import ITEMS, Number
from games.hammer_of_thor.cards.holding import may_hold
from games.hammer_of_thor.company.actions import Dismiss, Give, dear
from games.hammer_of_thor.company.events import GoodsGiven, MemberDismissed
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.gains import CardReceived, most_runes, receive
from games.hammer_of_thor.handing import honour, strip
from games.hammer_of_thor.partings import dismiss
from games.hammer_of_thor.table import Table

PRICE = 1
"""REPUTATION for sending a friend or a relative away (8.4)."""


def dismissals(table: Table, own: Counter) -> Iterator[Dismiss]:
    """All but the leader and heroes, who are no followers [house]."""
    chief, heroes = table.leader(own).id, table.heroes
    yield from (Dismiss(one.id) for one in own.members if one.id != chief and one.id not in heroes)


def send_away(table: Table, own: Counter, action: Dismiss, referee: Referee) -> None:
    """It goes with the items on its card; what else it carried stays with the group (8.4)."""
    assert own.seat is not None, own
    member, leader = own.member(action.name), table.leader(own).id
    kept = tuple(card for card in member.items if card not in member.figure.items)
    goods = (*kept, *member.runes)
    listed = tuple(card for card in member.items if card in member.figure.items)
    rest = tuple(one for one in own.members if one.id != action.name)
    table.change_counter(own.number, members=rest)
    dismiss(table, (replace(member, shown=(), hidden=listed, runes=()),))
    referee.tell(MemberDismissed(seat=own.seat, leader=leader, name=action.name))
    receive(table, own.number, goods, referee)
    if dear(table, leader, action.name):
        honour(table, leader, -PRICE, referee)


def gifts(table: Table, own: Counter) -> Iterator[Give]:
    """All that members carry, for each who can hold it: of all own groups in the place (8.5)."""
    near = [one for one in table.of(own.seat) if one.place is own.place]
    for giver in own.members:
        for card in (*giver.items, *giver.runes):
            for group in near:
                without = _without(group, giver, card)
                for one in without.free:
                    if one.id != giver.id and _can_hold(table, one, card, without):
                        yield Give(giver.id, card, one.id)


def give(table: Table, action: Give, referee: Referee) -> None:
    """It changes hands; an item is concealed until the next encounter (2.2A2) [house]."""
    home, new = table.home_of(action.giver), table.home_of(action.to)
    assert home is not None, action
    assert home.seat is not None, action
    assert new is not None, action
    giver, rune = home.member(action.giver), action.card not in ITEMS
    strip(table, home.seat, (action.card,))
    to = table.counter(new.number).member(action.to)
    if rune:
        table.change_member(to.id, runes=(*to.runes, action.card))
    else:
        table.change_member(to.id, hidden=(*to.hidden, action.card))
    known = action.card if action.card in giver.shown else None
    referee.tell(GoodsGiven(seat=home.seat, giver=giver.id, to=to.id, rune=rune, card=known))
    referee.tell(CardReceived(seat=home.seat, card=action.card, holder=to.id, secret_to=home.seat))


def _without(group: Counter, giver: Member, card: Number) -> Counter:
    """A group as if the giver had let go of a card: a boat leaves room for itself (2.2A1)."""
    members = tuple(
        replace(
            one,
            shown=tuple(item for item in one.shown if item != card),
            hidden=tuple(item for item in one.hidden if item != card),
        )
        if one.id == giver.id
        else one
        for one in group.members
    )
    return replace(group, members=members)


def _can_hold(table: Table, member: Member, card: Number, group: Counter) -> bool:
    if card in ITEMS:
        return may_hold(member, card, group)
    return len(member.runes) < most_runes(table, member)
