"""Scores, the end check, and rumors that change hands (6)."""

import pytest

from games.core.dice import Referee, seeded
from games.core.errors import IllegalAction
from games.core.vocabulary import Ending, MatchEnded
from games.fallen_kingdoms.account import (
    Ended,
    FinalCities,
    FinalFalls,
    FinalGlory,
    FinalTrophies,
    HadGlory,
    PilesEmpty,
    SharedGlory,
    account,
)
from games.fallen_kingdoms.actions import NamePayer
from games.fallen_kingdoms.closing.end_check import EndCheck
from games.fallen_kingdoms.closing.events import RumorDropped, RumorGiven, RumorsEven
from games.fallen_kingdoms.closing.prompts import PayerHint
from games.fallen_kingdoms.closing.refusals import NotAPayer
from games.fallen_kingdoms.closing.rumors import Adjusting
from games.fallen_kingdoms.closing.scoring import Scoring
from games.fallen_kingdoms.events import LastRound, Scored
from games.fallen_kingdoms.field import Phase, Site
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.kingdoms import draw_rumor
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.options import Options, Rounds
from games.fallen_kingdoms.production.tracks import ChoosingBuilding, ChoosingKnowledge
from games.fallen_kingdoms.redealing import redeal
from games.fallen_kingdoms.rounds import Round
from games.fallen_kingdoms.rules import RULES
from games.fallen_kingdoms.table import Reason
from games.fallen_kingdoms.trophies import Building, Knowledge, Rumor
from tests.games.fallen_kingdoms.builder import Halt, at, own, running, table
from tests.games.fallen_kingdoms.staged import STAGED
from tests.games.looking import offered, told

RUMORS = tuple(Rumor)
USED = {"knowledge": (), "knowledge_stack": (), "buildings": (), "building_stack": ()}
SEVEN = (
    City.HLADIR,
    City.KAUPANG,
    City.BIRKA,
    City.RIBE,
    City.LEJRE,
    City.HEDEBY,
    City.GOKSTAD,
)


def adjusted(*counts, **rest):
    """So many rumors each; then they change hands."""
    cards = iter(RUMORS)
    held = {
        seat: {"rumors": tuple(next(cards) for _ in range(count))}
        for seat, count in enumerate(counts)
    }
    found = table(seats=len(counts), players=held, gods=tuple(God), **rest)
    return running(found, Adjusting(), Halt())


def held(position):
    return [len(player.rumors) for player in position.table.players]


def glory(position):
    return [player.glory for player in position.table.players]


@pytest.mark.rule("6.1", "1.1")
def test_a_city_brings_one_and_a_building_two_every_turn():
    """Seven cities with three buildings are 13; 11 with the temple over one."""
    sites = {city: own(0, 1) for city in SEVEN[:4]}
    sites |= {city: own(0, 1, Building.FARM) for city in SEVEN[4:]}
    position, events = running(table(sites, homes=False), Scoring(0), Halt())
    assert told(events, Scored) == [Scored(seat=0, cities=7, buildings=3, glory=13)]
    assert position.table.players[0].glory == 13

    sites[SEVEN[6]] = Site(0, 1, Building.FARM, 0)
    _, events = running(table(sites, homes=False), Scoring(0), Halt())
    assert told(events, Scored)[0].glory == 11


@pytest.mark.rule("1.2", "6.2", "F-90")
def test_the_match_ends_when_two_piles_are_used_up_stack_and_display():
    """F-90: a pile counts as used up when nothing of it lies in the stack or face up."""
    one = {"knowledge": (), "knowledge_stack": ()}
    assert running(table(**one), EndCheck(), Halt())[0].ending is None
    left = USED | {"buildings": (Building.FARM,)}
    assert running(table(**left), EndCheck(), Halt())[0].ending is None
    ended = running(table(**USED), EndCheck(), Halt())[0].ending
    assert ended == Ending(Reason.TROPHIES, (0, 1, 2))
    others = one | {"rumors": ()}
    assert running(table(**others), EndCheck(), Halt())[0].ending is not None


@pytest.mark.rule("K5")
def test_the_match_ends_after_the_last_round_at_the_latest():
    """K5: after round 15, or as the lobby chose."""
    assert running(table(round=14), EndCheck(), Halt())[0].ending is None
    ended = running(table(round=15), EndCheck(), Halt())[0].ending
    assert ended is not None
    assert ended.reason == Reason.ROUNDS
    short = Options(rounds=Rounds.TEN)
    assert running(table(round=10, options=short), EndCheck(), Halt())[0].ending is not None


LAST = [LastRound(piles=True)]


@pytest.mark.rule("6.2", "F-90")
def test_the_last_round_is_told_as_soon_as_the_second_pile_is_used_up():
    """By a card, a tile, or a rumor that is taken; not where all know it already."""
    card, tile = {"knowledge": (Knowledge.LAW,)}, {"buildings": (Building.FARM,)}
    for left, step in ((card, ChoosingKnowledge(0)), (tile, ChoosingBuilding(0))):
        assert told(running(table(**USED | left), step, Halt())[1], LastRound) == LAST
        assert not told(running(table(**USED | card | tile), step, Halt())[1], LastRound)
        assert not told(running(table(**USED | left, round=15), step, Halt())[1], LastRound)

    heard = Referee(seeded("rumor"), None, Options())
    one = table(knowledge=(), knowledge_stack=(), rumors=RUMORS[:1])
    for seat in (0, 1):
        draw_rumor(one, seat, heard)
    assert told(heard.events, LastRound) == LAST


@pytest.mark.rule("1.2", "F-90")
def test_what_invasions_use_up_makes_the_next_round_the_last_one():
    """They come after the end check: the word waits until that round begins."""
    heard = Referee(seeded("rumor"), None, Options())
    one = table(knowledge=(), knowledge_stack=(), rumors=RUMORS[:1], phase=Phase.INVASIONS)
    for seat in (0, 1):
        draw_rumor(one, seat, heard)
    assert not told(heard.events, LastRound)
    assert not RULES.view(at(one, Halt()), None).last

    position, events = running(one, Round(), Halt())
    assert told(events, LastRound) == LAST
    assert RULES.view(position, None).last


@pytest.mark.rule("K5")
def test_the_last_round_by_number_is_told_when_it_begins():
    """Not the one before it."""
    began = [running(table(round=number), Round(), Halt())[1] for number in (12, 13, 14)]

    assert [told(events, LastRound) for events in began] == [[], [], [LastRound(piles=False)]]


@pytest.mark.rule("6.2")
def test_nothing_moves_where_somebody_has_none_or_all_have_as_many():
    """3-0-2 and 4-4-4."""
    for counts in ((3, 0, 2), (4, 4, 4)):
        position, events = adjusted(*counts)
        assert told(events, RumorsEven)
        assert held(position) == list(counts)


@pytest.mark.rule("6.2", "K16", "F-92")
def test_the_richest_gets_rumors_from_different_players():
    """5-2-2-4-2-3: two of the three poorest give one each."""
    position, _ = adjusted(5, 2, 2, 4, 2, 3)
    assert position.awaited == (0,)
    assert offered(position, 0, NamePayer) == [NamePayer(1), NamePayer(2), NamePayer(4)]
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, NamePayer(3))
    assert refused.value.refusal == NotAPayer(3)

    position, _ = position.apply(0, NamePayer(1))
    assert offered(position, 0, NamePayer) == [NamePayer(2), NamePayer(4)]
    position, events = position.apply(0, NamePayer(4))
    assert held(position) == [7, 1, 2, 4, 1, 3]
    assert glory(position) == [12, -6, 0, 0, -6, 0]
    assert [(one.seat, one.heir) for one in told(events, RumorGiven)] == [(1, 0), (4, 0)]
    assert [player.victories for player in position.table.players] == [0] * 6


@pytest.mark.rule("6.2", "K16", "F-91")
def test_several_richest_share_and_what_is_left_over_is_lost():
    """5-5-3-4: both fives get one, one is discarded, the three loses 18."""
    position, events = adjusted(5, 5, 3, 4)
    assert held(position) == [6, 6, 0, 4]
    assert glory(position) == [6, 6, -18, 0]
    assert len(told(events, RumorDropped)) == 1
    assert len(position.table.dropped) == 1


@pytest.mark.rule("6.2", "K16")
def test_several_richest_name_in_turn_and_the_last_named_is_lost():
    """K16: 5-5-3-3 moves three, one to each of the richest; nobody gives twice before the other."""
    position, _ = adjusted(5, 5, 3, 3)
    assert position.awaited == (0,)
    position, _ = position.apply(0, NamePayer(2))
    assert position.awaited == (0,)
    assert offered(position, 0, NamePayer) == [NamePayer(2), NamePayer(3)]
    position, events = position.apply(0, NamePayer(3))
    assert [(one.seat, one.heir) for one in told(events, RumorGiven)] == [(2, 0), (3, 1)]
    assert [one.seat for one in told(events, RumorDropped)] == [3]
    assert glory(position) == [6, 6, -6, -12]
    assert held(position) == [6, 6, 2, 1]


def naming(*glory, **rest):
    """Seat 0 has three rumors, and names one of two others, who have one each."""
    players = {seat: {"rumors": RUMORS[seat : seat + 1], "glory": glory[seat]} for seat in (1, 2)}
    players[0] = {"rumors": RUMORS[3:6], "glory": glory[0]}
    return running(table(players=players, **rest), Adjusting(), Halt())[0]


@pytest.mark.rule("K16")
def test_an_absent_heir_names_whoever_has_most_glory():
    """Of two who have as much, it is who played earlier."""
    position = naming(9, 5, 7, active=2)
    assert position.default(0) == NamePayer(2)
    assert not position.is_window(0)
    assert NamePayer(2).hint(position.table) == PayerHint(7)
    assert naming(9, 7, 7).default(0) == NamePayer(1)
    assert naming(9, 7, 7, first=2).default(0) == NamePayer(2)


@pytest.mark.rule("8.1", "K16")
def test_hidden_glory_is_neither_shown_to_whoever_names_nor_followed():
    """8.1: whoever played earlier gives first then."""
    position = naming(9, 5, 7, options=Options(hidden_glory=True))
    assert NamePayer(2).hint(position.table) is None
    assert position.default(0) == NamePayer(1)


@pytest.mark.rule("8.1")
def test_hidden_totals_of_others_are_dealt_anew_with_the_stacks():
    """A robot imagines any totals but its own, if it sees no others."""
    hidden = Options(hidden_glory=True)

    def imagined(position):
        deals = [redeal(position, 1, seeded(str(number))) for number in range(9)]
        return [{deal.table.players[seat].glory for deal in deals} for seat in range(3)]

    first, own_total, third = imagined(naming(200, 5, 7, options=hidden))
    assert own_total == {5}
    assert len(first) > 1
    assert len(third) > 1
    assert imagined(naming(200, 5, 7)) == [{200}, {5}, {7}]


@pytest.mark.rule("6.2", "K17")
def test_who_has_left_wins_nothing():
    """K17: the kingdom stays and counts, but the most glory wins among those who play on."""
    players = {0: {"glory": 50, "out": True}, 1: {"glory": 30}, 2: {"glory": 20}}
    position, _ = running(table(round=15, players=players), EndCheck(), Halt())
    assert position.ending == Ending(Reason.ROUNDS, (1,))


@pytest.mark.rule("6.2", "1.1")
def test_the_most_glory_wins_and_ties_share():
    """6.2: two with 40 share; after the last round one wins alone."""
    position, events = STAGED["shared"]()
    assert position.ending == Ending(Reason.TROPHIES, (0, 1))
    assert told(events, MatchEnded)
    assert account(position).reasons == (
        Ended(Reason.TROPHIES),
        PilesEmpty(2, 2),
        SharedGlory((0, 1), 40),
    )

    rounds, _ = STAGED["rounds"]()
    assert rounds.ending == Ending(Reason.ROUNDS, (1,))
    assert account(rounds).reasons == (Ended(Reason.ROUNDS), HadGlory(1, 40))


@pytest.mark.rule("6.2", "F-91")
def test_the_account_tells_how_each_stood():
    """6.2: glory, cities with their buildings, rumors with their fear, and falls."""
    position, _ = running(
        table({City.BIRKA: own(0, 1, Building.FARM)}, round=15, players={0: {"fallen": 2}}),
        EndCheck(),
        Halt(),
    )
    assert account(position).seats[0] == (
        FinalGlory(0),
        FinalCities(2, 1),
        FinalTrophies(0, 13),
        FinalFalls(2),
    )
