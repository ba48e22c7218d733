"""Abilities that are kept back, and foresight (2.1C, T45, 10.0A)."""

import pytest

from games.core.errors import IllegalAction
from games.hammer_of_thor.fate.events import StackSeen, StackShown
from games.hammer_of_thor.folk.chart import CHART, Kind
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.turns.rounds import TurnEnds
from games.hammer_of_thor.turns.turn import Turn
from games.hammer_of_thor.withholding import SPEECH, AbilityHeld, Hold, NoSuchAbility, holdings
from tests.games.hammer_of_thor.builder import at, group, member, running, table
from tests.games.hammer_of_thor.fates import told
from tests.games.loaded_dice import act

IDA = Place.IDAS_PLAIN
BOTH = next(
    one for one in FIGURES.values()
    if {CHART[code].kind for code in one.codes if code != SPEECH} >= {Kind.ABILITY, Kind.WEAKNESS}
)  # fmt: skip
ABILITY = next(code for code in BOTH.codes if CHART[code].kind is Kind.ABILITY and code != SPEECH)
SEER = next(one.name for one in FIGURES.values() if "10.0A" in one.codes)


def held(*, back):
    return Hold(BOTH.id, BOTH.id, ABILITY, back)


@pytest.mark.rule("2.1C", "T45")
def test_an_ability_is_kept_back_until_it_is_taken_up_again():
    """2.1C: in the own turn, which goes on; all are told."""
    position = at(table(group(0, IDA, BOTH.name)), Turn(0))
    assert held(back=True) in position.asks[0]
    away, events = act(position, 0, held(back=True))
    assert told(events, AbilityHeld) == [AbilityHeld(seat=0, name=BOTH.id, code=ABILITY, back=True)]
    assert ABILITY not in away.table.counter(1).members[0].codes
    assert RULES.view(away, 1).counters[0].members[0].withheld == (ABILITY,)
    back, _ = act(away, 0, held(back=False))

    assert ABILITY in back.table.counter(1).members[0].codes
    with pytest.raises(IllegalAction) as caught:
        back.apply(0, held(back=False))
    assert caught.value.refusal == NoSuchAbility(BOTH.id, ABILITY)


@pytest.mark.rule("2.1C", "2.1D", "2.1E")
def test_weaknesses_and_instincts_always_work():
    """2.1D, 2.1E: and nobody is kept from speaking."""
    for figure in FIGURES.values():
        found = table(group(0, IDA, figure.name), heroes={})
        kinds = {CHART[one.code].kind for one in holdings(found, 0)}
        assert kinds <= {Kind.ABILITY}
        assert SPEECH not in {one.code for one in holdings(found, 0)}


@pytest.mark.rule("2.1C")
def test_what_an_item_gives_can_be_kept_back_too():
    """2.1C: while it is revealed."""
    found = table(group(0, IDA, member("Odin", shown=("1092",), hidden=("1078",))))
    codes = {one.code for one in holdings(found, 0)}

    assert "3.0B" in codes
    assert "5.0E" not in codes or "5.0E" in FIGURES[found.counter(1).names[0]].codes


@pytest.mark.rule("10.0A")
def test_foresight_shows_the_next_card_at_the_end_of_the_own_turn():
    """10.0A: to its seat alone, unless it is kept back."""
    found = table(group(0, IDA, SEER), group(1, IDA, "Thrym"))
    _, events = running(found, TurnEnds())
    assert told(events, StackSeen) == [StackSeen(seat=0, count=1)]
    assert told(events, StackShown) == [StackShown(cards=found.stack[-1:], secret_to=0)]

    found.active = 1
    assert told(running(found, TurnEnds())[1], StackSeen) == []
    found.active = 0
    found.change_member(found.counter(1).names[0], withheld=("10.0A",))
    assert told(running(found, TurnEnds())[1], StackSeen) == []
