"""What hangs on a duel of honour: renown, treasure, a follower, shame (4.3A6, T33)."""

import pytest

from games.core.vocabulary import tag
from games.hammer_of_thor.encounter.checks import UNANSWERED, Meeting, kept_within, t_of
from games.hammer_of_thor.encounter.dueling import IMPRESSED
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from tests.games.hammer_of_thor.builder import member
from tests.games.hammer_of_thor.test_effects import met, names, renown, works

FELLED = (1, 9, 1, 9, 9)
"""Thor strikes twice in the first round, before Beli, who misses."""
BELI = FIGURES[NUMBERS["Beli"]]


def beaten(*dice, **rest):
    """Thor has challenged Beli, and wins."""
    found = met(["Thor"], ["Beli"], heroes={0: "Thor", 1: "Loki"}, **rest)
    return works(found, Card.CHALLENGE, *FELLED, *dice)


@pytest.mark.rule("4.3A6")
@pytest.mark.parametrize(("die", "joins"), [(0, True), (9, False)])
def test_the_winner_has_renown_and_treasure_and_perhaps_a_follower(die, joins):
    """4.3A6: half of the REPUTATION; the beaten joins on a FOLLOWER check at +2."""
    position, events = beaten(die, treasure=("1202",))
    found = position.table

    assert renown(found, "Thor") == -(-BELI.stats["REP"] // 2) + (joins and BELI.tier >= 3)
    assert found.counter(1).members[0].runes == ("1202",)
    assert ("Beli" in names(found, 1)) is joins
    assert ("card-checked" in events) is True


@pytest.mark.rule("4.3A6")
def test_the_check_of_the_beaten_counts_no_card_of_theirs():
    """4.3A6: FOLLOWER at +2, and nothing else is added or taken off."""
    found = met(["Thor"], ["Beli"], heroes={0: "Thor"})
    plain = t_of(found, Card.FOLLOWER, Meeting(*found.counters), Card.FOLLOWER)
    wanted = kept_within(plain + IMPRESSED)

    assert t_of(found, Card.FOLLOWER, Meeting(*found.counters), UNANSWERED) == plain
    for die, joins in ((wanted, True), (min(9, wanted + 1), False)):
        assert ("Beli" in names(beaten(die)[0].table, 1)) is joins


@pytest.mark.rule("4.3A6", "5.4.3")
def test_a_seat_that_is_beaten_steps_back_in_shame():
    """4.3A6: its leader loses 2; a stranger who wins gains nothing."""
    found = met(["Thor"], ["Beli"], seat=1, heroes={0: "Thor", 1: "Beli"}, tracked={"Beli": 5})
    position, _ = works(found, Card.CHALLENGE, *FELLED)
    assert renown(position.table, "Beli") == 3
    assert position.table.counter(2).place != position.table.counter(1).place

    weak = member("Bragi", wounds=9)
    lost = met([weak], ["Hrungnir"], heroes={0: "Bragi"}, tracked={"Bragi": 5})
    position, events = works(lost, Card.CHALLENGE, 9, 1, 9, winner=2)
    assert renown(position.table, "Bragi") == 3
    assert renown(position.table, "Hrungnir") == 0
    assert position.table.counter(1).place != position.table.counter(2).place
    assert "duel-ended" in events
    assert tag(position.step) == "halt"
