"""All that lies open can be looked up: the keys, and what stands on each card."""

from importlib.resources import files

import pytest

from games.norsaga.cards import Calling, Card, Trait
from games.norsaga.embellishments.ladders import LADDERS
from games.norsaga.options import Options
from games.norsaga.powers import Embellishment
from games.norsaga.references import (
    REFERENCES,
    Bearers,
    DiscardCost,
    LadderRung,
    SagaIsNew,
    SagaIsOld,
    Sign,
)
from games.norsaga.rules import RULES
from games.norsaga.sagas import Saga, listed
from words.speech import Words

WORDS = Words("en", files("games.norsaga") / "words")


@pytest.mark.rule("Embellishments", "Heroes", "Sagas", "look-up")
@pytest.mark.parametrize("kind", [Embellishment, Trait, Saga, Card, Calling, Sign])
def test_each_of_a_kind_can_be_looked_up(kind):
    """By the id of its own message; and each group has a name."""
    keys = {f"{kind.__name__.lower()}-{one.value}" for one in kind}

    assert keys <= set(REFERENCES)
    assert WORDS.has(f"references-{kind.__name__.lower()}")


@pytest.mark.rule("Embellishments", "look-up")
def test_every_card_can_be_read():
    """Its name and all of its statements; what can be done is told in full."""
    for key, statements in REFERENCES.items():
        text = " ".join([WORDS.text(key), *(WORDS.say(one) for one in statements)])
        assert len(text) < 600
        if key.startswith(("embellishment-", "trait-", "sign-", "ladder-")):
            assert WORDS.has(key, "about"), key
        else:
            assert statements, key


@pytest.mark.rule("S43", "S22", "S18", "look-up")
def test_the_short_rules_tell_of_the_last_round_and_of_wasted_skalds():
    """By the usual options; nobody should learn of either when it is too late."""
    usual, told = Options(), WORDS.text("title", "rules")

    assert f"After {usual.turn_cap} rounds" in told
    assert usual.skald_once
    assert "each skald sings only once a turn for you, and in front it's wasted" in told


@pytest.mark.rule("Embellishments", "Assault", "look-up")
def test_a_card_says_what_its_embellishment_needs_and_costs():
    """By the same data that the rules go by."""
    for trait, ladder in LADDERS.items():
        for level, rung in enumerate(ladder, start=1):
            key = f"embellishment-{rung[0].embellishment().value}"
            assert REFERENCES[key][0] == LadderRung(trait, level)

    assert DiscardCost(2) in REFERENCES["embellishment-assault"]


@pytest.mark.rule("Heroes", "Skalds", "Ghosts")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        (Card.SKULI_FAST_OAR, "Main trait: Might. Recessive trait: Craft."),
        (Card.SKALD_GLUM, "No main trait. Recessive trait: Lore."),
        (Card.THE_BARROW_KING, "No traits at all."),
    ],
)
def test_a_heros_card_tells_both_traits(card, said):
    """As far as there are any."""
    assert said in [WORDS.say(one) for one in REFERENCES[f"card-{card.value}"]]


@pytest.mark.rule("Heroes")
def test_a_role_names_its_heroes():
    """Three of each, of both traits; four times as many skalds."""
    assert (
        Bearers((Card.GORM_SPLIT_OAK, Card.HILD_RED_HAND, Card.UBBE_LOUD))
        in (REFERENCES["calling-berserker"])
    )
    assert len(REFERENCES["calling-skald"][-1].cards) == 12


@pytest.mark.rule("look-up", "Sagas")
def test_a_card_says_which_list_a_saga_belongs_to():
    """One that is in both lists says nothing."""

    def cards(kind):
        return {saga for saga in Saga if kind() in REFERENCES[f"saga-{saga.value}"]}

    assert cards(SagaIsOld) == set(listed(Options())) - set(listed(RULES.usual))
    assert cards(SagaIsNew) == set(listed(RULES.usual)) - set(listed(Options()))
    assert cards(SagaIsOld) | cards(SagaIsNew) < set(Saga)
