"""Menus: a figure first, then all that it can do, attacks before places, with what each brings."""

from itertools import islice

import pytest

from games.catalogue import titles
from games.core.narrowing import ACTION, ACTOR, Question, narrow
from games.nine_realms.actions import Attack, Deploy, EndTurn, Move
from games.nine_realms.board import distance
from games.nine_realms.options import Options
from games.nine_realms.rules import RULES
from play.library import words_of
from play.simulation.playout import walk
from tests.games.nine_realms.builder import (
    AESIR,
    FOREST,
    HJORDIS,
    ODIN,
    PLAIN,
    SINFJOTLI,
    THOR,
    VALKYRIE,
    WATER,
    position,
)
from tests.games.nine_realms.scenes import deploying

LONGEST = 100
"""Characters of a description in a menu (docs/discord.md, Limits)."""


@pytest.mark.rule("Action Phase")
def test_the_first_question_is_which_figure_and_its_menu_begins_with_attacks():
    """Thor may attack Sinfjotli or move; the fallen Valkyrie may rally."""
    ask = position(thor="E4", sinfjotli="E5").asks[AESIR]

    first = narrow(ask, {})
    menu = narrow(ask, {ACTOR: THOR})

    assert isinstance(first, Question)
    assert isinstance(menu, Question)
    assert first.values == (THOR, ODIN, VALKYRIE, "transform", "end-turn")
    assert menu.field == ACTION
    assert menu.values[0] == Attack(THOR, SINFJOTLI)
    assert {type(action) for action in menu.values[1:]} == {Move}


@pytest.mark.rule("Action Phase", "Movement & Terrain")
def test_places_near_the_enemy_come_first():
    """The first page of a menu holds what matters most."""
    ask = position(thor="E4", sinfjotli="E9").asks[AESIR]

    far = [distance(move.hex, "E9") for move in ask.kinds[Move] if move.figure is THOR]

    assert far == sorted(far)
    assert far[0] < far[-1]


@pytest.mark.rule("Movement & Terrain", "Attacking")
@pytest.mark.parametrize(
    ("hex", "terrain", "targets"),
    [("D9", FOREST, (SINFJOTLI,)), ("E8", WATER, (SINFJOTLI,)), ("E6", PLAIN, ())],
)
def test_a_place_says_its_ground_and_whom_the_figure_could_attack_from_it(hex, terrain, targets):
    """By the board as it would be then."""
    at = position(thor="E5", sinfjotli="E9", terrain={"D9": FOREST, "E8": WATER, "E6": PLAIN})

    hint = RULES.hint(at, Move(THOR, hex))

    assert (hint.terrain, hint.targets) == (terrain, targets)
    assert (hint.sheltered, hint.wet) == (terrain is FOREST, terrain is WATER)


@pytest.mark.rule("Movement & Terrain", "Actions")
def test_who_has_no_action_left_for_it_attacks_nobody_from_a_place():
    """The move takes the last one; and who has attacked does so no more."""
    last = position(thor="E5", sinfjotli="E9", actions=(1, 0))
    done = position(thor="E5", sinfjotli="E9", attacked=(THOR,))

    assert RULES.hint(last, Move(THOR, "E8")).targets == ()
    assert RULES.hint(done, Move(THOR, "E8")).targets == ()


@pytest.mark.rule("Action Phase", "Actions")
def test_the_end_of_a_turn_names_what_is_left_undone():
    """The actions, and who could still attack."""
    hint = RULES.hint(position(thor="E4", sinfjotli="E5"), EndTurn())

    assert (hint.actions, hint.figures) == (6, (THOR,))
    assert EndTurn.weighty
    assert not Attack.weighty


@pytest.mark.rule("R-04", "N20")
def test_each_figure_has_one_menu_of_places_while_deploying():
    """Not where it stands already."""
    ask = deploying().asks[AESIR]

    menu = narrow(ask, {ACTOR: THOR})

    assert isinstance(menu, Question)
    assert Deploy(THOR, "C1") not in menu.values
    assert Deploy(THOR, "C2") in menu.values


@pytest.mark.rule("Action Phase")
def test_every_hint_fits_into_a_menu():
    """Along a random match with two Vanguards, and as long as lists can become."""
    words, longest = words_of("nine_realms"), 0
    options = Options(two_vanguards=True)
    for played in islice(walk(titles()["nine_realms"], 2, options, "hints"), 0, 900, 3):
        for ask in played.position.asks.values():
            hints = [RULES.hint(played.position, action) for action in islice(ask, 0, 60, 4)]
            said = [words.say(hint) for hint in hints if hint]
            longest = max([longest, *map(len, said)])
    everybody = {"sinfjotli": "E9", "hjordis": "D8", "vanguard": "D9", "second_vanguard": "F9"}
    at = position(thor="E6", sigmund="E10", terrain={"E8": FOREST}, options=options, **everybody)
    crowded = words.say(RULES.hint(at, Move(THOR, "E8")))

    assert 40 < longest <= LONGEST
    assert len(crowded) <= LONGEST


@pytest.mark.rule("Action Phase")
def test_the_names_of_places_are_brief_under_a_figure():
    """As they stand in its menu."""
    words = words_of("nine_realms")

    assert words.say(Move(THOR, "E8"), (), "brief") == "Move to E8"
    assert words.say(Attack(THOR, HJORDIS), (), "brief") == "Attack Hjordis"
