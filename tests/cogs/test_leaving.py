"""Who leaves a match of three for good: what they and the two others read and may do."""

from tests.cogs.scene import pressed, settled, typed
from tests.e2e.table import with_button

OUT = "You've left this match for good. You're welcome to watch."


def proposal(scene):
    """What is proposed, as everybody sees it."""
    return with_button(scene.ann, scene.thread, "Agree")[-1]


async def circle(scene):
    """Three play Norsaga: whose turn it is, and the other two."""
    await scene.open("norsaga", scene.cat)
    people = [scene.ann, scene.bo, scene.cat]
    (seat,) = (await scene.standing()).awaited
    return people.pop(seat), *people


async def leaves(scene, user):
    """Give up, and mean it."""
    asked = (await settled(await user.command(scene.thread, "match concede"))).message
    await pressed(user, asked, "Give up")
    await scene.quiet()
    return asked


async def test_who_has_left_may_look_on_and_settles_nothing(hallway):
    """Every command and every button says so; the two others settle what they like."""
    first, second, third = await circle(hallway)
    await typed(first, hallway.thread, "table pause")
    await hallway.quiet()
    asked = await leaves(hallway, third)

    for path in ("match concede", "match offer-draw", "table time", "table pause", "table robot"):
        assert await typed(third, hallway.thread, path) == OUT
    assert (await pressed(third, asked, "Give up")).text == OUT
    for label in ("Agree", "Refuse"):
        assert (await pressed(third, proposal(hallway), label)).text == OUT
    assert await typed(third, hallway.thread, "table give", player=first.name) == OUT
    gone = await typed(first, hallway.thread, "table give", player=third.name)
    assert gone == "That seat has left the match for good."

    assert (await pressed(second, proposal(hallway), "Agree")).text == "You've agreed."
    await hallway.quiet()
    assert "The match is paused" in hallway.board(third).text
    assert (await pressed(third, hallway.board(third), "Text")).text
    assert hallway.board(third).text.count(f"{third.name}\u2069 has left the match") == 1


async def test_an_undo_does_not_bring_them_back(hallway):
    """What was done before somebody left stays done."""
    first, _, third = await circle(hallway)
    seat = (await hallway.registry.match(1)).seat_of(first.id)
    action = next(iter((await hallway.standing()).asks[seat.seat]))
    await hallway.gameplay.act(1, first.id, action, seat.prompt)
    await leaves(hallway, third)

    said = await typed(first, hallway.thread, "match undo")

    assert said.startswith("There's nothing here that you can take back")
    assert with_button(first, hallway.thread, "Agree") == []
    assert await typed(third, hallway.thread, "match concede") == OUT
