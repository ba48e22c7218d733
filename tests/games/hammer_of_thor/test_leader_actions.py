"""Leader Actions: how one is got, and what each of the sixteen does (4.1.5, 4.3B, 18.2, 19.0)."""

import pytest
from msgspec.structs import replace

from games.core.dice import seeded
from games.hammer_of_thor.battle.battle import Battle
from games.hammer_of_thor.battle.deciding import Fight
from games.hammer_of_thor.battle.events import RoundFought
from games.hammer_of_thor.battle.orders import Mode
from games.hammer_of_thor.cards.deck import ITEMS, LEADER_ACTIONS, When
from games.hammer_of_thor.encounter import aids
from games.hammer_of_thor.encounter.arriving import Led
from games.hammer_of_thor.encounter.deeds import succeeded, take_lead
from games.hammer_of_thor.encounter.helping import WITH_A_CARD, WITH_AN_ORDER
from games.hammer_of_thor.encounter.joining import lure
from games.hammer_of_thor.encounter.planning import Meetings, Plan
from games.hammer_of_thor.encounter.rounds import Answer, Facing
from games.hammer_of_thor.encounter.state import Aid
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import StackSeen, StackShown
from games.hammer_of_thor.fate.lead_events import HeirNamed, LeadTaken, MemberBound
from games.hammer_of_thor.fate.playing import OWN_TURN, offers, plays
from games.hammer_of_thor.fate.prompts import CheckHint, HeirHint, MarchHint
from games.hammer_of_thor.folk.blows import Moment, needed
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.folk.graves import Death
from games.hammer_of_thor.land.board import BOARD
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.missions.events import HeirSucceeded
from games.hammer_of_thor.missions.stock import TakingStock
from games.hammer_of_thor.partings import bury
from games.hammer_of_thor.redealing import redeal
from games.hammer_of_thor.references import REFERENCES, shelf
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.travel.events import ScoutsReturned
from games.hammer_of_thor.travel.going import speed
from games.hammer_of_thor.travel.manners import Manner
from games.hammer_of_thor.travel.travel import Travel, Travels
from games.hammer_of_thor.turns.rounds import TurnEnds
from games.hammer_of_thor.view import view
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running, table
from tests.games.hammer_of_thor.fates import HEROES, aimed, loaded, played, told, turn, ways
from tests.games.hammer_of_thor.fights import HERE, SUBDUE, fought, one_of
from tests.games.hammer_of_thor.fights import facing as fighting
from tests.games.loaded_dice import act

IDA, GLADSHEIM = Place.IDAS_PLAIN, Place.GLADSHEIM
AT_ONCE = [card for card, paper in LEADER_ACTIONS.items() if paper.play is When.TURN]


def ready(card, *counters, **rest):
    """Seat 0 has a Leader Action."""
    found = table(*counters, **({"heroes": HEROES} | rest))
    found.change_player(0, lead=card)
    return found


def met(card, *, mine=("Odin",), theirs=("Bragi",), seat=None, **rest):
    """Seat 0 has one, and faces a group."""
    found = fighting(mine, theirs, seat=seat, **({"heroes": HEROES} | rest))
    found.change_player(0, lead=card)
    return found


def lead(found, card, name=None, *, when=OWN_TURN, counter=1):
    """The card is played, for a counter unless it goes with an Encounter card or an order."""
    if when is not OWN_TURN:
        of = found.counter(found.encounter.other).seat if card == "5002" else None
        return played(found, Play(card, of=of), when=when)
    return played(found, aimed(found, card, counter, name=name))


@pytest.mark.rule("4.1.5", "4.3B")
@pytest.mark.parametrize(("card", "taken"), [(Card.CON, True), (Card.EVADE, False)])
def test_a_card_that_works_brings_the_top_leader_action(card, taken):
    """4.3B: not EVADE."""
    found = met(None, leads=("5001", "5006"))
    referee = loaded(found)
    succeeded(found, found.counter(1), card, referee)

    assert found.players[0].lead == ("5006" if taken else None)
    assert found.leads == (("5001",) if taken else ("5001", "5006"))
    assert [one.card for one in told(referee.events, LeadTaken)] == (["5006"] if taken else [])


@pytest.mark.rule("4.3B")
def test_whoever_has_one_takes_no_second_and_nobody_takes_of_nothing():
    """4.3B, 1.7."""
    found = ready("5001", group(0, IDA, "Odin"), leads=("5006",))
    take_lead(found, 0, loaded(found))
    assert (found.players[0].lead, found.leads) == ("5001", ("5006",))

    found = ready(None, group(0, IDA, "Odin"), leads=())
    take_lead(found, 0, loaded(found))
    assert found.players[0].lead is None


@pytest.mark.rule("4.3B")
def test_a_leader_of_nobody_takes_none_and_another_seat_that_answers_does():
    """4.3B: it is for seats."""
    found = met(None, seat=1, theirs=("Loki",), leads=("5006",))
    succeeded(found, found.counter(2), Card.CON, loaded(found))
    assert found.players[1].lead == "5006"

    found = met(None, leads=("5006",))
    succeeded(found, found.counter(2), Card.CON, loaded(found))
    assert found.leads == ("5006",)


@pytest.mark.rule("4.3B")
def test_it_is_taken_in_an_encounter_that_goes_well():
    """4.3B: from the Encounter card to the card that lies open."""
    found = met(None, theirs=("Sif",), leads=("5006",))
    found.encounter = replace(found.encounter, seen=Card.FRIENDSHIP)
    after, events = act(at(found, Facing(0), Halt()), 0, Answer(Card.FRIENDSHIP))

    assert after.table.players[0].lead == "5006"
    assert told(events, LeadTaken)[0].explained_by == "card-5006"


@pytest.mark.rule("4.1.5")
@pytest.mark.parametrize("card", LEADER_ACTIONS)
def test_each_is_played_at_its_own_moments_alone(card):
    """4.1.5: the ways of 4.1.2, own decisions only."""
    found = met(card, mine=(member("Odin", wounds=5), "Sif"), theirs=("Bragi",))
    paper = LEADER_ACTIONS[card]

    assert bool(list(plays(found, 0, frozenset({paper.play})))) is True
    for moment in When:
        if moment is not paper.play:
            assert list(plays(found, 0, frozenset({moment}))) == []
    assert list(plays(found, 1, frozenset(When))) == []


@pytest.mark.rule("4.1.5")
def test_it_is_offered_in_the_own_turn_without_a_held_card_and_never_in_anothers():
    """4.1.5: nobody waits for it, and nobody is asked beside."""
    found = ready("5014", group(0, IDA, "Odin"), group(1, GLADSHEIM, "Loki"))

    assert offers(found, 0, own_turn=True) == [Play("5014", NUMBERS["Odin"])]
    assert offers(found, 0, own_turn=False) == []


@pytest.mark.rule("4.1.5", "21.6")
@pytest.mark.parametrize("card", AT_ONCE)
def test_it_is_used_once_and_leaves_the_game(card):
    """4.1.5: and the held card stays."""
    found = ready(card, group(0, IDA, member("Odin", wounds=5), "Bragi"))
    found.change_player(0, held="2001")
    name = "Bragi" if LEADER_ACTIONS[card].target else None
    counter = None if card == "5013" else 1
    lead(found, card, NUMBERS.get(name), counter=counter)

    assert (found.players[0].lead, found.players[0].held) == (None, "2001")
    assert found.removed == (card,)


@pytest.mark.rule("19.0")
@pytest.mark.parametrize(
    ("card", "side", "stat", "add"),
    [("5001", 0, "hit", 1), ("5010", None, "loss", -1), ("5011", None, "hit", -1)],
)
def test_a_card_for_the_battle_sways_a_side(card, side, stat, add):
    """5001: own hits. 5010, 5011: loss and hits of the enemies."""
    found = met(card)
    lead(found, card, when=WITH_AN_ORDER)

    sides = {seat: aids.swayed(found, seat, stat) for seat in (0, None)}
    assert sides == {0: 0, None: 0, side: add}


@pytest.mark.rule("19.0")
def test_a_feint_shows_the_others_card():
    """5002."""
    found = met("5002", theirs=("Sif",))
    after, _ = act(at(found, Facing(0), Halt()), 0, Play("5002"), 1)

    assert after.table.encounter.seen is not None


def surprised(found, number, side):
    """A side is struck at as one that is taken by surprise."""
    battle = Battle(0, 1, None, None, ("001", "002"), resident=False, round=number)
    own, other = found.counter(1), found.counter(2)
    return battle.is_caught(found, other if side == 0 else own)


@pytest.mark.rule("19.0")
def test_an_ambush_surprises_in_the_first_round():
    """5003: the enemy, whatever it chose."""
    found = met("5003")
    assert not surprised(found, 1, 1)
    lead(found, "5003", when=WITH_AN_ORDER)

    assert [surprised(found, number, 1) for number in (1, 2)] == [True, False]
    assert not surprised(found, 1, 0)


@pytest.mark.rule("19.0")
@pytest.mark.parametrize(("card", "hits"), [(None, False), ("5003", True)])
def test_an_ambush_makes_the_first_blow_easier(card, hits):
    """5003: a die of one more than is needed hits."""
    found = met(card, mine=("Bragi",), theirs=("Sif",))
    if card:
        lead(found, card, when=WITH_AN_ORDER)
    bragi, sif = one_of(found, "Bragi"), one_of(found, "Sif")
    one_more = needed(bragi, sif, Moment(found.season, 1, HERE)) + 1
    _, events = fought(found, one_more, *([0] if hits else []), order=SUBDUE)

    assert (told(events, RoundFought)[0].dealt > 0) is hits


@pytest.mark.rule("18.2")
def test_a_hostage_brings_renown_after_a_victory():
    """5004: +2 for the leader."""
    gained = []
    for card in (None, "5004"):
        found = met(card, mine=("Thor",), theirs=(member("Gersemi", wounds=1),), heroes={0: "Thor"})
        if card:
            lead(found, card, when=WITH_AN_ORDER)
        after, _ = fought(found, *[0] * 40)
        gained.append(after.table.tracked.get(NUMBERS["Thor"], 0))

    assert gained[1] - gained[0] == 2


@pytest.mark.rule("19.0")
@pytest.mark.parametrize(
    ("card", "helped"),
    [
        ("5005", {Card.FRIENDSHIP: 3, Card.NEGOTIATE: 3}),
        ("5006", {Card.FOLLOWER: 2}),
        ("5009", {Card.EVADE: 5}),
        ("5012", {Card.NEGOTIATE: 2}),
    ],
)
def test_a_card_for_the_encounter_helps_its_own_cards(card, helped):
    """5005, 5006, 5009, 5012; an envoy also comes first."""
    found = met(card)
    lead(found, card, when=WITH_A_CARD)

    assert {one: added for one in Card if (added := aids.added(found, 0, one))} == helped
    assert aids.is_first(found, 0) is (card == "5012")


@pytest.mark.rule("19.0")
def test_a_forced_march_speeds_the_group_that_pays_for_it():
    """5007: 2 SPEED; each member loses 1 STAMINA, and no other group is faster."""
    found = ready("5007", group(0, IDA, "Odin", "Sif"), group(0, GLADSHEIM, "Bragi"))
    before = [speed(found, one) for one in found.of(0)]
    lead(found, "5007")

    assert [speed(found, one) for one in found.of(0)] == [before[0] + 2, before[1]]
    assert [one.wounds for counter in found.of(0) for one in counter.members] == [1, 1, 0]


@pytest.mark.rule("19.0")
def test_a_camp_heals_the_group_that_stays_for_it():
    """5008: 3 STAMINA each; that group has 9 SPEED less, and others none."""
    hurt = group(0, IDA, member("Odin", wounds=5), "Sif")
    found = ready("5008", hurt, group(0, GLADSHEIM, "Bragi"))
    before = speed(found, found.counter(2))
    lead(found, "5008")

    assert one_of(found, "Odin").wounds == 2
    assert [speed(found, one) for one in found.of(0)] == [0, before]
    ask = Travels(0).ask(found)
    camped = {one.manner for one in ask if one.leader == NUMBERS["Odin"]}
    assert camped == {Manner.PLAIN}


def scouting(*names, card=None, to=Place.BILSKIRNIR, manner=Manner.PLAIN):
    """A group goes somewhere."""
    start = Place.IDAS_PLAIN if to is not Place.UTGARD else Place.UTGARD
    found = ready(card, group(0, start, *names))
    if card:
        lead(found, card, counter=None)
    leader = found.leader(found.counter(1)).id
    action = Travel(leader, BOARD[start].realm, start, manner)
    return act(at(found, Travels(0), Halt()), 0, action)


@pytest.mark.rule("19.0")
def test_scouts_need_no_roll_and_no_speed():
    """5013: for the journey of this turn; never at Utgard."""
    after, events = scouting("Bragi", card="5013")
    assert after.table.sitting.scouted
    assert [one.success for one in told(events, ScoutsReturned)] == [True]

    after, _ = scouting("Bragi")
    assert not after.table.sitting.scouted
    after, _ = scouting("Bragi", card="5013", to=Place.UTGARD)
    assert not after.table.sitting.scouted


@pytest.mark.rule("19.0")
def test_spoils_are_divided_between_the_leader_and_sub_leaders():
    """5014: 1 REPUTATION each."""
    found = ready("5014", group(0, IDA, "Odin", "Sif", "Freyja"))
    found.change_counter(1, trusted=(NUMBERS["Freyja"],))
    lead(found, "5014")

    assert found.tracked == {NUMBERS["Odin"]: 1, NUMBERS["Freyja"]: 1}


@pytest.mark.rule("19.0")
def test_an_oath_makes_a_member_steadfast_for_good():
    """5015: 4.0H; those who are steadfast already cannot swear it."""
    found = ready("5015", group(0, IDA, "Odin", "Bragi", "Sif"))
    names = {one.name for one in ways(found, 0)}
    assert names == {NUMBERS["Odin"], NUMBERS["Bragi"]}

    events = lead(found, "5015", NUMBERS["Bragi"])
    assert "4.0H" in one_of(found, "Bragi").codes
    assert told(events, MemberBound) == [MemberBound(name=NUMBERS["Bragi"], code="4.0H")]


@pytest.mark.rule("18.2")
def test_an_heir_has_what_the_dead_leader_had_won():
    """5016: tracked REPUTATION, once the leader is dead."""
    found = ready("5016", group(0, IDA, "Odin", "Sif"), tracked={"Odin": 9, "Sif": 1})
    odin, sif = NUMBERS["Odin"], NUMBERS["Sif"]
    assert lead(found, "5016", sif)[-1] == HeirNamed(leader=odin, name=sif)
    assert running(found, TakingStock())[1] == ()

    bury(found, 0, [one_of(found, "Odin")], Death.SLAIN)
    found.change_counter(1, members=(one_of(found, "Sif"),))
    after, events = running(found, TakingStock())

    assert events == (HeirSucceeded(name=sif, leader=odin, reputation=9),)
    assert after.table.tracked == {sif: 10}
    assert not after.table.holds(Key.HEIR)


@pytest.mark.rule("18.2")
@pytest.mark.parametrize("gone", [True, False])
def test_an_heir_who_is_gone_or_elsewhere_inherits_nothing(gone):
    """5016: dead before the leader, or won by another seat."""
    found = ready("5016", group(0, IDA, "Odin", "Sif"), group(1, IDA, "Loki"), tracked={"Odin": 9})
    lead(found, "5016", NUMBERS["Sif"])
    odin, sif = one_of(found, "Odin"), one_of(found, "Sif")
    found.change_counter(1, members=())
    bury(found, 0, [odin], Death.SLAIN)
    if not gone:
        found.change_counter(2, members=(*found.counter(2).members, sif))

    assert running(found, TakingStock())[1] == ()
    assert not found.holds(Key.HEIR)


@pytest.mark.rule("4.1.2")
def test_a_card_for_the_battle_is_played_with_the_battle_order_too():
    """4.1.2: whoever is attacked can still play it; an ambush is for the first round."""
    for number, offered in ((1, {"5003"}), (2, set())):
        found = met("5003")
        step = Battle(
            0, 2, None, None, (NUMBERS["Odin"], NUMBERS["Bragi"]), resident=False, round=number
        )
        position = at(found, step, Halt())
        cards = {one.card for one in position.asks[0] if isinstance(one, Play)}
        assert cards == offered

    found = met("5001")
    step = Battle(0, 2, None, None, (NUMBERS["Odin"], NUMBERS["Bragi"]), resident=False)
    after, _ = act(at(found, step, Halt()), 0, Play("5001"))
    assert isinstance(after.step, Battle)
    assert any(isinstance(one, Fight) for one in after.asks[0])
    assert aids.swayed(after.table, 0, "hit") == 1


@pytest.mark.rule("4.1.5")
def test_both_of_two_seats_that_meet_may_play_one():
    """4.1.5: a plan is an own decision, also in the turn of another."""
    found = met(None, seat=1, theirs=("Loki",))
    found.change_player(1, lead="5009")
    plan = Plan(Card.EVADE, Card.EVADE, Mode.SUBDUE)
    position = at(found, Meetings((1,), (plan,)), Halt())

    assert Play("5009") in position.asks[1]


@pytest.mark.rule("4.1.5", "21.4")
def test_leader_actions_lie_open_but_the_order_below_the_top_is_secret():
    """4.1.5: the deck lies face up."""
    leads = tuple(LEADER_ACTIONS)[:12]
    position = at(ready("5016", group(0, IDA, "Odin"), leads=leads), Halt())
    seen = view(position, 1)
    assert (seen.players[0].lead, seen.lead, seen.leads) == ("5016", "5012", 12)

    other = redeal(position, 1, seeded("others"))
    assert view(other, 1) == seen
    assert other.table.leads[-1] == "5012"
    assert sorted(other.table.leads) == sorted(leads)
    assert other.table.leads != leads


@pytest.mark.rule("1.7", "21.6")
def test_all_sixteen_are_in_one_place():
    """1.7: from the box to the end."""
    position, _ = RULES.start(3, RULES.options(), seeded("leads"))
    counted = RULES.pieces(position)

    assert {counted[card] for card in LEADER_ACTIONS} == {1}


@pytest.mark.rule("13.6")
def test_whoever_leaves_takes_no_leader_action_along():
    """13.6: it is out of the game."""
    found = ready("5016", group(0, IDA, "Odin"), group(1, IDA, "Loki"))
    after, _ = RULES.retire(at(found, Led(1), Halt()), 0)

    assert after.table.players[0].lead is None
    assert "5016" in after.table.removed


@pytest.mark.rule("21.1")
def test_a_leader_action_tells_what_it_leads_to():
    """Chances before and after, SPEED and STAMINA, and what is left to an heir."""
    found = met("5006", theirs=("Sif",))
    found.encounter = replace(found.encounter, seen=Card.NEGOTIATE)
    hint = Play("5006").hint(found)
    assert isinstance(hint, CheckHint)
    assert hint.card is Card.FOLLOWER
    assert hint.after > hint.before

    found = ready("5007", group(0, IDA, member("Odin", wounds=5), "Sif"), tracked={"Odin": 3})
    now, odin = speed(found, found.counter(1)), NUMBERS["Odin"]
    assert Play("5007", odin).hint(found) == MarchHint(now, now + 2, lost=2, healed=0)
    assert Play("5008", odin).hint(found) == MarchHint(now, 0, lost=0, healed=3)
    assert Play("5016", odin, name=NUMBERS["Sif"]).hint(found) == HeirHint(3)


@pytest.mark.rule("2.0")
@pytest.mark.parametrize("card", LEADER_ACTIONS)
def test_each_leader_action_can_be_looked_up(card):
    """2.0: it tells how one is got."""
    assert shelf(f"card-{card}") == "leader"
    assert [type(one).__name__ for one in REFERENCES[f"card-{card}"]] == ["LiesOpen"]


@pytest.mark.rule("19.0")
def test_who_was_bound_stays_bound_wherever_it_goes():
    """5015: another seat wins it, and it is steadfast still."""
    bound = member("Bragi", granted=("4.0H",))
    found = table(group(0, IDA, "Odin"), group(1, IDA, "Freyr", bound), heroes={0: "Odin"})
    lure(found, found.counter(1), found.counter(2), loaded(found))

    assert found.home_of(NUMBERS["Bragi"]).seat == 0
    assert "4.0H" in one_of(found, "Bragi").codes


@pytest.mark.rule("21.1")
def test_a_robot_keeps_a_help_for_an_encounter_that_it_serves():
    """A march with a wound is worth less than the card; spoils are worth more."""
    worth = []
    for card in ("5014", "5007"):
        found = ready(card, group(0, IDA, "Odin"))
        before = RULES.appraise(view(at(found, Halt()), 0))
        lead(found, card)
        worth.append(RULES.appraise(view(at(found, Halt()), 0)) > before)

    assert worth == [True, False]


@pytest.mark.rule("21.1")
@pytest.mark.parametrize(
    ("card", "theirs", "good"),
    [
        ("5006", ("Sif",), True),
        ("5006", ("Geirrod",), False),
        ("5009", ("Surt", "Muspell", "Thrym"), True),
        ("5009", ("Gersemi",), False),
        ("5001", ("Geirrod",), True),
        ("5001", ("Sif",), False),
    ],
)
def test_a_robot_plays_a_help_where_it_serves(card, theirs, good):
    """By sides and strength."""
    found = met(card, theirs=theirs)
    before = RULES.appraise(view(at(found, Halt()), 0))
    found.change_player(0, lead=None)
    effect = LEADER_ACTIONS[card].do[0]
    found.encounter = replace(found.encounter, aids=(Aid(0, card, effect),))
    after = RULES.appraise(view(at(found, Halt()), 0))

    assert (after > before) is good


@pytest.mark.rule("21.1")
@pytest.mark.parametrize(("theirs", "good"), [("Sif", True), ("Geirrod", False)])
def test_a_robot_uses_an_item_where_it_serves(theirs, good):
    """1080: Odrerir helps every check, so not a battle of the two sides."""
    worth = []
    for helps in ((), (Aid(0, "1080", ITEMS["1080"].use.do[0]),)):
        found = met(None, theirs=(theirs,))
        found.encounter = replace(found.encounter, aids=helps)
        worth.append(RULES.appraise(view(at(found, Halt()), 0)))

    assert (worth[1] > worth[0]) is good


@pytest.mark.rule("4.1.5")
def test_after_a_card_the_turn_goes_on():
    """4.1.5: stock is taken, and the same seat decides."""
    position = turn({}, group(0, IDA, "Odin"))
    position.table.change_player(0, lead="5014")
    position = at(position.table, position.step)
    after, _ = position.apply(0, Play("5014", NUMBERS["Odin"]))

    assert type(after.step) is type(position.step)


@pytest.mark.rule("10.0A")
@pytest.mark.parametrize(("name", "count"), [("Frigg", 1), ("Bragi", 0)])
def test_foresight_shows_the_next_card_when_the_turn_is_over(name, count):
    """10.0A: to its owner alone, and only at the end of the own turn."""
    found = ready(None, group(0, IDA, name), group(1, IDA, "Hermod"))
    _, events = running(found, TurnEnds())
    shown = told(events, StackShown)

    assert [(one.cards, one.secret_to) for one in shown] == [((found.stack[-1],), 0)] * count
    assert len(told(events, StackSeen)) == count


@pytest.mark.rule("21.4")
def test_all_see_who_is_bound():
    """5015: it was told to all, and stands on the sheet of the group."""
    found = table(group(0, IDA, "Odin", member("Bragi", granted=("4.0H",))), heroes=HEROES)
    seen = {one.id: one.granted for one in view(at(found, Halt()), 1).counters[0].members}

    assert seen == {NUMBERS["Odin"]: (), NUMBERS["Bragi"]: ("4.0H",)}


@pytest.mark.rule("21.1")
@pytest.mark.parametrize("theirs", ["Sif", "Geirrod"])
def test_no_encounter_card_is_better_to_a_robot_for_a_help_that_was_played(theirs):
    """It counts until cards are shown, whatever comes of them."""
    found = met(None, theirs=(theirs,))
    effect = LEADER_ACTIONS["5006"].do[0]
    found.encounter = replace(found.encounter, round=2, aids=(Aid(0, "5006", effect),))
    helpless = met(None, theirs=(theirs,))
    helpless.encounter = replace(helpless.encounter, round=2)
    worth = [RULES.appraise(view(at(one, Halt()), 0)) for one in (found, helpless)]

    assert worth[0] == worth[1]


@pytest.mark.rule("21.1")
def test_a_robot_looks_at_the_others_card_first():
    """5002: it would rather know."""
    found = met("5002", theirs=("Sif",))
    position = at(found, Facing(0), Halt())
    after, _ = position.apply(0, Play("5002"))

    assert RULES.appraise(view(after, 0)) > RULES.appraise(view(position, 0))
