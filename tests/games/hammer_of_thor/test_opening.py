"""Set-up of The Hammer of Thor (1.0), with the test vectors of 23.0."""

from itertools import pairwise

import pytest

from games.core.agenda import begin
from games.core.dice import Referee, seeded
from games.core.errors import IllegalAction
from games.hammer_of_thor.cards.deck import FATE, ITEMS, PREDICTIONS, RAGNAROK, Make
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Icon, Race, Side
from games.hammer_of_thor.land.board import STARTS
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.opening.drafts import choices, offered, quotas
from games.hammer_of_thor.opening.events import FirstSeatFound, HeroesDealt, SeatsRolled
from games.hammer_of_thor.opening.heroes import (
    Choose,
    ChoosingBronzes,
    ChoosingHeroes,
    PickingHeroes,
    TakeBronze,
    bronzes,
)
from games.hammer_of_thor.opening.refusals import (
    HeroNotDealt,
    HeroTaken,
    NoHero,
    SideFull,
    WrongStart,
)
from games.hammer_of_thor.opening.setup import (
    RESIDENTS,
    Dealing,
    deal_heroes,
    laid_out,
    order_of_play,
)
from games.hammer_of_thor.opening.stack import sizes, stacked
from games.hammer_of_thor.options import Draft, Heroes, Length, Options
from tests.games.hammer_of_thor import builder
from tests.games.loaded_dice import LoadedReferee

SEATS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
ODIN, THOR, LOKI, HEIMDALL = (NUMBERS[name] for name in ("Odin", "Thor", "Loki", "Heimdall"))


def opened(seats=3, seed="tests", faces=None, **options):
    """A match whose heroes are being chosen."""
    chosen = Options(**options)
    dice = seeded(seed)
    referee = Referee(dice, None, chosen)
    table = laid_out(seats, chosen, referee)
    if chosen.draft is Draft.DEALT:
        deal_heroes(table, referee)
        steps = (PickingHeroes(table.circle), Dealing())
    else:
        steps = (ChoosingHeroes(tuple(reversed(table.circle))), Dealing())
    return begin(table, steps, dice, referee)


def chosen_by(position, name, place=None):
    """The awaited seat is somebody."""
    figure = FIGURES[NUMBERS[name]]
    (seat, *_) = position.awaited
    place = place or STARTS[figure.race][0]
    return position.apply(seat, Choose(figure.race, figure.id, place))


def refused(position, action):
    seat = position.awaited[0]
    with pytest.raises(IllegalAction) as caught:
        position.apply(seat, action)
    return caught.value.refusal


def dealt(table, seats=3, seed="tests", **options):
    """The table after the decks are made, without going on."""
    referee = Referee(seeded(seed), None, Options(**options))
    steps = Dealing().run(table, referee)
    return steps, referee.events


def seated(*names, **options):
    """A table at which these heroes are chosen, in reverse turn order, and the decks are made."""
    position, _ = opened(len(names), **options)
    for name in names[:-1]:
        position, _ = chosen_by(position, name)
    table = position.table.copy()
    seat = position.awaited[0]
    figure = FIGURES[NUMBERS[names[-1]]]
    referee = Referee(seeded("tests"), None, table.options)
    position.step.answer(
        table, seat, Choose(figure.race, figure.id, STARTS[figure.race][0]), referee
    )
    steps, events = dealt(table)
    return table, steps, events


@pytest.mark.rule("1.8", "T1", "14.1A", "14.1B")
@pytest.mark.parametrize(
    ("seats", "cards"), [(1, 20), (2, 30), (3, 33), (4, 43), (5, 53), (6, 63), (7, 63), (12, 63)]
)
def test_the_stack_is_the_clock(seats, cards):
    """1.8, vector 1: Fate above Predictions above Ragnarok among the last three."""
    stack = stacked(seats, Length.FULL, Referee(seeded("tests"), None, Options()))
    fate, predictions = sizes(seats, Length.FULL)
    drawn = list(reversed(stack))

    assert len(drawn) == len(set(drawn)) == cards
    assert set(drawn[:fate]) <= set(FATE)
    assert set(drawn[fate:]) <= set(PREDICTIONS)
    assert RAGNAROK in drawn[fate + predictions :]
    assert len(drawn[fate + predictions :]) == 3


@pytest.mark.rule("1.8")
def test_ragnarok_may_be_each_of_the_last_three():
    """1.8."""
    found = {
        stacked(4, Length.FULL, Referee(seeded(f"{n}"), None, Options())).index(RAGNAROK)
        for n in range(40)
    }

    assert found == {0, 1, 2}


@pytest.mark.rule("1.9")
def test_a_saga_has_little_more_than_half_of_the_stack():
    """1.9: 14 and 9 with four seats."""
    assert sizes(4, Length.SAGA) == (14, 9)


@pytest.mark.rule("1.1")
def test_the_highest_die_moves_first_and_ties_roll_again():
    """1.1: then the seats follow in their order."""
    position, _ = opened(3)
    loaded = LoadedReferee(position, None, Options(), (10, 3, 10, 2, 7))

    assert order_of_play(3, loaded) == (2, 0, 1)
    assert loaded.events == [
        SeatsRolled(seats=(0, 1, 2), rolls=(9, 2, 9)),
        SeatsRolled(seats=(0, 2), rolls=(1, 6)),
        FirstSeatFound(seat=2),
    ]


@pytest.mark.rule("1.1")
def test_alone_nobody_is_said_to_move_first():
    """1.1: there is nobody to move before, and nothing to roll."""
    position, _ = opened(1)
    loaded = LoadedReferee(position, None, Options(), ())

    assert order_of_play(1, loaded) == (0,)
    assert loaded.events == []


@pytest.mark.rule("1.2", "T15")
@pytest.mark.parametrize("seats", SEATS)
def test_as_many_good_as_evil_heroes_and_one_neutral_if_odd(seats):
    """1.2: whatever is chosen, the last seat takes what is left."""
    position, _ = opened(seats)
    while isinstance(position.step, ChoosingHeroes) and len(position.agenda) > 1:
        if len(position.step.waiting) == 1:
            break
        seat = position.awaited[0]
        position, _ = position.apply(seat, position.default(seat))
    table = position.table
    last = {figure.side for figure in choices(table, position.awaited[0])}
    sides = [player.side for player in table.players if player.side]

    assert len(last) == 1
    for side, number in quotas(seats).items():
        assert sides.count(side) + (side in last) == number


@pytest.mark.rule("14.1A")
def test_two_are_one_good_and_one_evil():
    """14.1A: nobody is neutral, and the first to choose leaves the other side to the second."""
    position, _ = opened(2)
    sides = {figure.side for figure in choices(position.table, position.awaited[0])}
    position, _ = chosen_by(position, "Odin")

    assert sides == {Side.GOOD, Side.EVIL}
    assert {figure.side for figure in choices(position.table, position.awaited[0])} == {Side.EVIL}


@pytest.mark.rule("1.2")
def test_choice_goes_in_reverse_order_from_the_last_seat():
    """1.2."""
    position, _ = opened(4)
    asked = []
    for name in ("Odin", "Loki", "Thor"):
        asked.append(position.awaited[0])
        position, _ = chosen_by(position, name)
    asked.append(position.awaited[0])

    assert tuple(reversed(asked)) == position.table.circle


@pytest.mark.rule("1.2")
def test_after_a_good_and_a_neutral_hero_the_third_is_evil():
    """1.2, vector 3."""
    position, _ = opened(3)
    neutral = next(f.name for f in offered(Heroes.GREAT) if f.side is Side.NEUTRAL)
    position, _ = chosen_by(position, "Odin")
    position, _ = chosen_by(position, neutral)

    assert {figure.side for figure in choices(position.table, position.awaited[0])} == {Side.EVIL}
    assert refused(position, Choose(Race.AESIR, THOR, Place.GLADSHEIM)) == SideFull(Side.GOOD)


@pytest.mark.rule("1.2", "1.3")
def test_what_is_no_hero_is_refused_with_a_reason():
    """1.2, 1.3: weak, taken, or at a place of others."""
    position, _ = opened(4)
    norn, animal = NUMBERS["Urd"], NUMBERS["Garm"]
    offspring = next(f for f in FIGURES.values() if Icon.OFFSPRING in f.icons)

    assert refused(position, Choose(Race.VALKYRIE, norn, Place.NORNIR)) == NoHero(norn)
    assert refused(position, Choose(Race.ANIMAL, animal, Place.NORNIR)) == NoHero(animal)
    assert refused(
        position, Choose(offspring.race, offspring.id, STARTS[offspring.race][0])
    ) == NoHero(offspring.id)
    assert refused(position, Choose(Race.AESIR, ODIN, Place.NOATUN)) == WrongStart(
        Race.AESIR, Place.NOATUN
    )
    position, _ = chosen_by(position, "Odin")
    assert refused(position, Choose(Race.AESIR, ODIN, Place.GLADSHEIM)) == HeroTaken(ODIN)


@pytest.mark.rule("1.2")
def test_heroes_of_tier_three_are_for_those_who_ask_for_them():
    """1.2, option `heroes`."""
    assert {figure.tier for figure in offered(Heroes.GREAT)} == {4, 5}
    assert {figure.tier for figure in offered(Heroes.ALL)} == {3, 4, 5}


@pytest.mark.rule("1.3")
def test_seats_may_share_a_start():
    """1.3 [house]."""
    position, _ = opened(4)
    position, _ = chosen_by(position, "Odin", Place.GLADSHEIM)
    position, _ = chosen_by(position, "Loki", Place.GLADSHEIM)

    assert len(position.table.at(Place.GLADSHEIM)) == 2


@pytest.mark.rule("1.4", "1.5")
def test_a_hero_brings_items_animals_and_fame():
    """1.4, 1.5: they stand in one counter, and the tracker is at the fame."""
    table, _, _ = seated("Odin", "Loki", "Thor", "Surt")
    home = table.home_of(ODIN)

    assert home.member(ODIN).hidden == FIGURES[ODIN].items
    assert set(home.names) == {ODIN, *FIGURES[ODIN].animals}
    assert table.tracked[ODIN] == FIGURES[ODIN].fame


@pytest.mark.rule("1.5", "T24")
def test_weaker_heroes_begin_with_runes_companions_and_bronze():
    """1.5: tier 4 has a rune and one companion, tier 3 two and a bronze item of its choice."""
    fours = [f for f in offered(Heroes.GREAT) if f.tier == 4]
    threes = [f for f in offered(Heroes.ALL) if f.tier == 3]
    good = next(f for f in fours if f.side is Side.GOOD and not f.animals)
    evil = next(f for f in threes if f.side is Side.EVIL and not f.animals)
    table, steps, _ = seated(good.name, evil.name, "Thor", "Loki", heroes=Heroes.ALL)
    homes = {figure.id: table.home_of(figure.id) for figure in (good, evil)}
    companions = {
        name: [FIGURES[one] for one in home.names if one != name] for name, home in homes.items()
    }

    assert [len(companions[f.id]) for f in (good, evil)] == [1, 2]
    for figure in (good, evil):
        assert len(homes[figure.id].member(figure.id).runes) == 1
        for companion in companions[figure.id]:
            assert companion.tier == 2
            assert companion.race is figure.race
            assert companion.side in (figure.side, Side.NEUTRAL)
    seat = homes[evil.id].seat
    assert steps[0].waiting == (seat,)
    referee = Referee(seeded("tests"), seat, TakeBronze("1004"))
    steps[0].answer(table, seat, TakeBronze("1004"), referee)
    assert table.home_of(evil.id).member(evil.id).hidden[-1] == "1004"
    assert "1004" not in table.forged
    assert steps[0].default(table, seat) != TakeBronze("1004")


@pytest.mark.rule("1.6")
def test_residents_wait_face_down_unless_they_are_chosen():
    """1.6."""
    table, _, _ = seated("Odin", "Loki", "Thor", "Surt")
    waiting = {one.names[0]: one for one in table.of(None)}

    assert {name: one.place for name, one in waiting.items()} == RESIDENTS
    assert not any(one.known for one in waiting.values())
    table, _, _ = seated("Heimdall", "Loki", "Thor", "Surt")
    assert HEIMDALL not in {one.names[0] for one in table.of(None)}
    assert table.home_of(HEIMDALL).seat is not None


@pytest.mark.rule("1.7", "21.6", "2.2A7", "T2")
def test_every_character_and_item_lies_in_one_place():
    """1.7, 21.6."""
    table, _, _ = seated("Odin", "Loki", "Thor", "Surt")
    names = [name for one in table.counters for name in one.names]
    names += [name for deck in table.decks.values() for name in deck]
    names += [*table.offspring, *table.kept]
    members = [member for one in table.counters for member in one.members]
    items = [item for member in members for item in member.items]
    items += [*table.forged, *table.magic, *table.aside]

    assert sorted(names) == list(FIGURES)
    assert sorted(items) == sorted(ITEMS)
    assert {ITEMS[item].kind for item in table.magic} == {Make.MAGIC}
    assert not any(ITEMS[item].star for item in table.magic)
    assert not any(Icon.STARRED in FIGURES[n].icons for d in table.decks.values() for n in d)


@pytest.mark.rule("1.2")
def test_dealt_heroes_are_four_of_a_side_and_stay_secret():
    """1.2, option `draft`: only their seat is told; all choose at once, and are shown together."""
    position, events = opened(5, draft=Draft.DEALT)
    told = [event for event in events if isinstance(event, HeroesDealt)]
    shown = []
    for seat in position.awaited[:-1]:
        position, events = position.apply(seat, position.default(seat))
        shown += events
    hidden = [player.hero for player in position.table.players]

    assert sorted(event.secret_to for event in told) == [0, 1, 2, 3, 4]
    assert all(len(event.names) == 4 for event in told)
    assert len({name for event in told for name in event.names}) == 20
    assert all({FIGURES[n].side for n in event.names} == {event.side} for event in told)
    assert [event.side for event in told].count(Side.NEUTRAL) == 1
    assert hidden == [None] * 5
    seat = position.awaited[0]
    stranger = next(f for f in offered(Heroes.GREAT) if f.id not in told[0].names + told[-1].names)
    mine = next(event.names for event in told if event.secret_to == seat)
    if stranger.id not in mine:
        action = Choose(stranger.race, stranger.id, STARTS[stranger.race][0])
        assert refused(position, action) == HeroNotDealt(stranger.id)


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_heroes_enough_to_deal(seats):
    """1.2: four a seat of its side; from ten on three, as there are 18 evil ones [house]."""
    referee = Referee(seeded("tests"), None, Options())
    table = laid_out(seats, Options(draft=Draft.DEALT), referee)
    deal_heroes(table, referee)

    assert {len(player.offered) for player in table.players} == {4 if seats < 10 else 3}


@pytest.mark.rule("1.2")
def test_the_order_of_answers_leaves_no_trace():
    """1.2: secret choices commute."""
    position, _ = opened(3, draft=Draft.DEALT)
    first, second, _ = position.awaited
    there = back = position
    for seat in (first, second):
        there, _ = there.apply(seat, there.default(seat))
    for seat in (second, first):
        back, _ = back.apply(seat, back.default(seat))

    assert there.step.picked == back.step.picked
    assert [a.seat < b.seat for a, b in pairwise(there.step.picked)] == [True]


@pytest.mark.rule("13.6")
def test_whoever_has_left_is_chosen_for():
    """13.6: sides stay even."""
    position, _ = opened(3)
    table = position.table.copy()
    for seat in table.circle:
        table.change_player(seat, out=True)
    steps = [Dealing(), position.step]
    while steps and not isinstance(steps[-1], Dealing):
        referee = Referee(seeded("tests"), None, table.options)
        steps += reversed(steps.pop().run(table, referee))

    assert sorted(player.side for player in table.players) == ["evil", "good", "neutral"]


@pytest.mark.rule("1.5", "1.7")
def test_bronze_that_has_run_out_is_nobodys():
    """1.5, 1.7: twelve heroes of tier 3 ask for ten items; the last two begin without."""
    threes = [f for f in offered(Heroes.ALL) if f.tier == 3]
    seats = range(12)
    found = builder.table(
        *(builder.group(seat, STARTS[threes[seat].race][0], threes[seat].name) for seat in seats),
        seats=len(seats),
        heroes={seat: threes[seat].name for seat in seats},
    )
    position = builder.at(found, ChoosingBronzes(tuple(seats)), builder.Halt())
    taken = 0
    while isinstance(position.step, ChoosingBronzes):
        [seat] = position.awaited
        position, _ = position.apply(seat, position.default(seat))
        taken += 1

    assert taken == sum(item.kind is Make.BRONZE for item in ITEMS.values())
    assert not bronzes(position.table)
