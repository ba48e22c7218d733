"""Own groups: splitting, joining, sending away, handing over, Sub-Leaders, the line (8.0)."""

import pytest

from games.core.asks import SomeOf
from games.core.errors import IllegalAction
from games.core.narrowing import Question, narrow
from games.core.vocabulary import tag
from games.hammer_of_thor.battle.lines import ranks
from games.hammer_of_thor.battle.melee import chief_of
from games.hammer_of_thor.company.actions import (
    BackToTurn,
    Dismiss,
    Give,
    Join,
    LineUp,
    NameSubLeaders,
    SeeTo,
    Split,
)
from games.hammer_of_thor.company.events import GoodsGiven, MemberDismissed
from games.hammer_of_thor.company.leading import forget_heirs
from games.hammer_of_thor.company.prompts import (
    DismissHint,
    GroupHint,
    JoinHint,
    LineHint,
    SeeingTo,
)
from games.hammer_of_thor.company.refusals import (
    NobodySeenTo,
    NoRoomToJoin,
    NoSplit,
    NoSubLeaders,
    NoSuchLine,
    NotHandedOver,
    NotSentAway,
)
from games.hammer_of_thor.encounter.following import space
from games.hammer_of_thor.encounter.parting import Parting
from games.hammer_of_thor.fate.victims import line
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.groups import COUNTERS, helpers
from games.hammer_of_thor.gains import CardReceived
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.travel.travel import Travel
from games.hammer_of_thor.turns.turn import Turn
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running, table
from tests.games.hammer_of_thor.fights import facing, fought, told
from tests.games.loaded_dice import act

HOME, AWAY = Place.GLADSHEIM, Place.IDAS_PLAIN
DULL = next(f.name for f in FIGURES.values() if f.stats["CHA"] < 4 and f.speaks and f.side)
SWORD, BOAT, RING, RUNE = "1011", "1024", "1008", "3101"


def seeing(*counters, number=1, **rest):
    """Seat 0 sees to that group in its turn; None: to none."""
    found = table(*counters, **({"heroes": {0: "Odin", 1: "Loki"}} | rest))
    return at(found, Turn(0, number), Halt())


def split(*names):
    """They go as a group of their own; in the order in which they stand."""
    return Split(tuple(N[name] for name in names))


def refusal(position, action):
    """Why it is refused."""
    with pytest.raises(IllegalAction) as caught:
        position.check(0, action)
    return caught.value.refusal


def kinds(position, seat=0):
    """The kinds of action that a seat is offered."""
    return [tag(kind) for kind in position.asks[seat].kinds]


@pytest.mark.rule("8.5", "21.1")
def test_a_turn_offers_each_group_with_company_beside_the_journeys():
    """8.5: what can be done comes when it was chosen; Travel stays first, and the default."""
    lone = group(0, AWAY, "Tyr")
    position = seeing(group(0, HOME, "Odin", "Thor", "Sif"), lone, number=None)
    assert kinds(position)[0] == "travel"
    assert kinds(position)[-1] == "see-to"
    assert [one.leader for one in position.asks[0].kinds[SeeTo]] == [N["Odin"]]

    seen, events = act(position, 0, SeeTo(N["Odin"]))
    assert not events
    assert kinds(seen) == [
        "travel", "split", "name-sub-leaders", "line-up", "dismiss", "back-to-turn",
    ]  # fmt: skip
    assert seen.prompt(0) == SeeingTo(0, N["Odin"])
    assert seen.default(0) == position.default(0)
    assert isinstance(seen.default(0), Travel)
    assert act(seen, 0, BackToTurn())[0].agenda == position.agenda


@pytest.mark.rule("8.5", "21.1")
def test_other_holders_are_asked_while_a_group_is_seen_to():
    """4.1.2: an offer that nobody waits for, in the turn of another."""
    position = seeing(
        group(0, HOME, "Odin", "Thor"), group(1, AWAY, "Loki"), players={1: {"held": "2001"}}
    )

    assert position.awaited == (0,)
    assert position.asks[1].optional


@pytest.mark.rule("8.2", "21.1")
def test_some_members_go_as_a_group_of_their_own():
    """8.2: in one question; the most famous of them leads, and they have rested as the others."""
    position = seeing(group(0, HOME, "Odin", "Thor", "Sif", "Bragi", moved=True))
    asked = narrow(position.asks[0], {"kind": "split"})
    assert isinstance(asked, Question)
    assert (asked.least, asked.most, asked.several) == (1, 3, True)

    after, events = act(position, 0, split("Thor", "Sif"))
    old, new = after.table.counters
    assert (old.names, new.names) == ((N["Odin"], N["Bragi"]), (N["Thor"], N["Sif"]))
    assert (new.seat, new.place, new.moved) == (0, HOME, True)
    assert [(one.leader, one.names) for one in events] == [(N["Thor"], new.names)]
    assert after.step == Turn(0, 1)


@pytest.mark.rule("8.2")
def test_somebody_who_is_free_stays_and_captives_do():
    """8.2: nobody else is offered, nor with four groups."""
    captive = member("Beli", captive=True)
    position = seeing(group(0, HOME, "Odin", "Thor", captive))
    assert position.asks[0].kinds[Split] == SomeOf(
        Split, "members", (N["Odin"], N["Thor"]), least=1, most=1
    )
    assert refusal(position, split("Odin", "Thor")) == NoSplit()

    others = (group(0, AWAY, name) for name in ("Tyr", "Sif", "Bragi"))
    full = seeing(group(0, HOME, "Odin", "Thor"), *others)
    assert len(full.table.of(0)) == COUNTERS
    assert refusal(full, split("Thor")) == NoSplit()


@pytest.mark.rule("8.2", "8.3")
def test_who_has_split_off_does_not_do_so_again_in_the_same_turn():
    """8.2: so splitting and joining have an end."""
    position = seeing(group(0, HOME, "Odin", "Thor"))
    after, _ = act(position, 0, split("Thor"))
    after, events = act(after, 0, Join(N["Odin"], N["Thor"]))
    assert [tag(event) for event in events] == ["groups-joined"]

    (both,) = after.table.counters
    assert both.names == (N["Thor"], N["Odin"])
    assert after.step == Turn(0, both.number)
    assert after.asks[0].kinds[Split].items == (N["Odin"],)
    assert refusal(after, split("Thor")) == NoSplit()


@pytest.mark.rule("8.3")
def test_groups_join_in_one_place_as_far_as_there_is_room():
    """8.3, 8.1: the room of whoever leads both; not from afar."""
    poor = ("Andhrimnir", "Bil", "Hymir", "Thrym")
    position = seeing(
        group(0, HOME, "Odin", "Thor"), group(0, HOME, "Tyr", "Sif"), group(0, AWAY, "Bragi")
    )
    offered = list(position.asks[0].kinds[Join])
    assert offered == [Join(N["Odin"], N["Tyr"])]
    assert RULES.hint(position, offered[0]) == JoinHint(4)
    assert refusal(position, Join(N["Odin"], N["Bragi"])) == NoRoomToJoin(N["Bragi"])

    crowd = seeing(group(0, HOME, "Andhrimnir", *poor[1:]), group(0, HOME, "Gymir", "Alvaldi"))
    assert Join not in crowd.asks[0].kinds


@pytest.mark.rule("8.3", "4.6.2")
def test_whoever_has_met_one_of_two_groups_has_met_both():
    """4.6.2: splitting and joining make nobody new."""
    met = {1: {"met": (1,)}}
    position = seeing(group(0, HOME, "Odin", "Thor"), group(1, AWAY, "Loki"), players=met)
    after, _ = act(position, 0, split("Thor"))
    assert after.table.players[1].met == (1, 3)

    back, _ = act(after, 0, Join(N["Odin"], N["Thor"]))
    assert [one.number for one in back.table.of(0)] == [3]
    assert 3 in back.table.players[1].met


@pytest.mark.rule("8.4")
def test_a_member_goes_with_what_is_on_its_card():
    """8.4: what else it carries stays; a friend or relative of the leader costs 1 REPUTATION."""
    hammer = member("Thor").figure.items[0]
    thor = member("Thor", shown=(hammer,), hidden=(SWORD,), runes=(RUNE,))
    position = seeing(group(0, HOME, "Odin", thor, "Gna"), tracked={"Odin": 5})
    assert {one.name for one in position.asks[0].kinds[Dismiss]} == {N["Thor"], N["Gna"]}
    assert Dismiss.weighty
    assert RULES.hint(position, Dismiss(N["Thor"])) == DismissHint(dear=True)
    assert RULES.hint(position, Dismiss(N["Gna"])) == DismissHint(dear=False)

    after, events = act(position, 0, Dismiss(N["Thor"]))
    found = after.table
    assert told(events, MemberDismissed) == [
        MemberDismissed(seat=0, leader=N["Odin"], name=N["Thor"])
    ]
    assert N["Thor"] in found.discards[member("Thor").figure.race]
    kept = {card for one in found.counters[0].members for card in (*one.items, *one.runes)}
    assert {SWORD, RUNE} <= kept | {*found.removed}
    assert hammer not in kept | {*found.removed}
    assert found.tracked[N["Odin"]] == 4

    free, _ = act(position, 0, Dismiss(N["Gna"]))
    assert free.table.tracked[N["Odin"]] == 5


@pytest.mark.rule("8.4")
def test_neither_heroes_nor_leaders_are_sent_away():
    """8.4: a hero follows nobody."""
    position = seeing(group(0, HOME, "Thor", "Odin"), heroes={0: "Thor"}, tracked={"Thor": 0})

    for name in ("Thor", "Odin"):
        assert refusal(position, Dismiss(N[name])) == NotSentAway(N[name])


@pytest.mark.rule("8.5", "2.2A2")
def test_things_change_hands_and_are_concealed():
    """8.5: within a group, and between own ones in one place; runes as far as wit allows."""
    odin = member("Odin", shown=(SWORD,), runes=(RUNE,))
    position = seeing(group(0, HOME, odin, "Thor"), group(0, HOME, "Tyr"), group(0, AWAY, "Sif"))
    to = {one.to for one in position.asks[0].kinds[Give] if one.card == SWORD}
    assert to == {N["Thor"], N["Tyr"]}

    after, events = act(position, 0, Give(N["Odin"], SWORD, N["Tyr"]))
    tyr = after.table.counter(2).members[0]
    assert (tyr.shown, tyr.hidden) == ((), (SWORD,))
    assert after.table.counter(1).members[0].items == ()
    assert told(events, GoodsGiven) == [
        GoodsGiven(seat=0, giver=N["Odin"], to=N["Tyr"], rune=False, card=SWORD)
    ]
    assert refusal(after, Give(N["Odin"], SWORD, N["Thor"])) == NotHandedOver(SWORD, N["Thor"])


@pytest.mark.rule("8.5", "21.4")
def test_nobody_learns_which_concealed_thing_changes_hands():
    """8.5, 21.4: its seat alone is told."""
    odin = member("Odin", hidden=(SWORD,), runes=(RUNE,))
    position = seeing(group(0, HOME, odin, "Thor"))

    for card in (SWORD, RUNE):
        _, events = act(position, 0, Give(N["Odin"], card, N["Thor"]))
        (public,) = told(events, GoodsGiven)
        (secret,) = told(events, CardReceived)
        assert (public.card, public.rune) == (None, card == RUNE)
        assert (secret.card, secret.secret_to) == (card, 0)


@pytest.mark.rule("8.5", "2.2A1")
def test_a_boat_can_be_handed_over_within_its_group():
    """2.2A1: a group has one, and this is it; nobody with full hands takes a second sword."""
    odin, thor = member("Odin", shown=(BOAT, SWORD)), member("Thor", shown=("1013",))
    position = seeing(group(0, HOME, odin, thor))

    assert [one.card for one in position.asks[0].kinds[Give]] == [BOAT]


@pytest.mark.rule("8.1")
def test_sub_leaders_make_room():
    """8.1: two at most, CHARISMA 4 and more; each adds half of what it could keep alone."""
    position = seeing(group(0, HOME, "Odin", "Thor", "Sif", DULL))
    ask = position.asks[0].kinds[NameSubLeaders]
    season = position.table.season
    assert (ask.least, ask.most) == (0, 2)
    assert N["Odin"] not in ask.items
    charms = [member("Thor"), member("Sif"), member(DULL)]
    able = [one.id for one in charms if position.table.stat(one, "CHA") >= 4]
    assert list(ask.items) == able
    assert N[DULL] not in able

    before = space(position.table, position.table.counter(1))
    after, _ = act(position, 0, NameSubLeaders((able[0],)))
    own = after.table.counter(1)
    assert [one.id for one in helpers(own, own.member(N["Odin"]), season)] == [able[0]]
    assert space(after.table, own) > before
    assert refusal(after, NameSubLeaders((N["Odin"],))) == NoSubLeaders()
    none, _ = act(after, 0, NameSubLeaders(()))
    assert space(none.table, none.table.counter(1)) == before


@pytest.mark.rule("8.1", "5.4.4")
def test_a_sub_leader_leads_on_until_the_encounter_is_over():
    """5.4.4: though another one has more REPUTATION; afterwards that one leads."""
    odin = member("Odin", wounds=member("Odin").stamina - 1)
    found = facing([odin, "Tyr", "Sif"], [member("Hrungnir")], tracked={"Odin": 9})
    found.change_counter(1, trusted=(N["Sif"],))
    chief, able = found.counter(1).member(N["Odin"]), found.counter(1).members[1:]
    assert chief_of(found, found.counter(1), able).id == N["Sif"]
    assert chief_of(found, found.counter(1), (chief, *able)).id == N["Odin"]

    position, _ = fought(found, 9, 9, 9, 0, 9)
    after = position.table
    assert N["Odin"] not in after.counter(1).names
    assert after.counter(1).heir == N["Sif"]
    assert after.leader(after.counter(1)).id == N["Sif"]
    over, _ = running(after, Parting())
    assert over.table.leader(over.table.counter(1)).id == N["Tyr"]
    forget_heirs(over.table)
    assert over.table.counter(1).heir is None


@pytest.mark.rule("5.1.1", "8.5")
def test_a_player_sets_the_line():
    """5.1.1: the leader first, then those whom the player named, then by MIGHT."""
    position = seeing(group(0, HOME, "Odin", "Thor", "Sif", "Bragi"))
    action = LineUp(N["Bragi"], N["Sif"])
    assert len(position.asks[0].kinds[LineUp]) == 6
    assert isinstance(RULES.hint(position, action), LineHint)

    after, _ = act(position, 0, action)
    own = after.table.counter(1)
    names = [one.id for one in ranks(after.table, own, own.free, own.members[0])]
    assert names == [N[one] for one in ("Odin", "Bragi", "Sif", "Thor")]
    assert [one.id for one in line(after.table, own)] == names[:3]
    assert refusal(after, LineUp(N["Sif"], N["Sif"])) == NoSuchLine()


@pytest.mark.rule("8.5", "21.1")
def test_a_group_is_chosen_before_something_is_done_for_it():
    """21.1: what is typed needs it too."""
    position = seeing(group(0, HOME, "Odin", "Thor"), number=None)

    for action in (split("Thor"), Dismiss(N["Thor"]), BackToTurn(), SeeTo(N["Thor"])):
        assert refusal(position, action) == NobodySeenTo()
    assert RULES.hint(position, SeeTo(N["Odin"])) == GroupHint(members=2, room=5)


@pytest.mark.rule("8.1")
def test_the_room_that_is_told_is_for_ten_members_at_most():
    """8.1: with two Sub-Leaders Odin has room for nine more, but three stand there already."""
    found = table(group(0, HOME, "Odin", "Sif", "Tyr"), heroes={0: "Odin", 1: "Loki"})
    found.change_counter(1, trusted=(N["Sif"], N["Tyr"]))

    assert space(found, found.counter(1)) == 9 * 2
    assert SeeTo(N["Odin"]).hint(found) == GroupHint(members=3, room=7)


@pytest.mark.rule("8.5", "21.1")
def test_no_question_about_a_group_has_too_many_answers():
    """21.1: at the largest group with full hands."""
    names = ["Odin", "Thor", "Sif", "Bragi", "Tyr", "Vidar", "Vali", "Hod", "Njord", "Freyr"]
    rich = [member(name, hidden=(f"10{at + 11}",)) for at, name in enumerate(names)]
    position = seeing(group(0, HOME, *rich))

    for kind in position.asks[0].kinds:
        chosen = {"kind": tag(kind)}
        while isinstance(asked := narrow(position.asks[0], chosen), Question):
            assert len(asked.values) <= 30 or kind is Travel
            last = asked.values[-1]
            chosen[asked.field] = (last,) if asked.several else last


@pytest.mark.rule("8.2", "8.3", "21.1")
def test_a_robot_sees_no_worth_in_splitting_nor_in_looking_at_its_groups():
    """21.1: so it travels on; to join is worth something."""
    position = seeing(group(0, HOME, "Odin", "Thor", "Sif"), number=None)
    seen, _ = act(position, 0, SeeTo(N["Odin"]))
    parted, _ = act(seen, 0, split("Thor"))
    joined, _ = act(parted, 0, Join(N["Odin"], N["Thor"]))
    worth = [RULES.appraise(RULES.view(one, 0)) for one in (position, seen, parted, joined)]

    assert worth[0] > worth[1] > worth[2] < worth[3]


@pytest.mark.rule("8.1", "6.2")
def test_a_sub_leader_who_is_dead_does_not_lead_on():
    """6.2: the dead never lead if anybody else can."""
    found = table(group(0, HOME, "Tyr", member("Sif", dead=True)))
    found.change_counter(1, heir=N["Sif"])

    assert found.leader(found.counter(1)).id == N["Tyr"]
