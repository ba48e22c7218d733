"""Deals between seats: named with a plan, accepted or refused, and kept (4.6.3, 11.4, T42)."""

import pytest
from msgspec.structs import replace

from games.core.dice import seeded
from games.core.errors import IllegalAction
from games.core.narrowing import Question, answer, narrow
from games.core.vocabulary import tag
from games.hammer_of_thor.encounter.bargaining import AcceptDeal, Bargain, RefuseDeal
from games.hammer_of_thor.encounter.effects import carried_out
from games.hammer_of_thor.encounter.legality import in_truce, legal
from games.hammer_of_thor.encounter.parting import Parting
from games.hammer_of_thor.encounter.planning import Meetings
from games.hammer_of_thor.encounter.plans import Plan
from games.hammer_of_thor.encounter.prompts import GiftHint
from games.hammer_of_thor.encounter.resolving import Outcome, Result
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.encounter.terms import PEACE, Offer, Propose, Terms, Want
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.lasting import end_game_turn
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.standing_orders import DealOrder, Orders, ReplyOrder
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running, table
from tests.games.hammer_of_thor.test_facing import HERE
from tests.games.loaded_dice import LoadedReferee, act

SWORD, BOW, RING, ROBE = "1001", "1002", "1008", "1081"
RUNE, OTHER, THIRD = "1201", "1202", "1203"
ODIN, LOKI, GNA, NARFI, NEP = (NUMBERS[name] for name in ("Odin", "Loki", "Gna", "Narfi", "Nep"))
TRADES = {
    "an item for peace": (Propose(Offer.ITEM, RING), AcceptDeal()),
    "a rune for an item": (Propose(Offer.RUNE, RUNE, want=Want.ITEM, item=SWORD), AcceptDeal()),
    "a follower for a rune": (
        Propose(Offer.FOLLOWER, name=NEP, want=Want.RUNE), AcceptDeal(OTHER),
    ),
    "nothing for a follower": (
        Propose(Offer.NOTHING, want=Want.FOLLOWER, follower=NARFI), AcceptDeal(),
    ),
    "a rune for a rune": (Propose(Offer.RUNE, RUNE, want=Want.RUNE), AcceptDeal(THIRD)),
    "a follower for a follower": (
        Propose(Offer.FOLLOWER, name=NEP, want=Want.FOLLOWER, follower=NARFI), AcceptDeal(),
    ),
}  # fmt: skip
"""What seat 0 names, and how seat 1 agrees."""


CARDS = (lambda one: one.items, lambda one: one.runes)
MANY = ("Nott", "Sigi", "Rind", "Bestla", "Groa", "Narfi")
"""As many followers as Loki can keep."""
WISE = member("Loki", runes=("1204", "1205", "1206", "1207", "1208"))
"""Loki with as many runes as he can hold."""
TALK = Plan(Card.NEGOTIATE, Card.EVADE, "kill", terms=Terms.TRADE)
AWAY = Plan(Card.EVADE, Card.EVADE, "kill")


def meeting(mine=(), theirs=(), place=HERE, **rest):
    """Odin has a ring concealed, a rune and Nep; Loki a sword, two runes and Narfi."""
    found = table(
        group(0, place, *(mine or (member("Odin", hidden=(RING,), runes=(RUNE,)), "Nep"))),
        group(
            1, place, *(theirs or (member("Loki", shown=(SWORD,), runes=(OTHER, THIRD)), "Narfi"))
        ),
        heroes={0: "Odin", 1: "Loki"},
        **rest,
    )
    held = {card for counter in found.counters for one in counter.members for card in one.runes}
    found.runes = tuple(card for card in found.runes if card not in held)
    found.encounter = Encounter(1, 2)
    return found


def weighed(deal, **rest):
    """Seat 1 weighs the deal of seat 0."""
    return at(meeting(**rest), Bargain(1, deal), Halt())


def owned(found):
    """What both groups have: members, items and runes."""
    return [
        (set(one.names), *({c for m in one.members for c in cards(m)} for cards in CARDS))
        for one in found.counters
    ]


def told(events, viewer):
    """What a seat hears, by kind."""
    return [tag(event) for event in events if event.secret_to in (None, viewer)]


@pytest.mark.rule("11.4", "T42")
@pytest.mark.parametrize("name", TRADES)
def test_a_deal_that_is_accepted_is_kept_at_once(name):
    """11.4: both give what was named, and both leaders win 1 REPUTATION."""
    deal, answer = TRADES[name]
    position = weighed(deal)
    mine, theirs = owned(position.table)

    after, events = act(position, 1, answer)

    given, got = {deal.card, deal.name} - {None}, {deal.item, deal.follower, answer.rune} - {None}
    now = owned(after.table)
    for before, kept, lost, won in ((mine, now[0], given, got), (theirs, now[1], got, given)):
        assert set().union(*kept) == set().union(*before) - lost | won
    assert in_truce(after.table, 0, 1) is (deal.want is Want.TRUCE)
    assert (after.table.tracked[ODIN], after.table.tracked[LOKI]) == (1, 1)
    assert tag(after.step) == "halt"
    assert told(events, None)[0] == "deal-accepted"


@pytest.mark.rule("11.4")
def test_a_follower_takes_all_that_it_has_along():
    """11.4: wounds, items and runes."""
    nep = member("Nep", wounds=2, runes=(RUNE,))
    position = weighed(Propose(Offer.FOLLOWER, name=NEP), mine=("Odin", nep))

    after, _ = act(position, 1, AcceptDeal())

    assert nep in after.table.counter(2).members


@pytest.mark.rule("11.4", "21.1")
def test_a_deal_may_be_refused_and_is_at_the_deadline():
    """11.4, 21.1: nothing changes hands, and the encounter is over."""
    position = weighed(TRADES["an item for peace"][0])
    before = owned(position.table)

    assert set(position.asks[1]) == {AcceptDeal(), RefuseDeal()}
    assert position.default(1) == RefuseDeal()
    assert position.is_window(1)
    after, events = act(position, 1, RefuseDeal())
    assert told(events, None) == ["deal-refused"]
    assert owned(after.table) == before
    assert not in_truce(after.table, 0, 1)
    assert not after.table.tracked
    assert tag(after.step) == "halt"


@pytest.mark.rule("21.2", "11.4")
@pytest.mark.parametrize(
    ("order", "peace", "trade"),
    [
        (DealOrder.ASK, None, None),
        (DealOrder.TRUCE, AcceptDeal(), RefuseDeal()),
        (DealOrder.REFUSE, RefuseDeal(), RefuseDeal()),
    ],
)
def test_an_order_answers_deals(order, peace, trade):
    """21.2: any truce, whatever is offered; what costs something is refused."""
    orders = Orders(deals=order)

    assert weighed(PEACE).ordered(1, orders) == peace
    assert weighed(TRADES["an item for peace"][0]).ordered(1, orders) == peace
    assert weighed(TRADES["a rune for a rune"][0]).ordered(1, orders) == trade
    offered = RULES.offered_orders(weighed(PEACE), 1)
    assert offered == {"deals": DealOrder.TRUCE}


@pytest.mark.rule("11.4")
@pytest.mark.parametrize(
    ("name", "rest"),
    [
        ("an item for peace", {"mine": ("Odin", "Nep")}),
        ("a rune for an item", {"theirs": ("Loki", "Narfi")}),
        ("a follower for a rune", {"theirs": ("Loki", "Narfi")}),
        ("nothing for a follower", {"theirs": ("Loki",)}),
        ("a follower for a follower", {"mine": ("Odin",)}),
    ],
)
def test_a_deal_about_what_is_gone_lapses(name, rest):
    """11.4: nobody is asked, nothing changes hands, and nobody wins REPUTATION."""
    found = meeting(**rest)
    before = owned(found)

    position, events = running(found, Bargain(1, TRADES[name][0]))

    assert told(events, None) == ["deal-lapsed"]
    assert owned(position.table) == before
    assert not position.table.tracked


@pytest.mark.rule("11.4", "8.1", "11.1", "2.2B")
@pytest.mark.parametrize(
    ("deal", "rest"),
    [
        (Propose(Offer.FOLLOWER, name=GNA), {"mine": ("Odin", "Gna"), "theirs": ("Loki", *MANY)}),
        (Propose(Offer.FOLLOWER, name=NUMBERS["Vali"]), {"mine": ("Odin", "Vali")}),
        (Propose(Offer.RUNE, RUNE), {"theirs": (WISE,)}),
    ],
)  # fmt: skip
def test_a_deal_without_room_lapses(deal, rest):
    """8.1, 11.1, 2.2B: followers within capacity who may follow, runes within INTELLIGENCE."""
    position, events = running(meeting(**rest), Bargain(1, deal))

    assert told(events, None) == ["deal-lapsed"]
    assert tag(position.step) == "halt"


@pytest.mark.rule("11.4")
def test_what_goes_makes_room_for_what_comes():
    """11.4: both sides full, they may still exchange a follower, or a rune."""
    swapped = TRADES["a follower for a follower"][0]

    assert AcceptDeal() in weighed(swapped, theirs=("Loki", *MANY)).asks[1]
    assert AcceptDeal("1204") in weighed(TRADES["a rune for a rune"][0], theirs=(WISE,)).asks[1]


@pytest.mark.rule("11.4", "2.2A4")
def test_who_accepts_an_item_that_nobody_can_hold_is_told_and_loses_it():
    """2.2A4: hands are nobody else's business, so nobody else is asked about them."""
    laden = member("Loki", hidden=(BOW,))
    position = weighed(
        Propose(Offer.ITEM, SWORD), mine=(member("Odin", shown=(SWORD,)),), theirs=(laden,)
    )

    assert RULES.hint(position, AcceptDeal()) == GiftHint(SWORD, held=False)
    after, events = act(position, 1, AcceptDeal())
    assert SWORD in after.table.removed
    assert "card-lost" in told(events, 1)
    assert "card-lost" not in told(events, 0)


@pytest.mark.rule("11.4")
def test_deals_bring_renown_once_a_pair():
    """11.4: whoever of the two proposes the second one."""
    after, _ = act(weighed(PEACE), 1, AcceptDeal())
    found = after.table
    found.encounter = Encounter(1, 2)

    again, _ = act(at(found, Bargain(0, PEACE), Halt()), 0, AcceptDeal())

    assert (again.table.tracked[ODIN], again.table.tracked[LOKI]) == (1, 1)
    assert len(again.table.rules) == 1


@pytest.mark.rule("11.4", "4.3.5")
def test_both_are_held_to_a_truce_until_the_next_game_turn_ends():
    """11.4: no ATTACK, CON or CHALLENGE, of any of their groups; where all attack they part."""
    fierce = next(place for place, spot in BOARD.items() if spot.box is Box.ALL_ATTACK)
    after, _ = act(weighed(PEACE), 1, AcceptDeal())
    found = after.table
    own, other = found.counters

    for one, two in ((own, other), (other, own)):
        assert not {Card.ATTACK, Card.CON, Card.CHALLENGE} & set(legal(found, one, two, 2))
        there = [replace(counter, place=fierce) for counter in (one, two)]
        assert legal(found, *there, 1) == (Card.EVADE,)
    end_game_turn(found)
    assert in_truce(found, 1, 0)
    end_game_turn(found)
    assert legal(found, *there, 1) == (Card.ATTACK,)


def named(position, seat, deal):
    """A seat has planned to talk, and named a deal; the events of both presses."""
    talking = Plan(Card.NEGOTIATE, Card.EVADE, "kill", terms=Terms.TRADE)
    plan = replace(talking, mode=position.default(seat).mode)
    position, silent = position.apply(seat, plan)
    position, events = position.apply(seat, deal)
    return position, (*silent, *events)


@pytest.mark.rule("4.6.3", "11.4")
def test_a_deal_is_named_after_a_plan_to_talk():
    """4.6.3: in the same sitting; a plain truce takes no question more."""
    position = at(meeting(), Meetings((0, 1), ()), Halt())
    plain = next(one for one in position.asks[0] if one.first is Card.NEGOTIATE)
    assert plain.terms is Terms.TRUCE
    assert position.apply(0, plain)[0].awaited == (1,)

    deal = TRADES["a rune for an item"][0]
    position, events = named(position, 0, deal)
    assert [tag(event) for event in events] == ["plan-made"]
    assert position.awaited == (1,)
    assert position.step.deals == ((0, deal),)


@pytest.mark.rule("4.6.3", "11.4", "4.3A7")
def test_a_negotiate_that_works_puts_the_deal_to_the_other_seat():
    """4.3.2, 11.4: NEGOTIATE against NEGOTIATE, the faster one's deal is heard."""
    found = meeting()
    position, _ = named(at(found, Meetings((0, 1), ()), Halt()), 0, TRADES["a rune for an item"][0])
    plain = next(one for one in position.asks[1] if {one.first, one.then} == {Card.NEGOTIATE})

    position, events = position.apply(1, plain)

    step = position.step
    assert isinstance(step, Bargain)
    faster = 1 - step.seat
    assert step.deal == (TRADES["a rune for an item"][0] if faster == 0 else PEACE)
    assert "deal-put" in told(events, None)


@pytest.mark.rule("4.6.3")
def test_asking_for_a_deal_does_not_multiply_the_plans():
    """4.6.3: offers and wants are a question of their own."""
    position = at(meeting(), Meetings((0, 1), ()), Halt())
    plans = list(position.asks[0].kinds[Plan])

    assert all(one.talks for one in plans if one.terms is Terms.TRADE)
    assert len(plans) <= 64 * 24
    begun = position.apply(0, next(one for one in plans if one.terms is Terms.TRADE))[0]
    assert {type(one) for one in begun.asks[0]} == {Propose}
    assert begun.default(0) == PEACE


@pytest.mark.rule("11.4")
def test_only_what_is_there_and_may_go_can_be_named():
    """11.4: leaders, heroes and captives stay; of the other group what all can see."""
    theirs = (
        member("Loki", shown=(SWORD,), hidden=(ROBE,), runes=(OTHER,)),
        "Narfi",
        member("Sigi", captive=True),
    )
    odin = member("Odin", hidden=(RING,), runes=(RUNE,))
    mine = (odin, "Nep", "Gna", member("Nott", captive=True))
    found = meeting(mine, theirs, players={0: {"heroes": (ODIN, GNA)}})
    deals = list(at(found, Meetings((0, 1), (), begun=TALK)).asks[0])

    assert {one.card for one in deals} == {None, RING, RUNE}
    assert {one.name for one in deals} == {None, NEP}
    assert {one.item for one in deals} == {None, SWORD}
    assert {one.follower for one in deals} == {None, NARFI}
    assert {one.want for one in deals} == set(Want)


def questions(ask, action):
    """How often a panel asks until it has an action."""
    chosen = {}
    while isinstance(question := narrow(ask, chosen), Question):
        chosen[question.field] = answer(action, question.field)
    assert question == action
    return len(chosen)


@pytest.mark.rule("11.4")
@pytest.mark.parametrize(
    ("mine", "most"),
    [
        ((), 1),
        ((member("Odin", hidden=(RING, BOW), shown=(ROBE,), runes=(RUNE,)), "Nep", "Gna"), 2),
    ],
)
def test_a_deal_is_named_by_one_choice_or_what_is_given_comes_first(mine, most):
    """11.4: whatever two groups can give each other; few deals are one list of whole sentences."""
    deals = at(meeting(mine), Meetings((0, 1), (), begun=TALK)).asks[0]

    assert {questions(deals, deal) for deal in deals} == {most}


@pytest.mark.rule("11.4", "2.2A4")
def test_nobody_asks_for_an_item_without_a_free_hand():
    """2.2A4: unless the own one is what is offered for it."""
    mine = (member("Odin", shown=(BOW,)),)
    begun = Meetings((0, 1), (), begun=TALK)
    deals = at(meeting(mine), begun).asks[0]

    assert Propose(Offer.NOTHING, want=Want.ITEM, item=SWORD) not in deals
    assert Propose(Offer.ITEM, BOW, want=Want.ITEM, item=SWORD) in deals


@pytest.mark.rule("11.4", "4.6.3")
@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (Propose(Offer.ITEM, SWORD), "cannot-give"),
        (Propose(Offer.FOLLOWER, name=ODIN), "cannot-give"),
        (Propose(Offer.NOTHING, want=Want.ITEM, item=RING), "cannot-ask"),
        (Propose(Offer.NOTHING, want=Want.FOLLOWER, follower=LOKI), "cannot-ask"),
        (Propose(Offer.RUNE, RUNE, want=Want.RUNE, item=SWORD), "cannot-ask"),
    ],
)
def test_other_deals_are_refused_with_a_reason(action, refusal):
    """11.4."""
    begun = Meetings((0, 1), (), begun=TALK)
    with pytest.raises(IllegalAction) as caught:
        at(meeting(), begun).check(0, action)
    assert tag(caught.value.refusal) == refusal


@pytest.mark.rule("11.4", "8.1", "4.6.3")
def test_refusals_tell_of_room_of_runes_and_of_plans_without_talk():
    """11.4, 8.1, 4.6.3."""
    full = ("Odin", "Bragi", "Gna", "Nanna", "Groa", "Nott", "Rind")
    begun = Meetings((0, 1), (), begun=TALK)
    wanted = TRADES["nothing for a follower"][0]
    given = Propose(Offer.FOLLOWER, name=GNA)
    ally = meeting(("Odin", "Gna"), players={0: {"heroes": (ODIN, GNA)}})
    for position, seat, action, refusal in (
        (at(ally, begun), 0, given, "cannot-give"),
        (at(meeting(full), begun), 0, wanted, "cannot-take"),
        (weighed(TRADES["a rune for a rune"][0]), 1, AcceptDeal(RUNE), "cannot-give"),
        (weighed(PEACE), 1, AcceptDeal(OTHER), "cannot-give"),
        (
            at(meeting(), Meetings((0, 1), ())), 0,
            Plan(Card.EVADE, Card.EVADE, "kill", terms=Terms.TRADE), "trade-without-talk",
        ),
    ):  # fmt: skip
        with pytest.raises(IllegalAction) as caught:
            position.check(seat, action)
        assert tag(caught.value.refusal) == refusal


@pytest.mark.rule("21.4", "11.4")
def test_nobody_hears_that_a_plan_is_to_be_about_a_trade():
    """21.4: the same seat is asked by the same words, and nothing is told."""
    for waiting in ((0, 1), (1,)):
        plans = () if waiting[0] == 0 else (AWAY,)
        seat = waiting[0]
        before = at(meeting(), Meetings(waiting, plans), Halt())
        trade = next(one for one in before.asks[seat] if one.terms is Terms.TRADE)
        after, events = before.apply(seat, trade)

        assert events == ()
        assert after.prompt(seat) == before.prompt(seat)
        for viewer in {None, 0, 1, 2} - {seat}:
            assert RULES.view(after, viewer) == RULES.view(before, viewer)


@pytest.mark.rule("21.4", "11.4")
@pytest.mark.parametrize(
    ("name", "hidden"), [("a rune for an item", RUNE), ("an item for peace", RING)]
)
def test_a_concealed_gift_is_shown_to_the_two_alone(name, hidden):
    """21.4: others hear of a rune, or of an item; so they do when it changes hands."""
    deal, answer = TRADES[name]
    found = meeting()
    succeeded = Outcome(Result.SUCCESS, 1, Card.NEGOTIATE)
    referee = LoadedReferee(at(found, Halt()), None, found.options, ())
    (step,) = carried_out(found, succeeded, deal, referee)
    position, put = at(found, step, Halt()), referee.events
    after, kept = act(position, 1, answer)

    for viewer in (None, 2):
        for event in (*put, *kept):
            assert event.secret_to not in (None, viewer) or hidden not in repr(event)
        assert hidden not in repr(RULES.view(position, viewer).encounter)
    assert RULES.view(position, 2).encounter.deal == replace(deal, card=None)
    assert hidden not in repr(position.prompt(1))
    assert RULES.hint(position, answer).card == hidden
    for events, knowing in ((put, {1}), (kept, {0, 1})):
        assert {event.secret_to for event in events if hidden in repr(event)} == knowing
    assert tag(after.step) == "halt"


@pytest.mark.rule("21.4", "11.4")
def test_what_was_shown_stays_known_and_strangers_do_not_know_it():
    """21.4: dealt anew, the rune that is weighed is the same for the two, and any for others."""
    found = meeting((member("Odin", runes=(RUNE, "1204")), "Nep"))
    position = at(found, Bargain(1, Propose(Offer.RUNE, RUNE)), Halt())

    def seen(viewer):
        for number in range(40):
            other = RULES.redeal(position, viewer, seeded(f"deal {number}"))
            card, runes = other.step.deal.card, other.table.counter(1).members[0].runes
            assert card in runes
            yield card, runes

    assert {card for card, _ in seen(0)} == {RUNE}
    assert {card for card, _ in seen(1)} == {RUNE}
    assert len({runes for _, runes in seen(1)}) > 1
    assert len({card for card, _ in seen(2)}) > 1
    assert len({card for card, _ in seen(None)}) > 1


@pytest.mark.rule("21.4", "4.6.3")
def test_others_do_not_know_which_deal_was_named():
    """21.4: neither what a seat has begun, nor what it has named."""
    position, _ = named(
        at(meeting(), Meetings((0, 1), ()), Halt()), 0, TRADES["a rune for an item"][0]
    )
    deals = [
        RULES.redeal(position, seat, seeded(str(n))).step.deals
        for n in range(40)
        for seat in (1, 2)
    ]
    own = {RULES.redeal(position, 0, seeded(str(n))).step.deals for n in range(40)}

    assert len(set(deals)) > 1
    assert () in deals
    assert own == {position.step.deals}


@pytest.mark.rule("21.2", "4.6.3")
def test_orders_reply_with_a_plain_truce():
    """21.2: no order names a trade, and who has begun one is asked for it."""
    orders = Orders(reply=ReplyOrder.AS_NPC)
    plans = (AWAY,)
    position = at(meeting(), Meetings((1,), plans), Halt())

    assert position.ordered(1, orders).terms is Terms.TRUCE
    begun = at(position.table, Meetings((1,), plans, begun=TALK))
    assert begun.ordered(1, orders) is None


@pytest.mark.rule("11.4", "21.5")
def test_a_robot_accepts_what_gains():
    """11.4: by how it stands afterwards."""
    gains = weighed(Propose(Offer.RUNE, RUNE))
    loses = weighed(Propose(Offer.NOTHING, want=Want.FOLLOWER, follower=NARFI))

    def better(position):
        values = {
            action: RULES.appraise(RULES.view(position.apply(1, action)[0], 1))
            for action in position.asks[1]
        }
        return max(values, key=values.get)

    assert better(gains) == AcceptDeal()
    assert better(loses) == RefuseDeal()


@pytest.mark.rule("13.6", "11.4")
def test_who_leaves_leaves_the_deal_too():
    """13.6: whoever of the two it is."""
    for seat in (0, 1):
        for step in (Bargain(1, PEACE), Meetings((1,), (AWAY,), begun=TALK)):
            after, _ = RULES.retire(at(meeting(), step, Parting(), Halt()), seat)

            assert tag(after.step) == "halt"


@pytest.mark.rule("21.6")
def test_what_was_saved_before_there_were_deals_can_be_loaded():
    """21.6: a plan without terms is about a truce."""
    data = RULES.codec.dump(at(meeting(), Meetings((1,), (AWAY,))))
    old = data.replace(b',"terms":"truce"', b"")

    assert old != data
    assert RULES.codec.load(old).step == RULES.codec.load(data).step
