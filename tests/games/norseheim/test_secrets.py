"""What each seat sees, and what nobody may know."""

import msgspec
import pytest

from games.core.dice import seeded
from games.norseheim.actions import (
    ChooseReward,
    Diplomacy,
    Double,
    GiveBack,
    Move,
    PlayFavour,
    Recall,
    Relocate,
    WorshipOnly,
)
from games.norseheim.character import Character
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.options import Options
from games.norseheim.pieces import pieces
from games.norseheim.rewards import Reward
from games.norseheim.rules import RULES
from games.norseheim.steps.council import Council
from games.norseheim.steps.rewards import RewardPhase, Rewards
from games.norseheim.steps.voting import Voting
from tests.games.norseheim.builder import (
    BJO,
    HOMES,
    RAV,
    TAA,
    TRO,
    acting,
    ally,
    board,
    own,
    running,
)

WATCHERS = (None, 0, 1, 2)


def foreseeing():
    """Seat 0 sits on the High Seat."""
    start = acting(board(favours={0: [Favour.HIGH_SEAT]}))
    return start.apply(0, PlayFavour(Favour.HIGH_SEAT))[0]


def rewards():
    """Seat 0 has chosen, seat 1 is not done yet."""
    position, _ = running(board(order=(2, 0, 1)), RewardPhase())
    position, _ = position.apply(0, ChooseReward(Reward.SIZE))
    return position.apply(1, ChooseReward(Reward.WORSHIP))[0]


def giving():
    """Seat 1 has given something up, and seat 0 only a part."""
    lands = {BJO: ally(0, 4), TRO: ally(1, 5), TAA: ally(0, 2)}
    position, _ = running(board(lands, character=Character(0, 0, 0)), Council())
    position, _ = position.apply(0, GiveBack(BJO, 1))
    return position.apply(1, GiveBack(TRO, 2))[0]


def started():
    """Homes are chosen."""
    return RULES.start(3, Options(), seeded("secrets"))[0]


MOMENTS = {
    "homes": started,
    "a turn": lambda: acting(board(favours={0: [Favour.GUNGNIR]})),
    "the High Seat": foreseeing,
    "rewards": rewards,
    "giving back": giving,
}
EVERY = pytest.mark.parametrize("moment", MOMENTS)


@EVERY
@pytest.mark.rule("R9", "H9", "R2")
def test_dealing_anew_changes_nothing_that_is_seen_or_asked(moment):
    """Whoever looks: the view, the own ask, who is asked, and all pieces are there."""
    position = MOMENTS[moment]()
    for seat in WATCHERS:
        for number in range(20):
            other = RULES.redeal(position, seat, seeded(f"other {number}"))

            assert RULES.view(other, seat) == RULES.view(position, seat)
            assert other.asks.keys() == position.asks.keys()
            assert list(other.asks.get(seat, ())) == list(position.asks.get(seat, ()))
            assert pieces(other) == pieces(position)


@EVERY
@pytest.mark.rule("R9", "H9")
def test_dealing_anew_deals_anew(moment):
    """What a spectator cannot know is otherwise, more often than not."""
    position = MOMENTS[moment]()
    others = [RULES.redeal(position, None, seeded(f"other {number}")) for number in range(20)]

    assert sum(other.table.giants != position.table.giants for other in others) > 15
    assert sum(other.table.chieftains != position.table.chieftains for other in others) > 15
    assert sum(other.table.stacks != position.table.stacks for other in others) > 15


@pytest.mark.rule("H7", "H9")
def test_wishes_stay_secret_while_the_last_two_vote():
    """The vote comes before the rewards that seat 1 has chosen: nobody else can know which."""
    position, _ = running(board(), RewardPhase())
    position, _ = position.apply(1, ChooseReward(Reward.SIZE))
    position, _ = RULES.retire(position, 2)
    assert isinstance(position.step, Voting)

    def wish(seat, number):
        other = RULES.redeal(position, seat, seeded(f"other {number}"))
        return [step.wishes_of(1) for step in other.agenda if isinstance(step, Rewards)]

    assert len({str(wish(0, number)) for number in range(20)}) > 1
    assert {str(wish(1, number)) for number in range(20)} == {str([(ChooseReward(Reward.SIZE),)])}


@pytest.mark.rule("R2", "R9", "Special abilities")
def test_the_top_card_of_each_god_is_seen_and_no_other():
    """Nor the order of Giants and leaders."""
    position = started()
    view = RULES.view(position, 0)
    shown = msgspec.json.encode(view).decode()

    assert [stack.top for stack in view.gods] == [position.table.stacks[god][-1] for god in God]
    assert [stack.cards for stack in view.gods] == [6, 6, 6, 6]
    assert not any(giant in shown for giant in Giant)
    assert not any(leader in shown for leader in position.table.chieftains)
    assert view.giants_left == 15


@pytest.mark.rule("O5", "H9")
def test_only_who_sits_on_the_high_seat_sees_the_giants():
    """The three on top."""
    position = foreseeing()
    seen = [RULES.view(position, seat).looked for seat in WATCHERS]

    assert seen == [(), position.table.giants[:-4:-1], (), ()]


@pytest.mark.rule("H9", "R47", "R72", "R52")
def test_own_choices_are_seen_by_nobody_else():
    """Until all have chosen."""
    position = giving()
    assert [RULES.view(position, seat).wishes for seat in WATCHERS] == [
        (),
        (GiveBack(BJO, 1),),
        (GiveBack(TRO, 2),),
        (),
    ]


@pytest.mark.rule("R9")
def test_the_view_shows_all_that_lies_open():
    """Land, players, council, gods and Giants; hands too."""
    lands = {BJO: ally(0, 2, 1)}
    table = board(lands, favours={0: [Favour.GUNGNIR]}, omens=[Giant.DROUGHT])
    view = RULES.view(acting(table), None)
    player, land = view.players[0], next(land for land in view.lands if land.region is BJO)

    assert (len(view.lands), len(view.council), view.majority) == (20, 17, 9)
    assert {chair.region for chair in view.council if chair.seat is not None} == {
        *HOMES[:3],
        BJO,
    }
    assert (land.ally, land.markers, land.npc, land.warriors) == (0, 2, 2, 1)
    assert player.favours == (Favour.GUNGNIR,)
    assert (player.seats, player.power, player.limit, player.markers) == (2, 6, 4, 2)
    assert (player.warriors, player.supply, player.settlements_left) == (4, 21, 3)
    assert [omen.giant for omen in view.omens] == [Giant.DROUGHT]
    assert (view.rings_left, view.danevolds_left) == (7, 5)
    assert sum(count for _, count in view.boosters) == 15
    assert {cards.kind: cards.held for cards in player.cards}[Kind.ATTACK] == 2


@pytest.mark.rule("R9", "R20")
def test_a_double_action_is_seen_while_it_goes_on():
    """Until its second half is over."""
    order = Double(Kind.DIPLOMACY, 1, Kind.WORSHIP, 1)
    position, _ = acting(board()).apply(0, order)

    assert RULES.view(position, 1).double == order
    assert RULES.view(acting(board()), 1).double is None


@pytest.mark.rule("R44", "H8")
def test_markers_to_be_taken_back_leave_no_trace_before_the_order():
    """The pieces stay where they are."""
    start = acting(board({BJO: ally(0, 3)}))
    position, events = start.apply(0, Recall(BJO, 3))

    assert events == ()
    assert RULES.view(position, 1) == RULES.view(start, 1)


@pytest.mark.rule("R9")
def test_the_last_order_of_a_turn_stays_to_be_seen():
    """Whatever became of it; what is only begun is no order."""
    start = acting(board({BJO: own(0, 4), TAA: ally(0, 3)}))
    position, _ = start.apply(0, Recall(TAA, 1))
    assert RULES.view(position, None).done is None

    position, _ = start.apply(0, Relocate(BJO, RAV, 1, 1))
    assert RULES.view(position, 1).done == Relocate(BJO, RAV, 1, 1)
    position, _ = position.apply(0, Move(BJO, RAV, 1))
    assert RULES.view(position, 1).done == Move(BJO, RAV, 1)

    position, _ = acting(board()).apply(0, Double(Kind.DIPLOMACY, 1, Kind.WORSHIP, 1))
    for action in (Diplomacy(BJO, 2, 1), WorshipOnly(God.THOR, 1)):
        position, _ = position.apply(0, action)
        assert RULES.view(position, None).done == action
