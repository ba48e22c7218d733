"""The Reward phase."""

import pytest

from games.norseheim.actions import ChooseReward, PlayFavour
from games.norseheim.character import Character, Track
from games.norseheim.events import ApGained, BoosterTaken, FavourKept, Raised
from games.norseheim.gods import Favour
from games.norseheim.kinds import Kind
from games.norseheim.options import Options
from games.norseheim.options import Rewards as RewardsOption
from games.norseheim.prompts import ChoosingReward, ListedReward
from games.norseheim.rewards import Reward
from games.norseheim.steps.rewards import RewardPhase
from tests.games.looking import offered, told
from tests.games.norseheim.builder import board, running

WORD = PlayFavour(Favour.WORD_OF_THE_ALL_FATHER)
STEPS = {Reward.PRICE, Reward.STRENGTH, Reward.SIZE}
ODIN = {0: [Favour.WORD_OF_THE_ALL_FATHER]}


def rewarding(**rest):
    """All choose."""
    return running(board(**rest), RewardPhase())[0]


def take(position, *choices):
    """Seats choose one after the other; what was told at last."""
    events = ()
    for seat, reward in choices:
        action = reward if isinstance(reward, PlayFavour) else ChooseReward(reward)
        position, events = position.apply(seat, action)
    return position, events


def rewards(position, seat):
    """What a seat may choose."""
    return {choice.reward for choice in offered(position, seat, ChooseReward)}


@pytest.mark.rule("Reward", "R19", "H9")
def test_each_takes_ap_a_booster_or_a_step():
    """All at once, and in secret until all have chosen."""
    start = rewarding()
    assert start.awaited == (0, 1, 2)
    assert rewards(start, 0) == set(Reward)

    position, events = take(start, (2, Reward.ATTACK), (0, Reward.AP))
    assert (position.table, events) == (start.table, ())
    position, events = take(position, (1, Reward.PRICE))
    players = position.table.players
    assert told(events, ApGained) == [ApGained(seat=0, ap=2, total=22)]
    assert told(events, BoosterTaken) == [BoosterTaken(seat=2, card=Kind.ATTACK)]
    assert told(events, Raised) == [Raised(seat=1, track=Track.PRICE, value=5)]
    assert (players[2].cards[Kind.ATTACK], position.table.boosters[Kind.ATTACK]) == (3, 2)
    assert players[1].character == Character(3, 2, 2)


@pytest.mark.rule("R19", "options")
def test_by_option_there_are_two_rewards_only():
    """No step on the board."""
    start = rewarding(options=Options(rewards=RewardsOption.TWO))

    assert rewards(start, 0) == set(Reward) - STEPS
    assert start.prompt(0) == ChoosingReward(0, 2, steps=False)


@pytest.mark.rule("Reward", "R19")
def test_a_track_ends_somewhere():
    """Whose marker stands on the right cannot raise it; silence takes AP."""
    start = rewarding(character=Character(8, 0, 0))

    assert Reward.PRICE not in rewards(start, 0)
    assert start.default(0) == ChooseReward(Reward.AP)


@pytest.mark.rule("R72", "H6")
def test_the_last_copy_goes_to_the_first_in_player_order():
    """Whoever may come too late names another wish, and is asked for it."""
    start = rewarding(order=(2, 0, 1))
    position, _ = take(start, (0, Reward.WORSHIP))
    assert position.awaited == (0, 1, 2)
    assert Reward.WORSHIP not in rewards(position, 0)
    assert position.default(0) == ChooseReward(Reward.AP)
    position, _ = take(position, (0, Reward.SIZE), (2, Reward.WORSHIP), (1, Reward.AP))

    assert position.table.players[2].cards[Kind.WORSHIP] == 2
    assert position.table.players[0].cards[Kind.WORSHIP] == 1
    assert position.table.players[0].character.size_at == 3


@pytest.mark.rule("R72")
def test_a_second_wish_is_needless_where_the_first_was_there():
    """Nobody else wanted it."""
    start = rewarding(order=(2, 0, 1))
    position, events = take(
        start, (0, Reward.WORSHIP), (0, Reward.SIZE), (1, Reward.AP), (2, Reward.AP)
    )

    assert told(events, BoosterTaken) == [BoosterTaken(seat=0, card=Kind.WORSHIP)]
    assert not told(events, Raised)
    assert position.table.players[0].character.size_at == 2


@pytest.mark.rule("Reward")
def test_boosters_that_are_gone_are_not_offered():
    """Three Attack cards, and then none."""
    table = board()
    table.boosters[Kind.ATTACK] = 0
    position, _ = running(table, RewardPhase())

    assert Reward.ATTACK not in rewards(position, 0)


@pytest.mark.rule("O6", "H6")
def test_the_word_of_the_all_father_brings_two_rewards_of_different_sorts():
    """AP, booster or step; not played by silence."""
    start = rewarding(favours=ODIN)
    assert WORD in start.asks[0]
    assert start.default(0) == ChooseReward(Reward.AP)

    position, _ = take(start, (0, WORD))
    assert WORD not in position.asks[0]
    position, _ = take(position, (0, Reward.ATTACK))
    assert rewards(position, 0) == {Reward.AP, Reward.PRICE, Reward.STRENGTH, Reward.SIZE}
    position, events = take(position, (0, Reward.SIZE), (1, Reward.AP), (2, Reward.AP))
    assert told(events, BoosterTaken) == [BoosterTaken(seat=0, card=Kind.ATTACK)]
    assert told(events, Raised) == [Raised(seat=0, track=Track.SIZE, value=2)]
    assert position.table.spent == (Favour.WORD_OF_THE_ALL_FATHER,)


@pytest.mark.rule("O6", "H6")
def test_odins_word_goes_on_where_a_wish_may_be_gone():
    """Three wishes, of which two of different sorts come true."""
    start = rewarding(favours=ODIN, order=(2, 0, 1))
    wishes = ((0, WORD), (0, Reward.WORSHIP), (0, Reward.AP))
    position, _ = take(start, *wishes)
    assert 0 in position.awaited
    position, events = take(position, (0, Reward.SIZE), (1, Reward.AP), (2, Reward.WORSHIP))

    assert {event.seat for event in told(events, ApGained)} == {0, 1}
    assert told(events, Raised)[0].seat == 0


@pytest.mark.rule("O6", "H6")
def test_of_two_boosters_odins_word_brings_one():
    """Both were the last copies, and nobody else wanted them; after AP silence takes a card."""
    start = rewarding(favours=ODIN, order=(2, 0, 1))
    position, _ = take(start, (0, WORD), (0, Reward.AP))
    assert position.default(0) == ChooseReward(Reward.RECRUIT)

    wishes = (WORD, Reward.WORSHIP, Reward.DOUBLE, Reward.AP, Reward.SIZE)
    position, _ = take(start, *((0, wish) for wish in wishes))
    position, events = take(position, (1, Reward.AP), (2, Reward.AP))
    assert told(events, BoosterTaken) == [BoosterTaken(seat=0, card=Kind.WORSHIP)]
    assert {event.seat for event in told(events, ApGained)} == {0, 1, 2}
    assert not told(events, Raised)


@pytest.mark.rule("O6", "H6")
def test_odins_word_stays_in_hand_where_only_one_reward_can_be_had():
    """Two rewards only by option, and no booster is left."""
    table = board(favours=ODIN, options=Options(rewards=RewardsOption.TWO))
    table.boosters = dict.fromkeys(Kind, 0)
    position, _ = running(table, RewardPhase())
    position, events = take(position, (0, WORD), (0, Reward.AP), (1, Reward.AP), (2, Reward.AP))

    assert told(events, FavourKept) == [FavourKept(seat=0, card=WORD.card)]
    assert position.table.players[0].favours == (WORD.card,)
    assert position.table.spent == ()


@pytest.mark.rule("O6", "H9")
def test_each_reads_what_is_on_its_own_list():
    """Nobody else does, and the question that all know stays the same."""
    start = rewarding(favours=ODIN, order=(2, 0, 1))
    assert start.aside(0) is None
    position, _ = take(start, (0, WORD))
    begun = position.aside(0)
    position, _ = take(position, (0, Reward.WORSHIP), (0, Reward.AP))
    listed = position.aside(0)

    assert (begun.listed, begun.two) == ((), True)
    assert listed.listed == (
        ListedReward(Reward.WORSHIP, 0, sure=False),
        ListedReward(Reward.AP, 2, sure=True),
    )
    assert (position.aside(1), position.prompt(0)) == (None, start.prompt(0))


@pytest.mark.rule("R72", "H9")
def test_steps_are_offered_as_long_as_they_can_be_listed():
    """Without Odin's word the list is for what may be gone; a full track has no step."""
    position, _ = take(
        rewarding(order=(2, 0, 1), character=Character(8, 2, 2)), (0, Reward.WORSHIP)
    )
    assert not position.aside(0).two
    assert rewards(position, 0) & STEPS == {Reward.STRENGTH, Reward.SIZE}

    by_word = rewarding(favours=ODIN, order=(2, 0, 1))
    position, _ = take(by_word, (0, WORD), (0, Reward.SIZE))
    assert not rewards(position, 0) & STEPS
