"""A player-turn from upkeep to its end, and a new hero for who has lost all (3.2, 5.4.5, 10.0)."""

import pytest

from games.core.vocabulary import tag
from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Icon, Race, Side
from games.hammer_of_thor.land.board import STARTS
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lasting import Lasts
from games.hammer_of_thor.opening.heroes import ChoosingBronzes
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.table import Rule
from games.hammer_of_thor.travel.manners import Manner
from games.hammer_of_thor.turns.newcomers import ChoosingNewHero, NewHero
from games.hammer_of_thor.turns.rounds import GameTurn, GameTurnEnds, PlayerTurn, TurnEnds
from games.hammer_of_thor.turns.turn import Turn
from games.hammer_of_thor.turns.upkeep import Upkeep
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running, table
from tests.games.loaded_dice import act

AWAY, HOME = Place.MIMIRS_WELL, Place.BILSKIRNIR
HEALER, BREWER = (
    next(f.name for f in FIGURES.values() if code in f.codes and f.side is Side.GOOD)
    for code in ("12.0A", "7.0B")
)
LEECH = next(f.name for f in FIGURES.values() if "12.0D" in f.codes)
RACES_BY_LOT = (1,) * (len(STARTS) - 1)
KETTLE, DRAUPNIR, RING = "1079", "1062", "1076"


def rested(*people, place=AWAY, moved=True, **rest):
    """After the upkeep of seat 0."""
    found = table(group(0, place, *people, moved=moved), heroes={0: "Odin"}, **rest)
    return running(found, Upkeep(0))


def wounds(position):
    """By name."""
    return {
        FIGURES[one.id].name: one.wounds
        for counter in position.table.counters
        for one in counter.members
    }


@pytest.mark.rule("14.1A")
@pytest.mark.parametrize(("seats", "following"), [(2, None), (3, 1)])
def test_nobody_is_told_who_is_next_of_two(seats, following):
    """14.1A: it goes without saying."""
    assert RULES.following(at(table(seats=seats), Halt())) == following


@pytest.mark.rule("5.4.5")
@pytest.mark.parametrize(
    ("changes", "rest", "healed"),
    [
        ({}, {}, 1), ({}, {"moved": False}, 2), ({}, {"place": HOME}, 2),
        ({}, {"place": HOME, "moved": False}, 3), ({}, {"season": Season.AUTUMN}, 2),
        ({"diseased": True}, {"moved": False}, 0), ({"burnt": True}, {"moved": False}, 1),
    ],
)  # fmt: skip
def test_wounds_heal_by_themselves(changes, rest, healed):
    """5.4.5: more for rest, at home and in autumn; not with DISEASE, half with burns."""
    position, _ = rested(member("Odin", wounds=9, **changes), **rest)

    assert wounds(position)["Odin"] == 9 - healed


@pytest.mark.rule("5.4.5")
def test_venom_costs_stamina_five_times_at_most():
    """5.4.5."""
    position, events = rested(member("Odin", wounds=3, venom=2))

    odin = position.table.counters[0].members[0]
    assert (odin.venom, odin.wounds) == (1, 3 + 1 - 1)
    assert tag(events[0]) == "venom-worked"


@pytest.mark.rule("5.4.5")
def test_venom_may_kill():
    """5.4.5: a follower who has no STAMINA left is dead."""
    bragi = FIGURES[NUMBERS["Bragi"]]
    left = bragi.stats["STA"] - 1
    position, _ = rested("Odin", member("Bragi", wounds=left, venom=3))

    assert [grave.name for grave in position.table.helheim] == [bragi.id]


@pytest.mark.rule("5.3C")
def test_agility_comes_back():
    """5.3C."""
    position, _ = rested(member("Odin", agility=2))

    assert position.table.counters[0].members[0].agility == 0


@pytest.mark.rule("12.0D")
def test_some_cure_their_group():
    """12.0D: before the venom works."""
    position, _ = rested(LEECH, member("Bragi", venom=3))

    assert wounds(position)["Bragi"] == 0


@pytest.mark.rule("12.0A", "7.0B")
def test_healers_help_the_worst_and_brewers_those_who_rest():
    """12.0A, 7.0B."""
    position, _ = rested(HEALER, member("Bragi", wounds=9), member("Odin", wounds=8))
    assert wounds(position)["Bragi"] == 9 - 1 - 4

    still, _ = rested(BREWER, member("Odin", wounds=9), moved=False)
    gone, _ = rested(BREWER, member("Odin", wounds=9), moved=True)
    assert wounds(still)["Odin"] == 9 - 2 - 1
    assert wounds(gone)["Odin"] == 9 - 1


@pytest.mark.rule("18.1")
def test_items_work_at_upkeep_each_so_many_turns():
    """18.1: the kettle heals, Draupnir brings REPUTATION, the ring gives and takes."""
    position, _ = rested(member("Odin", wounds=9, shown=(KETTLE,)))
    assert wounds(position)["Odin"] == 9 - 1 - 1

    for game_turn, won in ((2, 0), (3, 1)):
        position, _ = rested(member("Odin", shown=(DRAUPNIR,)), game_turn=game_turn)
        assert position.table.tracked.get(NUMBERS["Odin"], 0) == won
        assert ITEMS[DRAUPNIR].upkeep[0].every == 3

    position, _ = rested(member("Odin", shown=(RING,)), game_turn=4)
    odin = position.table.counters[0].members[0]
    assert (len(odin.runes), odin.wounds) == (1, 1)


@pytest.mark.rule("18.1", "4.1.4")
def test_no_item_takes_the_last_stamina():
    """18.1: the sick do not heal."""
    last = member("Odin").stamina - 1
    bearer = member("Odin", shown=(RING,), diseased=True, wounds=last)
    position, _ = rested(bearer, game_turn=4)
    assert wounds(position)["Odin"] == last


@pytest.mark.rule("3.2", "4.2")
def test_a_turn_is_fate_journey_and_encounter():
    """3.2, 4.2: the seat that is active travels; another that holds a card may play it, unasked."""
    found = table(
        group(0, AWAY, "Odin"), group(1, HOME, "Loki"), heroes={0: "Odin", 1: "Loki"},
        players={1: {"held": "2004"}},
    )  # fmt: skip
    position = at(found, Turn(0), Halt())

    assert position.awaited == (0,)
    assert set(position.asks) == {0, 1}
    assert position.asks[1].optional
    assert position.default(0).manner is Manner.CAUTION
    assert tag(position.prompt(1)) == "holding-card"
    after, _ = act(position, 1, next(one for one in position.asks[1] if tag(one) == "sleep"))
    assert after.table.players[1].asleep
    assert isinstance(after.step, Turn)


@pytest.mark.rule("18.3", "4.1.3")
def test_a_player_turn_begins_with_what_lasted_until_then_over():
    """18.3, 4.1.3."""
    found = table(group(0, AWAY, "Odin"), heroes={0: "Odin"}, used=("035 8.0B",))
    found.rules = (Rule("a", Lasts.OWN_TURN, 0), Rule("b", Lasts.OWN_TURN, 1))
    found.stack = ("2001",)

    position, events = running(found, PlayerTurn(0))

    assert tag(events[0]) == "player-turn-began"
    assert [rule.key for rule in position.table.rules] == ["b"]
    assert position.table.used == ()
    assert position.table.players[0].held == "2001"


@pytest.mark.rule("18.3", "4.6.2", "11.4")
def test_what_served_a_turn_or_a_game_turn_ends_with_it():
    """18.3, 4.6.2, 11.4."""
    found = table(group(0, AWAY, "Odin"), players={0: {"met": (3,), "dealt": ("news",)}})
    found.rules = (
        Rule("turn", Lasts.TURN, 0), Rule("now", Lasts.GAME_TURN, 0), Rule("next", Lasts.NEXT, 0),
    )  # fmt: skip

    position, _ = running(found, TurnEnds(), GameTurnEnds())

    assert [(rule.key, rule.until) for rule in position.table.rules] == [("next", Lasts.GAME_TURN)]
    assert (position.table.players[0].met, position.table.players[0].dealt) == ((), ())


@pytest.mark.rule("3.0")
def test_a_game_turn_is_birth_all_turns_and_the_season():
    """3.0: in turn order; who has left has none."""
    found = table(group(0, AWAY, "Odin"), circle=(2, 0, 1))
    found.change_player(0, out=True)

    steps = GameTurn().run(found, None)

    assert [tag(step) for step in steps] == [
        "birth", "player-turn", "player-turn", "despair", "game-turn-ends", "season-change",
        "game-turn",
    ]  # fmt: skip
    assert [step.seat for step in steps[1:3]] == [2, 1]


def bereft(*people, faces=()):
    """Seat 0 has these people left."""
    counters = [group(0, HOME, *people)] if people else []
    found = table(*counters, players={0: {"side": Side.GOOD, "heroes": (NUMBERS["Odin"],)}})
    return running(found, NewHero(0), faces=faces)


@pytest.mark.rule("10.0")
def test_somebody_new_comes_for_a_seat_that_has_lost_all():
    """10.0: all but Mortals and Animals; one of three, of the own side, tier 2 to 4."""
    beast = next(f.name for f in FIGURES.values() if f.race is Race.ANIMAL)
    mortal = next(f.name for f in FIGURES.values() if f.is_mortal)
    for people in ((), (beast,), (mortal,)):
        position, events = bereft(*people, faces=RACES_BY_LOT)
        figures = [FIGURES[name] for name in position.step.names]

        assert isinstance(position.step, ChoosingNewHero)
        assert tag(events[0]) == "heroes-drawn"
        assert len({one.race for one in figures}) == len(figures) == 3
        assert {one.side for one in figures} == {Side.GOOD}
        assert all(2 <= one.tier <= 4 and Icon.OFFSPRING not in one.icons for one in figures)
        assert {one.place for one in position.asks[0]} == {
            place for one in figures for place in STARTS[one.race]
        }


@pytest.mark.rule("10.0")
def test_nobody_comes_while_somebody_is_left():
    """10.0."""
    for people in (("Odin",), ("Bragi",)):
        assert tag(bereft(*people)[0].step) == "halt"


@pytest.mark.rule("10.0", "1.5")
def test_the_new_hero_begins_with_a_purse_and_no_second_life():
    """10.0, 1.5: fame 6; the others go under their decks."""
    position, _ = bereft(faces=RACES_BY_LOT)
    wanted = position.default(0)
    others = [name for name in position.step.names if name != wanted.character]

    after, events = act(position, 0, wanted)

    table_ = after.table
    hero = table_.home_of(wanted.character)
    assert hero.place is wanted.place
    assert table_.tracked[wanted.character] == 6
    assert (table_.players[0].lives, table_.players[0].hero) == (0, wanted.character)
    assert [table_.decks[FIGURES[name].race][0] for name in others] == others
    assert "new-hero-came" in {tag(event) for event in events}
    weak = FIGURES[wanted.character].tier <= 3
    assert isinstance(after.step, ChoosingBronzes) is weak
