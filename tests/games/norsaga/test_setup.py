"""Setup: cards, sagas, who begins, and what may be chosen before."""

from collections import Counter

import pytest

from games.core.dice import seeded
from games.core.errors import IllegalAction, SetupError
from games.norsaga.actions import ChooseSaga
from games.norsaga.events import (
    ChoiceMade,
    CircleDrawn,
    SagasOffered,
    SagaTold,
)
from games.norsaga.options import HardSagas, Options, SagaPick
from games.norsaga.prompts import ChoosingSaga
from games.norsaga.rules import RULES
from games.norsaga.sagas import HARD, listed
from tests.games.looking import told

TWO_EACH = Options(saga_pick=SagaPick.ONE_OF_TWO)


def started(seats=3, options=None, seed="setup"):
    """A match that has just been set up."""
    return RULES.start(seats, options or Options(), seeded(seed))


@pytest.mark.rule("Setup", "S7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_saga_that_all_see_and_four_cards(seats):
    """The sagas are different; the other cards lie in the deck."""
    at, events = started(seats)

    assert [len(hand) for hand in at.table.hands] == [4] * seats
    assert len(at.table.deck) == 68 - 4 * seats
    assert {one.seat: one.saga for one in told(events, SagaTold)} == dict(enumerate(at.table.sagas))
    assert len(set(at.table.sagas)) == seats


@pytest.mark.rule("Setup", "N16")
def test_chance_decides_who_sits_where_and_the_first_begins():
    """Each order comes up."""
    orders = Counter(started(seed=str(number))[0].table.circle for number in range(200))
    at, events = started()

    assert len(orders) == 6
    assert told(events, CircleDrawn) == [CircleDrawn(seats=at.table.circle)]
    assert (at.table.active, at.table.turn) == (at.table.circle[0], 1)


@pytest.mark.rule("Sagas", "options")
def test_hard_sagas_are_dealt_where_they_are_wanted():
    """Never by default; in a new match no light ones either."""
    usual = {saga for n in range(40) for saga in started(4, seed=str(n))[0].table.sagas}
    new = {saga for n in range(40) for saga in started(4, RULES.usual, str(n))[0].table.sagas}
    hard = started(4, Options(hard_sagas=HardSagas.ALL))[0].table.sagas

    first, newest = set(listed(Options())), set(listed(RULES.usual))
    assert usual & (first - newest)
    assert usual <= first - HARD
    assert new & (newest - first)
    assert new <= newest - HARD
    assert set(hard) <= HARD


@pytest.mark.rule("options")
def test_one_of_two_sagas_may_be_chosen_in_secret():
    """All choose at the same time, and are shown together."""
    at, events = started(2, TWO_EACH)

    assert [one.secret_to for one in told(events, SagasOffered)] == [0, 1]
    assert (at.awaited, at.prompt(1), at.table.turn) == ((0, 1), ChoosingSaga(1), 0)

    chosen = at.step.offered[1][1]
    at, events = at.apply(1, ChooseSaga(chosen))
    assert events == (ChoiceMade(seat=1),)

    after, events = at.apply(0, at.default(0))
    assert after.table.sagas == [at.step.offered[0][0], chosen]
    assert [one.seat for one in told(events, SagaTold)] == list(after.table.circle)
    assert after.table.turn == 1


@pytest.mark.rule("options")
def test_only_an_own_saga_can_be_chosen():
    """Not one that was offered to another."""
    at, _ = started(2, TWO_EACH)

    with pytest.raises(IllegalAction):
        at.apply(0, ChooseSaga(at.step.offered[1][0]))


@pytest.mark.rule("options", "N9")
def test_who_leaves_while_sagas_are_chosen_need_not_choose():
    """The others go on."""
    at, _ = started(3, TWO_EACH)
    at, _ = RULES.retire(at, 2)
    at, _ = at.apply(0, at.default(0))
    after, events = at.apply(1, at.default(1))

    assert {one.seat for one in told(events, SagaTold)} == {0, 1}
    assert after.table.turn == 1


@pytest.mark.rule("options", "N3")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, Options()),
        (5, Options()),
        (2, Options(turn_cap=14)),
        (4, Options(hard_sagas=HardSagas.ALL, saga_pick=SagaPick.ONE_OF_TWO)),
    ],
)
def test_what_cannot_be_played_is_refused(seats, options):
    """A wrong number of players, too early an end, or too few sagas for all."""
    with pytest.raises(SetupError):
        RULES.start(seats, options, seeded("setup"))


@pytest.mark.rule("options", "N3")
def test_three_players_can_choose_among_the_hard_sagas():
    """Six are just enough, and fifteen rounds too."""
    hard = Options(hard_sagas=HardSagas.ALL, saga_pick=SagaPick.ONE_OF_TWO, turn_cap=15)

    assert started(3, hard)[0].awaited == (0, 1, 2)
