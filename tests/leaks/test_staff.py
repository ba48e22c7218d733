"""The staff of a server sees nothing of a hand: whatever it does, two that are dealt look alike.

The same acts are done beside two matches that differ in their hands alone. All that the staff is
answered, suggested and shown, and all that its acts put into the thread, must be the same.
"""

import re

import pytest

from cogs.commands.staff.server import ServerCog
from cogs.gate.answers import say
from tests.cogs.scene import empty, pressed, settled
from tests.cogs.staffing import made_staff
from tests.e2e.table import with_button
from tests.games.nine_realms.builder import A6, AD5, D6, position
from tests.leaks.test_errors import SUBCOMMAND, told_in

DEALT = (((A6,), (D6,)), ((AD5,), (A6,)))
"""Two that nobody but the players can tell apart."""
NUMBERS = re.compile(r"\d{9,}")
"""Ids and moments, which are others in each hall."""
WALK = (
    ("settings", {}),
    ("freeze", {"reason": "A quarrel"}),
    ("freeze", {}),
    ("unfreeze", {}),
    ("close", {"reason": "Too loud"}),
    ("close", {}),
    ("reopen", {}),
    ("reopen", {}),
    ("ban", {"person": "dag", "reason": "Rude"}),
    ("unban", {"person": "dag"}),
    ("ban", {"person": "dag"}),
    ("remove", {"player": "Dag"}),
    ("remove", {"player": "Bo", "reason": "Gone"}),
    ("remove", {"player": "Ann"}),
    ("move", {"to": "other"}),
    ("log", {}),
    ("settings", {}),
)
"""Every command of the staff, also where it is refused."""
SUGGESTED = (("close", "match"), ("remove", "player"))


async def walked(folder, hands):
    """All that the staff saw of its acts beside a match with these hands, without ids."""
    folder.mkdir()
    async with empty(folder) as scene:
        made_staff(scene, scene.cat)
        await scene.open()
        at = position(thor="D4", hands=hands)
        await scene.stand(at)
        meant = {"dag": scene.hall.add_user("Dag"), "other": scene.hall.add_channel("other")}
        seen = []
        for what, focused in SUGGESTED:
            given = {} if focused == "match" else {"match": "1"}
            found = await scene.cat.autocomplete(
                scene.room, f"server {what}", focused=focused, **given
            )
            seen += [one.name for one in found]
        for what, options in WALK:
            given = {name: meant.get(value, value) for name, value in options.items()}
            if what not in ("settings", "log", "ban", "unban"):
                given["match"] = "1"
            reply = await settled(await scene.cat.command(scene.room, f"server {what}", **given))
            await scene.quiet()
            assert reply.text
            assert not reply.message.images
            seen.append(_seen(reply.message))
        reply = await settled(await scene.cat.command(scene.room, "server log"))
        seen.append(_seen(await pressed(scene.cat, reply.message, "More ▸")))
        seen += [m.text for m in scene.public() if m.text.startswith("🛡️")]
        assert told_in("\n".join(seen), at) == []
        used = {what for what, _ in WALK}
        (group,) = [one for one in scene.hall.commands() if one["name"] == "server"]
        known = {one["name"] for one in group["options"] if one["type"] == SUBCOMMAND}
        assert used == known
        return [NUMBERS.sub("N", one) for one in seen]


def _seen(message):
    """The text of an answer, and all that can be pressed or chosen in it."""
    menus = [f"{m.placeholder}: {[one.label for one in m.options]}" for m in message.menus]
    return "\n".join((message.text, *menus, *(one.label for one in message.buttons)))


async def test_the_staff_sees_the_same_whatever_is_dealt(tmp_path):
    one, other = [await walked(tmp_path / str(at), hands) for at, hands in enumerate(DEALT)]

    assert len(one) > len(WALK)
    assert one == other


async def leaking(_, interaction, match, what):
    """Planted: the answer tells how many of one kind lie in the first hand."""
    held = match.position.table.hands[0] if match.position else ()
    await say(interaction, f"Match {match.record.id}: {what}, {held.count(A6)}")


async def test_an_answer_that_tells_of_a_hand_is_found(tmp_path, monkeypatch):
    """No name of a card stands in it, and yet the two look different."""
    monkeypatch.setattr(ServerCog, "_done", leaking)

    one, other = [await walked(tmp_path / str(at), hands) for at, hands in enumerate(DEALT)]

    assert one != other


@pytest.mark.parametrize("what", ["match verify"])
async def test_a_closed_match_tells_no_secret_as_it_may_go_on(tmp_path, what):
    async with empty(tmp_path) as scene:
        made_staff(scene, scene.cat)
        await scene.open()
        await settled(await scene.cat.command(scene.thread, "server close"))
        await scene.quiet()

        reply = await settled(await scene.cat.command(scene.thread, what))

        assert reply.text.startswith("You can check a match's dice once it's over.")
        assert not reply.message.attachments


async def test_the_details_of_a_closed_match_keep_its_secret_until_it_is_over(tmp_path):
    """Opened again it goes on with the same dice; once it is played out, all may read them."""
    async with empty(tmp_path) as scene:
        made_staff(scene, scene.cat)
        await scene.open()
        secret = (await scene.registry.match(1)).record.secret.hex()
        told = []
        for what in ("close", "reopen"):
            await settled(await scene.cat.command(scene.thread, f"server {what}"))
            await scene.quiet()
            told += [(await details(user, scene.room)).text for user in (scene.ann, scene.cat)]
        await scene.services.concessions.concede(1, scene.bo.id)
        await scene.quiet()

        assert all("this seal binds me to it" in one for one in told)
        assert all(secret not in one for one in told)
        assert secret in (await details(scene.cat, scene.room)).text


async def details(user, room):
    """A match told at length, as its invitation gives it to who asks."""
    return await pressed(user, with_button(user, room, "Details")[-1], "Details")
