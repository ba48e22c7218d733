"""Matches in which nobody is wounded any more: who wins them, and in which it is a draw."""

import pytest
from msgspec import UNSET

from games.core.vocabulary import Ending
from games.nine_realms.accounts import Stalled, StalledBehind, StalledLevel
from games.nine_realms.events import StallDecides, StallWarned
from games.nine_realms.forces import Realm
from games.nine_realms.options import Options, Stall
from games.nine_realms.rules import RULES
from games.nine_realms.table import Reason
from tests.games.loaded_dice import act
from tests.games.looking import told
from tests.games.nine_realms.builder import AESIR, END_TURN, NORSEMEN, position


def ends(quiet, blood=(0, 0), *, turn=21, stalled=Stall.BLOOD):
    """The end of a turn of the Aesir, who began if its number is odd."""
    options = Options(stalled=stalled)
    at = position(active=AESIR, quiet=quiet, blood=blood, turn=turn, options=options)
    return act(at, AESIR, END_TURN)


@pytest.mark.rule("N9")
@pytest.mark.parametrize(("blood", "winner"), [((3, 2), AESIR), ((0, 1), NORSEMEN)])
@pytest.mark.parametrize("turn", [21, 22])
def test_who_has_more_blood_wins_a_match_that_stalls(blood, winner, turn):
    """Whoever began: so whoever is behind cannot wait."""
    at, _ = ends(19, blood, turn=turn)

    assert Ending(Reason.STALLED, (winner,)) == at.ending
    why = StalledBehind(20, list(Realm)[winner], max(blood))
    assert RULES.account(at).reasons == (why,)


@pytest.mark.rule("N9")
@pytest.mark.parametrize("blood", [(0, 0), (4, 4)])
@pytest.mark.parametrize(("turn", "winner"), [(21, NORSEMEN), (22, AESIR)])
def test_with_as_much_blood_the_second_wins_a_match_that_stalls(blood, turn, winner):
    """So that one of two who wait has to come."""
    at, _ = ends(19, blood, turn=turn)

    assert Ending(Reason.STALLED, (winner,)) == at.ending
    assert RULES.account(at).reasons == (StalledLevel(20, list(Realm)[winner]),)


@pytest.mark.rule("N9")
@pytest.mark.parametrize(("quiet", "warned"), [(12, False), (13, True), (14, False)])
def test_the_warning_names_the_winner(quiet, warned):
    """As things stand after fourteen turns, and nobody is told of a draw."""
    _, events = ends(quiet, (2, 5))

    assert [StallDecides(turns=6, seat=NORSEMEN)] * warned == told(events, StallDecides)
    assert not told(events, StallWarned)


@pytest.mark.rule("N9", "R-51")
def test_without_that_choice_it_is_a_draw_whatever_the_blood():
    """As it was when a match began that knows nothing of it."""
    at, _ = ends(19, (8, 0), stalled=UNSET)

    assert Ending(Reason.STALLED) == at.ending
    assert RULES.account(at).reasons == (Stalled(20),)


@pytest.mark.rule("N9")
def test_a_new_match_is_not_drawn_by_waiting():
    """The choice holds unless the host takes it back."""
    assert RULES.usual == Options(stalled=Stall.BLOOD)
