"""What a choice leads to is told before it is made."""

from importlib.resources import files

import pytest

from games.catalogue import titles
from games.norsaga import actions as do
from games.norsaga.powers import Embellishment
from games.norsaga.prompts import (
    ClaimHint,
    DismissHint,
    DismissingOne,
    LendingHint,
    SongHint,
    SwapHint,
    TargetHint,
)
from games.norsaga.rules import RULES
from games.norsaga.table import Grant
from play.simulation.playout import walk
from tests.games.norsaga.builder import (
    A1,
    CRAFT1,
    CRAFT3,
    DOOM2,
    FAITH2,
    LORE3,
    MIGHT1,
    MIGHT2,
    MIGHT3,
    P1,
    P2,
    YOU,
    board,
    embellishing,
    place,
    telling,
)
from words.speech import Words

WORDS = Words("en", files("games.norsaga") / "words")
LONGEST = 100
"""Characters that a menu's entry has for its hint."""


@pytest.mark.rule("S8")
def test_a_hint_tells_how_many_markers_a_tree_will_hold():
    """Of the tree on which the card would come down, and who would be replaced."""
    at = telling(board((MIGHT1, ""), hands=("G/G",), sagas=("RRRGGG", "GGGBBB")))
    card = at.table.hands[0][0]

    assert RULES.hint(at, do.Play(card, place(0, P1))) == ClaimHint(2)

    filled = telling(board((MIGHT2, ""), hands=("R/G",), sagas=("RRRGGG", "GGGBBB")))
    parent = filled.table.trees[0][P1]

    assert RULES.hint(filled, do.Play(filled.table.hands[0][0], place(0, P1))) == ClaimHint(
        2, (parent,)
    )
    assert RULES.hint(at, do.Skip()) is None

    praying, _ = embellishing(board((FAITH2, CRAFT1), deck="R/B")).apply(0, do.Prayer())
    assert RULES.hint(praying, do.PlayRevealed(place(0, P2))) == ClaimHint(1)


@pytest.mark.rule("Embellishments", "hints")
def test_a_hint_tells_which_embellishments_a_hero_opens():
    """In front by the colour, behind by the generations; nothing where nothing changes."""
    at = telling(board((MIGHT1, ""), hands=("G/G R/G",)))
    craft, might = at.table.hands[0]
    youngest = at.table.trees[0][YOU]

    assert RULES.hint(at, do.Play(craft, place(0, YOU))) == LendingHint(
        1, (youngest,), (Embellishment.PLUNDER,)
    )
    assert RULES.hint(at, do.Play(might, place(0, P1))) == LendingHint(
        2, (), (Embellishment.ADAPT, Embellishment.ASSAULT)
    )
    assert isinstance(RULES.hint(at, do.Play(craft, place(0, P1))), ClaimHint)


@pytest.mark.rule("Skalds", "S17", "S22")
def test_a_hint_tells_what_a_skald_would_sing_for():
    """In front it is wasted; who has heard it in this turn hears nothing."""
    table = board((MIGHT2, ""), hands=("P/R",))
    skald = table.hands[0][0]
    youngest = table.trees[0][YOU]
    lent = (Embellishment.ADAPT, Embellishment.ASSAULT)

    assert RULES.hint(telling(table), do.Play(skald, place(0, A1))) == SongHint(2, (), lent)
    assert RULES.hint(telling(table), do.Play(skald, place(0, YOU))) == SongHint(1, (youngest,), ())

    table.sung = (Grant(0, skald),)

    assert RULES.hint(telling(table), do.Play(skald, place(0, A1))) == ClaimHint(2)


@pytest.mark.rule(
    "Turncoat", "Possess", "Assault", "Plunder", "Infiltrate", "Nix", "Martyr", "hints"
)
def test_hints_for_what_embellishments_lead_to():
    """Trees after it, or how the one who is named stands."""
    craft = embellishing(board((CRAFT3, "R/R", ""), hands=("G/B", "B/B Y/Y")))
    card = craft.table.hands[0][0]
    back = do.Turncoat(place(0, YOU), card, place(0, P2), ())
    might = embellishing(board((MIGHT3, "R/G"), hands=("G/G G/B", "B/B")))
    lore = embellishing(board((LORE3, "R/R"), hands=("R/G",), sagas=("RRRGGG", "BBBYYY")))
    nixing, _ = embellishing(board((DOOM2, "R/R | R/B ."), sagas=("RRRGGG", "RRRYYY"))).apply(
        0, do.Nix()
    )

    assert RULES.hint(craft, back) == LendingHint(2, (), ())
    assert RULES.hint(craft, do.Plunder(1)) == TargetHint(0, 2)
    assert RULES.hint(craft, do.Infiltrate(2)) == TargetHint(0, 0)
    assert RULES.hint(might, do.Assault(tuple(might.table.hands[0]), 1)) == TargetHint(0, 1)
    assert RULES.hint(lore, do.Possess(place(0, P1), place(1, YOU))) == SwapHint(1, 1, 1)
    gone = nixing.table.trees[1][P1]
    left = RULES.hint(nixing, do.Dismiss(place(1, P1)))
    assert left == DismissHint(gone, 1, (Embellishment.ADAPT,))
    asked = WORDS.say(DismissingOne(1, 0), ("Ann", "Bo"))
    assert asked.startswith("\u2068Ann\u2069 has embellished, and one of your heroes must go.")
    asked = WORDS.say(DismissingOne(0, 0, own=True), ("Ann",))
    assert asked.startswith("Your embellishment costs you one of your own heroes too.")
    assert WORDS.say(do.Succeed(gone)) == f"{WORDS.name(gone)} goes there"
    assert f"without {WORDS.name(gone)}: 1 of 6" in WORDS.say(left)


@pytest.mark.rule("Martyr", "hints")
def test_martyrs_cards_tell_what_they_bring_to_the_emptied_spot():
    """Martyr empties one spot of a tree at most: no other of its cards changes that."""
    heroes = board(
        ("Y/B | Y/R B/B | Y/G . R/B .", "R/R"), deck="R/G G/B", sagas=("RRRGGG", "BBBYYY")
    )
    at, _ = embellishing(heroes).apply(0, do.Martyr())
    at, _ = at.apply(0, do.Dismiss(place(0, P1)))
    for card in at.table.aloft:
        after, _ = at.apply(0, do.Succeed(card))
        hint = RULES.hint(at, do.Succeed(card))
        assert (hint.count, hint.gone) == (after.table.claims(0), ())


@pytest.mark.rule("S8", "hints")
def test_a_hint_says_outright_that_a_saga_is_proven():
    """Whatever else the play does: nothing of that counts any more."""
    at = telling(board(("R/R | G/G R/B | B/Y R/G | . Y/R", ""), hands=("B/R",)))
    card = at.table.hands[0][0]
    proven = "all 6 markers: the saga is proven"

    for hint in (
        ClaimHint(6, (card,)),
        LendingHint(6, (card,), (Embellishment.ADAPT,)),
        SongHint(6, (card,), ()),
    ):
        assert WORDS.say(hint) == proven


@pytest.mark.rule("Embellish your Story", "Continue the Tale", "hints")
def test_every_hint_fits_into_a_menu_and_is_told_by_what_is_public():
    """Wherever random play leads."""
    seen = set()
    for seed in range(8):
        for played in walk(titles()["norsaga"], 2 + seed % 3, RULES.options(), f"hints {seed}"):
            for ask in played.position.asks.values():
                for action in (ask[index] for index in range(min(len(ask), 40))):
                    if hint := RULES.hint(played.position, action):
                        said = WORDS.say(hint, ("Wilhelmina Wolfsbane of the Mountain",) * 4)
                        assert len(said) <= LONGEST, said
                        seen.add(type(hint))

    assert {ClaimHint, LendingHint, SongHint, TargetHint} <= seen
