"""The last battle: hosts, named and vowed duels, melee, what is left (12.3 to 12.5, 12.8)."""

from collections import Counter
from importlib.resources import files

import pytest

from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Icon, Race, Side
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.ragnarok.events import (
    ChampionSpent,
    Chapter,
    ChapterBegan,
    DeathEscaped,
    DuelBegan,
    DuelBronzeBroke,
    DuelHit,
    DuelMissed,
    DuelUndecided,
    FighterFell,
    FoundNoFoe,
    HostGathered,
    MeleeFought,
    RagnarokDecided,
    SeatScored,
    StrengthReckoned,
)
from games.hammer_of_thor.ragnarok.field import gathered
from games.hammer_of_thor.ragnarok.muster import RagnarokBegins
from games.hammer_of_thor.ragnarok.outcome import Fallen
from games.hammer_of_thor.table import Rule
from tests.games.hammer_of_thor.builder import group, member
from tests.games.hammer_of_thor.dooming import doomed, fairly, lonely, vow
from tests.games.looking import told
from words.speech import Words

N = NUMBERS
WORDS = Words("en", files("games.hammer_of_thor") / "words")
SIDES = (Side.GOOD, Side.EVIL, None)
MJOLLNIR = "1060"


def hosts(found, sides=SIDES):
    """The numbers of both hosts."""
    field = gathered(found, sides)
    return tuple({one.member.id for one in field.standing(side)} for side in SIDES[:2])


def duels(events):
    return [(event.one, event.other) for event in told(events, DuelBegan)]


@pytest.mark.rule("12.3", "T3")
def test_who_bears_the_sign_goes_and_captives_stay():
    """Of all alignments, for the side of their seat."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Tyr", "Gunnar", "Hyr", "Andhrimnir"),
        group(1, Place.MYRKWOOD, "Utgard-Loki", member("Bragi", captive=True)),
    )
    assert hosts(found) == ({N["Tyr"], N["Gunnar"], N["Hyr"]}, {N["Utgard-Loki"]})
    _, events = doomed(found)
    good, evil = told(events, HostGathered)
    assert good == HostGathered(side=Side.GOOD, names=(N["Tyr"], N["Gunnar"], N["Hyr"]), spears=1)
    assert evil == HostGathered(side=Side.EVIL, names=(N["Utgard-Loki"],), spears=0)


@pytest.mark.rule("12.3", "T34")
def test_twelve_who_belong_to_nobody_come_to_each_side():
    """From decks, discards and the board; the unborn, the dead and neutrals do not."""
    good = [
        one.id for one in FIGURES.values() if one.side is Side.GOOD and Icon.RAGNAROK in one.icons
    ]
    unborn, dead = N["Vali"], N["Ull"]
    found = lonely(
        group(None, Place.HLIDSKIALF, "Heimdall"),
        decks={
            Race.AESIR: tuple(set(good) - {unborn, dead, N["Heimdall"], N["Odin"]}),
            Race.ALFAR: (N["Egil"],),
        },
        offspring=(unborn,),
    )
    found.discards[Race.AESIR] = (N["Odin"],)
    came, foes = hosts(found)
    assert len(came) == 12
    assert not foes
    assert {N["Odin"], N["Heimdall"], N["Thor"]} <= came
    assert not {unborn, dead, N["Egil"]} & came


@pytest.mark.rule("12.3")
def test_they_bring_the_items_on_their_cards_unless_others_have_them():
    """Mjollnir is in other hands, the belt lies aside."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, member("Tyr", shown=(MJOLLNIR,))),
        decks={Race.AESIR: (N["Thor"],)},
    )
    found.aside = tuple(item for item in found.aside if item != MJOLLNIR)
    thor = gathered(found, SIDES).fighters[N["Thor"]].member
    assert set(thor.shown) == set(FIGURES[N["Thor"]].items) - {MJOLLNIR}
    assert gathered(found, SIDES).fighters[N["Tyr"]].member.shown == (MJOLLNIR,)


@pytest.mark.rule("12.3", "4.3A8")
def test_friends_fight_for_their_seat_if_they_are_neutral_or_of_its_side():
    """An opposed one fights for its own side, and so does one whose seat has left."""
    found = lonely(
        players={
            0: {"friends": (N["Egil"], N["Bragi"], N["Hrym"])},
            2: {"friends": (N["Starkad the Old"], N["Thor"])},
        }
    )
    assert hosts(found) == ({N["Egil"], N["Bragi"], N["Thor"]}, {N["Hrym"]})


@pytest.mark.rule("12.3")
def test_everybody_recovers_half_of_the_wounds():
    """Rounded down."""
    found = lonely(group(0, Place.IDAS_PLAIN, member("Tyr", wounds=7)))
    assert gathered(found, SIDES).fighters[N["Tyr"]].member.wounds == 4


@pytest.mark.rule("12.4", "5.3A", "5.3B")
def test_thor_and_jormungand_meet_by_name_and_it_is_told_blow_by_blow():
    """First strike with two blows: a miss, then a fine blow that is the serpent's bane."""
    thor = member("Thor", shown=(MJOLLNIR,))
    found = lonely(
        group(0, Place.IDAS_PLAIN, thor),
        decks={Race.ANIMAL: (N["Jormungand"],)},
        heroes={0: "Thor", 1: "Surt"},
    )
    position, events = doomed(found, dice=[9, 0, 4])
    assert told(events, DuelBegan) == [DuelBegan(one=N["Thor"], other=N["Jormungand"])]
    missed, hit = told(events, DuelMissed), told(events, DuelHit)
    assert [(one.round, one.die, one.needed) for one in missed] == [(1, 9, 8)]
    assert [(one.die, one.harm, one.lost, one.slain) for one in hit] == [(0, 4, 12, True)]
    assert told(events, FighterFell) == [
        FighterFell(name=N["Jormungand"], slayer=N["Thor"], seat=0, reputation=8)
    ]
    table = position.table
    assert table.doom.fallen == (Fallen(N["Jormungand"], None),)
    assert N["Jormungand"] not in table.decks[Race.ANIMAL]
    assert table.tracked[N["Thor"]] == 8
    assert table.players[0].beaten == (N["Jormungand"],)


@pytest.mark.rule("12.4")
def test_after_six_rounds_both_stand():
    """Nobody hits: one blow each a round, and Tyr and Garm have two in the first."""
    found = lonely(group(0, Place.IDAS_PLAIN, "Tyr"), decks={Race.ANIMAL: (N["Garm"],)})
    _, events = doomed(found, dice=[9] * 14)
    assert told(events, DuelUndecided) == [
        DuelUndecided(one=N["Tyr"], other=N["Garm"], one_left=25, other_left=25)
    ]
    assert not told(events, MeleeFought), "who has fought is not in the melee"
    assert [event.round for event in told(events, DuelMissed)] == [1] * 4 + [
        round_ for round_ in range(2, 7) for _ in range(2)
    ]


@pytest.mark.rule("12.4")
def test_named_foes_on_one_side_do_not_fight():
    """Loki and Heimdall in counters of one seat; and nobody fights a friend or a father."""
    found = lonely(group(0, Place.IDAS_PLAIN, "Tyr", "Heimdall", "Loki"))
    assert duels(doomed(found)[1]) == []
    first, second = sorted((N["Tyr"], N["Garm"]))
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Tyr"),
        group(1, Place.MYRKWOOD, "Garm"),
        friendships=((first, second),),
    )
    _, events = doomed(found)
    assert duels(events) == []
    assert told(events, FoundNoFoe) == [
        FoundNoFoe(side=Side.GOOD, names=(N["Tyr"],)),
        FoundNoFoe(side=Side.EVIL, names=(N["Garm"],)),
    ]


@pytest.mark.rule("12.4")
def test_vidar_avenges_odin():
    """Two fine blows of Fenrir's in the first round; then the wolf meets his son, and all miss."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, member("Odin", wounds=29), "Vidar"),
        group(1, Place.MYRKWOOD, "Fenrir"),
        heroes={0: "Odin", 1: "Surt"},
    )
    _, events = doomed(found, dice=[9, 0, 9, 0, 9, *[9] * 13])
    assert duels(events) == [(N["Odin"], N["Fenrir"]), (N["Vidar"], N["Fenrir"])]
    assert [event.name for event in told(events, FighterFell)] == [N["Odin"]]


@pytest.mark.rule("12.4")
def test_vidar_stands_back_while_odin_lives():
    """The wolf has had its duel."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Odin", "Vidar"),
        group(1, Place.MYRKWOOD, "Fenrir"),
        heroes={0: "Odin", 1: "Surt"},
    )
    _, events = doomed(found, dice=[9] * 13)
    assert duels(events) == [(N["Odin"], N["Fenrir"])]
    assert told(events, FoundNoFoe) == [FoundNoFoe(side=Side.GOOD, names=(N["Vidar"],))]


@pytest.mark.rule("12.5")
def test_champions_seek_their_foes_in_the_order_of_the_seats_reputation():
    """The lesser seat finds its foe engaged, and meets the strongest who is free."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Bragi"),
        group(2, Place.WINGOLF, "Balder"),
        group(1, Place.MYRKWOOD, "Hymir", "Beli", "Hyrrokkin"),
        heroes={0: "Bragi", 1: "Hymir", 2: "Balder"},
    )
    vows = (
        vow(0, Side.GOOD, "Bragi", "Hymir"),
        vow(1, Side.EVIL),
        vow(2, Side.GOOD, "Balder", "Hymir"),
    )
    _, events = doomed(found, *vows)
    assert told(events, DuelBegan) == [
        DuelBegan(one=N["Balder"], other=N["Hymir"], seat=2, kept=True),
        DuelBegan(one=N["Bragi"], other=N["Hyrrokkin"], seat=0, missed=N["Hymir"]),
    ]


@pytest.mark.rule("12.5")
def test_a_champion_who_seeks_nobody_meets_the_strongest_and_it_is_no_vow():
    """At the muster there was nobody to seek; then the lot sent foes."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Bragi"),
        group(1, Place.MYRKWOOD, "Hymir"),
        heroes={0: "Bragi", 1: "Hymir"},
    )
    _, events = doomed(found, vow(0, Side.GOOD, "Bragi"), vow(1, Side.EVIL))
    (duel,) = told(events, DuelBegan)
    assert (duel.one, duel.other) == (N["Bragi"], N["Hymir"])
    assert "vowed" not in WORDS.say(duel, ("Ann", "Bo"))


@pytest.mark.rule("12.5")
def test_who_has_fought_keeps_no_vow():
    """Tyr has met Garm; and a champion who was sought already has had his duel."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Tyr"),
        group(1, Place.MYRKWOOD, "Garm", "Beli"),
        heroes={0: "Tyr", 1: "Surt"},
    )
    vows = vow(0, Side.GOOD, "Tyr", "Beli"), vow(1, Side.EVIL, "Garm", "Tyr")
    _, events = doomed(found, *vows, dice=[9] * 14)
    assert duels(events) == [(N["Tyr"], N["Garm"])]
    assert told(events, FoundNoFoe) == [FoundNoFoe(side=Side.EVIL, names=(N["Beli"],))]
    assert told(events, ChampionSpent) == [
        ChampionSpent(seat=1, champion=N["Garm"], met=N["Tyr"], stands=True),
        ChampionSpent(seat=0, champion=N["Tyr"], met=None, stands=True),
    ]


@pytest.mark.rule("12.5")
def test_the_rest_meet_first_against_first():
    """By REPUTATION; father and son swap with the next pair, and who is over stands."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Balder", "Forseti", "Bragi"),
        group(1, Place.MYRKWOOD, "Hymir", "Beli"),
        heroes={0: "Balder", 1: "Hymir"},
    )
    found.tracked = {N["Hymir"]: 5}
    _, events = doomed(found)
    met = [(event.one, event.other) for event in told(events, MeleeFought)]
    assert met == [(N["Balder"], N["Hymir"]), (N["Forseti"], N["Beli"])]
    assert told(events, FoundNoFoe) == [FoundNoFoe(side=Side.GOOD, names=(N["Bragi"],))]

    first, second = sorted((N["Balder"], N["Hymir"]))
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Balder", "Bragi"),
        group(1, Place.MYRKWOOD, "Hymir", "Beli"),
        friendships=((first, second),),
        heroes={0: "Balder", 1: "Hymir"},
    )
    met = [(event.one, event.other) for event in told(doomed(found)[1], MeleeFought)]
    assert met == [(N["Balder"], N["Beli"]), (N["Bragi"], N["Hymir"])]


@pytest.mark.rule("12.5", "0.0.1")
def test_the_melee_is_told_in_one_line_with_its_dice():
    """Bragi hits twice: H is 7 - 3 + 4 = 8, the loss ceil((6 + die) / 2) + 1: 9 and 6."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Bragi"),
        group(1, Place.MYRKWOOD, member("Beli", wounds=18)),
        heroes={0: "Bragi", 1: "Beli"},
    )
    _, events = doomed(found, dice=[8, 9, 9, 8, 3, 9])
    assert told(events, MeleeFought) == [
        MeleeFought(
            one=N["Bragi"], other=N["Beli"], rolls=(8, 9, 9, 8, 3, 9), one_lost=0, other_lost=15
        )
    ]


@pytest.mark.rule("12.5", "2.2A5", "18.3")
def test_broken_bronze_and_an_escape_from_death_are_told():
    """Both miss with a 9, but Beli's shield breaks once; an oath keeps him, and then he falls."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Bragi"),
        group(1, Place.MYRKWOOD, member("Beli", wounds=18, shown=("1005",))),
        heroes={0: "Bragi", 1: "Surt"},
        rules=(Rule("cannot_die_once", "", 1, N["Beli"]),),
    )
    found.forged = tuple(item for item in found.forged if item != "1005")
    position, events = doomed(found, dice=[9, 9, 0, 9, 9, 1, 9, 9])
    assert told(events, DuelBronzeBroke) == [DuelBronzeBroke(name=N["Beli"], card="1005")]
    assert told(events, DeathEscaped) == [DeathEscaped(name=N["Beli"])]
    assert told(events, FighterFell)[0].name == N["Beli"]
    assert "1005" in position.table.removed
    assert "1005" not in position.table.forged
    assert position.table.rules == ()


@pytest.mark.rule("12.8", "5.1.3")
def test_both_may_fall_and_both_gain():
    """ceil(REP / 2), ten at most, by the REPUTATION that both had before."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, member("Bragi", wounds=14)),
        group(1, Place.MYRKWOOD, member("Beli", wounds=18)),
        heroes={0: "Bragi", 1: "Beli"},
        tracked={"Bragi": 15, "Beli": 1},
    )
    position, events = doomed(found, dice=[0, 9, 0, 9])
    assert [(event.name, event.seat, event.reputation) for event in told(events, FighterFell)] == [
        (N["Beli"], 0, 4),
        (N["Bragi"], 1, 10),
    ]
    assert position.table.tracked == {N["Bragi"]: 19, N["Beli"]: 11}
    assert position.table.counters == ()
    assert position.table.doom.fallen == (Fallen(N["Bragi"], 0), Fallen(N["Beli"], 1))
    assert position.table.players[0].beaten == (), "only great foes are remembered"


def tyr_and_garm(**changes):
    """They meet by name; both have two blows in the first round."""
    tyr = member("Tyr", shown=("1033",), hidden=("1011",), runes=("1201",), **changes)
    found = lonely(group(0, Place.IDAS_PLAIN, tyr), group(1, Place.MYRKWOOD, "Garm"))
    found.aside = tuple(item for item in found.aside if item != "1033")
    found.forged = tuple(item for item in found.forged if item != "1011")
    return found


@pytest.mark.rule("12.4", "5.3C")
def test_wounds_stay_with_the_living():
    """One fine blow of Garm's: ceil((7 + 9) / 2) + 2 - 1 + 2."""
    position, _ = doomed(tyr_and_garm(), dice=[9, 9, 0, 9, 9, *[9] * 10])
    tyr = position.table.home_of(N["Tyr"]).member(N["Tyr"])
    assert (tyr.wounds, tyr.agility) == (11, 1)
    assert (tyr.shown, tyr.hidden, tyr.runes) == (("1033",), ("1011",), ("1201",))


@pytest.mark.rule("12.4", "5.4.1")
def test_the_fallen_leave_what_they_held():
    """Starred items go aside, others lie open; runes are gone."""
    table = doomed(tyr_and_garm(wounds=24), dice=[9, 9, 0, 9, 0, 9])[0].table
    assert table.doom.fallen == (Fallen(N["Tyr"], 0),)
    assert table.home_of(N["Tyr"]) is None
    assert "1033" in table.aside
    assert "1011" in table.forged
    assert "1201" in table.removed
    assert table.helheim == (), "the fallen lie in no deck"


@pytest.mark.rule("12.0", "21.5", "21.6")
def test_a_whole_ragnarok_keeps_every_card_in_one_place():
    """Five chapters in their order; then strengths, scores and the end."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, member("Thor", shown=(MJOLLNIR,)), "Bragi", "Andhrimnir"),
        group(1, Place.MYRKWOOD, "Surt", "Hati"),
        group(2, Place.KALLOVA, "Starkad the Old", "Egil", "Lif"),
        group(None, Place.HLIDSKIALF, member("Heimdall", hidden=("1067", "1073"))),
        heroes={0: "Thor", 1: "Surt", 2: "Starkad the Old"},
        players={0: {"friends": (N["Balder"],)}},
    )
    here = {name for counter in found.counters for name in counter.names} | {N["Balder"]}
    left = [figure for figure in FIGURES.values() if figure.id not in here]
    found.decks = {race: tuple(one.id for one in left if one.race is race) for race in Race}
    gone = {MJOLLNIR, "1067", "1073"}
    found.aside = tuple(item for item in found.aside if item not in gone)
    position, begun = fairly(found, RagnarokBegins())
    events = list(begun)
    for seat in (0, 1, 2):
        position, more = position.apply(seat, position.default(seat))
        events += more
    assert [event.chapter for event in told(events, ChapterBegan)] == list(Chapter)
    assert [event.side for event in told(events, StrengthReckoned)] == [Side.GOOD, Side.EVIL]
    assert len(told(events, RagnarokDecided)) == 1
    assert [event.seat for event in told(events, SeatScored)] == [0, 1, 2]
    table = position.table
    assert position.ending is not None
    assert table.doom.fallen, "somebody falls in twenty duels"
    places = Counter(name for counter in table.counters for name in counter.names)
    for pile in (*table.decks.values(), *table.discards.values()):
        places.update(pile)
    for player in table.players:
        places.update(player.friends)
    places.update(one.name for one in table.doom.fallen)
    assert places == Counter(list(FIGURES))
    items = Counter((*table.forged, *table.magic, *table.aside))
    for counter in table.counters:
        for one in counter.members:
            items.update(one.items)
    items.update(card for card in table.removed if card in ITEMS)
    assert items == Counter(list(ITEMS))
