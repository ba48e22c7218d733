"""Scores, bonus cards, Mortals, ties, winners, and the account (13.0, 18.0)."""

import pytest

from games.core.agenda import standing
from games.core.dice import seeded
from games.core.vocabulary import CoreReason, Ending
from games.hammer_of_thor.account import (
    Ended,
    FinalHost,
    FinalParts,
    FinalPeople,
    FinalScore,
    HadScore,
    NobodyLeft,
    SharedScore,
    Strengths,
    TieBroken,
    account,
)
from games.hammer_of_thor.cards.deck import PREDICTIONS
from games.hammer_of_thor.cards.effects import Bonus
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.graves import Grave
from games.hammer_of_thor.folk.kinds import Race, Side, Stat
from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.ragnarok.bonus import bonus
from games.hammer_of_thor.ragnarok.outcome import Fallen, Outcome
from games.hammer_of_thor.ragnarok.ranking import TieBreak, ranking
from games.hammer_of_thor.ragnarok.scoring import score
from games.hammer_of_thor.table import Reason, Rule
from games.hammer_of_thor.view import view
from tests.games.hammer_of_thor.builder import group, member
from tests.games.hammer_of_thor.dooming import lonely

N = NUMBERS
MORTALS = sorted(one.name for one in FIGURES.values() if one.is_mortal)
TRIO = {0: "Tyr", 1: "Surt", 2: "Starkad the Old"}


def decided(good=0, evil=0, *, fallen=(), seats=3):
    """A battle that is over."""
    return Outcome(good, evil, (Side.GOOD, Side.EVIL, *[None] * (seats - 2)), fallen)


WON, LOST, RUINED = decided(10), decided(0, 10), decided(10, 10)


def reputation(*names):
    return [FIGURES[N[name]].stats[Stat.REPUTATION] for name in names]


@pytest.mark.rule("23.0", "13.2", "T35")
def test_vector_15_the_glory_of_the_fallen_does_not_die():
    """A hero of 12 who has won 9: 15 fallen, 25 alive with Mjollnir revealed."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, member("Freyr", shown=("1060",))), tracked={"Freyr": 9}
    )
    assert score(found, 0).total == 25
    found = lonely(tracked={"Freyr": 9}, doom=decided(fallen=(Fallen(N["Freyr"], 0),)))
    assert score(found, 0).total == 15
    assert score(found, 1).total == 0


@pytest.mark.rule("23.0", "13.4", "9.5")
@pytest.mark.parametrize(
    ("place", "hero", "points"),
    [
        (Place.THRALLS_HOLDING, "Tyr", 6),
        (Place.THRALLS_HOLDING, "Freyr", 6),
        (Place.THRALLS_HOLDING, "Surt", 3),
        (Place.KALLOVA, "Surt", 6),
        (Place.KALLOVA, "Hymir", 6),
        (Place.KALLOVA, "Tyr", 3),
        (Place.AURVANGUR, "Starkad the Old", 6),
        (Place.AURVANGUR, "Tyr", 3),
        (Place.CATTEGART, "Tyr", 3),
        (Place.MYRKWOOD, "Tyr", 3),
    ],
)
def test_vector_9_mortals_count_twice_at_the_place_of_their_kind(place, hero, points):
    """A Mortal of tier 2: gods at 54, giants at 56, a neutral seat at 55."""
    mortal = FIGURES[N["Hjalti"]]
    assert (mortal.tier, mortal.stats[Stat.REPUTATION]) == (2, 3)
    found = lonely(group(0, place, "Hjalti"), heroes={0: hero})
    assert score(found, 0).mortals == score(found, 0).total == points


@pytest.mark.rule("13.4")
def test_who_holds_ran_has_the_mortals_of_cattegart():
    """Another's Ran does nothing."""
    found = lonely(group(0, Place.CATTEGART, "Hjalti"), group(0, Place.RANS_HALL, "Ran"))
    assert score(found, 0).mortals == 6
    found = lonely(group(0, Place.CATTEGART, "Hjalti"), group(1, Place.RANS_HALL, "Ran"))
    assert score(found, 0).mortals == 3


@pytest.mark.rule("13.4", "10.0")
def test_the_kind_of_a_seat_is_that_of_its_last_hero():
    """And a hero is no Mortal, so counts among the twelve (1.5)."""
    found = lonely(group(0, Place.KALLOVA, "Hjalti"), heroes={0: "Tyr"})
    found.change_player(0, hero=N["Hymir"])
    assert score(found, 0).mortals == 6
    found.change_player(0, heroes=(N["Hjalti"],))
    assert (score(found, 0).best, score(found, 0).mortals) == (3, 0)


@pytest.mark.rule("13.2", "13.4", "5.4.2")
def test_the_twelve_best_and_eight_mortals_count():
    """Captives count as well."""
    giants = [one.name for one in FIGURES.values() if one.race is Race.JOTUN][:13]
    mortals = MORTALS[:9]
    found = lonely(
        group(0, Place.UTGARD, *(member(name, captive=True) for name in giants)),
        group(0, Place.MYRKWOOD, *mortals),
    )
    assert score(found, 0).best == sum(sorted(reputation(*giants), reverse=True)[:12])
    assert score(found, 0).mortals == sum(sorted(reputation(*mortals), reverse=True)[:8])
    assert score(found, 0).best < sum(reputation(*giants))


@pytest.mark.rule("13.2", "18.3")
def test_a_rune_counts_one_until_the_runes_fade():
    """3021 [rulebook]."""
    found = lonely(group(0, Place.IDAS_PLAIN, member("Tyr", runes=("1201", "1202"))))
    assert (score(found, 0).runes, score(found, 0).total) == (2, 13)
    found.rules = (Rule("runes_worth_nothing", "", 0),)
    assert score(found, 0).runes == 0


@pytest.mark.rule("13.2", "21.4")
def test_the_view_tells_the_whole_score_once_the_match_is_over():
    """Till then runes are secret."""
    found = lonely(group(0, Place.IDAS_PLAIN, member("Tyr", runes=("1201", "1202"))))
    assert view(standing(found, (), seeded("tests")), 1).players[0].score == 11
    found.ending = Ending(Reason.RUIN)
    assert view(standing(found, (), seeded("tests")), 1).players[0].score == 13


@pytest.mark.rule("4.3A8", "13.2")
def test_friends_count_half_if_their_side_has_won():
    """Own side or neutral; Balder 10, Egil 6, Hrym is opposed."""
    rows = {seat: {"friends": (N["Balder"], N["Egil"], N["Hrym"])} for seat in range(3)}
    found = lonely(heroes=TRIO, players=rows, doom=WON)
    assert [score(found, seat).friends for seat in range(3)] == [8, 0, 3]
    found.doom = LOST
    assert [score(found, seat).friends for seat in range(3)] == [0, 9, 3]
    found.doom = RUINED
    assert [score(found, seat).friends for seat in range(3)] == [0, 0, 0]


def with_bonus(number, *counters, **rest):
    """The points of seat 0, with a card before it."""
    found = lonely(*counters, **rest)
    found.change_player(0, bonus=number)
    return bonus(found, 0)


@pytest.mark.rule("18.0", "13.2")
def test_each_bonus_card_counts_something_known():
    """So that none is worth nothing by mistake."""
    cards = [
        number
        for number, paper in PREDICTIONS.items()
        if any(isinstance(effect, Bonus) for effect in paper.do)
    ]
    assert len(cards) == 9
    assert all(with_bonus(number) == 0 for number in cards)


@pytest.mark.rule("18.0")
def test_crown_of_doom_is_for_the_highest_leader():
    """Four; several may be as high."""
    own, other = group(0, Place.IDAS_PLAIN, "Tyr"), group(1, Place.UTGARD, "Hymir")
    assert with_bonus("3011", own, other) == 4
    assert with_bonus("3011", own, other, tracked={"Hymir": 2}) == 4
    assert with_bonus("3011", own, other, tracked={"Hymir": 3}) == 0
    assert with_bonus("3011", own, group(None, Place.UTGARD, "Hrym")) == 4


@pytest.mark.rule("18.0")
def test_wolf_kin_lords_of_men_and_new_green():
    """One each, with a limit; Mortals in Midgard alone."""
    animals = [one.name for one in FIGURES.values() if one.race is Race.ANIMAL]
    assert with_bonus("3012", group(0, Place.IDAS_PLAIN, *animals[:3])) == 3
    assert with_bonus("3012", group(0, Place.IDAS_PLAIN, *animals[:6])) == 5
    here, there = Place.KALLOVA, Place.IDAS_PLAIN
    assert with_bonus("3013", group(0, here, *MORTALS[:6]), group(0, there, MORTALS[6])) == 5
    assert with_bonus("3013", group(0, there, *MORTALS[:6])) == 0
    assert with_bonus("3030", group(0, here, *MORTALS[:6])) == 4


@pytest.mark.rule("18.0")
def test_ring_bearer_counts_pairs_of_items():
    """Revealed or not, of all its people."""
    tyr = member("Tyr", shown=("1001", "1005"), hidden=("1006",))
    assert with_bonus("3014", group(0, Place.IDAS_PLAIN, tyr)) == 1
    odin = member("Odin", hidden=("1061",))
    assert with_bonus("3014", group(0, Place.IDAS_PLAIN, tyr, odin)) == 2


@pytest.mark.rule("18.0")
def test_peace_bond_bane_of_kings_unburied_and_wayfarer():
    """Friends in the row, great foes, every third of the dead, worlds beyond three."""
    friends = {0: {"friends": (N["Bragi"], N["Egil"])}}
    assert with_bonus("3015", players=friends) == 4
    great = {0: {"beaten": (N["Hymir"],) * 4}}
    assert with_bonus("3016", players=great) == 6
    dead = tuple(Grave(name, None) for name in list(FIGURES)[:9])
    assert with_bonus("3017", helheim=dead) == 3
    assert with_bonus("3017", helheim=dead[1:]) == 2
    worlds = {0: {"realms": tuple(Realm)[:5]}}
    assert with_bonus("3018", players=worlds) == 2


@pytest.mark.rule("18.0")
def test_worlds_are_remembered_when_the_counter_has_gone_on():
    """Each once, by seat; nobody's counters see nothing."""
    found = lonely(group(0, Place.IDAS_PLAIN, "Tyr"), group(None, Place.HLIDSKIALF, "Heimdall"))
    for place in (Place.GLADSHEIM, Place.KALLOVA, Place.UTGARD, Place.KALLOVA):
        found.change_counter(1, place=place)
    assert found.players[0].realms == (Realm.ASGARD, Realm.MIDGARD, Realm.JOTUNHEIM)
    assert found.players[1].realms == ()


@pytest.mark.rule("13.1", "13.6")
def test_the_winning_side_ranks_first_whatever_the_score():
    """Each by score; a neutral seat belongs to whichever side wins."""
    counters = (
        group(0, Place.IDAS_PLAIN, "Tyr"),
        group(1, Place.MYRKWOOD, "Surt"),
        group(2, Place.KALLOVA, "Egil"),
    )
    found = lonely(*counters, heroes=TRIO, doom=WON)
    assert ranking(found).groups == ((0,), (2,), (1,))
    found.doom = LOST
    assert ranking(found).groups == ((1,), (2,), (0,))
    found.doom = RUINED
    assert ranking(found).groups == ((1,), (0,), (2,))
    assert ranking(found).winners == (1,)
    assert ranking(found).tie_break is None


@pytest.mark.rule("13.1", "13.5", "T36")
def test_a_neutral_seat_wins_with_either_side_but_loses_ties():
    """Surt has 16 and Starkad 9 and what he won."""
    counters = (
        group(0, Place.IDAS_PLAIN, "Tyr"),
        group(1, Place.MYRKWOOD, "Surt"),
        group(2, Place.KALLOVA, "Starkad the Old"),
    )
    for won, doom in ((3, WON), (8, LOST), (8, RUINED)):
        found = lonely(*counters, heroes=TRIO, doom=doom, tracked={"Starkad the Old": won})
        assert ranking(found).winners == (2,), won
    found = lonely(*counters, heroes=TRIO, doom=WON, tracked={"Starkad the Old": 2})
    assert ranking(found).winners == (0,)
    assert ranking(found).tie_break is TieBreak.SIDE


@pytest.mark.rule("13.5")
def test_ties_go_by_mortals_in_midgard_then_by_the_best_character():
    """Then the victory is shared."""
    heroes = {0: "Tyr", 1: "Balder", 2: "Bragi"}
    found = lonely(
        group(0, Place.MYRKWOOD, "Hjalti"),
        group(1, Place.KALLOVA, "Hjalmar"),
        heroes=heroes,
        doom=WON,
        tracked={"Hjalti": 3},
    )
    assert ranking(found).winners == (1,)
    assert ranking(found).tie_break is TieBreak.MORTALS

    found = lonely(
        group(0, Place.IDAS_PLAIN, "Bor"),
        group(1, Place.IDAS_PLAIN, "Bragi", "Fjolnir"),
        heroes=heroes,
        doom=WON,
    )
    assert ranking(found).winners == (0,)
    assert ranking(found).tie_break is TieBreak.CHARACTER

    found = lonely(
        group(0, Place.IDAS_PLAIN, "Bor"),
        group(1, Place.IDAS_PLAIN, "Buri"),
        heroes=heroes,
        doom=WON,
    )
    assert ranking(found).groups == ((0, 1), (2,))
    assert ranking(found).tie_break is None


@pytest.mark.rule("13.6")
def test_seats_that_left_are_not_ranked_and_a_side_without_seats_wins_nothing():
    """The good won, and no good seat plays on."""
    found = lonely(group(1, Place.MYRKWOOD, "Surt"), heroes=TRIO, doom=WON)
    found.change_player(0, out=True)
    assert ranking(found).winners == (2,), "the neutral one has won with them"
    found.change_player(2, out=True)
    assert ranking(found).groups == ((1,),)
    assert ranking(found).winners == ()
    assert Ending(Reason.GOOD, ranking(found).winners).outcome(1) == 0


def told_of(found, reason=Reason.GOOD):
    """The account of a match that ended like this."""
    winners = ranking(found).winners if found.doom is not None else ()
    found.ending = Ending(reason, winners)
    return account(standing(found, (), seeded("tests")))


@pytest.mark.rule("13.0")
def test_the_account_tells_the_ending_and_every_seat():
    """Strengths, the highest score, and each score part by part."""
    doom = decided(30, 20, fallen=(Fallen(N["Bragi"], 0), Fallen(N["Hrym"], None)))
    found = lonely(
        group(0, Place.IDAS_PLAIN, member("Tyr", runes=("1201",)), "Hjalti"),
        group(1, Place.MYRKWOOD, "Surt"),
        doom=doom,
    )
    assert told_of(found).reasons == (
        Ended(Reason.GOOD),
        Strengths(30, 20),
        HadScore(0, 11 + 3 + 3 + 1),
    )
    good, evil, gone = told_of(found).seats
    assert good == (
        FinalScore(18),
        FinalHost(Side.GOOD, won=True),
        FinalParts(best=14, mortals=3, runes=1, friends=0, bonus=0),
        FinalPeople(living=2, fallen=1),
    )
    assert evil[:2] == (FinalScore(16), FinalHost(Side.EVIL, won=False))
    assert gone == (FinalScore(0), FinalParts(0, 0, 0, 0, 0), FinalPeople(0, 0))


@pytest.mark.rule("13.5")
def test_the_account_names_ties():
    """Shared, broken, or nobody's."""
    heroes = {0: "Tyr", 1: "Balder"}
    bor, buri = group(0, Place.IDAS_PLAIN, "Bor"), group(1, Place.IDAS_PLAIN, "Buri")
    found = lonely(bor, buri, heroes=heroes, doom=WON)
    assert told_of(found).reasons[2:] == (SharedScore((0, 1), 9),)
    found = lonely(bor, group(1, Place.IDAS_PLAIN, "Bragi", "Fjolnir"), heroes=heroes, doom=WON)
    assert told_of(found).reasons[2:] == (HadScore(0, 9), TieBroken(TieBreak.CHARACTER))
    found = lonely(bor, heroes={1: "Surt"}, doom=WON)
    assert told_of(found).reasons[2:] == (NobodyLeft(),)


@pytest.mark.rule("13.6")
def test_the_account_of_a_match_that_was_given_up_tells_how_all_stood():
    """There was no last battle."""
    found = lonely(group(0, Place.IDAS_PLAIN, "Tyr"))
    told = told_of(found, CoreReason.ABANDONED)
    assert told.reasons == (Ended(CoreReason.ABANDONED),)
    assert told.seats[0] == (
        FinalScore(11),
        FinalParts(11, 0, 0, 0, 0),
        FinalPeople(living=1, fallen=0),
    )


@pytest.mark.rule("13.3")
def test_whoever_died_before_ragnarok_counts_nothing():
    """13.3: however much was won; who fell in the battle counts (13.2)."""
    found = lonely(group(0, Place.IDAS_PLAIN, "Tyr"), tracked={"Thor": 9})
    alone = score(found, 0).best
    found.helheim = (Grave(N["Thor"], 0),)
    assert score(found, 0).best == alone
    found.helheim, found.doom = (), decided(10, fallen=(Fallen(N["Thor"], 0),))
    assert score(found, 0).best > alone
