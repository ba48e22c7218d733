"""What each question says."""

import pytest

from games.core.dice import seeded
from games.norseheim import actions as do
from games.norseheim import prompts as ask
from games.norseheim.character import Character
from games.norseheim.events import MarkersReturned
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.leaders import Leader
from games.norseheim.options import Options
from games.norseheim.rules import RULES
from games.norseheim.steps.council import Council
from games.norseheim.steps.giants import GiantsPhase
from games.norseheim.steps.rewards import RewardPhase
from games.norseheim.steps.rounds import Round
from games.norseheim.table import Phase
from tests.games.loaded_dice import act
from tests.games.looking import told
from tests.games.norseheim.builder import (
    BJO,
    BLANK,
    GYL,
    HIT,
    ORN,
    RAV,
    SAE,
    TAA,
    acting,
    ally,
    board,
    npc,
    own,
    running,
)
from tests.games.norseheim.rarities import mustering, ruined, voting

ASSAULT = do.Attack(RAV, BJO, 3, 0, 1)
DOUBLE = do.Double(Kind.DIPLOMACY, 1, Kind.WORSHIP, 1)


def homes():
    """A match has just begun."""
    return RULES.start(3, Options(), seeded("homes"))[0]


def after(position, *actions):
    """Seat 0 has done something."""
    for action in actions:
        position, _ = position.apply(0, action)
    return position


def thrown():
    """The defender may play a card after the throw."""
    table = board({BJO: own(1, 2)}, favours={1: [Favour.HALL_OF_THE_SLAIN]})
    return act(acting(table), 0, ASSAULT, HIT, HIT, BLANK, HIT, BLANK)[0]


def with_omens(favours, *omens):
    """Some Giants cards are open."""
    return board(favours=favours, omens=omens)


def merciful():
    """Seat 2 has the fewest seats, and is asked for mercy."""
    return running(board({ORN: own(0, 1), SAE: own(1, 1)}, round=0), Round())[0]


OMENS = (Giant.DROUGHT, Giant.WILDFIRE)
QUESTIONS = {
    "homes": (homes, lambda seat: ask.ChoosingHome(seat, 15)),
    "mercy": (merciful, lambda _: ask.AskingMercy(2, GYL, 3, 20)),
    "turn": (lambda: acting(board()), lambda _: ask.TakingTurn(0, 20, 3, 5)),
    "end of turn": (
        lambda: after(
            acting(board(favours={0: [Favour.THE_RAVENS_REPORT]})), do.Diplomacy(BJO, 2, 1)
        ),
        lambda _: ask.EndingTurn(0),
    ),
    "taking back": (
        lambda: after(acting(board({BJO: ally(0, 3)})), do.Recall(BJO, 3)),
        lambda _: ask.Recalling(0, 3),
    ),
    "first half": (
        lambda: after(acting(board()), DOUBLE),
        lambda _: ask.FirstOfTwo(0, Kind.DIPLOMACY),
    ),
    "second half": (
        lambda: after(acting(board()), DOUBLE, do.Diplomacy(BJO, 2, 1)),
        lambda _: ask.SecondOfTwo(0, Kind.WORSHIP),
    ),
    "relocation": (
        lambda: after(acting(board({BJO: own(0, 4), TAA: own(0, 1)})), do.Relocate(BJO, TAA, 1, 1)),
        lambda _: ask.Relocating(0),
    ),
    "muster": (mustering, lambda _: ask.Mustering(0, 1)),
    "covering": (
        lambda: after(acting(with_omens({}, *OMENS)), do.WorshipOnly(God.THOR, 1)),
        lambda _: ask.CoveringGiant(0, God.THOR),
    ),
    "pressing on": (
        lambda: act(acting(board()), 0, ASSAULT, *[BLANK] * 5)[0],
        lambda _: ask.PressingOn(0, BJO, 3, 3, 2, 84, 1),
    ),
    "after the throw": (thrown, lambda seat: ask.AfterThrow(seat, 0, BJO, 2, 1, 1, 3, 2, 2)),
    "the High Seat": (
        lambda: after(
            acting(board(favours={0: [Favour.HIGH_SEAT]})), do.PlayFavour(Favour.HIGH_SEAT)
        ),
        lambda _: ask.ForeseeingGiants(0),
    ),
    "giving back": (
        lambda: running(board({BJO: ally(0, 4)}, character=Character(0, 0, 0)), Council())[0],
        lambda _: ask.GivingBack(0, 4, 3),
    ),
    "rewards": (
        lambda: running(board(), RewardPhase())[0],
        lambda _: ask.ChoosingReward(0, 2, steps=True),
    ),
    "Giants": (
        lambda: running(with_omens({0: [Favour.GIANT_BANE]}, *OMENS), GiantsPhase())[0],
        lambda _: ask.FacingGiants(0),
    ),
    "ruin": (ruined, lambda _: ask.Ruined(2)),
    "vote": (voting, lambda _: ask.Voting(1)),
}


@pytest.mark.rule("R9")
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_says_what_all_may_know(question):
    """Who is asked, and the numbers that matter."""
    make, prompt = QUESTIONS[question]
    position = make()
    seat = position.awaited[0]

    assert position.prompt(seat) == prompt(seat)


@pytest.mark.rule("R2", "R57")
def test_a_god_is_offered_with_the_card_that_lies_on_top():
    """Stacks lie face up, so whoever worships knows what comes of it."""
    position = acting(board())
    top = next(stack.top for stack in RULES.view(position, 0).gods if stack.god is God.LOKE)

    assert RULES.hint(position, do.Worship(God.LOKE, 1)) == ask.WorshipHint(3, top)
    assert RULES.hint(position, do.WorshipOnly(God.LOKE, 1)) == ask.CostHint(3)


@pytest.mark.rule("V2", "R5", "R6")
def test_a_home_is_offered_with_its_price_and_its_leader():
    """What is paid is what was told: for the land and for each warrior."""
    position = homes()
    seat = position.awaited[0]
    for home in position.asks[seat]:
        hint = RULES.hint(position, home)
        after, _ = position.apply(seat, home)
        player, character = after.table.players[seat], after.table.players[seat].character

        assert isinstance(hint, ask.HomeHint)
        assert hint.ap == hint.value + hint.warriors == 15 - player.ap
        assert hint.warriors == after.table.lands[home.region].warriors
        told = (hint.price, hint.strength, hint.size)
        assert told == (character.price, character.strength, character.size)


@pytest.mark.rule("R13", "R57")
def test_only_whoever_is_asked_in_anothers_turn_has_a_shorter_time():
    """The defender has, the attacker has not."""
    assert thrown().is_window(1)
    assert not acting(board()).is_window(0)
    attacker = after(acting(board(favours={0: [Favour.GUNGNIR]})), ASSAULT)
    assert not attacker.is_window(0)


@pytest.mark.rule("R44", "H8")
def test_markers_are_taken_back_only_where_they_could_be_used():
    """Guards and the same chieftain are no use."""
    taken = {region: own(1, 1) for region in board().lands if region not in (RAV, BJO)}
    table = board(taken | {BJO: ally(0, 3)}, character=Character(0, 0, 0))

    assert do.Recall not in acting(table).asks[0].kinds
    lands = taken | {BJO: ally(0, 2), TAA: npc(leader=Leader.FRODI)}
    exactly = board(lands, character=Character(0, 0, 0))
    assert exactly.limit(0) == 3
    assert list(acting(exactly).asks[0].kinds[do.Recall]) == [do.Recall(BJO, 2)]


@pytest.mark.rule("R12")
def test_the_number_of_turns_is_counted():
    """One more with each."""
    position = acting(board())
    then, _ = position.apply(0, do.Pass())

    assert (RULES.turn(position), RULES.turn(then)) == (1, 2)
    assert then.table.phase is Phase.ACTIONS


@pytest.mark.rule("R34", "R43")
def test_a_convinced_region_that_is_destroyed_gives_its_markers_back():
    """The rival's, with the old tile."""
    lands = {BJO: ally(1, 2, army=1)}
    position, events = act(acting(board(lands)), 0, do.Attack(RAV, BJO, 1, 0, 1), HIT, HIT)

    assert position.table.lands[BJO].ally is None
    assert position.table.markers_of(1) == 0
    assert told(events, MarkersReturned) == [MarkersReturned(seat=1, region=BJO, markers=2)]
