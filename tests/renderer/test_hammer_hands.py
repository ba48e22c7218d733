"""Hands, open groups and boards in words of The Hammer of Thor: what they tell, and what not."""

import pytest
from msgspec.structs import replace

from games.core.dice import seeded
from games.hammer_of_thor.encounter.terms import Offer, Propose
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.folk.graves import Death, Grave
from games.hammer_of_thor.folk.kinds import Madness
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.options import Draft, Options
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.table import Promise
from renderer.hammer_of_thor import alt_text, draw_hand, draw_open, text_board
from renderer.hammer_of_thor import hand as hands
from renderer.hammer_of_thor.text import LIMIT
from renderer.picture import ALT_TEXT_LIMIT
from renderer.themes import DARK, LARGE_PRINT, THEMES
from tests.games.hammer_of_thor.builder import Halt, at, group, member, table
from tests.renderer import company
from tests.renderer.hammers import MIDWAY, PLAYER, SCENES, WORDS, played, seated, shown
from tests.renderer.watching import LONG_SIDE, watched

PEOPLE = ("Thor", "Bor", "Bragi", "Buri", "Dag", "Delling", "Eir", "Frigg", "Gefion", "Hermod")
SWORD, AXE = "1011", "1012"
HELHEIM = (
    Grave(NUMBERS["Bragi"], 0, Death.SLAIN),
    Grave(NUMBERS["Thrym"], 1, Death.ICE),
    Grave(NUMBERS["Baugi"], None),
)


def told(view):
    return {"words": WORDS, "names": seated(view, company.NAMES)}


def hand(view, theme=DARK):
    return draw_hand(view, theme=theme, **told(view))


def opened(view, seat=0, theme=DARK):
    return draw_open(view, seat, theme=theme, **told(view))


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("seats", [3, 12])
def test_dealt_heroes_are_shown_with_their_numbers(seats, theme):
    """To the seat alone to which they were dealt."""
    position, _ = RULES.start(seats, Options(draft=Draft.DEALT), seeded("heroes"))
    own, other = (RULES.view(position, seat) for seat in (0, None))
    names = [WORDS.text(f"character-{hero}") for hero in own.offered]
    picture = hand(own, theme)

    assert len(names) >= 3
    assert f"Choose one of these heroes: {', '.join(names)}." in picture.alt_text
    assert max(picture.image.size) <= LONG_SIDE
    assert other.offered == ()


def test_a_hand_tells_its_cards_and_whether_the_old_one_sleeps():
    awake = hand(replace(PLAYER, held=("2001",)))
    asleep = hand(replace(PLAYER, held=("2001", "2010"), asleep=True))

    assert "You hold Fair Wind." in awake.alt_text
    assert "You hold Fair Wind (asleep). You have drawn Two Ravens." in asleep.alt_text
    assert asleep.image.height > awake.image.height


def test_a_hand_names_what_ones_own_people_conceal():
    found = table(group(0, Place.VIDI, member("Thor", hidden=(SWORD,))), heroes={0: "Thor"})

    assert "Thor conceals: Sword." in hand(shown(found, 0)).alt_text
    assert "Sword" not in hand(shown(found, 1)).alt_text


def test_what_is_concealed_is_in_no_other_players_picture():
    """Whatever it is, the open sheet is the same to the last byte; so is the board in words."""
    views = [
        shown(table(group(0, Place.VIDI, member("Thor", hidden=(card,)))), viewer)
        for card in (SWORD, AXE)
        for viewer in (1, None)
    ]

    assert len({opened(view).encode() for view in views}) == 1
    assert len({text_board(view, **told(view)) for view in views}) == 1
    assert "1 concealed" not in opened(shown(table(group(0, Place.VIDI, "Thor")))).alt_text


def test_a_spectator_sees_what_lies_open():
    assert hand(MIDWAY).alt_text == opened(MIDWAY, MIDWAY.active).alt_text


@pytest.mark.parametrize("theme", [DARK, LARGE_PRINT], ids=["dark", "large-print"])
def test_groups_that_have_no_room_are_named(theme):
    """Ten at one place, one more elsewhere: a picture is no higher than a telephone takes it."""
    found = table(group(0, Place.VIDI, *PEOPLE), group(0, Place.FENSEL, "Beli"), heroes={0: "Thor"})
    picture = opened(shown(found, 0), theme=theme)

    assert max(picture.image.size) <= LONG_SIDE
    assert "Also Beli with 1 member at 10 Fensel." in picture.alt_text


@pytest.mark.parametrize("scene", SCENES)
def test_boards_in_words_and_their_short_form_fit(scene):
    view = SCENES[scene]

    assert len(text_board(view, **told(view))) <= LIMIT
    assert len(alt_text(view, WORDS, told(view)["names"])) <= ALT_TEXT_LIMIT


def test_random_boards_in_words_fit_twelve():
    for view in played(1, 12):
        assert len(text_board(view, **told(view))) <= LIMIT


def test_an_encounter_is_told_in_words():
    """Who meets whom, the round, the mood, and how many cards are guarded."""
    text = text_board(MIDWAY, **told(MIDWAY))

    assert "Thor - Angrboda: Meeting, round 2, attitude -2, guards 2 cards" in text
    assert "08 Hlidskialf: Thor, Sif, Hoenir, Balder (Astrid)" in text
    assert "10 Fensel: A stranger" in text
    assert "Mimir" not in text
    assert "Thor meets Angrboda at Hlidskialf." in alt_text(MIDWAY, WORDS, told(MIDWAY)["names"])


def test_a_deal_that_is_weighed_is_told_in_words():
    """As all may know it: of a rune that is offered the kind."""
    assert MIDWAY.encounter is not None
    view = replace(MIDWAY, encounter=replace(MIDWAY.encounter, deal=Propose(Offer.RUNE)))

    assert "guards 2 cards, a truce for a rune" in text_board(view, **told(view))


def test_with_many_members_a_group_is_told_by_their_number():
    """So many have no room in a line."""
    found = table(group(0, Place.VIDI, *PEOPLE), heroes={0: "Thor"})
    view = shown(found, 0)

    assert "51 Vidi: Thor 10 (Astrid)" in text_board(view, **told(view))


def test_the_insane_are_named_where_all_is_open():
    """All may know it, so it stands in the open picture and in nobody's hand."""
    found = table(
        group(0, Place.IDAS_PLAIN, member("Odin", mad=Madness.LUNACY), "Thor"),
        heroes={0: "Odin"},
    )
    view = shown(found, 1)

    assert "Mad: Odin (lunacy)." in opened(view).alt_text
    assert "Mad:" not in opened(view, seat=1).alt_text


def test_helheim_lies_open_in_words():
    """Who died how, and whose it was, the last one first; where there is no room their number."""
    found = table(group(0, Place.VIDI, "Thor"), heroes={0: "Thor"}, helheim=HELHEIM)
    view = shown(found, 0)

    line = "Helheim: Baugi, Thrym (drowned) Bjørn…, Bragi (slain) Astrid"
    assert line in text_board(view, **told(view))
    crowd = shown(table(group(0, Place.VIDI, "Thor"), helheim=HELHEIM * 40), 0)
    assert "Helheim: 120 cards" in text_board(crowd, **told(crowd))


def test_the_open_picture_tells_a_players_dead_and_for_whom_helheim_will_fight():
    """One of the three is among the Einherjar."""
    found = table(group(0, Place.VIDI, "Thor"), heroes={0: "Thor"}, helheim=HELHEIM)
    text = opened(shown(found, 1)).alt_text

    assert "In Helheim: Bragi (slain)." in text
    assert "Helheim: 1 for good at Ragnarok, 2 for evil." in text


def test_dead_members_are_marked_in_words():
    """Others would take them for the living."""
    found = table(group(0, Place.VIDI, "Thor", member("Baugi", dead=True)), heroes={0: "Thor"})
    view = shown(found, 0)

    assert "51 Vidi: Thor, Baugi (dead) (Astrid)" in text_board(view, **told(view))


def test_a_seat_shows_its_leader_action_its_missions_and_whom_it_has_bound(monkeypatch):
    """4.1.5, 16.0, 11.2: all of it lies open."""
    found = table(
        group(0, Place.IDAS_PLAIN, "Thor", member("Bragi", granted=("4.0H",))),
        heroes={0: "Thor"},
        feats={NUMBERS["Thor"]: (NUMBERS["Thrym"],)},
        promises=(Promise(NUMBERS["Sif"], NUMBERS["Thor"], 0),),
    )
    found.change_player(0, lead="5006")
    seen = RULES.view(at(found, Halt()), 0)
    open_to_all, (written, _) = (
        opened(seen).alt_text,
        watched(monkeypatch, hands, lambda: opened(seen)),
    )

    assert "Leader Action: Rousing Words." in open_to_all
    assert "Mission of Thor: 1 of 3." in open_to_all
    assert "Sif is going to have a child." in open_to_all
    assert "Before you lies Rousing Words." in hand(seen).alt_text
    assert "Bragi, Steadfast" in [one.text for one in written]
