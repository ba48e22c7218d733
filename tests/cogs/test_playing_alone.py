"""A match for one, through the real client: the lobby, the panel, the end."""

from tests.cogs.scene import pressed, typed
from tests.e2e.table import with_button


async def test_one_starts_alone_and_chooses_a_task_in_the_panel(hallway):
    """Nobody joins; the hero first, then a task by its name, typed or pressed."""
    await typed(hallway.ann, hallway.room, "match new", title="hammer_of_thor")
    await hallway.quiet()
    shown = with_button(hallway.ann, hallway.room, "Start")[0]
    await pressed(hallway.ann, shown, "Start")
    await hallway.quiet()
    (hallway.thread,) = hallway.ann.threads(hallway.room)
    number = await hallway.number()
    match = await hallway.registry.match(number)
    hero = match.standing.default(0)
    await hallway.gameplay.act(number, hallway.ann.id, hero, match.seat_of(hallway.ann.id).prompt)
    await hallway.quiet()
    panel = await pressed(hallway.ann, await hallway.panel(hallway.ann), "Take a task on")
    (menu,) = panel.menus
    hints = {one.label: one.description for one in menu.options}
    said = await typed(hallway.ann, hallway.thread, "thor start", play="Bind the wolf")

    assert len(hints) > 8
    assert hints["Bind the wolf"] == "Gold by round 12 · silver 15 · bronze 18"
    assert "takes a task on. **Bind the wolf.**" in said
    assert "**Round 1: Spring.**" in said


async def test_a_saga_played_alone_ends_and_is_compared(hallway):
    """With the buttons of every ending; `/my matches` says who has played best."""
    await typed(hallway.ann, hallway.room, "match new", title="hammer_of_thor")
    await hallway.quiet()
    shown = with_button(hallway.ann, hallway.room, "Start")[0]
    await pressed(hallway.ann, shown, "Start")
    await hallway.quiet()
    (hallway.thread,) = hallway.ann.threads(hallway.room)
    number = await hallway.number()
    for _ in range(400):
        match = await hallway.registry.match(number)
        if match.standing.ending is not None:
            break
        prompt = match.seat_of(hallway.ann.id).prompt
        default = match.standing.default(0)
        await hallway.gameplay.act(number, hallway.ann.id, default, prompt)
    await hallway.quiet()
    mine = await typed(hallway.ann, hallway.room, "my matches")

    assert "best alone on this server: \u2068Ann\u2069 " in mine
    assert with_button(hallway.ann, hallway.thread, "Rematch")
