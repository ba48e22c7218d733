"""Preparation: decks, gods, the first player, and the options that change them (3.1 to 3.7)."""

from collections import Counter

import pytest

from games.core.dice import seeded
from games.core.errors import IllegalAction, SetupError
from games.fallen_kingdoms.field import Phase
from games.fallen_kingdoms.gods.god import BASE, START_GLORY, God
from games.fallen_kingdoms.land.boards import board, standard
from games.fallen_kingdoms.opening.events import (
    CircleDrawn,
    FirstPlayerFound,
    GodChosen,
    GodShown,
    GodsOffered,
)
from games.fallen_kingdoms.opening.gods import BeGod
from games.fallen_kingdoms.opening.prompts import ChoosingGod, GodHint
from games.fallen_kingdoms.opening.refusals import NotOffered, TooManyCities, TooManyTrophies
from games.fallen_kingdoms.opening.setup import start
from games.fallen_kingdoms.options import BoardChoice, Cities, Newcomers, Options, Trophies
from games.fallen_kingdoms.retiring import retire
from games.fallen_kingdoms.trophies import SET, TILES_OF_EACH, Building, Knowledge, Rumor
from games.fallen_kingdoms.view import view
from tests.games.looking import offered, told

ALL_SEATS = range(3, 7)


def begun(seats=4, seed="start", **options):
    """A match that has just begun, and what was told."""
    return start(seats, Options(**options), seeded(seed))


def chosen(position):
    """All take the first god that they were dealt."""
    events = ()
    while position.table.phase is Phase.GODS:
        seat = position.awaited[0]
        position, new = position.apply(seat, position.default(seat))
        events += new
    return position, events


@pytest.mark.rule("3.1", "boards")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_without_a_wish_the_standard_board_is_laid_out(seats):
    """All of its cities are empty."""
    table = begun(seats)[0].table

    assert table.layout == standard(seats)
    assert tuple(table.sites) == board(standard(seats)).cities
    assert not any(site.owner is not None or site.building for site in table.sites.values())


@pytest.mark.rule("3.5", "3.6", "3.7", "2.1", "rumors", "buildings")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_three_trophies_of_each_kind_a_player_are_in_play(seats):
    """The rest is out, unseen; three cards and two tiles lie face up; nothing is there twice."""
    table = begun(seats)[0].table
    cards = (*table.knowledge, *table.knowledge_stack)
    tiles = (*table.buildings, *table.building_stack)

    assert (len(table.knowledge), len(table.buildings)) == (3, 2)
    assert len(cards) == len(tiles) == len(table.rumors) == 3 * seats
    assert Counter((*cards, *table.box.knowledge)) == Counter(Knowledge)
    assert Counter((*table.rumors, *table.box.rumors)) == Counter(Rumor)
    assert Counter((*tiles, *table.box.buildings)) == dict.fromkeys(Building, TILES_OF_EACH)


@pytest.mark.rule("3.7", "F-03", "rumors")
def test_rumors_are_sorted_and_only_the_lowest_is_seen():
    """F-03: the first player sorts them in the book; here nobody sees more than the top."""
    position, _ = begun(6)
    fears = [rumor.fear for rumor in position.table.rumors]
    seen = view(position, 0)

    assert sum(fears) == 90
    assert fears == sorted(fears, reverse=True)
    assert seen.rumor is position.table.rumors[-1]
    assert seen.rumors_left == SET


@pytest.mark.rule("8.2", "K3", "options")
def test_trophies_are_two_three_or_four_a_player_but_never_more_than_there_are():
    """K3: four a player are too many for five and six players."""
    assert len(begun(3, trophies=Trophies.TWO)[0].table.rumors) == 6
    assert len(begun(4, trophies=Trophies.FOUR)[0].table.knowledge_stack) == 13
    for seats in (5, 6):
        with pytest.raises(TooManyTrophies):
            begun(seats, trophies=Trophies.FOUR)


@pytest.mark.rule("8.3", "K4", "options")
def test_nine_cities_a_player_are_for_three_to_five_players():
    """K4: there is no standard board for them, so chance builds it."""
    for seats in (3, 4, 5):
        assert len(begun(seats, cities=Cities.NINE)[0].table.sites) == 9 * seats
    with pytest.raises(TooManyCities):
        begun(6, cities=Cities.NINE)


@pytest.mark.rule("options", "3.1")
def test_a_board_may_be_left_to_chance():
    """Two matches have two boards."""
    one, two = (begun(4, seed, board=BoardChoice.RANDOM)[0].table for seed in ("one", "two"))

    assert len(one.sites) == len(two.sites) == 24
    assert one.layout != two.layout


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("seats", [0, 2, 7])
def test_three_to_six_play(seats):
    """No other number."""
    with pytest.raises(SetupError):
        begun(seats)


@pytest.mark.rule("K25")
def test_chance_seats_the_players():
    """K25: clockwise is an order that is drawn at the start, and told."""
    drawn = set()
    for number in range(12):
        position, events = begun(4, f"circle {number}")
        (circle,) = told(events, CircleDrawn)
        assert circle.seats == position.table.circle
        assert sorted(circle.seats) == [0, 1, 2, 3]
        drawn.add(circle.seats)

    assert len(drawn) > 3


@pytest.mark.rule("3.2", "F-01", "K23")
@pytest.mark.parametrize("seats", [3, 4])
def test_up_to_four_players_choose_between_two_gods_at_the_same_time(seats):
    """F-01: nobody sees the gods of others, nor has a god that somebody else was dealt."""
    position, events = begun(seats)
    dealt = [player.offered for player in position.table.players]

    assert position.awaited == tuple(range(seats))
    assert len({god for gods in dealt for god in gods}) == 2 * seats
    for one in told(events, GodsOffered):
        assert one.secret_to == one.seat
        assert one.gods == dealt[one.seat]
        assert position.prompt(one.seat) == ChoosingGod(one.seat)
        ways = offered(position, one.seat, BeGod)
        assert [action.god for action in ways] == list(one.gods)
        hints = [GodHint(BASE[god], START_GLORY[god], god) for god in one.gods]
        assert [action.hint(position.table) for action in ways] == hints
    assert view(position, 1).offered == dealt[1]
    assert view(position, None).offered == ()


@pytest.mark.rule("3.2")
def test_a_choice_is_secret_until_all_have_chosen_and_then_all_are_shown():
    """Whoever chose first leaves no trace; gods that nobody wants are put back unseen."""
    position, _ = begun(3)
    wanted = [player.offered[1] for player in position.table.players]
    for seat in (2, 0):
        position, events = position.apply(seat, BeGod(wanted[seat]))
        assert told(events, GodChosen) == [GodChosen(seat=seat)]
        assert not told(events, GodShown)
        assert all(player.god is None for player in view(position, 1).players)
    position, events = position.apply(1, BeGod(wanted[1]))

    shown = {one.seat: one.god for one in told(events, GodShown)}
    assert [shown[seat] for seat in range(3)] == wanted
    assert all(one.explained_by == f"god-{one.god.value}" for one in told(events, GodShown))
    assert [player.god for player in position.table.players] == wanted
    assert not any(player.offered for player in position.table.players)


@pytest.mark.rule("3.2")
def test_no_other_god_can_be_chosen():
    """Not even by typing its name."""
    position, _ = begun(3)
    other = position.table.players[1].offered[0]
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, BeGod(other))
    assert refused.value.refusal == NotOffered(other)


@pytest.mark.rule("3.2", "F-01")
@pytest.mark.parametrize("seats", [5, 6])
def test_with_more_players_nobody_is_asked_for_a_god(seats):
    """F-01: there are nine gods, so everybody is dealt one, and the groups come next."""
    position, events = begun(seats)

    assert len(told(events, GodShown)) == seats
    assert len({player.god for player in position.table.players}) == seats
    assert position.table.phase is Phase.GROUPS


@pytest.mark.rule("3.2", "F-01", "options")
@pytest.mark.parametrize(
    ("seats", "newcomers", "choosing"),
    [
        (5, Newcomers.ONE, (4,)),
        (5, Newcomers.THREE, (2, 3, 4)),
        (5, Newcomers.ALL, (1, 2, 3, 4)),
        (6, Newcomers.TWO, (4, 5)),
        (6, Newcomers.ALL, (3, 4, 5)),
        (4, Newcomers.ONE, (0, 1, 2, 3)),
    ],
)
def test_newcomers_choose_between_two_as_far_as_there_are_gods(seats, newcomers, choosing):
    """F-01: those who joined last, and at most nine less the players."""
    position, _ = begun(seats, newcomers=newcomers)

    assert position.awaited == choosing
    position, _ = chosen(position)
    assert len({player.god for player in position.table.players}) == seats


@pytest.mark.rule("3.3", "3.4", "F-06", "Odin")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_least_feared_god_plays_first_and_all_begin_with_their_glory(seats):
    """F-06: no two gods are equally feared. Tracks are empty; less feared gods have some glory."""
    position, events = begun(seats)
    position, more = chosen(position)
    table = position.table
    gods = [player.god for player in table.players]

    assert len(set(BASE.values())) == len(God) == 9
    assert max(BASE, key=BASE.__getitem__) is God.ODIN
    assert gods[table.first] is min(gods, key=BASE.__getitem__)
    assert told((*events, *more), FirstPlayerFound) == [FirstPlayerFound(seat=table.first)]
    assert position.awaited == (table.first,)
    for player in table.players:
        assert player.glory == START_GLORY[player.god]
        assert not player.points
        assert player.victories == 0


@pytest.mark.rule("3.2", "K17", "defaults")
def test_nobody_waits_for_the_god_of_a_player_who_has_left():
    """K17: it is the first of the two, as for whoever is silent."""
    position, _ = begun(3)
    first = [player.offered[0] for player in position.table.players]
    position, _ = position.apply(0, BeGod(first[0]))
    position, _ = retire(position, 1)
    assert position.awaited == (2,)
    position, _ = position.apply(2, position.default(2))

    assert [player.god for player in position.table.players] == first
