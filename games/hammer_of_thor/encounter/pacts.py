"""Deals of two seats: those that can be made, and how they are kept (11.4, T42)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import Refusal, Seat
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.cards.holding import heir_of
from games.hammer_of_thor.encounter.current import once
from games.hammer_of_thor.encounter.events import TruceMade
from games.hammer_of_thor.encounter.following import fits, may_follow
from games.hammer_of_thor.encounter.refusals import CannotAsk, CannotGive, CannotTake
from games.hammer_of_thor.encounter.terms import PEACE, Offer, Propose, Want
from games.hammer_of_thor.fate.events import FollowerTaken, GoodsLost
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.gains import has_room, receive
from games.hammer_of_thor.handing import honour, strip, take_out
from games.hammer_of_thor.lasting import Key, Lasts
from games.hammer_of_thor.table import Rule, Table

RENOWN = 1
"""REPUTATION for each of two leaders, the first time that their seats have kept a deal."""
DEED = "truce"
"""How a seat remembers that it has kept a deal with another one."""


def proposals(table: Table, own: Counter, other: Counter) -> Iterator[Propose]:
    """Every deal that a seat can name with its plan."""
    for offer in _offers(table, own):
        for deal in _wants(table, other, offer):
            if _has_hands(table, own, deal) and has_space(table, own, other, deal):
                yield deal


def may_propose(table: Table, own: Counter, other: Counter, deal: Propose) -> bool:
    """Whether `proposals` has it."""
    there = has_all(table, own, other, deal) and has_space(table, own, other, deal)
    return there and _has_hands(table, own, deal)


def why_not(table: Table, own: Counter, other: Counter, deal: Propose) -> Refusal:
    """Why a seat cannot name this deal, of which it knows its own part, and all others too."""
    if not can_give(table, own, deal):
        return CannotGive()
    return CannotTake() if can_be_asked(table, other, deal) else CannotAsk()


def has_all(table: Table, own: Counter, other: Counter, deal: Propose) -> bool:
    """Whether both groups can give what a deal names."""
    return can_give(table, own, deal) and can_be_asked(table, other, deal)


def can_give(table: Table, own: Counter, deal: Propose) -> bool:
    """Whether the seat that names a deal can give what it offers."""
    offered = Propose(deal.offer, deal.card, deal.name)
    return offered in _offers(table, own)


def can_be_asked(table: Table, other: Counter, deal: Propose) -> bool:
    """Whether the other seat can be asked for what a deal wants, by what all can see."""
    return deal in _wants(table, other, Propose(deal.offer, deal.card, deal.name))


def has_space(table: Table, own: Counter, other: Counter, deal: Propose) -> bool:
    """Whether both groups have room for whom and for the runes that they get (8.1, 11.1, 2.2B).

    Everybody can see it. What goes has gone before; nobody looks for free hands, for that would
    tell of concealed items.
    """
    mine, theirs = without(own, deal.card, deal.name), without(other, None, deal.follower)
    one_way = deal.offer is Offer.RUNE and deal.want is not Want.RUNE
    if one_way and not has_room(table, theirs):
        return False
    if deal.want is Want.RUNE and not has_room(table, mine):
        return False
    return all(
        name is None or (may_follow(table, name, to) and fits(table, name, to))
        for name, to in ((deal.name, theirs), (deal.follower, mine))
    )


def runes_of(counter: Counter) -> list[Number]:
    """The runes that a group can give; captives give none."""
    return [card for one in counter.free for card in one.runes]


def told(own: Counter, deal: Propose) -> Propose:
    """A deal as all may know it: without the rune or the concealed item that is offered."""
    if any(deal.card in one.shown for one in own.members):
        return deal
    return replace(deal, card=None)


def keep(
    table: Table, own: Counter, other: Counter, deal: Propose, rune: Number | None, referee: Referee
) -> None:
    """Both give what they have promised, and are the more renowned for it.

    Args:
        table: the pieces.
        own: the counter of the seat that has named the deal.
        other: the counter of the one that has accepted it.
        deal: named with a plan.
        rune: the one that the other seat gives.
        referee: to tell; which card changes hands the two seats alone are told.
    """
    cards = ((own, other, deal.card), (other, own, deal.item or rune))
    names = ((other, deal.name), (own, deal.follower))
    moved = [(giver, taker, card) for giver, taker, card in cards if card is not None]
    for giver, _, card in moved:
        strip(table, giver.seat, (card,))
        referee.tell(GoodsLost(card=card, secret_to=giver.seat))
    gone = [(taker, *take_out(table, name)) for taker, name in names if name is not None]
    for _, taker, card in moved:
        receive(table, taker.number, (card,), referee)
    for taker, of, member in gone:
        _welcome(table, taker, of, member, referee)
    seats = _seats(own, other)
    if deal.want is Want.TRUCE:
        _make_peace(table, *seats, referee)
    _praise(table, own, other, seats, referee)


def _seats(own: Counter, other: Counter) -> tuple[Seat, Seat]:
    assert own.seat is not None, own
    assert other.seat is not None, other
    return own.seat, other.seat


def _welcome(
    table: Table, taker: Counter, of: Seat | None, member: Member, referee: Referee
) -> None:
    """A follower of another seat comes, with all that it carries."""
    assert taker.seat is not None, taker
    assert of is not None, member
    members = table.counter(taker.number).members
    table.change_counter(taker.number, members=(*members, member))
    referee.tell(FollowerTaken(seat=taker.seat, of=of, name=member.id))


def _make_peace(table: Table, seat: Seat, of: Seat, referee: Referee) -> None:
    """Neither attacks, cheats or challenges the other until the end of the next game-turn.

    An older truce of the two goes on no longer than this one.
    """
    pair = {seat, of}
    rest = [one for one in table.rules if one.key != Key.TRUCE or {one.seat, one.other} != pair]
    table.rules = (*rest, Rule(Key.TRUCE, Lasts.NEXT, seat, other=of))
    referee.tell(TruceMade(seat=seat, other=of))


def _praise(
    table: Table, own: Counter, other: Counter, seats: tuple[Seat, Seat], referee: Referee
) -> None:
    """Two seats have kept a deal; the first one makes both leaders more renowned."""
    pair = " ".join(map(str, sorted(seats)))
    if all(once(table, seat, DEED, pair) for seat in seats):
        for counter in (own, other):
            honour(table, table.leader(table.counter(counter.number)).id, RENOWN, referee)


def _offers(table: Table, own: Counter) -> Iterator[Propose]:
    """Nothing, or one thing of the own group; as deals that want nothing yet."""
    yield PEACE
    for one in own.free:
        yield from (Propose(Offer.ITEM, card) for card in one.items)
    yield from (Propose(Offer.RUNE, card) for card in runes_of(own))
    yield from (Propose(Offer.FOLLOWER, name=name) for name in _followers(table, own))


def _wants(table: Table, other: Counter, offer: Propose) -> Iterator[Propose]:
    """An offer for peace, or for one thing of the other group that all can see."""
    yield offer
    for one in other.free:
        yield from (replace(offer, want=Want.ITEM, item=card) for card in one.shown)
    if runes_of(other):
        yield replace(offer, want=Want.RUNE)
    for name in _followers(table, other):
        yield replace(offer, want=Want.FOLLOWER, follower=name)


def _followers(table: Table, counter: Counter) -> Iterator[Name]:
    """Those who can be given: neither the leader nor heroes, nor captives (4.3A3)."""
    chief, heroes = table.leader(counter).id, table.heroes
    yield from (one.id for one in counter.free if one.id != chief and one.id not in heroes)


def _has_hands(table: Table, own: Counter, deal: Propose) -> bool:
    """Whether the seat that names a deal can hold the item that it wants (2.2A1)."""
    left = without(own, deal.card, deal.name)
    return deal.item is None or heir_of(left, deal.item, table.season) is not None


def another_gift(own: Counter, deal: Propose, referee: Referee) -> Propose:
    """The deal with another card of its kind, for those who were not shown the one (21.4)."""
    if deal.card is None or told(own, deal).card is not None:
        return deal
    concealed = [card for one in own.free for card in one.hidden]
    found = runes_of(own) if deal.offer is Offer.RUNE else concealed
    return replace(deal, card=referee.pick(found))


def without(counter: Counter, card: Number | None, name: Name | None) -> Counter:
    """A group once a card and a follower have gone."""
    members = (
        replace(
            one,
            shown=tuple(own for own in one.shown if own != card),
            hidden=tuple(own for own in one.hidden if own != card),
            runes=tuple(own for own in one.runes if own != card),
        )
        for one in counter.members
        if one.id != name
    )
    return replace(counter, members=tuple(members))
