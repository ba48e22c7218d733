"""The final account: why a match ended as it did, how each seat stood, and turning points."""

import pytest

from games.norseheim import TITLE
from games.norseheim import account as told
from games.norseheim.actions import Attack, ScoreNow
from games.norseheim.board import KINGS
from games.norseheim.endings import rank
from games.norseheim.events import Exiled, MercyGranted, WentOut
from games.norseheim.rules import RULES
from games.norseheim.steps.council import Council
from games.norseheim.steps.rounds import RoundEnd
from games.norseheim.war_events import KingsTaken, Wrested
from play.library import words_of
from play.simulation.playout import walk
from tests.games.loaded_dice import act
from tests.games.looking import told as events_of
from tests.games.norseheim.builder import (
    BJO,
    EIL,
    HIT,
    KON,
    ORN,
    RAV,
    ULV,
    acting,
    beginning,
    board,
    npc,
    own,
)
from tests.games.norseheim.rarities import voting
from tests.games.norseheim.staged import STAGED


def over(position):
    """Everybody decides by default, as if time had run out."""
    while position.asks:
        seat = min(position.asks)
        position, _ = position.apply(seat, position.default(seat))
    return position


TIES = {
    "score by seats": told.Tie.SEATS,
    "score by kings": told.Tie.KINGS,
    "score by warriors": told.Tie.WARRIORS,
    "score by ap": told.Tie.AP,
    "score by order": told.Tie.ORDER,
}


@pytest.mark.rule("R50", "Game End")
@pytest.mark.parametrize("name", TIES)
def test_a_tie_is_named_with_what_broke_it(name):
    """Of all with the most points, the winner was ahead in this."""
    position = over(STAGED[name]()[0])
    _, broken = RULES.account(position).reasons

    assert isinstance(broken, told.BrokeTie)
    assert broken.tie is TIES[name]
    assert (broken.winner,) == position.ending.winners
    assert len(broken.seats) > 1
    assert (broken.most > 0) == (broken.tie is not told.Tie.ORDER)
    assert {position.table.power(seat) for seat in broken.seats} == {broken.power}


@pytest.mark.rule("Game End", "R50")
def test_the_most_power_is_told_with_the_lead_over_those_who_come_next():
    """The reason has said already that the most power counts."""
    lands = {BJO: own(1, 1), EIL: own(1, 1)}
    begun = beginning(board(lands, round=6, order=(2, 0, 1)), Council(), RoundEnd())
    position = over(begun[0])
    powers = [position.table.power(seat) for seat in position.table.seats]
    ended, had = RULES.account(position).reasons

    assert ended == told.Ended("score")
    assert powers[0] == powers[2] < powers[1]
    assert had == told.HadPower(1, powers[1], (2, 0), powers[1] - powers[0])
    names = ["Ann", "Bo", "Cat"]
    said = words_of(TITLE.key).say(had, names).replace("\u2068", "").replace("\u2069", "")
    assert said == f"Bo has {powers[1]} power, {powers[1] - powers[0]} more than Cat and Ann."


@pytest.mark.rule("R50")
@pytest.mark.parametrize("name", TIES)
def test_players_are_listed_as_they_stood(name):
    """By points, and in a tie by what breaks it; those that are out come last."""
    position = over(STAGED[name]()[0])
    table = position.table

    order = RULES.account(position).order
    assert order[:1] == position.ending.winners
    assert list(order) == sorted(order, key=lambda seat: rank(table, seat), reverse=True)
    table.change_player(order[0], out=True)
    assert RULES.account(position).order == (*order[1:], order[0])


@pytest.mark.rule("R49", "Game End")
@pytest.mark.parametrize(
    ("name", "statement"),
    [
        ("majority", told.HeldSeats),
        ("kings", told.HeldKings),
        ("majority and kings", told.HeldSeats),
    ],
)
def test_a_premature_victory_is_named_with_its_seats_or_kings(name, statement):
    """And once: the reason in itself says no more."""
    position = over(STAGED[name]()[0])
    (held,) = RULES.account(position).reasons

    assert isinstance(held, statement)
    assert (held.winner,) == position.ending.winners


@pytest.mark.rule("H7")
def test_a_vote_is_not_called_six_rounds():
    """The last two agreed in round 3."""
    position = voting()
    for seat in position.awaited:
        position, _ = position.apply(seat, ScoreNow())

    assert position.table.round == 3
    assert RULES.account(position).reasons[0] == told.Ended("vote")


@pytest.mark.rule("Game End")
def test_every_seat_has_the_same_statements_in_random_matches():
    """And the power is the values and the seats; someone left alone, or nobody, needs no more."""
    for seed in range(4):
        *_, last = walk(TITLE, 3 + seed % 2, RULES.options(), f"account {seed}")
        account = RULES.account(last.position)

        assert len(account.seats) == 3 + seed % 2
        assert len({tuple(map(type, of)) for of in account.seats}) == 1
        for power, *_ in account.seats:
            assert power.power == power.values + power.seats


@pytest.mark.rule("Attack", "R36")
def test_what_may_turn_a_match_is_told_again():
    """A Kings region falls, or a rich one is taken from a rival; a chieftain's is nothing new."""
    kings = {BJO: own(0, 4), KINGS[0]: npc(0), KON: own(0, 1)}
    _, events = act(acting(board(kings)), 0, Attack(BJO, KINGS[0], 1, 0, 1))
    assert events_of(events, KingsTaken) == [KingsTaken(seat=0, region=KINGS[0], kings=2)]

    rich = {BJO: own(0, 4), ULV: own(1, 1)}
    _, events = act(acting(board(rich)), 0, Attack(BJO, ULV, 1, 0, 1), HIT, 20)
    assert events_of(events, Wrested) == [Wrested(seat=0, rival=1, region=ULV)]

    even = board({RAV: own(0, 4), ORN: own(1, 1)}, options=RULES.usual)
    _, events = act(acting(even), 0, Attack(RAV, ORN, 1, 0, 1), HIT, 20)
    assert events_of(events, Wrested) == [Wrested(seat=0, rival=1, region=ORN)]

    _, events = act(acting(board({BJO: own(1, 1)})), 0, Attack(RAV, BJO, 1, 0, 1), HIT, 20)
    assert not [one for one in events if one.turning]
    _, events = act(acting(board({BJO: npc(1)})), 0, Attack(RAV, BJO, 1, 0, 1), HIT, 20)
    assert not [one for one in events if one.turning]
    assert all(kind.turning for kind in (KingsTaken, Wrested, MercyGranted, WentOut, Exiled))
