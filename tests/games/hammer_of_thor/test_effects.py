"""What cards bring that have succeeded (4.3A2 to 4.3A9), against nobody's groups and seats'."""

import pytest
from msgspec.structs import replace

from games.core.agenda import Position, settle
from games.core.dice import seeded
from games.core.vocabulary import tag
from games.hammer_of_thor.cards.effects import Follow
from games.hammer_of_thor.encounter.bargaining import AcceptDeal
from games.hammer_of_thor.encounter.dealing import GoThere, Guided, deals
from games.hammer_of_thor.encounter.effects import carried_out
from games.hammer_of_thor.encounter.joining import SendAway, Welcoming
from games.hammer_of_thor.encounter.legality import in_truce, legal
from games.hammer_of_thor.encounter.nonplayers import chosen
from games.hammer_of_thor.encounter.prompts import ItemHint, LootHint
from games.hammer_of_thor.encounter.resolving import Outcome, Result
from games.hammer_of_thor.encounter.spoils import Deal, Prize
from games.hammer_of_thor.encounter.state import Aid, Encounter
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.encounter.tricks import TakePrize
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.travel.manners import Manner, Sitting
from tests.games.hammer_of_thor.builder import Halt, group, member, table
from tests.games.loaded_dice import LoadedReferee, act

HERE = Place.BILSKIRNIR
GULLTOPP = NUMBERS["Gulltopp"]
SWORD, RING, RUNE = "1001", "1008", "1201"


def met(mine, theirs, *, seat=None, wild=True, treasure=(), place=HERE, **rest):
    """Seat 0 has met another counter."""
    rest.setdefault("heroes", {0: "Odin", 1: "Loki"})
    found = table(group(0, place, *mine), group(seat, place, *theirs), **rest)
    found.change_counter(2, wild=wild and seat is None)
    found.encounter = Encounter(1, 2, treasure=treasure)
    found.sitting = Sitting(1, place, Manner.PLAIN)
    if treasure:
        found.runes = tuple(card for card in found.runes if card not in treasure)
        found.magic = tuple(card for card in found.magic if card not in treasure)
    return found


def works(found, card, *dice, winner=1, deal=None):
    """That side's card has succeeded; what happens until somebody is asked."""
    position = Position(found, (), seeded("tests"), {})
    faces = [die + 1 for die in dice]
    referee = LoadedReferee(position, None, found.options, faces)
    steps = carried_out(found, Outcome(Result.SUCCESS, winner, card), deal, referee)
    settled, events = settle(found, [Halt(), *reversed(steps)], position.dice, referee)
    assert not referee.faces
    return settled, [tag(event) for event in events]


def renown(found, name):
    """Tracked REPUTATION."""
    return found.tracked.get(NUMBERS[name], 0)


def names(found, number):
    """Who stands in a counter, by the names on the cards."""
    home = next((one for one in found.counters if one.number == number), None)
    return {FIGURES[name].name for name in home.names} if home is not None else set()


@pytest.mark.rule("4.3A2")
def test_a_trick_brings_one_thing_by_choice():
    """4.3A2: treasure, item, rune or REPUTATION; by default in this order."""
    found = met(["Odin"], [member("Beli", shown=(RING,), runes=(RUNE,))], treasure=("1202",))
    position, _ = works(found, Card.CON)

    assert position.default(0) == TakePrize(Prize.TREASURE)
    assert list(position.asks[0]) == [
        TakePrize(Prize.TREASURE), TakePrize(Prize.ITEM, RING), TakePrize(Prize.RUNE),
        TakePrize(Prize.RENOWN),
    ]  # fmt: skip
    after, _ = act(position, 0, TakePrize(Prize.ITEM, RING))
    assert after.table.counter(1).members[0].hidden == (RING,)
    assert after.table.counter(2).members[0].shown == ()
    after, _ = act(position, 0, TakePrize(Prize.TREASURE))
    assert after.table.counter(1).members[0].runes == ("1202",)
    assert after.table.encounter.treasure == ()
    after, _ = act(position, 0, TakePrize(Prize.RENOWN))
    assert renown(after.table, "Odin") == 1


@pytest.mark.rule("4.3A2", "21.1", "21.4")
def test_a_prize_is_told_by_its_use_and_a_hidden_one_by_how_many_there_are():
    """4.3A2, 21.1: what lies open in numbers; of the rest the number alone is public."""
    beli = member("Beli", shown=(SWORD, RING), hidden=("1006", "1007"), runes=(RUNE,))
    found = met(["Odin"], [beli], treasure=("1202",))

    assert TakePrize(Prize.ITEM, SWORD).hint(found) == ItemHint(1, 0, 0, 1, more=False)
    assert TakePrize(Prize.ITEM, RING).hint(found) == ItemHint(0, 0, 0, 1, more=True)
    assert TakePrize(Prize.TREASURE).hint(found) == LootHint(guarded=1)
    assert TakePrize(Prize.ITEM).hint(found) == LootHint(concealed=2)
    assert TakePrize(Prize.RUNE).hint(found) == LootHint(runes=1)
    assert TakePrize(Prize.RENOWN).hint(found) == LootHint(renown=1)
    seats = met(["Odin"], ["Loki"], seat=1)
    assert TakePrize(Prize.RENOWN).hint(seats) == LootHint(renown=2)


@pytest.mark.rule("4.3A2")
def test_a_trick_on_a_seat_takes_an_item_else_a_rune_else_renown():
    """4.3A2: what is concealed by lot."""
    found = met(["Odin"], [member("Loki", hidden=(SWORD,), runes=(RUNE,))], seat=1)
    position, tags = works(found, Card.CON, 0)
    assert position.table.counter(1).members[0].hidden == (SWORD,)
    assert "goods-taken" in tags

    found = met(["Odin"], [member("Loki", runes=(RUNE,))], seat=1)
    assert works(found, Card.CON, 0)[0].table.counter(1).members[0].runes == (RUNE,)

    found = met(["Odin"], ["Loki"], seat=1, tracked={"Loki": 5})
    after = works(found, Card.CON)[0].table
    assert (renown(after, "Odin"), renown(after, "Loki")) == (2, 3)


@pytest.mark.rule("4.3A9")
def test_a_stranger_s_trick_costs_an_item_a_rune_or_renown():
    """4.3A9."""
    found = met([member("Odin", hidden=(SWORD,))], ["Hymir"])
    after = works(found, Card.CON, 0, winner=2)[0].table
    assert after.counter(1).members[0].items == ()
    assert SWORD in after.forged

    found = met(["Odin"], ["Hymir"], tracked={"Odin": 3})
    assert renown(works(found, Card.CON, winner=2)[0].table, "Odin") == 2


@pytest.mark.rule("4.3A3", "11.1")
def test_followers_join_as_far_as_they_may():
    """4.3A3, 11.1: the leader first; newcomers of tier 3 bring REPUTATION."""
    found = met(["Odin"], ["Bragi", "Surt"])
    after = works(found, Card.FOLLOWER)[0].table

    assert "Bragi" in names(after, 1)
    assert "Surt" in names(after, 2)
    assert renown(after, "Odin") == (FIGURES[NUMBERS["Bragi"]].tier >= 3)


@pytest.mark.rule("4.3A3", "8.1")
def test_where_there_is_no_room_somebody_goes():
    """4.3A3, 8.1: by default the lowest REPUTATION, old or new."""
    low = sorted(
        (f for f in FIGURES.values() if f.tier == 1 and f.side == "good" and not f.is_mortal),
        key=lambda f: f.id,
    )
    crowd = [one.name for one in low if one.race != "Animal"][:6]
    found = met(["Odin", *crowd], ["Bragi"])
    position, _ = works(found, Card.FOLLOWER)

    assert isinstance(position.step, Welcoming)
    assert SendAway(NUMBERS["Odin"]) not in position.asks[0]
    assert position.default(0).name in {NUMBERS[name] for name in crowd}
    stayed, _ = act(position, 0, SendAway(NUMBERS["Bragi"]))
    assert "Bragi" not in names(stayed.table, 1)
    came, _ = act(position, 0, SendAway(NUMBERS[crowd[0]]))
    assert "Bragi" in names(came.table, 1)
    assert crowd[0] not in names(came.table, 1)


@pytest.mark.rule("4.3A3", "4.3A9")
def test_nobody_is_lured_by_equal_charisma():
    """4.3A3: the leader loses REPUTATION instead."""
    found = met(["Bragi"], ["Loki", "Skjold"], seat=1, heroes={0: "Bragi", 1: "Loki"},
                tracked={"Loki": 4})  # fmt: skip
    after = works(found, Card.FOLLOWER)[0].table

    assert names(after, 2) == {"Loki", "Skjold"}
    assert renown(after, "Loki") == 3


@pytest.mark.rule("4.3A3", "4.3A9")
@pytest.mark.parametrize("card", [Card.FOLLOWER, Card.SEDUCE])
def test_a_seat_loses_its_lowest_follower(card):
    """4.3A3, 4.3A9: no hero, no leader, with less CHARISMA than the one who asks."""
    found = met(["Odin"], ["Loki", "Bragi"], seat=1)
    after = works(found, card)[0].table
    assert "Bragi" in names(after, 1)

    found = met(["Odin"], ["Loki"], seat=1, tracked={"Loki": 4})
    assert renown(works(found, card)[0].table, "Loki") == 3

    found = met(["Odin", "Bragi"], ["Freyja"])
    after = works(found, card, winner=2)[0].table
    assert names(after, 1) == {"Odin"}
    assert NUMBERS["Bragi"] in after.discards[FIGURES[NUMBERS["Bragi"]].race]


@pytest.mark.rule("4.3A4", "T19", "T19")
def test_love_wins_the_leader_alone_whoever_it_is():
    """4.3A4, T19: alignment, tier and REPUTATION do not bar; both are friends."""
    found = met(["Odin"], ["Skadi", "Bragi"])
    after = works(found, Card.SEDUCE)[0].table

    assert names(after, 1) == {"Odin", "Skadi"}
    assert names(after, 2) == {"Bragi"}
    assert after.are_friends(NUMBERS["Odin"], NUMBERS["Skadi"])


@pytest.mark.rule("4.3A8", "T31")
def test_friends_leave_the_decks_for_the_seat_and_count_once():
    """4.3A8: +1 once a leader and seat; Mortals and Animals stay in the decks."""
    found = met(["Odin"], ["Bragi"])
    after = works(found, Card.FRIENDSHIP)[0].table
    assert after.players[0].friends == (NUMBERS["Bragi"],)
    assert renown(after, "Odin") == 1

    found = met(["Odin"], ["Bragi"], wild=False)
    found = works(found, Card.FRIENDSHIP)[0].table
    found.encounter = Encounter(1, 2)
    again = works(found, Card.FRIENDSHIP)[0].table
    assert again.players[0].friends == ()
    assert renown(again, "Odin") == 1 + 2  # a resident, once (4.5.7)


@pytest.mark.rule("4.3.6")
def test_a_norns_friendship_brings_renown_once_a_match():
    """4.3.6: whichever Norn comes next."""
    first = works(met(["Odin"], ["Urd"], wild=False), Card.FRIENDSHIP)[0].table
    assert renown(first, "Odin") == 2

    honoured = {0: {"honoured": first.players[0].honoured}}
    found = met(["Odin"], ["Skuld"], players=honoured)
    assert renown(works(found, Card.FRIENDSHIP)[0].table, "Odin") == 0


@pytest.mark.rule("4.3A8")
def test_of_four_friends_the_lowest_goes():
    """4.3A8: three at most."""
    three = met(["Odin"], ["Bragi"], players={0: {"friends": (NUMBERS["Thor"], NUMBERS["Tyr"])}})
    assert len(works(three, Card.FRIENDSHIP)[0].table.players[0].friends) == 3

    friends = tuple(NUMBERS[name] for name in ("Thor", "Tyr", "Heimdall"))
    found = met(["Odin"], ["Bragi"], players={0: {"friends": friends}})
    after = works(found, Card.FRIENDSHIP)[0].table

    assert len(after.players[0].friends) == 3
    assert NUMBERS["Thor"] in after.players[0].friends


@pytest.mark.rule("4.3A8")
@pytest.mark.parametrize(("roll", "given"), [(4, True), (5, False)])
def test_a_friend_may_give_the_treasure(roll, given):
    """4.3A8: on a check of 4; not to a seat that was befriended."""
    found = met(["Odin"], ["Bragi"], treasure=(RUNE,))
    after = works(found, Card.FRIENDSHIP, roll)[0].table
    assert (after.counter(1).members[0].runes == (RUNE,)) is given

    found = met(["Odin"], ["Bragi"], treasure=(RUNE,))
    after = works(found, Card.FRIENDSHIP, winner=2)[0].table
    assert after.counter(1).members[0].runes == ()


@pytest.mark.rule("17.0")
def test_with_the_sworn_brother_a_friend_follows():
    """17.0: Fate 2027."""
    found = met(["Odin"], ["Bragi"])
    found.encounter = Encounter(1, 2, aids=(Aid(0, "2027", Follow()),))
    after = works(found, Card.FRIENDSHIP)[0].table

    assert "Bragi" in names(after, 1)
    assert after.players[0].friends == ()


@pytest.mark.rule("4.3A5", "4.5.1", "11.3")
def test_who_evades_stays_and_meets_nobody_else():
    """4.3A5, 4.5.1; 11.3: it costs 1 SPEED, if any is left."""
    for left, rest in ((3, 2), (0, 0)):
        found = met(["Odin"], ["Hymir"])
        found.sitting = replace(found.sitting, left=left)
        after = works(found, Card.EVADE)[0].table

        assert after.counter(1).place is HERE
        assert after.sitting.fled
        assert after.sitting.left == rest


@pytest.mark.rule("4.3A5")
@pytest.mark.parametrize(("roll", "found_it"), [(0, True), (9, False)])
def test_a_group_that_flees_may_leave_its_treasure(roll, found_it):
    """4.3A5: a die of at most the SENSES of the mover's leader."""
    found = met(["Odin"], ["Hymir"], treasure=(RUNE,))
    after = works(found, Card.EVADE, roll, winner=2)[0].table

    assert (after.counter(1).members[0].runes == (RUNE,)) is found_it


@pytest.mark.rule("4.3A5")
def test_another_seat_s_counter_that_evades_steps_aside():
    """4.3A5: to the neighbour of the lowest number that is open."""
    found = met(["Odin"], ["Loki"], seat=1)
    after = works(found, Card.EVADE, winner=2)[0].table

    assert after.counter(2).place is not HERE
    assert after.counter(1).place is HERE


@pytest.mark.rule("11.4")
def test_seats_make_peace_for_two_game_turns():
    """11.4: neither attacks, cheats or challenges; +1 each, once a pair."""
    position, events = works(met(["Odin"], ["Loki"], seat=1), Card.NEGOTIATE)
    after = act(position, 1, AcceptDeal())[0].table

    assert events == ["deal-put"]
    assert in_truce(after, 0, 1)
    assert in_truce(after, 1, 0)
    assert not in_truce(after, 0, 2)
    own, other = after.counters
    assert not {Card.ATTACK, Card.CON, Card.CHALLENGE} & set(legal(after, own, other, 2))
    assert (renown(after, "Odin"), renown(after, "Loki")) == (1, 1)
    again = act(works(after, Card.NEGOTIATE)[0], 1, AcceptDeal())[0].table
    assert (renown(again, "Odin"), renown(again, "Loki")) == (1, 1)


@pytest.mark.rule("4.3A7", "T42")
def test_deals_are_offered_where_there_is_something_to_give():
    """4.3A7: each once in a game-turn."""
    poor = met(["Odin"], ["Hymir"])
    assert set(deals(poor, *poor.counters)) == {Deal.NEWS, Deal.GUIDE, Deal.TRUCE}

    rich = met(
        [member("Odin", wounds=2, runes=(RUNE,))],
        ["Bragi"],
        treasure=("1202",),
        tracked={"Odin": 3},
    )
    offered = set(deals(rich, *rich.counters))
    assert {Deal.TREASURE, Deal.HEALING, Deal.SERVICE} <= offered
    rich.change_player(0, dealt=(Deal.HEALING,))
    assert Deal.HEALING not in set(deals(rich, *rich.counters))


@pytest.mark.rule("4.3A7")
def test_news_are_for_the_seat_alone():
    """4.3A7: two of the leader's race, and the next of the stack."""
    found = met(["Odin"], ["Hymir"])
    position = Position(found, (), seeded("tests"), {})
    referee = LoadedReferee(position, None, found.options, ())
    carried_out(found, Outcome(Result.SUCCESS, 1, Card.NEGOTIATE), Deal.NEWS, referee)
    news = next(event for event in referee.events if tag(event) == "news-heard")

    assert news.secret_to == 0
    assert news.card == found.stack[-1]
    assert news.names == tuple(reversed(found.decks["Jotun"][-2:]))


@pytest.mark.rule("4.3A7")
def test_a_deal_pays_and_brings_renown_once():
    """4.3A7."""
    found = met([member("Odin", runes=(RUNE,))], ["Hymir"], treasure=("1202",))
    after = works(found, Card.NEGOTIATE, deal=Deal.TREASURE)[0].table
    assert after.counter(1).members[0].runes == ("1202",)
    assert after.runes[0] == RUNE
    assert renown(after, "Odin") == 1

    found = met([member("Odin", wounds=5)], ["Hymir"])
    after = works(found, Card.NEGOTIATE, deal=Deal.HEALING)[0].table
    assert after.counter(1).members[0].wounds == 2

    found = met(["Odin"], ["Bragi"], tracked={"Odin": 5})
    after = works(found, Card.NEGOTIATE, deal=Deal.SERVICE)[0].table
    assert "Bragi" in names(after, 1)


@pytest.mark.rule("4.3A7", "4.1.3")
def test_a_deal_that_cannot_be_paid_any_more_brings_news():
    """4.3A7: the only rune has gone for the check itself (1214), and the treasure stays."""
    found = met(["Odin"], ["Hymir"], treasure=("1202",))
    after, events = works(found, Card.NEGOTIATE, deal=Deal.TREASURE)

    assert {"deal-made", "news-heard"} <= set(events)
    assert after.table.players[0].dealt == (Deal.NEWS,)
    assert after.table.counter(1).members[0].runes == ()


@pytest.mark.rule("4.3A7")
def test_a_guide_leads_up_to_three_links():
    """4.3A7."""
    position, _ = works(met(["Odin"], ["Hymir"]), Card.NEGOTIATE, deal=Deal.GUIDE)
    goals = {one.place for one in position.asks[0]}

    assert isinstance(position.step, Guided)
    assert HERE in goals
    assert position.default(0).place is HERE
    far = next(one for one in position.asks[0] if one.place is not HERE)
    assert act(position, 0, far)[0].table.counter(1).place is far.place
    assert GoThere("jotunheim", Place.MIMIRS_WELL) not in position.asks[0]


@pytest.mark.rule("4.3A9")
def test_strangers_make_the_deal_of_news():
    """4.3A9."""
    _, tags = works(met(["Odin"], ["Hymir"]), Card.NEGOTIATE, winner=2)

    assert {"deal-made", "news-heard"} <= set(tags)


@pytest.mark.rule("4.3A7")
def test_a_race_at_peace_does_not_attack():
    """4.3A7: truce; Surt, who would, evades."""
    found = met(["Odin"], ["Surt"])
    own, other = found.counters
    assert chosen(found, other, own, 2, 9) is Card.ATTACK
    peace = works(found, Card.NEGOTIATE, deal=Deal.TRUCE)[0].table

    assert chosen(peace, other, own, 2, 9) is Card.EVADE


@pytest.mark.rule("4.3A3", "4.3A4", "4.3A7")
def test_the_great_bring_renown_by_conviction_alone():
    """4.3A3: FOLLOWER counts a newcomer of tier 3; love and wages do not."""
    assert FIGURES[NUMBERS["Skadi"]].tier >= 3
    loved = works(met(["Odin"], ["Skadi"]), Card.SEDUCE)[0].table
    assert names(loved, 1) == {"Odin", "Skadi"}
    assert renown(loved, "Odin") == 0

    paid = met(["Odin"], ["Forseti"], tracked={"Odin": 3})
    after = works(paid, Card.NEGOTIATE, deal=Deal.SERVICE)[0].table
    assert FIGURES[NUMBERS["Forseti"]].tier >= 3
    assert names(after, 1) == {"Odin", "Forseti"}
    assert renown(after, "Odin") == 1  # the deal itself (4.3A7)


@pytest.mark.rule("4.3A3", "2.2A3", "11.0C")
def test_a_newcomer_stays_as_it_was():
    """4.3A3: wounds, lost wit, items that refused it, spent deeds; not what it withheld."""
    was = member(
        "Bragi", wounds=2, wisdom=1, intelligence=1, refused=(SWORD,), spent=("11.0C",),
        withheld=("2.2A",), shown=(RING,), runes=(RUNE,), venom=2,
    )  # fmt: skip
    after = works(met(["Odin"], [was], wild=False), Card.FOLLOWER)[0].table

    assert after.counter(1).member(NUMBERS["Bragi"]) == replace(was, withheld=())


@pytest.mark.rule("2.1F", "11.1", "4.5.7")
@pytest.mark.parametrize("tames", [False, True])
def test_the_animals_on_a_residents_card_come_along_with_it(tames):
    """Gulltopp follows Heimdall, whoever leads; where Animals follow anyhow, he comes once."""
    leader = next(
        one.name
        for one in FIGURES.values()
        if one.side is Side.GOOD
        and any(e.tames for e in member(one.name).entries(Hook.FOLLOW)) is tames
    )
    found = met([leader], ["Heimdall", member("Gulltopp", wounds=1)], wild=False)
    found.kept = tuple(one for one in found.kept if one != GULLTOPP)
    found.tracked = {NUMBERS[leader]: 40}
    after = works(found, Card.FOLLOWER)[0].table

    assert names(after, 1) == {leader, "Heimdall", "Gulltopp"}
    assert [one.wounds for one in after.counter(1).members if one.id == GULLTOPP] == [1]
    assert names(after, 2) == set()
