"""Norseheim by the panel: regions to choose from have numbers on a private picture."""

from bot.library import words_of
from games.norseheim.board import NEIGHBOURS
from tests.cogs.scene import labels, pressed
from tests.games.norseheim.builder import RAV, acting, board

ISOLATES = {0x2068: None, 0x2069: None}


async def test_regions_are_numbered_on_a_private_picture(hallway):
    await hallway.open("norseheim", hallway.cat)
    await hallway.stand(acting(board()))
    kinds = await hallway.panel(hallway.ann)
    attack = next(label for label in labels(kinds) if label.startswith("Attack"))

    targets = await pressed(hallway.ann, kinds, attack)

    names = [words_of("norseheim").name(region) for region in NEIGHBOURS[RAV]]
    numbered = [f"{at} · {name}" for at, name in enumerate(names, start=1)]
    assert [label.translate(ISOLATES) for label in labels(targets)] == [*numbered, "◂ Back"]
    assert ", ".join(numbered) in targets.alt_texts[0].translate(ISOLATES)
    assert targets.images[0].data not in hallway.hall.delivered_to(hallway.bo)
