"""A battle line by line, and Ragnarok as a story in acts: on the picture and in words."""

import pytest
from msgspec.structs import replace

from games.hammer_of_thor.ragnarok.events import Chapter
from renderer.hammer_of_thor import alt_text, board, text_board
from renderer.themes import DARK
from tests.renderer.hammers import (
    ENDLESS,
    FOUGHT,
    MANY,
    NAMES,
    NEAR,
    TRAVELLED,
    WON,
    WORDS,
    drawn,
    seated,
)
from tests.renderer.watching import watched


def texts(monkeypatch, view, **options):
    written, _ = watched(monkeypatch, board, lambda: drawn(view, **options))
    return [one.text for one in written]


def in_words(view):
    return text_board(view, words=WORDS, names=seated(view, NAMES))


def alt(view):
    return alt_text(view, WORDS, seated(view, NAMES))


def called(name):
    return WORDS.text(f"character-{name}")


def duels_of(view):
    """By chapter, the pairs of the duels."""
    return {
        chapter: [one for one in view.story.duels if one.chapter is chapter] for chapter in Chapter
    }


@pytest.mark.rule("5.1", "5.3")
def test_every_round_of_a_battle_has_its_line(monkeypatch):
    told = texts(monkeypatch, FOUGHT)

    assert "Battle at Himinbiorg" in told
    assert "Thor's side wins" in told
    for fought in FOUGHT.fray.rounds:
        assert str(fought.round) in told
        for hits, blows, lost in zip(fought.hits, fought.blows, fought.lost, strict=True):
            assert f"{hits}/{blows}" + (f" · -{lost}" if lost else "") in told
        if fought.out:
            assert "Out: " + ", ".join(map(called, fought.out)) in told


@pytest.mark.rule("5.1.4")
def test_a_battle_that_ends_at_dusk_is_told_too(monkeypatch):
    told = texts(monkeypatch, ENDLESS)

    assert [one for one in told if one in set("123456")] == list("123456")
    assert told.count("0/3") + told.count("0/4") == 12
    assert "Nobody has won" in told
    assert "The battle goes on" in texts(
        monkeypatch, replace(ENDLESS, fray=replace(ENDLESS.fray, settled=None))
    )


@pytest.mark.rule("5.1.8")
def test_a_battle_without_a_blow_is_told_too(monkeypatch):
    """Whoever is attacked by far too many gives in at once."""
    view = replace(FOUGHT, fray=replace(FOUGHT.fray, rounds=()))

    assert "No blow was struck." in texts(monkeypatch, view)
    assert "No blow was struck." in in_words(view)


def test_a_long_battle_leaves_out_its_beginning(monkeypatch):
    first = FOUGHT.fray.rounds[0]
    rounds = tuple(replace(first, round=number, out=("049",)) for number in range(1, 7))
    told = texts(monkeypatch, replace(FOUGHT, fray=replace(FOUGHT.fray, rounds=rounds)))

    assert "…" in told
    assert "1" not in told
    assert "6" in told


def test_a_choice_keeps_the_small_board(monkeypatch):
    """Whoever chooses a place wants to see where everybody stands."""
    assert "Battle at Himinbiorg" not in texts(monkeypatch, FOUGHT, marks=NEAR)


def test_the_battle_stands_in_the_words_as_well():
    told = in_words(FOUGHT).splitlines()

    assert "Battle at Himinbiorg" in told
    assert "2. Thor 3/3 · -27, Hymir 3/3 · -32, Out: Hymir" in told
    assert "Thor's side wins" in told
    assert "Battle at Himinbiorg: Thor's side wins." in alt(FOUGHT)
    assert "Astrid goes to Hlidskialf, searching." in alt(TRAVELLED)


@pytest.mark.rule("12.3", "12.4", "12.5", "12.6", "12.7")
def test_ragnarok_is_told_in_five_acts(monkeypatch):
    told = texts(monkeypatch, WON)

    for number, act in zip(("I.", "II.", "III.", "IV.", "V."), Chapter, strict=True):
        heading = WORDS.name(act, ())
        assert heading.startswith(number)
        assert any(one.startswith(heading) for one in told)
    for duel in WON.story.duels:
        assert set(map(called, duel.pair)) <= set(told)
    for found in WON.story.weighed:
        assert str(found.total) in told
    assert WORDS.text(f"reason-{WON.ending.reason}") in told


@pytest.mark.rule("12.4", "12.5")
def test_more_duels_than_there_is_room_for_are_counted(monkeypatch):
    told = texts(monkeypatch, MANY)

    for chapter in (Chapter.VOWED, Chapter.MELEE):
        duels = duels_of(MANY)[chapter]
        shown = [one for one in duels if set(map(called, one.pair)) <= set(told)]
        assert len(shown) < len(duels)
        assert f"and {len(duels) - len(shown)} more" in told


def test_ragnarok_stands_in_the_words_as_well():
    told = in_words(WON)

    for duel in WON.story.duels:
        names = [called(name) + " ☠" * (name in duel.fallen) for name in duel.pair]
        assert " - ".join(names) in told
    for found in WON.story.weighed:
        side = WORDS.name(found.side, ())
        assert f"{side} {found.total} (standing {found.standing}, spears {found.spears}" in told
        assert f"Strength of {side}: {found.total}." in alt(WON)


@pytest.mark.rule("12.7")
def test_the_stronger_side_is_golden_unless_both_are_ruined():
    """They differ in more than the sentence below the numbers: the golden edge is there, or not."""

    def edges(reason):
        image = drawn(replace(WON, ending=replace(WON.ending, reason=reason))).image
        counted = {colour: count for count, colour in image.getcolors(image.size[0] ** 2)}
        return counted.get(DARK.gold, 0)

    assert min(edges("good"), edges("evil")) > edges("ruin") + 100


@pytest.mark.rule("12.7", "14.3C")
@pytest.mark.parametrize("reason", ["done", "undone"])
def test_a_task_that_ends_a_match_changes_nothing_about_the_battle(reason):
    """The picture says who has won the last battle, as it does without a task."""
    over = replace(WON, ending=replace(WON.ending, reason=reason))

    assert drawn(over).image.tobytes() == drawn(WON).image.tobytes()
