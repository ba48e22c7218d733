"""The Bark of Insanity, its nine states, and what cures them (2.2A8)."""

import pytest

from games.core.dice import seeded
from games.hammer_of_thor.battle.orders import Mode
from games.hammer_of_thor.belongings.showing import Reveal
from games.hammer_of_thor.encounter.checks import Meeting, t_of
from games.hammer_of_thor.encounter.events import CardChecked, CardsShown
from games.hammer_of_thor.encounter.legality import legal
from games.hammer_of_thor.encounter.nonplayers import chosen
from games.hammer_of_thor.encounter.odds import prospects
from games.hammer_of_thor.encounter.planning import Meetings, Plan
from games.hammer_of_thor.encounter.resolving import Choice, Halfway, Result, in_order, resolved
from games.hammer_of_thor.encounter.rounds import Facing
from games.hammer_of_thor.encounter.tables import SURE, Card
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.kinds import Madness
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.madness.events import (
    DeathSought,
    ItemsGrabbed,
    LiarForsaken,
    MadnessStruck,
    VoicesHeard,
)
from games.hammer_of_thor.madness.states import VOICES, allowed, heard, is_mute, voice
from games.hammer_of_thor.madness.striking import STATES
from games.hammer_of_thor.madness.turns import Despair, LetGo, Lies
from games.hammer_of_thor.opening.start import start
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.travel.going import destinations
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.turns.boxes import Boxes
from games.hammer_of_thor.turns.upkeep import Upkeep
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running
from tests.games.hammer_of_thor.fates import HEROES, holding, loaded, meeting, told
from tests.games.hammer_of_thor.fights import one_of
from tests.games.loaded_dice import act

IDA, MIDGARD = Place.IDAS_PLAIN, Place("54")
BARK = "1084"
HEALER = next(one.name for one in FIGURES.values() if "12.0C" in one.codes)


def mad(name, state, **rest):
    return member(name, mad=state, **rest)


def met(own, other, seat=None, place=IDA):
    """Two leaders face each other; each may be mad."""
    return meeting(holding({}, group(0, place, own), group(seat, place, other)))


def struck(*rolls, foe="Thrym"):
    """Odin reveals the Bark, with known dice after the one that masters it."""
    found = met(member("Odin", hidden=(BARK,)), foe)
    return act(at(found, Facing(0), Halt()), 0, Reveal(BARK), 1, *(one + 1 for one in rolls))


def cards(found, number=2):
    """The cards of the first leader."""
    return set(legal(found, *found.counters[:2], number))


@pytest.mark.rule("2.2A8")
@pytest.mark.parametrize(("die", "state"), list(enumerate(Madness)))
def test_a_die_tells_the_state_of_the_other_leader(die, state):
    """2.2A8: in the order of the rulebook."""
    after, events = struck(die)

    assert one_of(after.table, "Thrym").mad is state
    assert told(events, MadnessStruck) == [
        MadnessStruck(name=N["Thrym"], rolls=(die,), madness=state, does=state)
    ]
    assert STATES[die] is state


@pytest.mark.rule("2.2A8", "4.1.4")
def test_a_nine_strikes_the_user_and_nothing_a_norn():
    """2.2A8, 4.1.4: the 9 is rolled again."""
    after, events = struck(9, 9, 6)
    assert one_of(after.table, "Odin").mad is Madness.PARANOIA
    assert one_of(after.table, "Thrym").mad is None
    assert told(events, MadnessStruck)[0].rolls == (9, 9, 6)

    after, events = struck(6, foe="Urd")
    assert one_of(after.table, "Urd").mad is None
    assert told(events, MadnessStruck) == []


@pytest.mark.rule("24.0", "2.2A8")
def test_the_bark_can_be_left_out():
    """24.0."""
    for wanted in (True, False):
        position, _ = start(3, Options(madness=wanted), seeded("tests"))
        assert (BARK in position.table.magic) is wanted
        assert (BARK in position.table.removed) is not wanted


@pytest.mark.rule("2.2A8", "T43")
@pytest.mark.parametrize(
    ("state", "left"),
    [
        (Madness.KLEPTOMANIA, {Card.CON, Card.ATTACK, Card.CHALLENGE}),
        (Madness.LUNACY, {Card.ATTACK}),
        (Madness.MEGALOMANIA, {Card.FOLLOWER}),
        (Madness.LIAR, set(Card) - {Card.NEGOTIATE}),
        (Madness.PARANOIA, {Card.EVADE}),
        (Madness.DEATH_WISH, {Card.ATTACK}),
        (Madness.MONOMANIA, set(Card)),
        (Madness.SCHIZOPHRENIA, set(Card)),
        (Madness.CATATONIA, {Card.FRIENDSHIP}),
    ],
)
def test_each_state_leaves_its_cards_to_a_leader(state, left):
    """2.2A8: among those that are legal anyway; who does not lead changes nothing (T43)."""
    sane, insane = cards(met("Freyja", "Thrym")), cards(met(mad("Freyja", state), "Thrym"))

    assert insane == (left if is_mute_state(state) else left & sane)
    if state is not Madness.CATATONIA:
        assert allowed(mad("Freyja", state), group(0, IDA, "Freyja")) == left
    follower = meeting(
        holding({}, group(0, IDA, "Odin", mad("Aurnir", state)), group(None, IDA, "Thrym"))
    )
    assert cards(follower) == cards(met("Odin", "Thrym"))


def is_mute_state(state):
    return state is Madness.CATATONIA


@pytest.mark.rule("2.2A8", "4.3.4")
def test_where_no_card_is_left_a_mad_leader_evades():
    """2.2A8: a Norn cannot be attacked."""
    assert cards(met(mad("Freyja", Madness.DEATH_WISH), "Urd")) == {Card.EVADE}


@pytest.mark.rule("2.2A8", "9.1")
def test_a_lunatic_rages_above_the_horizon_or_near_the_moon():
    """2.2A8: elsewhere it shows no card."""
    lunatic = mad("Freyja", Madness.LUNACY)
    below, moon = group(0, MIDGARD, lunatic), group(0, MIDGARD, lunatic, "Mani")

    assert not is_mute(lunatic, group(0, IDA, lunatic))
    assert is_mute(lunatic, below)
    assert not is_mute(lunatic, moon)
    assert cards(met(lunatic, "Thrym", place=MIDGARD)) == {Card.FRIENDSHIP}


@pytest.mark.rule("2.2A8", "4.3.1")
def test_no_card_never_succeeds():
    """2.2A8: it counts as FRIENDSHIP for the pair."""
    found = met("Odin", mad("Thrym", Madness.CATATONIA))
    own, other = found.counters
    assert {chosen(found, other, own, 1, roll) for roll in range(10)} == {Card.FRIENDSHIP}
    referee = loaded(found, 9)
    outcome = resolved(found, Choice(own, Card.CON), Choice(other, Card.FRIENDSHIP), 2, referee)

    assert outcome.result is Result.NOTHING
    assert [one.leader for one in told(referee.events, CardChecked)] == [N["Odin"]]
    assert prospects(found, own, other, Card.CON, 0, scouted=False).theirs == 0


@pytest.mark.rule("2.2A8", "4.3A6")
@pytest.mark.parametrize(("accepted", "result"), [(True, Result.SUCCESS), (False, Result.NOTHING)])
def test_a_mute_leader_who_is_challenged_answers_once(accepted, result):
    """4.3A6: its own card, which is silent, would have come first."""
    found = met(mad("Freyja", Madness.CATATONIA), "Hymir")
    own, other = found.counters
    shown = (Choice(own, Card.FRIENDSHIP), Choice(other, Card.CHALLENGE))
    first, _ = in_order(found, *shown, scouted=False)
    asked = resolved(found, *shown, 2, loaded(found))
    answer = Halfway(accepted, asked.failed)

    assert first.counter == own
    assert asked.result is Result.CHALLENGED
    assert resolved(found, *shown, 2, loaded(found), halfway=answer).result is result


@pytest.mark.rule("2.2A8", "8.1")
def test_the_rigid_neither_lead_nor_move():
    """2.2A8, 8.1: unless nobody else can lead."""
    rigid = mad("Odin", Madness.CATATONIA)
    found = holding({}, group(0, IDA, rigid), group(0, IDA, rigid, "Thor"), heroes={})
    alone, led = found.counters

    assert set(destinations(found, alone)) == {IDA}
    assert found.leader(led).id == N["Thor"]
    assert len(destinations(found, led)) > 1


@pytest.mark.rule("2.2A8", "T7")
def test_one_who_steals_grabs_all_items_of_the_group():
    """T7: usable or not, and conceals them; what is new, at the next upkeep."""
    thief = mad("Loki", Madness.KLEPTOMANIA, hidden=("1001",))
    rich = member("Odin", shown=("1011",), hidden=("1005",))
    found = holding({}, group(0, IDA, rich, thief))
    _, events = running(found, Upkeep(0))

    assert told(events, ItemsGrabbed) == [ItemsGrabbed(name=N["Loki"], items=2)]
    after = running(found, Upkeep(0))[0].table
    assert set(one_of(after, "Loki").hidden) == {"1001", "1011", "1005"}
    assert one_of(after, "Odin").items == ()


@pytest.mark.rule("2.2A8")
def test_followers_never_join_one_who_thinks_itself_great():
    """2.2A8: FOLLOWER never works on it."""
    found = met("Freyja", mad("Thrym", Madness.MEGALOMANIA))

    assert Card.FOLLOWER not in cards(found)
    assert Card.FOLLOWER in cards(met("Freyja", "Thrym"))


@pytest.mark.rule("2.2A8")
def test_a_monomaniac_takes_every_deal():
    """2.2A8: no check."""
    found = met("Odin", mad("Thrym", Madness.MONOMANIA))
    own, other = found.counters

    for answer in Card:
        assert t_of(found, Card.NEGOTIATE, Meeting(own, other), answer) == SURE
    assert t_of(found, Card.CON, Meeting(own, other), Card.CON) != SURE


@pytest.mark.rule("2.2A8", "21.1")
def test_a_follower_forsakes_a_liar_in_each_turn():
    """2.2A8: the seat says who; by default the lowest REPUTATION."""
    liar = mad("Odin", Madness.LIAR)
    found = holding({}, group(0, IDA, liar, "Thor", "Aurnir", "Freyr"), heroes={0: "Odin"})
    position, _ = running(found, Upkeep(0))
    assert isinstance(position.step, Lies)
    assert set(position.asks[0]) == {LetGo(N[name]) for name in ("Thor", "Aurnir", "Freyr")}
    assert position.default(0) == LetGo(N["Aurnir"])
    after, events = act(position, 0, LetGo(N["Thor"]))

    assert told(events, LiarForsaken) == [LiarForsaken(seat=0, liar=N["Odin"], name=N["Thor"])]
    assert after.table.home_of(N["Thor"]) is None
    few, events = running(holding({}, group(0, IDA, liar, "Aurnir")), Upkeep(0))
    assert told(events, LiarForsaken)[0].name == N["Aurnir"]
    assert one_of(few.table, "Odin").mad is Madness.LIAR
    none, _ = running(holding({}, group(0, IDA, liar)), Upkeep(0))
    assert isinstance(none.step, Halt)


@pytest.mark.rule("2.2A8", "4.3A")
def test_voices_pick_the_card_of_a_seats_leader():
    """2.2A8: 0 to 7 in the order of the cards, 8 and 9 again; a barred one is EVADE."""
    found = met(mad("Odin", Madness.SCHIZOPHRENIA), "Thrym")
    referee = loaded(found, 8, 9, 4)
    assert voice(one_of(found, "Odin"), VOICES, referee) is Card.EVADE
    assert told(referee.events, VoicesHeard) == [
        VoicesHeard(name=N["Odin"], rolls=(8, 9, 4), card=Card.EVADE)
    ]
    assert [heard(die, VOICES) for die in range(8)] == list(Card)
    assert heard(1, (Card.ATTACK, Card.EVADE)) is Card.EVADE
    assert heard(1, (Card.ATTACK,)) is Card.ATTACK

    position = at(found, Facing(0), Halt())
    assert position.asks == {}
    found.sitting = Sitting(1, IDA, Manner.PLAIN)
    _, events = running(found, Facing(0), faces=[5, 1, 1])
    assert told(events, CardsShown)[0].card is Card.EVADE


@pytest.mark.rule("2.2A8", "4.4")
def test_voices_pick_the_card_of_a_leader_of_nobody():
    """2.2A8: each of eight as likely as the others."""
    found = met("Odin", mad("Thrym", Madness.SCHIZOPHRENIA))
    own, other = found.counters
    known = legal(found, other, own, 2)

    assert [chosen(found, other, own, 2, die) for die in range(8)] == [
        heard(die, known) for die in range(8)
    ]


@pytest.mark.rule("2.2A8", "4.6.3")
def test_voices_make_the_plan_of_a_seat():
    """4.6.3: it is asked for none."""
    found = met(mad("Odin", Madness.SCHIZOPHRENIA), "Loki", seat=1)
    position, events = running(found, Meetings((0, 1), ()), faces=[8, 5])

    assert position.awaited == (1,)
    assert [one.card for one in told(events, VoicesHeard)] == [VOICES[7], VOICES[4]]
    assert isinstance(position.step.plans[0], Plan)


@pytest.mark.rule("2.2A8")
@pytest.mark.parametrize(("won", "dies"), [(0, True), (1, False)])
def test_one_who_seeks_death_dies_without_fame(won, dies):
    """2.2A8: at the end of a game-turn, by what it has won in it."""
    seeker = mad("Thor", Madness.DEATH_WISH, renown=4)
    found = holding({}, group(0, IDA, "Bragi", seeker), tracked={"Thor": 4 + won})
    position, events = running(found, Despair())

    assert bool(told(events, DeathSought)) is dies
    assert (position.table.home_of(N["Thor"]) is None) is dies
    if not dies:
        assert one_of(position.table, "Thor").renown == 5


@pytest.mark.rule("T43", "2.2A8")
def test_one_who_seeks_death_lives_while_another_leads():
    """T43, 2.2A8: of those who do not lead, liars and thieves alone are mad."""
    seeker = mad("Thor", Madness.DEATH_WISH)
    found = holding({}, group(0, IDA, "Odin", seeker), tracked={"Thor": 3})
    position, _ = running(found, Despair())
    position, events = running(position.table, Despair())

    assert not told(events, DeathSought)
    assert one_of(position.table, "Thor").renown == 3


@pytest.mark.rule("2.2A8", "5.4.6")
def test_a_hero_who_seeks_death_lives_on_in_its_right_mind():
    """5.4.6."""
    hero = mad("Odin", Madness.DEATH_WISH)
    found = holding({}, group(0, IDA, hero), heroes=HEROES)
    position, _ = running(found, Despair(), faces=[1])

    assert one_of(position.table, "Odin").mad is None
    assert position.table.players[0].lives == 0


@pytest.mark.rule("2.2A8", "9.5", "12.0C")
def test_healers_and_eirs_hill_cure_insanity():
    """12.0C at the own upkeep; 53 at the end of each turn."""
    ill = mad("Thor", Madness.PARANOIA, diseased=True)
    cured, _ = running(holding({}, group(0, MIDGARD, HEALER, ill)), Upkeep(0))
    assert (one_of(cured.table, "Thor").mad, one_of(cured.table, "Thor").diseased) == (None, False)

    hill = next(place for place, spot in BOARD.items() if spot.box is Box.CURE)
    there, _ = running(holding({}, group(1, hill, ill)), Boxes())
    assert one_of(there.table, "Thor").mad is None


@pytest.mark.rule("2.2A8", "4.6.3")
def test_a_plan_of_one_who_goes_mad_changes():
    """2.2A8: the mover plans to attack, and is struck before it comes to that."""
    bearer = member("Loki", hidden=(BARK,))
    found = met("Freyja", bearer, seat=1)
    position = at(found, Meetings((0, 1), ()), Halt())
    plan = next(
        one for one in position.asks[0]
        if one.first is one.then is Card.ATTACK and one.mode is Mode.SUBDUE
    )  # fmt: skip
    position, _ = position.apply(0, plan)
    position, _ = act(position, 1, Reveal(BARK), 1, 7)
    assert one_of(position.table, "Freyja").mad is Madness.PARANOIA
    _, events = position.apply(1, position.default(1))

    assert told(events, CardsShown)[0].card is Card.EVADE


@pytest.mark.rule("21.4", "2.2A8")
def test_insanity_is_seen_by_all():
    """7.0: state is public."""
    found = met(mad("Odin", Madness.LUNACY), "Thrym")
    seen = RULES.view(at(found, Facing(0)), 2).counters[0].members[0]

    assert seen.mad is Madness.LUNACY
