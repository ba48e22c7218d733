"""The sentences of The Hammer of Thor: all that may happen is said, and fits where it is shown."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import chain, product

import pytest
from msgspec import Struct, inspect

from cogs.gate.parts import LABEL
from games.core.agenda import Position
from games.core.dice import seeded
from games.core.vocabulary import Action, Event, Prompt
from games.hammer_of_thor.lessons import CARD_OF, Lesson
from games.hammer_of_thor.options import Length, Options
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.standing_orders import Orders
from games.hammer_of_thor.table import Table
from play.match.lobby.variants import variants
from play.simulation.playout import choose, generator
from tests.words import completeness
from tests.words.test_prose import stilted, texts
from words.speech import NOBODY, Words, tag

FOLDER = files("games.hammer_of_thor") / "words"
WORDS = Words("en", FOLDER)
SPOKEN = RULES.spoken
NOUNS = completeness.nouns("hammer_of_thor")
ACTIONS = [noun for noun in NOUNS if issubclass(noun, Action)]
HINTS = [noun for noun in NOUNS if issubclass(noun, Prompt) and tag(noun).endswith("-hint")]
NAMES = ("Ann", "Bo")
WRONG = ("{", "}", "1,234", "  ", "()", " .", " ,")
"""Signs of an argument that is missing, or was forgotten."""
OPTION, PLACEHOLDER = 100, 150
"""Letters of an option in a menu, of what describes it or a command; and of a menu's question."""
WHOLE, LESSON = 2000, 250
"""Letters of a message, with all that Help says; and of a lesson, to be read at a glance."""


def ids(noun):
    return noun.__name__


def said(noun: type[Struct]) -> Iterator[tuple[Struct, str]]:
    """A noun with all kinds of values, in all wordings."""
    wordings = [part for part in ("call", "brief", "outline") if WORDS.has(tag(noun), part)]
    for example, wording in product(completeness.examples(noun, SPOKEN), (None, *wordings)):
        yield example, WORDS.say(example, NAMES, wording)


def clean(text: str) -> bool:
    """Whether a text is one, and nothing in it went wrong."""
    return bool(text.strip()) and not any(wrong in text for wrong in WRONG)


def fields(struct: type[Struct]) -> list[inspect.Field]:
    """The fields that a sentence may use."""
    return [one for one in inspect.type_info(struct).fields if one.name != "secret_to"]


def values(struct: type[Struct]) -> Iterator[str]:
    """The values of all enumerations in a struct's fields, as they are said."""
    for field in fields(struct):
        if isinstance(field.type, inspect.EnumType):
            yield from (WORDS.name(one) for one in field.type.cls)


@pytest.mark.rule("21.5")
def test_everything_that_the_rules_say_has_a_message():
    """No message is missing."""
    assert set(NOUNS) <= set(SPOKEN)
    assert completeness.missing_of(SPOKEN, WORDS) == []


@pytest.mark.rule("21.5")
@pytest.mark.parametrize("noun", NOUNS, ids=ids)
def test_every_noun_is_said_with_all_kinds_of_values(noun):
    """None fails on a value."""
    for example, text in said(noun):
        assert clean(text), example


@pytest.mark.rule("21.5")
@pytest.mark.parametrize("noun", NOUNS, ids=ids)
def test_nothing_in_a_field_has_words_of_its_own(noun):
    """Nobody reads that somebody is `none`."""
    found = {one.name: completeness.samples(one.type, SPOKEN) for one in fields(noun)}
    bare = noun(**{name: None if None in each else each[-1] for name, each in found.items()})

    assert NOBODY not in re.findall(r"\w+", WORDS.say(bare, NAMES))


@pytest.mark.rule("21.5")
@pytest.mark.parametrize("noun", ACTIONS, ids=ids)
def test_what_one_may_do_fits_its_button_and_its_command(noun):
    """Discord cuts what is longer."""
    assert len(WORDS.text(tag(noun), "kind")) <= LABEL
    for field in noun.__struct_fields__:
        assert len(WORDS.text(tag(noun), field)) <= OPTION
    assert all(len(text) <= LABEL for _, text in said(noun))


@pytest.mark.rule("21.5")
@pytest.mark.parametrize("noun", ACTIONS, ids=ids)
def test_values_fit_their_buttons(noun):
    """So do all values."""
    assert all(len(value) <= LABEL for value in values(noun))


@pytest.mark.rule("21.5")
@pytest.mark.parametrize("noun", HINTS, ids=ids)
def test_what_a_choice_may_bring_fits_below_it(noun):
    """Hints stand below a choice."""
    assert all(len(text) <= OPTION for _, text in said(noun))


@pytest.mark.rule("21.5")
def test_orders_and_variants_fit_their_menus():
    """Names and values."""
    for order in values(Orders):
        assert len(order) <= OPTION
    for one in variants(Options):
        option, value = WORDS.text(f"option-{one.field}"), WORDS.name(one.value)
        assert len(WORDS.text("lobby-variant", option=option, value=value)) <= OPTION


@pytest.mark.rule("21.5")
def test_orders_that_are_offered_fit_their_buttons():
    """Beside the question."""
    offers = [name for name in completeness.messages(FOLDER, "en") if WORDS.has(name, "offer")]

    assert offers
    assert all(len(WORDS.text(name, "offer")) <= LABEL for name in offers)


@pytest.mark.rule("21.5")
def test_no_sentence_is_stilted():
    """They are read aloud."""
    assert [(name, text) for name, text in texts(FOLDER) if stilted(text)] == []


@pytest.mark.rule("21.5")
def test_the_rules_in_short_fit_a_message():
    """2000 characters."""
    assert len(WORDS.text("help-panel")) + len(WORDS.text("title", "rules")) + 2 <= WHOLE


@pytest.mark.rule("21.5")
@pytest.mark.parametrize("lesson", Lesson)
def test_a_lesson_is_short_and_has_a_card_that_can_be_looked_up(lesson):
    """It stands above a question."""
    assert len(WORDS.name(lesson)) <= LESSON
    assert WORDS.has(CARD_OF[lesson], "about")


@pytest.mark.rule("21.5")
@pytest.mark.parametrize("command", completeness.messages(FOLDER, "en"))
def test_commands_are_described_in_as_many_letters_as_discord_takes(command):
    """A hundred."""
    if command.startswith("command-"):
        assert len(WORDS.text(command)) <= OPTION


def saga(seats: int, seed: str) -> Iterator[tuple[Position[Table], tuple[Event, ...]]]:
    """A saga of random players."""
    rng = generator(seed)
    position, events = RULES.start(seats, Options(length=Length.SAGA, teaching=True), seeded(seed))
    yield position, events
    while position.asks:
        seat = rng.choice(list(position.asks))
        position, events = position.apply(seat, choose(position.asks[seat], rng))
        yield position, events


@pytest.mark.rule("21.5")
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_a_saga_can_be_told_from_the_heroes_to_the_account(seats):
    """Each event, from the first to the last."""
    names = [f"Player {seat}" for seat in range(seats)]
    for position, events in saga(seats, f"told to {seats}"):
        for event in events:
            assert clean(WORDS.say(event, names)), event
        for seat, ask in position.asks.items():
            assert clean(WORDS.say(position.prompt(seat), names, "call"))
            for part in ask.kinds.values():
                action = part[0]
                hint = RULES.hint(position, action)
                assert len(WORDS.say(action, names)) <= LABEL
                assert hint is None or len(WORDS.say(hint)) <= OPTION
    told = RULES.account(position)
    for statement in chain(told.reasons, *told.seats):
        assert clean(WORDS.say(statement, names))
