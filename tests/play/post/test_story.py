"""The story of a turn: whole where there is room; else in outline, or both its ends."""

import pytest

from db import By, LoggedAction
from games.catalogue import titles
from games.core.vocabulary import MatchEnded, SeatRetired
from games.fallen_kingdoms.war.events import DefenceThrown, DefendersRetreated, WentHome
from games.hammer_of_thor.ragnarok.events import (
    ChapterBegan,
    DuelHit,
    FighterFell,
    HostGathered,
    MusterGiven,
    RagnarokBegan,
    RagnarokDecided,
    StrengthReckoned,
)
from play.library import words_of
from play.post.story import LENGTH, Line, fitted, line, lines
from play.simulation.playout import walk

HAMMER = "hammer_of_thor"
ONE, TWO, SIX = Line("one"), Line("two"), Line("six")
PARTS = [
    Line("before"),
    Line("I.", heads=True),
    Line("a long one", "one"),
    Line("a step"),
    Line("another long one", "other"),
    Line("II.", heads=True),
    Line("a step that is long"),
    Line("III.", heads=True),
    Line("a turning point", whole=True),
    Line("at last", "last"),
]
SEATS = titles()[HAMMER].seats


# By hand


def test_no_story_is_no_text():
    assert fitted([]) == ""


def test_a_story_that_fits_is_told_whole():
    """Each line counts with its end; parts change nothing."""
    whole = "\n".join(one.text for one in PARTS)

    assert fitted([ONE, TWO, SIX], 12) == "one\ntwo\nsix"
    assert fitted(PARTS, len(whole) + 1) == whole


def test_details_go_before_all_else():
    """Even where all of it would fit, above what is read at a glance."""
    story = [ONE, Line("it falls so", details=True), SIX]

    assert fitted(story) == fitted(story, 20) == "one\nit falls so\nsix"
    assert fitted(story, 19) == fitted(story, glance=19) == "one\nsix"
    assert fitted(story, glance=20) == fitted(story)
    assert fitted(story, glance=19, shorter="See the log.") == "See the log.\none\nsix"
    assert fitted([ONE, SIX], glance=1, shorter="See the log.") == "one\nsix"


def test_a_story_that_is_too_long_has_a_line_for_each_part():
    """Steps are left out, and what turns the match stands for itself."""
    whole = "\n".join(one.text for one in PARTS)
    outline = "before\nI. one · other\nII.\nIII. last\na turning point"

    assert fitted(PARTS, len(whole)) == outline
    assert fitted(PARTS, len(outline) + 1) == outline


@pytest.mark.parametrize(
    ("length", "expected"),
    [(3, "…"), (5, "1\n…"), (16, "1\n…\n4\n5\n6\n7\n8\n9"), (12, "1\n…\n6\n7\n8\n9")],
)
def test_a_story_without_parts_keeps_its_beginning_and_its_end(length, expected):
    """A line at least, or a quarter of the room; an outline that is too long does the same."""
    story = [Line(str(number)) for number in range(1, 10)]

    assert fitted(story, length) == expected


def test_a_story_that_is_cut_still_tells_what_turned_the_match():
    """With a gap on either side, and none where all between is there; the last of it first."""
    story = [Line(str(number), whole=number in {3, 5, 6}) for number in range(1, 20)]

    assert fitted(story, 26).split() == ["1", "2", "3", "…", "5", "6", "…", "17", "18", "19"]
    assert fitted(story, 22).split() == ["1", "2", "…", "5", "6", "…", "18", "19"]
    assert fitted(story, 14).split() == ["1", "…", "6", "…", "18", "19"]


@pytest.mark.parametrize("length", [47, 34])
def test_a_story_that_is_cut_says_so_first(length):
    """As one does that is told in outline, whether details were left out before or not."""
    story = [Line(str(number), details=number == 5) for number in range(1, 20)]

    assert fitted(PARTS, 60, shorter="See it.").splitlines()[:2] == ["See it.", "before"]
    assert fitted(story, length, shorter="See it.").splitlines()[0] == "See it."
    assert fitted(story, length, shorter="See it.").splitlines()[-1] == "19"


@pytest.mark.parametrize("whole", [0, 1, 2, 7])
@pytest.mark.parametrize("lines", [1, 9, 200])
@pytest.mark.parametrize("length", [60, 500])
def test_no_story_is_longer_than_its_room(whole, lines, length):
    """Nor is any line in it twice, whatever of it turned the match."""
    turning = range(0, lines, whole) if whole else ()
    story = [Line(f"line {number}", whole=number in turning) for number in range(lines)]

    told = fitted(story, length).splitlines()
    lines = [one for one in told if one != "…"]

    assert sum(map(len, told)) + len(told) <= length
    assert len(set(lines)) == len(lines)


# Who has answered


def test_an_order_is_left_out_with_what_it_has_done():
    """Else another's deed, which comes of it, would read as its own."""
    title, words, names = titles()["fallen_kingdoms"], words_of("fallen_kingdoms"), ["Ann", "Bo"]
    throw = DefenceThrown(seat=1, dice=(4, 1), needed=4, killed=1, left=0)
    home = WentHome(seat=0, city="1Aa", units=2)
    retreat = DefendersRetreated(seat=1, city="1Aa", target="1Ab", units=2)

    def told(*events):
        deed = LoggedAction(1, 1, 1, b"", title.rules.codec.dump_events(events), 0.0, by=By.ORDER)
        return fitted(lines(title, words, [deed], names, reader=1), 200, glance=0)

    assert told(throw) == ""
    assert (
        told(throw, home)
        == "2 units of \N{FIRST STRONG ISOLATE}Ann\N{POP DIRECTIONAL ISOLATE} go home from Hladir."
    )
    assert told(retreat, home).startswith("📜 Answered for you, as you ordered")


def test_several_answers_of_orders_in_a_row_are_told_as_such_once():
    """Also where the first one is left out."""
    title, words, names = titles()["fallen_kingdoms"], words_of("fallen_kingdoms"), ["Ann", "Bo"]
    throw = DefenceThrown(seat=1, dice=(4, 1), needed=4, killed=1, left=0)
    home = WentHome(seat=0, city="1Aa", units=2)
    over = DefendersRetreated(seat=1, city="1Aa", target="1Ab", units=2)

    def told(*deeds, glance=None):
        logged = [
            LoggedAction(number, 1, 1, b"", title.rules.codec.dump_events(events), 0.0, by=by)
            for number, (by, *events) in enumerate(deeds, 1)
        ]
        story = fitted(lines(title, words, logged, names, reader=1), 1800, glance=glance)
        return [one.startswith("📜") for one in story.splitlines()]

    twice = ((By.ORDER, throw), (By.ORDER, over), (By.ORDER, over))
    assert told(*twice[1:]) == [True, False, False]
    assert told(*twice) == [True, False, True, False, False]
    assert told(*twice, glance=0) == [True, False, False]
    assert told(twice[1], (None, over), twice[2]) == [True, False, False, True, False]
    assert told((By.ORDER, over, home), twice[2]) == [True, False, False, True, False]


# Ragnarok


@pytest.fixture(scope="module", params=[min(SEATS), max(SEATS)])
def ragnarok(request):
    """The last turn of a match for so many, and its public lines, with the longest names."""
    rules, words = titles()[HAMMER].rules, words_of(HAMMER)
    names = [f"{'W' * 30}{seat:02}" for seat in range(request.param)]
    told, turn = [], 0
    for played in walk(titles()[HAMMER], request.param, rules.options(), "the last turn"):
        if rules.turn(played.position) != turn:
            told, turn = [], rules.turn(played.position)
        told += [event for event in played.events if event.secret_to is None]
    return told, [line(event, words, names) for event in told]


@pytest.mark.rule("12.0", "21.5")
def test_ragnarok_is_told_from_its_first_act_to_its_last(ragnarok):
    """All five acts, each in one line, within the room of a board message."""
    _, story = ragnarok
    told = fitted(story).splitlines()
    heads = [one.text for one in story if one.heads]

    assert sum(len(one.text) + 1 for one in story) > LENGTH
    assert len(heads) == 5
    assert [sum(one.startswith(head) for one in told) for head in heads] == [1] * 5
    assert "…" not in told
    assert sum(map(len, told)) + len(told) <= LENGTH


@pytest.mark.rule("12.0", "21.5")
def test_an_outline_of_ragnarok_leaves_blows_out_and_no_one_who_fell(ragnarok):
    """Nor the two totals, nor how it ended."""
    events, story = ragnarok
    told = fitted(story)
    paired = list(zip(events, story, strict=True))

    for event, one in paired:
        if isinstance(event, RagnarokBegan | RagnarokDecided | MatchEnded | SeatRetired):
            assert one.text in told
        if isinstance(event, FighterFell | StrengthReckoned):
            assert one.outline
            assert one.outline in told
        if isinstance(event, DuelHit | MusterGiven | HostGathered):
            assert one.text not in told
        if isinstance(event, ChapterBegan):
            assert one.heads
