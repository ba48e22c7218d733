"""What the pictures of Norsaga promise, whatever they show."""

from itertools import combinations
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from games.norsaga.actions import AnyAction, Play, Plunder, SwapCards
from games.norsaga.cards import CALLING, Calling, Card, Trait
from games.norsaga.references import REFERENCES
from games.norsaga.sagas import MARKERS
from games.norsaga.tree import Spot
from renderer.norsaga import (
    alt_text,
    draw_open,
    draw_reference,
    hand,
    is_held,
    place_of,
    text_board,
)
from renderer.norsaga.emblems import CALLINGS, SIGNS
from renderer.norsaga.layout import WIDTH, cell, spot_at
from renderer.norsaga.looked_up import ladder, leaflet, opened
from renderer.norsaga.tones import BODY, ON_BODY
from renderer.picture import ALT_TEXT_LIMIT
from renderer.themes import DARK, LARGE_PRINT, LIGHT, THEMES
from tests.games.norsaga.builder import place
from tests.renderer.eyes import contrast
from tests.renderer.sagas import (
    CHOOSING,
    HELD,
    MARTYR,
    MIDWAY,
    NAMES,
    OFFERED,
    PAIR,
    PLUNDER,
    PROVED,
    THREE,
    WORDS,
    drawn,
    held,
)
from tests.renderer.watching import LEAST_CONTRAST, flaws, overlapping, watched


def test_hands_are_not_on_the_board():
    assert drawn(replace(HELD, hand=())).encode() == drawn(HELD).encode()


def changed(seat, **changes):
    trees = list(MIDWAY.trees)
    trees[seat] = replace(trees[seat], **changes)
    return replace(MIDWAY, trees=tuple(trees))


@pytest.mark.parametrize(
    "view",
    [
        replace(MIDWAY, awaited=(1,)),
        replace(MIDWAY, turn=22),
        replace(MIDWAY, deck_size=3),
        replace(MIDWAY, discards=MIDWAY.discards[:-1]),
        replace(MIDWAY, fresh=()),
        replace(MIDWAY, revealed=(Card.UBBE_LOUD,)),
        changed(1, doomed=False),
        changed(0, hand_size=3),
        changed(0, heroes={}),
        changed(0, markers=MIDWAY.trees[0].markers[:-1]),
        changed(0, markers=MIDWAY.trees[0].markers[1:]),
        changed(3, gone=True),
    ],
)
def test_each_change_can_be_seen(view):
    assert drawn(view).image.tobytes() != drawn(MIDWAY).image.tobytes()


def dimmed(marks):
    """The spots, and the trees by their saga's line, that marks leave darker than they were."""
    places = {str(place(seat, spot)): spot_at(4, seat, spot) for seat in range(4) for spot in Spot}
    for seat in range(4):
        left, top, *_ = cell(4, seat)
        places[str(seat)] = (left + 200, top + 180)
    plain, marked = (drawn(MIDWAY, marks=each).image.convert("L") for each in ((), marks))

    def light(image, at):
        x, y = at
        box = image.crop((x - 60, y - 50, x + 60, y + 10))
        return sum(box.tobytes()) / (box.width * box.height)

    return {name for name, at in places.items() if light(marked, at) < 0.75 * light(plain, at)}


def test_marks_dim_all_other_spots():
    spots = {str(place(seat, spot)) for seat in range(4) for spot in Spot}

    assert dimmed([("0:p1", ""), ("1:a1", "1")]) == spots - {"0:p1", "1:a1"}


def test_marks_of_players_dim_the_trees_of_all_others():
    others = {str(place(seat, spot)) for seat in (0, 3) for spot in Spot}

    assert dimmed([("1", "1"), ("2", "2")]) == {"0", "3", *others}


def test_the_number_of_a_player_is_another_one():
    one, other = (drawn(MIDWAY, marks=[("1", text)]).image.tobytes() for text in ("1", "2"))

    assert one != other


def test_a_player_who_was_chosen_on_the_way_does_not_hide_the_spots_to_choose_from():
    assert dimmed([("1", ""), ("2:b1", "1")]) == dimmed([("2:b1", "1")])


def test_places_players_and_cards_are_told_apart():
    assert place_of(MIDWAY, place(2, Spot.B1)) == "2:b1"
    assert place_of(MIDWAY, 2) == "2"
    assert place_of(MIDWAY, Card.UBBE_LOUD) is None
    assert is_held(Card.UBBE_LOUD)
    assert not is_held(place(2, Spot.B1))


def test_every_number_that_a_question_asks_for_is_a_player():
    """Else a count would be shown as somebody's tree."""
    numbers = {
        (kind.tag, field.name): (field.type.extra or {}).get("spoken")
        for kind in msgspec.inspect.multi_type_info(get_args(AnyAction))
        for field in kind.fields
        if isinstance(getattr(field.type, "type", field.type), msgspec.inspect.IntType)
    }

    assert set(numbers.values()) == {"seat"}, numbers


def test_trees_do_not_meet():
    for trees in (2, 3, 4):
        for one, other in combinations(range(trees), 2):
            a, b = cell(trees, one), cell(trees, other)
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert all(cell(trees, seat)[2] <= WIDTH for seat in range(trees))


def test_traits_and_callings_are_told_by_signs_not_by_colour_alone():
    assert set(SIGNS) == set(Trait)
    assert len({str(sign) for sign in SIGNS.values()}) == len(Trait)
    assert set(CALLINGS) == set(Calling) == set(CALLING.values())
    assert len({str(glyph) for glyph in CALLINGS.values()}) == len(Calling)
    assert all(contrast(BODY[trait], ON_BODY[trait]) >= LEAST_CONTRAST for trait in Trait)


@pytest.mark.rule("N10")
def test_a_proved_saga_is_seen_whatever_has_become_of_the_tree():
    """In words; that the board says it too and can be read is checked with all scenes."""
    assert f"{NAMES[1]} has proved the saga" in alt_text(PROVED, WORDS, NAMES)
    assert text_board(PROVED, words=WORDS, names=NAMES).count("SAGA PROVED") == 1
    assert PROVED.trees[1].claims < MARKERS


def test_alt_text_tells_whose_move_the_markers_and_doom():
    text = alt_text(MIDWAY, WORDS, NAMES)

    assert "Turn 21, Astrid to play" in text
    for name, seen in zip(NAMES, MIDWAY.trees, strict=True):
        assert f"{name} {seen.claims}/6" in text
    assert "Doom lies on the tree of Bjørn Ironside" in text


def test_the_board_in_words_names_every_hero():
    text = text_board(MIDWAY, words=WORDS, names=NAMES)

    for seen in MIDWAY.trees:
        for spot, card in seen.heroes.items():
            called = "Front" if spot is Spot.YOU else spot.upper()
            assert f"{called:>5} {WORDS.name(card)}"[:40] in text
    assert "Doom" in text


def test_a_hand_tells_what_each_card_would_add(monkeypatch):
    written, _ = watched(monkeypatch, hand, lambda: held(HELD))
    texts = [one.text for one in written]

    gains = [card for card in HELD.hand if card.gain > 0]
    assert gains
    for card in gains:
        assert f"+{card.gain} · {card.spot.upper()} → {card.claims}/6" in texts


def test_what_is_looked_at_open_or_offered_is_shown_with_the_hand():
    assert "In Dag the Wide" in held(PLUNDER).alt_text
    assert WORDS.name(PLUNDER.seen[0]) in held(PLUNDER).alt_text
    assert WORDS.name(MARTYR.revealed[0]) in held(MARTYR).alt_text
    assert WORDS.name(OFFERED.offered[1]) in held(OFFERED).alt_text
    assert held(MIDWAY).alt_text == "Astrid holds no cards."


def test_the_youngest_hero_has_one_name_on_every_tree():
    """The rules name it beside the hero; players and spectators read the same."""
    own = text_board(replace(MIDWAY, seat=1), words=WORDS, names=NAMES)
    named = [line for line in own.splitlines() if line.strip().startswith("Front ")]

    assert len(named) == sum(Spot.YOU in tree.heroes for tree in MIDWAY.trees)
    assert all(line in text_board(MIDWAY, words=WORDS, names=NAMES) for line in named)
    assert "YOU" not in own
    assert "your youngest hero (Front)" in WORDS.text("title", "rules")


@pytest.mark.parametrize("key", REFERENCES)
def test_everything_can_be_looked_up_as_a_picture(key):
    picture = draw_reference(key, theme=DARK, words=WORDS)

    assert 0 < len(picture.alt_text) <= ALT_TEXT_LIMIT


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(
    "key", ["ladder-all", "trait-skald", "card-thorbjorg-little-sight", "sign-close"]
)
def test_a_reference_card_can_be_read_on_a_telephone(key, theme, monkeypatch):
    module = ladder if key.startswith("ladder") else leaflet
    written, image = watched(
        monkeypatch, module, lambda: draw_reference(key, theme=theme, words=WORDS)
    )

    assert written
    assert flaws(written, image) == []
    assert overlapping(written) == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("view", [MIDWAY, PAIR, THREE, CHOOSING], ids=["4", "2", "3", "choosing"])
def test_what_lies_open_at_a_seat_can_be_read_on_a_telephone(view, theme, monkeypatch):
    for seat in range(len(view.trees)):
        written, image = watched(
            monkeypatch,
            opened,
            lambda seat=seat: draw_open(view, seat, theme=theme, words=WORDS, names=NAMES),
        )

        assert written
        assert flaws(written, image) == []
        assert overlapping(written) == []


def test_a_whole_action_is_the_place_where_it_leads():
    card = Card.UBBE_LOUD

    assert place_of(MIDWAY, Play(card, place(1, Spot.P2))) == "1:p2"
    assert place_of(MIDWAY, Plunder(2)) == "2"
    assert place_of(MIDWAY, SwapCards(card, card)) is None


def test_a_hand_in_large_print_has_half_as_large_letters_again(monkeypatch):
    """Its cards stand below one another, as long as they find room."""

    def height(view, theme):
        name = WORDS.name(view.hand[0].card).split(" (", maxsplit=1)[0]
        written, _ = watched(monkeypatch, hand, lambda: held(view, theme))
        return next(one.cap_height for one in written if one.text == name)

    assert height(HELD, LARGE_PRINT) >= 1.5 * height(HELD, LIGHT)
    assert height(PLUNDER, LARGE_PRINT) == height(PLUNDER, LIGHT)
