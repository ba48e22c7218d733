"""Saving, and taking back: what has been shown stays, what was only decided need not."""

from typing import Any

import msgspec
import pytest

from games.core.undo import CannotUndo, Played, take_back
from games.norseheim.actions import (
    Attack,
    ChooseReward,
    Done,
    Double,
    Move,
    NoFavour,
    NoMercy,
    Recall,
    Relocate,
    Settle,
    Worship,
)
from games.norseheim.events import MercyUnasked
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.land import Battle, Omen, Side
from games.norseheim.options import Options
from games.norseheim.rewards import Reward
from games.norseheim.rules import RULES
from games.norseheim.steps.giants import GiantsPhase
from games.norseheim.steps.rewards import RewardPhase
from games.norseheim.steps.rounds import Round, RoundEnd
from games.norseheim.traces import Fought, Touched
from tests.games.norseheim.builder import (
    BJO,
    RAV,
    TAA,
    ULV,
    acting,
    ally,
    board,
    own,
    running,
)
from tests.saves.collecting import FOLDER


def fresh(position):
    """Where something happened, as the picture has it."""
    return {land.region for land in RULES.view(position, None).lands if land.fresh}


def deed(position, seat, action):
    """One action as the history keeps it, and what came of it."""
    after, events = position.apply(seat, action)
    return Played(seat, action, events, position, after), after


@pytest.mark.rule("R20", "R44", "R38")
def test_what_shows_nothing_can_be_taken_back():
    """A Double action before it is paid, markers that would come home, moves."""
    start = acting(board({BJO: own(0, 4), TAA: ally(0, 3)}))
    for action in (
        Double(Kind.BUILD, 1, Kind.WORSHIP, 1),
        Recall(TAA, 1),
        Relocate(BJO, RAV, 1, 1),
    ):
        done, _ = deed(start, 0, action)
        assert take_back([done], 0) == start

    first, moved = deed(start, 0, Relocate(BJO, RAV, 1, 1))
    second, _ = deed(moved, 0, Move(BJO, TAA, 1))
    assert take_back([first, second], 0) == moved
    once, then = deed(start, 0, Recall(TAA, 1))
    again, _ = deed(then, 0, Recall(TAA, 2))
    assert take_back([once, again], 0) == then


@pytest.mark.rule("R29", "R2")
def test_thrown_runes_and_shown_cards_stay():
    """Nobody takes back what has been seen."""
    start = acting(board())
    for action in (Attack(RAV, BJO, 3, 0, 1), Worship(God.ODIN, 1)):
        done, _ = deed(start, 0, action)
        with pytest.raises(CannotUndo):
            take_back([done], 0)


@pytest.mark.rule("H9", "R72")
def test_a_secret_choice_can_be_taken_back_until_all_have_chosen():
    """The others' choices stay."""
    start, _ = running(board(), RewardPhase())
    mine, then = deed(start, 0, ChooseReward(Reward.SIZE))
    yours, now = deed(then, 1, ChooseReward(Reward.AP))
    back = take_back([mine, yours], 0)
    assert back.awaited == (0, 2)

    last, _ = deed(now, 2, ChooseReward(Reward.AP))
    with pytest.raises(CannotUndo):
        take_back([mine, yours, last], 0)


@pytest.mark.rule("R9", "H9")
def test_a_saved_position_comes_back_as_it_stood():
    """In the middle of an attack, of a Double action, and of secret choices."""
    attacked, _ = acting(board()).apply(0, Attack(RAV, BJO, 1, 0, 1))
    doubled, _ = acting(board()).apply(0, Double(Kind.DIPLOMACY, 1, Kind.WORSHIP, 1))
    rewarded, _ = running(board(), RewardPhase())
    rewarded, _ = rewarded.apply(1, ChooseReward(Reward.WORSHIP))
    for position in (attacked, doubled, rewarded):
        data = RULES.codec.dump(position)

        assert RULES.codec.load(data) == position
        assert RULES.codec.dump(RULES.codec.load(data)) == data


@pytest.mark.rule("H9", "H12")
def test_to_ask_for_no_mercy_can_be_taken_back():
    """Nobody else was asked."""
    alone, _ = running(board({BJO: own(1, 1), TAA: own(2, 1)}, ap=(5, 9, 9)), Round())
    only, _ = deed(alone, 0, NoMercy())
    assert take_back([only], 0) == alone


@pytest.mark.rule("H9", "R59")
def test_what_the_giants_have_done_stays():
    """The last to choose knows that no other card was played against them."""
    omens = (Omen(Giant.HAILSTORM), Omen(Giant.DROUGHT, God.ODIN))
    cards = {0: [Favour.TURNED_OMEN], 1: [Favour.GIANT_BANE]}
    table = board(omens=omens, favours=cards, ap=(5, 9, 9), options=Options(mercy=False))
    start, _ = running(table, GiantsPhase(), RoundEnd())
    one, then = deed(start, 1, NoFavour())
    last, now = deed(then, 0, NoFavour())
    assert now.awaited == (0,)
    with pytest.raises(CannotUndo):
        take_back([one, last], 0)


@pytest.mark.rule("R9")
def test_the_picture_shows_the_last_turn_in_which_anything_happened():
    """And the last order; a fight of long ago is old news."""
    table = board({BJO: own(0, 4), TAA: own(1, 2)})
    battle = Battle(RAV, BJO, 1, 0, 0, Side(0), Side())
    start = acting(table, traces=[Touched(turn=1, region=ULV), Fought(turn=1, battle=battle)])
    position, _ = start.apply(0, Relocate(BJO, RAV, 1, 1))
    assert fresh(position) == {BJO, RAV}
    position, _ = position.apply(0, Move(BJO, RAV, 1))
    assert fresh(position) == {BJO, RAV}
    position, _ = position.apply(0, Done())
    assert (position.awaited, fresh(position)) == ((1,), {BJO, RAV})

    position, _ = position.apply(1, Settle(TAA, 1))
    view = RULES.view(position, None)
    assert (fresh(position), view.done, view.fought) == ({TAA}, Settle(TAA, 1), None)


@pytest.mark.rule("R9")
def test_what_the_picture_shows_outlives_the_change_of_saves():
    """Traces lay on the table in version 1: where something happened, the last fight and order."""
    saves = msgspec.json.decode((FOLDER / "norseheim-1.json").read_bytes(), type=dict[str, Any])
    kept = {"fresh": 0, "fought": 0, "done": 0}
    for save in saves.values():
        table = save["table"]
        position = RULES.codec.load(msgspec.json.encode(save))
        view = msgspec.json.decode(msgspec.json.encode(RULES.view(position, None)))
        touched = {trace.turn for trace in position.traces if isinstance(trace, Touched)}
        assert touched <= {table["turn"] + table["round"] - table["stale"]}
        assert fresh(position) == set(table.get("fresh", ()))
        assert view["fought"] == table.get("fought")
        assert view["done"] == table.get("done")
        for name in kept:
            kept[name] += bool(table.get(name))

    assert all(kept.values())


@pytest.mark.rule("R52")
def test_logs_of_earlier_versions_can_be_read():
    """Up to version 2 several were asked for mercy, and it was told that nobody wanted it."""
    assert RULES.codec.load_events(b'[{"type": "mercy-unasked"}]') == (MercyUnasked(),)
