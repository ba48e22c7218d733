"""Norseheim by the panel: regions to choose from have numbers on a private picture."""

from games.norseheim.board import NEIGHBOURS
from games.norseheim.character import Character
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.leaders import Leader
from games.norseheim.steps.rewards import RewardPhase
from play.library import words_of
from tests.cogs.scene import chosen, chosen_in, labels, pressed
from tests.games.norseheim.builder import BJO, ORN, RAV, acting, ally, board, npc, own, running

ISOLATES = {0x2068: None, 0x2069: None}


async def test_regions_are_numbered_on_a_private_picture(hallway):
    """An army that could do more than a menu holds is asked for the region first."""
    await hallway.open("norseheim", hallway.cat)
    await hallway.stand(acting(board()))
    kinds = await hallway.panel(hallway.ann)
    (attack,) = (one for one in kinds.menus if one.placeholder.startswith("Attack"))
    menu = [option.label.translate(ISOLATES) for option in attack.options]

    ways = await chosen(hallway.ann, kinds, attack.options[0].label)
    back = await pressed(hallway.ann, ways, "◂ Back")

    names = {words_of("norseheim").name(region) for region in NEIGHBOURS[RAV]}
    assert attack.placeholder == f"Attack from Ravnmose (4 AP): {len(names)} choices"
    assert {entry.split(" · ")[1] for entry in menu} == names
    assert [entry.split(" · ")[0] for entry in menu] == [str(at + 1) for at in range(len(names))]
    assert all("up to" in one.description for one in attack.options)
    assert attack.options[0].description == "3 against 2 runes · up to 84 % to take it"
    assert [option.label.translate(ISOLATES) for option in back.menus[0].options] == menu
    assert menu[0] in back.alt_texts[0].translate(ISOLATES)
    assert kinds.images[0].data not in hallway.hall.delivered_to(hallway.bo)
    offered = [option.label.translate(ISOLATES) for option in ways.menus[0].options]
    assert offered[0] == f"{menu[0]} with 3, to the end (1 card)"
    assert all(entry.startswith(f"{menu[0]} with ") for entry in offered)
    assert len(offered) == 3 * 2 * 2


async def test_who_could_convince_many_is_asked_for_the_chieftain_first(hallway):
    """With the markers that he wants at least."""
    await hallway.open("norseheim", hallway.cat)
    lands = {BJO: npc(leader=Leader.HALFDAN), ORN: npc(leader=Leader.THORGILS)}
    await hallway.stand(acting(board(lands, character=Character(0, 8, 0))))
    kinds = await hallway.panel(hallway.ann)
    (envoys,) = (one for one in kinds.menus if one.placeholder.startswith("Diplomacy"))

    ways = await chosen_in(hallway.ann, kinds, "Diplomacy", envoys.options[0].label)

    told = {one.label.split(" · ")[1]: one.description for one in envoys.options}
    assert told["Bjornskov"] == "2 markers at least · then 4 left to place"
    assert told["Ornemark"] == "1 marker at least · then 5 left to place"
    assert len({option.label.split(",")[0] for option in ways.menus[0].options}) == 1


async def test_a_turn_with_more_to_do_than_buttons_is_chosen_from_a_menu(hallway):
    """What needs no further choice is done from there at once; the rest asks on."""
    await hallway.open("norseheim", hallway.cat)
    cards = (Favour.FEAST_OF_THE_GOATS, Favour.LIGHT_FINGERS, Favour.FALCON_CLOAK)
    lands = {BJO: ally(0, 2), ORN: own(0, 3)}
    await hallway.stand(acting(board(lands, favours={0: cards}, round=1)))
    kinds = await hallway.panel(hallway.ann)
    offered = [option.label for option in kinds.menus[-1].options]

    regions = await chosen(hallway.ann, kinds, "Feast of the Goats: two warriors for one region")
    kinds = await pressed(hallway.ann, regions, "◂ Back")
    recruit = next(label for label in offered if label.startswith("Recruit, with 1 card"))
    done = await chosen(hallway.ann, kinds, recruit)

    assert len(offered) == len(set(offered)) > 10
    assert "✓ Feast of the Goats: two warriors for one region\n" in regions.text
    assert "Where do they come?" in regions.text
    assert "plays 1 card for 5 AP: Recruit" in done.text


async def test_what_can_still_be_taken_back_is_not_told_to_last(hallway):
    """With a card to play before the throw nobody has seen anything of an attack yet."""
    await hallway.open("norseheim", hallway.cat)
    held = {0: (Favour.THUNDERCLAP,)}
    await hallway.stand(acting(board({ORN: own(0, 3)}, favours=held, round=1)))
    attack = await hallway.panel(hallway.ann)
    where = await chosen(hallway.ann, attack, attack.menus[0].options[0].label)

    sure = await chosen(hallway.ann, where, where.menus[0].options[0].label)
    before = await pressed(hallway.ann, sure, "Do it")
    back = await pressed(hallway.ann, before, "↩ Undo")

    assert "can't take this back on your own once others have seen what comes of it" in sure.text
    assert "Play a Gods card before the throw?" in before.text
    assert "↩ Taken back." in back.text


async def test_the_only_place_to_go_to_is_named_before_the_number_is_asked(hallway):
    """Nobody is asked for it, and whoever sends warriors wants to know where they go."""
    await hallway.open("norseheim", hallway.cat)
    await hallway.stand(acting(board({ORN: own(0, 3)}, round=1)))
    kinds = await hallway.panel(hallway.ann)
    where = await pressed(hallway.ann, kinds, "Relocate warriors (2 AP)")
    (home,) = (label for label in labels(where) if label.endswith("Ravnmose"))

    many = await pressed(hallway.ann, where, home)

    assert "✓ Relocate warriors (2 AP) ▸ Ravnmose ▸ Ornemark\n" in many.text.translate(ISOLATES)
    assert "How many warriors?" in many.text


async def test_a_place_that_is_still_asked_for_is_not_named_before(hallway):
    """As if it had been chosen already."""
    await hallway.open("norseheim", hallway.cat)
    await hallway.stand(acting(board({ORN: own(0, 3), BJO: own(0, 2)}, round=1)))
    kinds = await hallway.panel(hallway.ann)
    where = await chosen(hallway.ann, kinds, "Relocate warriors (2 AP)")
    (home,) = (label for label in labels(where) if label.endswith("Ravnmose"))

    targets = await pressed(hallway.ann, where, home)

    assert "✓ Relocate warriors (2 AP) ▸ Ravnmose\n" in targets.text.translate(ISOLATES)
    assert "Where do they go?" in targets.text


async def test_taking_markers_back_is_told_to_be_the_beginning_of_a_diplomacy(hallway):
    await hallway.open("norseheim", hallway.cat)
    await hallway.stand(acting(board({BJO: ally(0, 3)}, round=1)))

    told = [label.translate(ISOLATES) for label in labels(await hallway.panel(hallway.ann))]

    recalls = [label for label in told if label.startswith("Take ")]
    assert recalls
    assert all(
        label.endswith(" back from Bjornskov, then convince a chieftain") for label in recalls
    )


async def test_each_reads_beside_a_reward_what_it_brings(hallway):
    """All choose at once: by the own AP, cards and Character board."""
    await hallway.open("norseheim", hallway.cat)
    table = board(ap=[3, 5, 20], boosters=dict.fromkeys(Kind, 2))
    table.change_player(1, character=Character(1, 8, 6))
    await hallway.stand(running(table, RewardPhase())[0])

    menus = [(await hallway.panel(user)).menus[0] for user in (hallway.ann, hallway.bo)]

    ann, bo = ({one.label: one.description for one in menu.options} for menu in menus)
    ap, price = "AP, as many as your diplomatic strength", "A step in recruit price"
    assert (ann[ap][:5], bo[ap][:5]) == ("2 AP:", "5 AP:")
    assert (ann[price], bo[price]) == ("still 5, and 4 after one more step", "6 → 5")
    assert all(told for told in (*ann.values(), *bo.values()))


async def test_a_god_is_offered_with_the_card_that_it_gives(hallway):
    """Before the number of Action cards is asked, which changes nothing about it."""
    await hallway.open("norseheim", hallway.cat)
    table = board(cards={Kind.WORSHIP: 2})
    await hallway.stand(acting(table))
    kinds = await hallway.panel(hallway.ann)

    gods = await pressed(hallway.ann, kinds, "Worship a god and take the top card (3 AP)")

    tops = [words_of("norseheim").name(table.stacks[god][-1]) for god in God]
    told = [option.description for option in gods.menus[0].options]
    assert told == [f"you get {card}" for card in tops]
