"""NEGOTIATE: deals with leaders of nobody, and with another seat (4.3A7, 4.3.6, 11.4)."""

from collections.abc import Iterator

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.alone.memory import is_used_up, remember_deal
from games.hammer_of_thor.cards.deck import ITEMS, Number
from games.hammer_of_thor.encounter.bargaining import put_forward
from games.hammer_of_thor.encounter.current import change, current, once
from games.hammer_of_thor.encounter.events import DealMade, NewsHeard
from games.hammer_of_thor.encounter.following import fits, may_follow
from games.hammer_of_thor.encounter.joining import Welcoming
from games.hammer_of_thor.encounter.parting import is_resident, overcome
from games.hammer_of_thor.encounter.prompts import ChoosingGoal
from games.hammer_of_thor.encounter.spoils import Deal
from games.hammer_of_thor.encounter.terms import PEACE, Propose
from games.hammer_of_thor.fate.events import GroupHealed, StackSeen, StackShown, Why
from games.hammer_of_thor.fate.leading import led_to
from games.hammer_of_thor.fate.omens import Arranging
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.folk.members import mended
from games.hammer_of_thor.gains import receive
from games.hammer_of_thor.handing import honour, strip
from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Road
from games.hammer_of_thor.lasting import Key, Lasts
from games.hammer_of_thor.partings import lay_down
from games.hammer_of_thor.table import Rule, Table
from games.hammer_of_thor.travel.going import deadly, going

RENOWN = 1
WAGES = 3
"""REPUTATION for a service."""
HEALED = 3
GREATEST = 3
"""REPUTATION of an item that is given away at most."""
LINKS = 3
"""A guide leads so far."""
CARDS, THREADS = 2, 3
"""Cards of a race's deck that news tell of; cards of the stack that a Norn shows."""
AIRY = (Deal.NEWS, Deal.HEALING, Deal.TRUCE)
"""Deals of a spirit: it carries nothing, and takes nobody along (4.2C)."""


class GoThere(Action, frozen=True, tag="go-there"):
    """Follow a guide."""

    sorting = frozenset({"realm"})

    realm: Realm
    place: Place


class Guided(SeatStep[Table], frozen=True, tag="guided"):
    """A guide leads the mover up to three links away."""

    def ask(self, table: Table) -> Ask | None:
        """Every place so near that no Mortal dies of it."""
        return OneOf([GoThere(BOARD[place].realm, place) for place in _near(table)])

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """The counter stands there."""
        assert isinstance(action, GoThere)
        if action.place != table.counter(current(table).mover).place:
            led_to(table, current(table).mover, action.place, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Where it is."""
        place = table.counter(current(table).mover).place
        return GoThere(BOARD[place].realm, place)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where to?"""
        return ChoosingGoal(seat)


def deals(table: Table, own: Counter, other: Counter) -> Iterator[Deal]:
    """The deals that a seat can propose: each once in a game-turn, with something to give."""
    assert own.seat is not None, own
    done = table.players[own.seat].dealt
    able = AIRY if own.is_spirit else tuple(Deal)
    yield from (deal for deal in able if deal not in done and _can(table, own, other, deal))


def _can(table: Table, own: Counter, other: Counter, deal: Deal) -> bool:
    """There is something to get by a deal, and something to give for it."""
    if is_used_up(table, deal, own.place):
        return False
    match deal:
        case Deal.TREASURE:
            payable = any(one.runes or one.items for one in own.free)
            return bool(current(table).treasure) and payable
        case Deal.ITEM:
            return any(one.runes for one in own.free) and bool(_listed(table, other))
        case Deal.SERVICE:
            return _can_serve(table, own, other)
        case Deal.HEALING:
            return any(one.wounds for one in own.members)
        case _:
            return True


def agree(
    table: Table, own: Counter, other: Counter, deal: Deal | Propose | None, referee: Referee
) -> Steps[Table]:
    """A NEGOTIATE has succeeded; the first counter's leader has used it.

    A deal with strangers that can no longer be kept becomes news: the check itself may take a rune.
    """
    if own.seat is not None and other.seat is not None:
        named = deal if isinstance(deal, Propose) else PEACE
        return put_forward(own, other, named, referee)
    mover = own if own.seat is not None else other
    assert mover.seat is not None, own
    if own.seat is not None and table.leader(other).figure.is_norn:
        return _threads(table, own.seat, referee)
    stranger = other if own.seat is not None else own
    leader = table.leader(stranger).id
    agreed = Deal.NEWS
    if isinstance(deal, Deal) and _can(table, mover, stranger, deal):
        agreed = deal
    referee.tell(DealMade(seat=mover.seat, leader=leader, deal=agreed))
    player = table.players[mover.seat]
    table.change_player(mover.seat, dealt=(*player.dealt, agreed))
    remember_deal(table, agreed, mover.place)
    steps = _keep(table, mover, stranger, agreed, referee)
    if own.seat is not None and once(table, mover.seat, "deal", leader):
        honour(table, table.leader(mover).id, RENOWN, referee, Why.DEAL)
    return steps


def _keep(table: Table, own: Counter, other: Counter, deal: Deal, referee: Referee) -> Steps[Table]:
    """Both keep their word at once."""
    assert own.seat is not None, own
    leader = table.leader(other)
    if deal is Deal.NEWS:
        _tell_news(table, own.seat, leader.figure.race, referee)
    elif deal is Deal.TREASURE:
        _pay(table, own, rune=False)
        receive(table, own.number, current(table).treasure, referee)
        change(table, treasure=())
    elif deal is Deal.ITEM:
        _pay(table, own, rune=True)
        item = max(_listed(table, other), key=lambda card: (ITEMS[card].rep, card))
        table.aside = tuple(card for card in table.aside if card != item)
        receive(table, own.number, (item,), referee)
    elif deal is Deal.SERVICE:
        honour(table, table.leader(own).id, -WAGES, referee)
        overcome(table, own, leader.id, referee, resident=is_resident(other))
        change(table, unconvinced=True)
        return (Welcoming(own.seat, (leader.id,)),)
    elif deal is Deal.HEALING:
        _heal(table, own, referee)
    elif deal is Deal.GUIDE:
        return (Guided(own.seat),)
    else:
        rule = Rule(Key.PEACEFUL_RACE, Lasts.NEXT, own.seat, race=leader.figure.race)
        table.rules = (*table.rules, rule)
    return ()


def _tell_news(table: Table, seat: Seat, race: Race, referee: Referee) -> None:
    names = tuple(reversed(table.decks[race][-CARDS:]))
    card = table.stack[-1] if table.stack else None
    referee.tell(NewsHeard(seat=seat, race=race, names=names, card=card, secret_to=seat))


def _threads(table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
    """A Norn shows the next cards of the stack, and lets them be laid anew (4.3.6)."""
    count = min(THREADS, len(table.stack))
    cards = tuple(reversed(table.stack[-count:]))
    referee.tell(StackSeen(seat=seat, count=count))
    referee.tell(StackShown(cards=cards, secret_to=seat))
    return (Arranging(seat, count),) if count > 1 else ()


def _heal(table: Table, own: Counter, referee: Referee) -> None:
    for member in own.members:
        table.change_member(member.id, wounds=mended(member, HEALED))
    assert own.seat is not None, own
    referee.tell(GroupHealed(seat=own.seat, leader=table.leader(own).id, amount=HEALED))


def _pay(table: Table, own: Counter, *, rune: bool) -> None:
    """A rune, else the item of the lowest REPUTATION; they go back to their decks."""
    runes = [card for one in own.free for card in one.runes]
    items = [card for one in own.free for card in one.items]
    if runes or rune:
        strip(table, own.seat, (runes[0],))
        table.runes = (runes[0], *table.runes)
        return
    cheapest = min(items, key=lambda card: (ITEMS[card].rep, card))
    strip(table, own.seat, (cheapest,))
    lay_down(table, (cheapest,))


def _listed(table: Table, other: Counter) -> list[Number]:
    """Items on the leader's card that wait for it, not too great (4.3A7)."""
    items = table.leader(other).figure.items
    return [card for card in items if card in table.aside and ITEMS[card].rep <= GREATEST]


def _near(table: Table) -> list[Place]:
    """Places up to three links away, the own one too; closed ones and deadly ones are left out."""
    own = table.counter(current(table).mover)
    shut = going(table, own).closed
    found = {own.place}
    for _ in range(LINKS):
        found |= {near for place in found for near in BOARD[place].links if near not in shut}
    return [place for place in sorted(found) if not deadly(table, own, Road(0, (place,)))]


def _can_serve(table: Table, own: Counter, other: Counter) -> bool:
    leader = table.leader(other).id
    able = table.tracked.get(table.leader(own).id, 0) >= WAGES
    return able and may_follow(table, leader, own) and fits(table, leader, own)
