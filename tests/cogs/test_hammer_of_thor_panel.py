"""The panel of The Hammer of Thor: what a turn is for stands open, and takes few presses."""

from importlib.resources import files

import pytest

from games.hammer_of_thor.battle.battle import Battle
from games.hammer_of_thor.encounter.bargaining import Bargain
from games.hammer_of_thor.encounter.planning import Meetings
from games.hammer_of_thor.encounter.rounds import Facing
from games.hammer_of_thor.encounter.terms import Offer, Propose
from games.hammer_of_thor.fate.drawing import Keeping
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.opening.heroes import ChoosingHeroes
from games.hammer_of_thor.turns.turn import Turn
from tests.cogs.scene import chosen, labels, pressed, settled
from tests.e2e.choosy import plain
from tests.e2e.player import decisions
from tests.games.hammer_of_thor import builder, fights, test_pacts
from words.speech import Words

RUNE = "1205"
"""Something to hold."""
OLD, NEW, ANY_TIME = "2018", "2007", "3006"
"""Fate cards: the first two play themselves, the third is played at any time."""
WORDS = Words("en", files("games.hammer_of_thor") / "words")
BACK = "◂ Back"


@pytest.fixture
async def saga(hallway):
    """Ann, Bo and Cat in the thread of their match."""
    await hallway.open("hammer_of_thor", hallway.cat)
    return hallway


async def panel_of(scene, found, *steps):
    """What Ann is asked at a table, where she is seat 0."""
    await scene.stand(builder.at(found, *steps))
    return await scene.panel(scene.ann)


def around(place, hero, holder=0):
    """Ann's hero somewhere, with a card in somebody's hand; the others are far."""
    return builder.table(
        builder.group(0, place, hero),
        builder.group(1, Place.UTGARD, "Skrymir"),
        builder.group(2, Place.UTGARD, "Surt"),
        heroes={0: hero, 1: "Skrymir", 2: "Surt"},
        players={holder: {"held": RUNE}},
    )


async def test_the_places_stand_open_with_numbers_and_the_hand_beside(saga):
    """No press is needed to travel; where one is, there is no way back."""
    panel = await panel_of(saga, around(Place.ELIUDNIR, "Hel"), Turn(0))
    offered = [plain(label) for label in labels(panel)]

    assert "**Where to?**" in panel.text
    assert "1 · Eliudnir — 80 % to meet somebody" in offered
    assert "Put the card to sleep" in offered
    assert BACK not in offered
    assert len(panel.images) == 1
    assert "1 · " in panel.alt_texts[0]


async def test_a_journey_takes_two_presses_where_few_places_are_near(saga):
    """A place, and how: the chance of meeting somebody stands on both buttons."""
    panel = await panel_of(saga, around(Place.ELIUDNIR, "Hel"), Turn(0))
    asked = await pressed(saga.ann, panel, "1 · Eliudnir — 80 % to meet somebody")
    offered = [plain(label) for label in labels(asked)]
    (usual,) = [label for label in offered if label.startswith("Openly")]
    told = await pressed(saga.ann, asked, usual)

    assert "✓ Eliudnir\n**How do you travel?**" in plain(asked.text)
    assert usual.endswith("% to meet somebody")
    assert BACK in offered
    assert told.text.startswith("🧭 ")


async def test_many_places_are_sorted_by_their_worlds(saga):
    """More than a menu holds are asked for in two steps, and the worlds stand open."""
    panel = await panel_of(saga, around(Place.BIFROST, "Odin"), Turn(0))
    asked = await pressed(saga.ann, panel, "Midgard")

    assert "**To which world?**" in panel.text
    assert "**Where to?**" in asked.text


async def test_a_stance_is_chosen_by_its_odds_and_then_nothing_is_told_twice(saga):
    """The ways out of the battle stand beside."""
    found = fights.facing(["Bragi"], ["Beli"])
    beaten = NUMBERS["Bragi"], NUMBERS["Beli"]
    asking = Battle(0, attacker=2, order=None, reply=None, beaten=beaten, resident=False)
    panel = await panel_of(saga, found, asking)
    offered = [plain(label) for label in labels(panel)]
    (press,) = [label for label in offered if label.startswith("Press")]
    asked = await pressed(saga.ann, panel, press)

    assert press.endswith("% to win")
    assert any(label.startswith("Withdraw") for label in offered)
    assert "Until the end" in labels(asked)


async def test_encounter_cards_stand_open_and_what_may_be_done_first_beside(saga):
    """No press is needed to see them; what could be done before stands after them."""
    found = test_pacts.meeting()
    found.change_counter(2, seat=None)
    panel = await panel_of(saga, found, Facing(0))
    offered = [plain(label) for label in labels(panel)]
    first = next(at for at, label in enumerate(offered) if label.startswith("NEGOTIATE"))
    ring = offered.index("Reveal Bronze arm ring")

    assert "**Which card do you show?**" in panel.text
    assert first < ring
    assert BACK not in offered


async def test_a_plan_stands_open_too(saga):
    """The card for the first round is asked at once."""
    panel = await panel_of(saga, test_pacts.meeting(), Meetings((0, 1), ()))

    assert any(label.startswith("NEGOTIATE") for label in map(plain, labels(panel)))


async def test_heroes_are_chosen_by_what_they_can_do(saga):
    """Where it starts changes nothing about a hero, so it is not told again there."""
    panel = await panel_of(saga, builder.table(), ChoosingHeroes((0,)))
    heroes = await pressed(saga.ann, panel, "Aesir")
    (menu,) = heroes.menus
    places = await chosen(saga.ann, heroes, "Odin")

    assert all("MIGHT" in option.description for option in menu.options)
    assert places.menus == []
    assert len(places.images) == 1


async def test_what_was_chosen_on_the_way_is_told_with_the_next_question(saga):
    """In the words that were pressed, without the numbers of the board before; gone by *Back*."""
    races = await panel_of(saga, builder.table(), ChoosingHeroes((0,)))
    heroes = await pressed(saga.ann, races, "Aesir")
    places = await chosen(saga.ann, heroes, "Odin")
    back = await pressed(saga.ann, places, BACK)

    assert "✓" not in races.text
    assert "✓ Aesir\n**Which hero are you?**" in heroes.text
    assert "✓ Aesir ▸ Odin\n**Where do you start?**" in plain(places.text)
    assert back.text == heroes.text


async def test_a_race_with_one_hero_left_names_the_hero(saga):
    """The others have filled a side; who it is would be told nowhere else before it is done."""
    good = {1: "Thor", 2: "Balder"}
    found = builder.table(
        *(builder.group(seat, Place.GLADSHEIM, hero) for seat, hero in good.items()), heroes=good
    )
    panel = await panel_of(saga, found, ChoosingHeroes((0,)))
    places = await pressed(saga.ann, panel, "Aesir: Loki")

    assert "✓ Aesir: Loki\n**Where do you start?**" in plain(places.text)
    assert "Jotun" in labels(panel)


async def test_a_trade_is_named_by_one_choice(saga):
    """Whole deals stand in one menu: who gives what, in this order."""
    named = await panel_of(saga, test_pacts.meeting(), Meetings((0, 1), (), begun=test_pacts.TALK))
    (menu,) = named.menus
    done = await chosen(saga.ann, named, "Give Fehu, get Bronze sword")

    assert "**What do you give, and what do you get for it?**" in named.text
    assert "Give nothing, get a truce" in [one.label for one in menu.options]
    assert not decisions(done)


async def test_of_many_trades_one_says_first_what_one_gives(saga):
    """Then the deals of this kind are one menu, and one can go back."""
    rich = builder.member(
        "Odin", hidden=(test_pacts.RING, test_pacts.BOW), runes=(test_pacts.RUNE,)
    )
    found = test_pacts.meeting((rich, "Nep", "Gna", "Nott"))
    named = await panel_of(saga, found, Meetings((0, 1), (), begun=test_pacts.TALK))
    items = await pressed(saga.ann, named, "An item")
    done = await pressed(saga.ann, items, "Give Bronze arm ring, get a rune")

    assert "**What do you give?**" in named.text
    assert BACK in labels(items)
    assert not decisions(done)


async def test_who_weighs_a_deal_alone_sees_the_rune_in_it(saga):
    """The offer is a rune for all, and has its name on the button."""
    deal = Propose(Offer.RUNE, test_pacts.OTHER)
    panel = await panel_of(saga, test_pacts.meeting(), Bargain(0, deal))

    assert "a truce for a rune" in plain(panel.text)
    assert "Accept the deal \N{EM DASH} you get Uruz" in labels(panel)
    assert "Always accept a truce, and refuse other deals" in labels(panel)


async def test_a_button_for_the_one_thing_that_one_may_do_says_what_it_does(saga):
    """Nobody waits for it: it reads as an offer, and what it says is what is done."""
    panel = await panel_of(saga, around(Place.ELIUDNIR, "Hel"), Turn(1))
    one = panel.button("Put the card to sleep")

    assert "nobody waits for you" in panel.text.lower()
    assert decisions(panel) == [one.label]

    done = await pressed(saga.ann, panel, one.label)
    assert decisions(done) == ["Wake the card"]


@pytest.mark.parametrize(
    ("old", "begin", "playable"), [(OLD, "The", False), (ANY_TIME, "Keep the", True)]
)
async def test_which_card_is_kept_is_named_to_the_seat_that_keeps_it(saga, old, begin, playable):
    """On each button, also where a card may be played instead; nobody else reads either name."""
    found = around(Place.BIFROST, "Odin")
    found.change_player(0, held=old, drawn=NEW)
    panel = await panel_of(saga, found, Keeping(0))
    offered = [plain(label) for label in labels(panel)]
    names = [WORDS.text(f"card-{card}") for card in (old, NEW)]
    others = [await saga.panel(saga.bo), await saga.panel(saga.cat)]

    assert f"{begin} old card \N{EM DASH} {names[0]}" in offered
    assert f"{begin} new card \N{EM DASH} {names[1]}" in offered
    assert any("Play" in label for label in offered) is playable
    for message in [*saga.public(), *others]:
        said = (message.text, *labels(message), *message.alt_texts)
        assert not [text for text in said for name in names if name in text]


@pytest.mark.parametrize("deed", ["Split the group", "Name Sub-Leaders"])
async def test_who_goes_or_leads_is_ticked_by_name(saga, deed):
    """One of several is said as all of them are: by no number of a card."""
    found = builder.table(
        builder.group(0, Place.GLADSHEIM, "Odin", "Thor", "Balder"), heroes={0: "Odin"}
    )
    panel = await panel_of(saga, found, Turn(0))
    see = next(label for label in labels(panel) if label.startswith("See to the group of Odin"))
    seen = await pressed(saga.ann, panel, see)
    asked = await pressed(saga.ann, seen, deed)

    (menu,) = [menu for menu in asked.menus if menu.most > 1]
    names = {option.label.split(" · ")[-1] for option in menu.options}
    assert {"Thor", "Balder"} <= names <= {"Odin", "Thor", "Balder"}


async def test_ways_through_a_gate_that_read_alike_are_told_apart_by_their_question(saga):
    """The gate leads out of Midgard, where a Mortal dies."""
    found = builder.table(
        builder.group(0, Place.VIGRIDS_PLAIN, "Tyr", "Sigmund"),
        builder.group(1, Place.UTGARD, "Skrymir"),
        heroes={0: "Tyr", 1: "Skrymir"},
    )
    panel = await panel_of(saga, found, Turn(0))
    fates = await pressed(saga.ann, panel, "Go through a gate")

    assert "**What about the Mortals who'd die there?**" in fates.text
    found = [one.label for one in fates.buttons if "deadly for Mortals" in one.label]
    assert [label.split(" — ")[0] for label in found] == [
        "Leave them behind",
        "Take them along, to die",
    ]


async def test_the_rules_open_at_ones_own_question_and_tell_nobody_of_others(saga):
    """Bo holds a card, and may play it beside the turn; others read what the match waits for."""
    await panel_of(saga, around(Place.BIFROST, "Odin", holder=1), Turn(0))
    board, said = saga.board(), []
    for user in (saga.ann, saga.bo, saga.cat, saga.hall.add_user("Dag")):
        opened = await settled(await user.use_on_message(board, "Rules for this"))
        said.append(opened.text.splitlines()[0].split(" · ")[1])

    assert [one.split("**")[0] for one in said] == ["Moving", "Fate", "Moving", "Moving"]
