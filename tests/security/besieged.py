"""A match under attack: every id that it has shown, and what must stay as it is."""

from dataclasses import dataclass
from typing import Any

import pytest

from hall import CallbackType, Channel, Message, Reply, User
from tests.cogs.scene import Scene, labels, pressed, settled, typed
from tests.e2e.table import with_button

FAILED = "Something went wrong"
UNANSWERED = "The application did not respond"


@dataclass(repr=False)  # all the pictures that are shown would stand in it
class Siege:
    """Ann and Bo play; Cat watches, and Dag sits on another server."""

    scene: Scene
    log: pytest.LogCaptureFixture
    dag: User
    elsewhere: Channel
    panels: dict[User, Message]
    ids: dict[str, str]
    """Of components that the match has shown, by what they are."""

    @classmethod
    async def begun(cls, scene: Scene, log: pytest.LogCaptureFixture) -> "Siege":
        """Open every panel of the match, and keep the ids."""
        guild = scene.hall.add_guild("Elsewhere")
        dag = scene.hall.add_user("Dag", [guild])
        elsewhere = scene.hall.add_channel("far", guild)
        panels = {user: await scene.panel(user) for user in (scene.ann, scene.bo)}
        return cls(scene, log, dag, elsewhere, panels, await _ids(scene))

    async def state(self) -> tuple[Any, ...]:
        """All that an attack must leave as it is: the row, the position, what is offered."""
        registry, number = self.scene.registry, await self.scene.number()
        match = await registry.match(number)
        return match.record, match.standing, await registry.store.proposals(number)

    def check_polite(self, reply: Reply) -> None:
        """An attacker is answered privately, by a sentence, picture or form, and nothing fails."""
        assert not reply.failed
        if reply.callback is CallbackType.MODAL:  # over a panel of one's own; all forms are blank
            assert not any(field.data.get("value") for field in reply.modal.fields)
            return
        assert reply.text or reply.message.images
        assert FAILED not in reply.text
        assert UNANSWERED not in reply.text
        assert all(message.ephemeral for message in reply.messages), reply.text
        assert [record.message for record in self.log.records if record.levelno >= 30] == []


async def _ids(scene: Scene) -> dict[str, str]:
    """The ids of all components that Ann and Bo meet in a turn, and in what they offer."""
    ann, found = scene.ann, {}
    for place in (scene.room, scene.thread):
        for message in scene.public() if place is scene.thread else ann.sees(place):
            found |= _of("public", message)
    found |= {f"lobby {what}": f"sk:lobby:1:{what}" for what in ("join", "leave", "start")}
    menus = ("wish", "variants", "pace", "lapse", "settings", "robot", "send-away")
    found |= {f"lobby {what}": f"sk:lobby:1:{what}" for what in menus}
    found |= {f"orders {what}": f"sk:orders:1:{what}" for what in ("fate", "counter")}
    found |= {"orders open": "sk:orders:1"}
    kinds = await scene.panel(ann)
    found |= _of("kinds", kinds)
    found |= _of("menu", await pressed(ann, kinds, "Thor"))
    kinds = await scene.panel(ann)
    end = next(label for label in labels(kinds) if label.startswith("End the turn"))
    found |= _of("sure", await pressed(ann, kinds, end))
    await typed(scene.bo, scene.thread, "match offer-draw")
    await scene.quiet()
    found |= _of("offer", with_button(ann, scene.thread, "Agree")[-1])
    for path in ("settings", "my matches"):
        found |= _of(path, (await settled(await ann.command(scene.room, path))).message)
    found |= {"my page": "sk:my:0"}
    reply = await ann.command(scene.thread, "match concede")
    return found | _of("concede", (await settled(reply)).message)


def _of(what: str, message: Message) -> dict[str, str]:
    buttons = {f"{what} {button.label}": button.custom_id for button in message.buttons}
    menus = {f"{what} {menu.placeholder}": menu.custom_id for menu in message.menus}
    return {name: custom_id for name, custom_id in (buttons | menus).items() if custom_id}
