"""Everything that can happen can be said, in every language; nothing is said wrongly."""

import time
from concurrent.futures import ThreadPoolExecutor
from enum import Enum, StrEnum
from importlib.resources import files
from itertools import chain, permutations, product
from typing import Annotated

import pytest
from fluent.runtime import FluentResource
from msgspec import Meta, Struct

from games.catalogue import titles
from games.core.vocabulary import MatchEnded, Row, Seat
from games.nine_realms.actions import Accept, ReRollSome
from games.nine_realms.events import Deployed, DiceRolled, FateDrawn, Placement, TurnBegan
from games.nine_realms.fate import Card
from games.nine_realms.forces import Figure
from games.norsaga.actions import Dismiss
from games.norsaga.tree import PLACES, Spot
from games.norseheim.actions import Foresee
from games.norseheim.giants import Giant
from play.simulation.playout import walk
from tests.words import completeness
from words import Words, WordsError, texts
from words.speech import NOBODY, ReaderNames, isolated, kebab, tag

NAMES = ("Ann", "Bo")
BO = "\u05d1\u05d5"
"""Bo in Hebrew, which runs from right to left."""
NINE = titles()["nine_realms"]
LANGUAGES = sorted(completeness.languages())
EVERYWHERE = list(product(LANGUAGES, titles().values()))
SPOKEN = [
    pytest.param(language, title, noun, id=f"{language}-{title.key}-{noun.__name__}")
    for language, title in EVERYWHERE
    for noun in title.rules.spoken
    if issubclass(noun, Struct) and isinstance(noun.__struct_config__.tag, str)
]
VALUES = (NOBODY, "yes", 0, 1, 2, 1234)
"""What each argument of a message is tried with."""


@pytest.fixture(scope="module")
def words():
    return Words(title=NINE.words)


@pytest.fixture
def folder(tmp_path):
    """A title's folder of sentences, to be filled by the test."""

    def made(text, name="en.ftl"):
        (tmp_path / name).write_text(text)
        return tmp_path

    return made


# Completeness


@pytest.mark.parametrize(("language", "title"), EVERYWHERE)
def test_everything_that_the_rules_say_has_a_message(language, title):
    assert completeness.missing(title, Words(language, title.words)) == []


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_every_noun_of_a_title_is_spoken(title):
    """Or nothing would demand its words."""
    assert completeness.unspoken(title, title.rules.spoken) == []


@pytest.mark.parametrize(("language", "title"), EVERYWHERE)
def test_the_rules_in_short_fit_a_message(language, title):
    """Behind *Help*, below what is said of the panel."""
    words = Words(language, title.words)

    assert len(words.text("help-panel")) + len(words.text("title", "rules")) + 2 <= 2000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language):
    words = Words(language)

    assert [error.tag for error in completeness.errors() if not words.has(error.tag)] == []


@pytest.mark.parametrize(("language", "title"), EVERYWHERE)
def test_every_prompt_of_a_match_can_be_called_out(language, title):
    words = Words(language, title.words)
    asked = {}
    for seats, seed in product(title.seats, "12345"):
        names = [f"Player {seat}" for seat in range(seats)]
        for played in walk(title, seats, title.rules.options(), seed):
            for seat in played.position.asks:
                prompt = played.position.prompt(seat)
                asked[type(prompt)] = words.say(prompt, names, "call")

    assert len(asked) > 2
    assert all(asked.values())


@pytest.mark.parametrize(("language", "title", "noun"), SPOKEN)
def test_every_struct_is_said_with_all_kinds_of_values(language, title, noun):
    words = Words(language, title.words)
    attributes = [None, *(["call"] if words.has(tag(noun), "call") else [])]
    for example, attribute in product(completeness.examples(noun, title.rules.spoken), attributes):
        _is_clean(words.say(example, NAMES, attribute))


@pytest.mark.parametrize(("language", "title"), EVERYWHERE)
def test_every_message_and_attribute_can_be_formatted(language, title):
    words = Words(language, title.words)
    for folder in (files("words"), title.words):
        for name, message in completeness.messages(folder, language).items():
            parts = [(None, message.value)] if message.value else []
            parts += [(part.id.name, part.value) for part in message.attributes]
            for attribute, pattern in parts:
                for value in VALUES:
                    arguments = dict.fromkeys(completeness.variables(pattern), value)
                    _is_clean(words.text(name, attribute, **arguments))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_by_somebody(language):
    folders = [files("words"), *(title.words for title in titles().values())]
    found = [completeness.messages(folder, language) for folder in folders]

    assert sorted(chain.from_iterable(map(completeness.unused, found))) == []


def test_all_languages_have_the_same_messages():
    for folder in (files("words"), *(title.words for title in titles().values())):
        ids = [set(completeness.messages(folder, language)) for language in LANGUAGES]

        assert all(one == ids[0] for one in ids)


def _is_clean(text):
    assert text.strip()
    assert not [wrong for wrong in ("{", "}", "1,234", "  ", "()") if wrong in text], text


# The checks above bark


@pytest.mark.parametrize(
    "gone",
    [
        "turn-began",  # an event
        "not-adjacent",  # a refusal
        "card-six-attack",  # a value of an enumeration
        "weapon-close",  # a value that only a field shows
        "reason-cauldron",  # why a match ends
        "edge-both",  # a value of an option
        "option-edge",  # an option
        "move",  # an action with its kind and its questions
        "your-turn",  # a prompt with its call
        "title",
    ],
)
def test_a_message_that_is_gone_is_missed(folder, gone):
    text = NINE.words.joinpath("en.ftl").read_text(encoding="utf-8")
    without = text.replace(f"\n{gone} =", f"\n{gone}-gone =")
    assert without != text

    words = Words(title=folder(without))

    assert any(found.startswith(f"{gone}.") for found in completeness.missing(NINE, words))


@pytest.mark.parametrize("gone", [TurnBegan, ReRollSome])
def test_a_noun_that_is_not_spoken_is_found(gone):
    """As it would happen to the only class of an alias: `get_args` gives nothing for it."""
    spoken = [noun for noun in NINE.rules.spoken if noun is not gone]

    assert completeness.unspoken(NINE, spoken) == [gone.__name__]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("    .kind = Change terrain (3 actions)\n", "transform.kind"),
        ("    .terrain = Into what?\n", "transform.terrain"),
        ("    .call = your turn\n", "your-turn.call"),
    ],
)
def test_an_attribute_that_is_gone_is_missed(folder, line, found):
    text = NINE.words.joinpath("en.ftl").read_text(encoding="utf-8")
    assert line in text

    words = Words(title=folder(text.replace(line, "")))

    assert completeness.missing(NINE, words) == [found]


@pytest.mark.parametrize("text", ["nobody-says-this = Hm.", "move = Move\n    .nobody-asks = Hm?"])
def test_a_message_that_nobody_says_is_found(folder, text):
    found = completeness.messages(folder(text), "en")

    assert completeness.unused(found) == list(found)


def test_a_message_that_is_written_twice_is_found(folder):
    with pytest.raises(AssertionError, match="written twice"):
        completeness.messages(folder("one = 1\none = 2"), "en")


# How things are said


def test_names_are_isolated_so_that_no_script_turns_a_sentence_around(words):
    assert words.say(TurnBegan(seat=1, turn=3), ("Ann", BO)) == f"**Turn 3: \u2068{BO}\u2069.**"


def test_only_names_are_isolated(words):
    text = words.say(
        DiceRolled(figure=Figure.ODIN, dice=(12, 3), twelves=1, total=3, defence=17, wounds=1),
        NAMES,
    )

    assert isolated("") not in text
    assert "\u2068" not in text


def test_digits_are_not_grouped(words):
    assert "1234" in words.say(TurnBegan(seat=0, turn=1234), NAMES)


def test_numbers_choose_the_plural(words):
    def one(wounds):
        event = DiceRolled(
            figure=Figure.ODIN, dice=(1,), twelves=0, total=1, defence=17, wounds=wounds
        )
        return words.say(event, NAMES).rpartition("17. ")[2]

    assert [one(wounds) for wounds in (0, 1, 2)] == [
        "No wound.",
        "1 wound.",
        "2 wounds.",
    ]


def test_dice_are_read_off_one_after_the_other(words):
    event = DiceRolled(
        figure=Figure.ODIN, dice=(12, 3, 7), twelves=1, total=10, defence=17, wounds=1
    )

    assert "12 · 3 · 7" in words.say(event, NAMES)


def test_lists_are_joined_in_the_way_of_the_language(words):
    event = FateDrawn(seat=0, cards=(Card.SIX_ATTACK, Card.SIX_DEFENCE), secret_to=0)

    assert words.say(event, NAMES) == "You draw +6 attack and +6 Defence."
    assert words.list(["A"]) == "A"
    assert words.list([]) == NOBODY


def test_lists_of_names_are_isolated_one_by_one(words):
    drawn, won = (
        words.say(MatchEnded(reason="stalled", winners=winners), NAMES) for winners in ((), (0, 1))
    )

    assert "drawn" in drawn
    assert f"{isolated('Ann')} and {isolated('Bo')}" in won


def test_structs_in_a_struct_are_said_by_their_own_messages(words):
    places = (Placement(Figure.ODIN, "D1"), Placement(Figure.THOR, "D3"))
    event = Deployed(seat=0, places=places)

    assert words.say(event, NAMES).endswith("Odin on D1 and Thor on D3.")


def test_yes_and_no_choose_a_sentence(words):
    assert words.say(Accept(counter=True)) != words.say(Accept(counter=False))


def test_a_value_is_said_as_its_field_would_say_it(words):
    assert words.value(Deployed, "seat", 1, NAMES) == isolated("Bo")
    assert words.value(ReRollSome, "dice", (1, 3), NAMES) == "1 · 3"
    assert words.value(ReRollSome, "dice", 3, NAMES) == "3"
    assert words.value(Accept, "counter", True, NAMES) == "yes"  # noqa: FBT003 - the field's value
    assert words.value(FateDrawn, "cards", (Card.SIX_ATTACK,), NAMES) == "+6 attack"


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_one_of_several_is_said_as_in_their_list(title):
    """Where a panel lets tick some of a field's values."""
    words, seen = Words(title=title.words), 0
    for noun in (param.values[2] for param in SPOKEN if param.values[1].key == title.key):
        for example in completeness.examples(noun, title.rules.spoken):
            for field in noun.__struct_fields__:
                value = getattr(example, field)
                if field == "secret_to" or type(value) is not tuple or len(value) != 1:
                    continue
                seen += 1
                whole = words.value(noun, field, value, NAMES)
                assert words.value(noun, field, value[0], NAMES) == whole

    assert seen


def test_several_giants_are_told_by_their_names_alone_so_that_three_fit_a_choice():
    words = Words("en", titles()["norseheim"].words)
    labels = {
        trio: words.value(Foresee, "top", trio, NAMES) for trio in permutations(list(Giant), 3)
    }

    wet = (Giant.SPRING_FLOOD, Giant.STORM_SURGE, Giant.MARSH_FEVER)
    assert labels[wet] == "Spring Flood, Storm Surge, and Marsh Fever"
    assert words.name(Giant.STORM_SURGE) == "Storm Surge (Coast: buildings fall)"
    assert max(map(len, labels.values())) <= 100


def test_values_without_a_field_are_named(words):
    assert words.name(Figure.ODIN) == "Odin"
    assert words.name(7) == "7"
    assert words.name("E6") == "E6"
    assert words.name([Figure.ODIN, Figure.THOR]) == "Odin and Thor"


def test_arguments_may_be_whatever_can_be_named(words):
    missing = words.text("not-deployed-yet", figures=[Figure.ODIN, Figure.THOR])
    counted = words.text("fate-dealt", seat="Ann", count=words._argument(2))

    assert "Odin and Thor" in missing
    assert "draws 2" in counted
    assert "yes" in words.text("not-your-decision", awaited=True)
    assert "Odin" in words.text("not-your-decision", awaited=Figure.ODIN)


def test_class_names_become_ids():
    assert kebab("HammerBlow") == "hammer-blow"


# What cannot be said is an error


def test_an_unknown_message_is_an_error(words):
    with pytest.raises(WordsError, match="no-such"):
        words.text("no-such")


def test_an_unknown_attribute_is_an_error(words):
    assert not words.has("move", "no-such")
    with pytest.raises(WordsError, match="no-such"):
        words.text("move", "no-such", figure="Odin", hex="E6")


def test_a_missing_argument_is_an_error(words):
    with pytest.raises(WordsError, match="turn-began"):
        words.text("turn-began", seat="Ann")


@pytest.mark.parametrize("value", [None, object(), {"a": 1}])
def test_a_value_that_cannot_be_said_is_an_error(words, value):
    with pytest.raises(WordsError, match="cannot say"):
        words.text("turn-began", seat=value, turn=1)


class Odd(Struct, tag="turn-began"):
    seat: Seat
    turn: tuple[int, ...] | None = None
    row: Row = ()


class Untagged(Struct):
    seat: Seat


def test_nothing_in_a_field_that_may_be_empty_has_words_of_its_own(folder):
    said = "turn-began = { $turn ->\n    [none] No turns\n   *[other] Turns { $turn }\n }"
    words = Words(title=folder(said))

    assert words.say(Odd(0), NAMES) == "No turns"
    assert words.say(Odd(0, (1, 2)), NAMES) == "Turns 1 and 2"


def test_a_struct_with_nothing_in_another_field_is_an_error(words):
    with pytest.raises(WordsError, match="cannot say None"):
        words.say(TurnBegan(seat=0, turn=None), NAMES)


def test_a_struct_without_a_tag_is_an_error(words):
    with pytest.raises(WordsError, match="Untagged has no tag"):
        words.say(Untagged(0), NAMES)


def test_a_value_of_the_wrong_type_is_an_error(words):
    with pytest.raises(WordsError, match="cannot say"):
        words.say(TurnBegan(seat=0, turn={}), NAMES)


def test_what_fluent_cannot_read_is_an_error(folder):
    words = Words(title=folder("fine = Yes.\nbroken = {\nlast = Yes."))

    assert words.text("fine") == words.text("last") == "Yes."
    with pytest.raises(WordsError, match="cannot read"):
        words.text("broken")


def test_what_cannot_be_read_is_an_error_each_time(folder):
    words = Words(title=folder("broken = {"))
    for _ in range(2):
        with pytest.raises(WordsError, match="cannot read"):
            words.text("broken")


def test_two_threads_may_be_the_first_to_say_a_message(folder, monkeypatch):
    """While one of them reads it, the other waits."""

    def slowly(source):
        time.sleep(0.05)
        return FluentResource(source)

    monkeypatch.setattr(texts, "FluentResource", slowly)
    words = Words(title=folder("one = { two }\ntwo = Said."))
    with ThreadPoolExecutor(4) as pool:
        said = list(pool.map(words.text, ["one", "two", "one", "two"]))

    assert said == ["Said."] * 4


def test_a_message_brings_what_it_refers_to(folder):
    words = Words(
        title=folder(
            "-bot = Skald\ntwo = It is { -bot }\n"
            "many = { $n ->\n    [one] { -bot }\n   *[other] { two }s\n }"
        )
    )

    assert words.text("many", n=1) == "Skald"
    assert words.text("many", n=2) == "It is Skalds"


def test_a_folder_may_hold_several_files_of_a_language(folder):
    folder("one = First.", "en.ftl")
    folder("zwei = Zwei.", "de.ftl")
    words = Words(title=folder("two = Second.", "more.en.ftl"))

    assert words.text("one") == "First."
    assert words.text("two") == "Second."
    assert not words.has("zwei")


class Weather(StrEnum):
    FOG = "fog"


Place = Annotated[str, Meta(extra={"spoken": "place"})]


class Report(Struct, tag="report"):
    weather: Weather
    place: Place
    share: float
    limit: Annotated[int, Meta(ge=0)]


def test_a_field_tells_how_it_is_spoken(folder):
    texts = "weather-fog = fog\nplace-e = the east\n"
    texts += "report = { $weather } in { $place }: { $share } of { $limit }"
    words = Words(title=folder(texts))

    assert words.say(Report(Weather.FOG, "e", 0.5, 3)) == "fog in the east: 0.5 of 3"


class Named(Struct, tag="named"):
    entry: Annotated[str, Meta(extra={"spoken": "code"})]


def test_a_value_with_dots_has_dashes_in_the_id_of_its_message(folder):
    words = Words(title=folder("named = { $entry }\ncode-5-0C = First strike\n"))

    assert words.say(Named("5.0C")) == "First strike"


def test_enumerations_of_every_title_are_texts():
    nouns = [noun for title in titles().values() for noun in title.rules.spoken]

    assert all(issubclass(noun, StrEnum) for noun in nouns if issubclass(noun, Enum))


def test_what_belongs_to_the_reader_is_worded_as_their_own():
    words, mine = Words(title=titles()["norsaga"].words), PLACES[0][Spot.YOU]
    names = ReaderNames(("Ann", "Bo"), 0)

    assert words.say(Dismiss(mine), names) == "Dismiss your youngest hero"
    assert words.say(Dismiss(mine), ("Ann", "Bo")) == "Dismiss \u2068Ann\u2069's youngest hero"
    assert "\u2068Bo\u2069's" in words.say(Dismiss(PLACES[1][Spot.YOU]), names)
