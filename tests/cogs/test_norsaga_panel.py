"""Norsaga by the panel: players to choose from have numbers, as spots have."""

from games.norsaga.actions import Prayer
from tests.cogs.scene import chosen, labels, pressed
from tests.games.norsaga.builder import (
    CRAFT2,
    CRAFT3,
    FAITH2,
    LORE3,
    MIGHT1,
    board,
    embellishing,
    telling,
)

ISOLATES = {0x2068: None, 0x2069: None}


async def test_players_are_numbered_on_a_private_picture(hallway):
    await hallway.open("norsaga", hallway.cat)
    await hallway.stand(embellishing(board((CRAFT3, "", ""), hands=("R/R", "G/G", "B/B"))))
    kinds = await hallway.panel(hallway.ann)
    infiltrate = next(label for label in labels(kinds) if label.startswith("Infiltrate"))

    players = await pressed(hallway.ann, kinds, infiltrate)

    shown = [label.translate(ISOLATES) for label in labels(players)]
    assert shown == ["1 · Ann", "2 · Bo", "3 · Cat", "◂ Back"]
    assert "1 · Ann, 2 · Bo, 3 · Cat" in players.alt_texts[0].translate(ISOLATES)
    assert players.images[0].data not in hallway.hall.delivered_to(hallway.bo)


async def test_a_hint_names_the_rival_whom_it_tells_of(hallway):
    """Possession changes two heroes; both trees are told before."""
    await hallway.open("norsaga")
    heroes = board((LORE3, "R/R"), hands=("R/G",), sagas=("RRRGGG", "BBBYYY"))
    await hallway.stand(embellishing(heroes))
    shown = await hallway.panel(hallway.ann)

    for _ in range(3):
        told = " ".join([shown.text, *labels(shown), *hints(shown)]).translate(ISOLATES)
        if "Bo 1 of 6" in told:
            return
        first = next(one for one in labels(shown) if one.startswith(("Possess", "1 ·")))
        shown = await pressed(hallway.ann, shown, first)
    raise AssertionError(told)


async def test_a_card_played_by_an_embellishment_is_asked_twice(hallway):
    """Like the play of the turn: it can't be taken back either."""
    await hallway.open("norsaga")
    await hallway.stand(embellishing(board((MIGHT1, ""), hands=("B/R B/G",))))
    shown = await hallway.panel(hallway.ann)
    adapt = next(one for one in labels(shown) if one.startswith("Adapt"))

    sure = await pressed(hallway.ann, shown, adapt)

    assert "You can't take this back on your own" in sure.text
    assert labels(sure) == ["Do it", "◂ Back"]


async def test_the_card_that_was_prayed_for_is_asked_twice(hallway):
    """It goes for good, and may cost any hero of one's own."""
    await hallway.open("norsaga")
    praying, _ = embellishing(board((FAITH2, ""), deck="R/B")).apply(0, Prayer())
    await hallway.stand(praying)
    where = await hallway.panel(hallway.ann)

    sure = await chosen(hallway.ann, where, where.menus[0].options[0].label)

    assert "Do it" in labels(sure)


async def test_where_a_card_goes_is_asked_of_that_card(hallway):
    await hallway.open("norsaga")
    await hallway.stand(embellishing(board(("R/G", ""), hands=("B/R B/G",))))
    panel = await hallway.panel(hallway.ann)
    card = next(label for label in labels(panel) if label.endswith("(Lore/Might)"))

    where = await pressed(hallway.ann, panel, card)

    assert f"**{card}: what next?**" in where.text


async def test_a_hero_who_was_not_chosen_is_named_all_the_same(hallway):
    """One card is left: only its place is asked for."""
    await hallway.open("norsaga")
    await hallway.stand(telling(board(("", ""), hands=("B/R",))))

    where = await hallway.panel(hallway.ann)

    assert "(Lore/Might): what next?**" in where.text


async def where_a_turncoat_goes(scene, hand):
    """What Ann is asked when she has taken her youngest hero back and chosen her first card."""
    await scene.open("norsaga")
    heroes = board((CRAFT2, ""), hands=(hand,), sagas=("RRRGGG", "BBBYYY"))
    await scene.stand(embellishing(heroes))
    shown = await scene.panel(scene.ann)
    for begins in ("Turncoat", "1 ·"):
        label = next(one for one in labels(shown) if one.startswith(begins))
        shown = await pressed(scene.ann, shown, label)
    return await pressed(scene.ann, shown, labels(shown)[0])


async def test_what_turncoat_discards_is_ticked(hallway):
    """One by one, in one menu."""
    where = await where_a_turncoat_goes(hallway, "R/R B/B G/G")
    which = await chosen(hallway.ann, where, where.menus[0].options[0].label)
    (menu,) = which.menus
    cards = [option.label for option in menu.options]

    sure = await chosen(hallway.ann, which, *cards)
    told = await pressed(hallway.ann, sure, "Do it")

    assert (menu.least, menu.most, len(cards)) == (0, 3, 3)
    assert "None of them" in labels(which)
    assert all(card in told.text for card in cards)
    assert all(card in sure.text for card in cards)
    assert "discards" in told.text


async def test_turncoat_tells_what_a_place_brings_where_it_is_chosen(hallway):
    """The discards that are chosen after it change nothing of that."""
    where = await where_a_turncoat_goes(hallway, "R/R B/B")
    told = hints(where)
    then = await chosen(hallway.ann, where, where.menus[0].options[0].label)

    assert told
    assert all("of 6" in one for one in told)
    assert not any("of 6" in one for one in hints(then))


def hints(message):
    """The lines below the values of a message's menus."""
    return [one.description or "" for menu in message.menus for one in menu.options]


async def test_the_panel_calls_the_own_tree_the_players_own(hallway):
    """In its menus and in the confirmation; another's tree has its owner's name."""
    await hallway.open("norsaga")
    await hallway.stand(telling(board(("R/B", ""), hands=("K",))))

    where = await hallway.panel(hallway.ann)
    places = [option.label for option in where.menus[0].options]
    sure = await chosen(hallway.ann, where, places[0])

    assert any("Your youngest hero" in label for label in places)
    assert any("\u2068Bo\u2069's youngest hero" in label for label in places)
    assert not any("Ann" in label for label in places)
    assert " as your " in sure.text
