"""A match under attack: every id that it has shown, and what must stay as it is."""

from dataclasses import dataclass
from typing import Any

import pytest

from games.nine_realms.orders import FateOrder
from hall import CallbackType, Channel, Message, Reply, User
from tests.cogs.scene import Scene, chosen, chosen_in, labels, pressed, settled, typed
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
    ids: dict[str, str]
    """Of components that the match has shown, by what they are."""

    @classmethod
    async def begun(cls, scene: Scene, log: pytest.LogCaptureFixture) -> "Siege":
        """Open every panel of the match, and keep the ids."""
        guild = scene.hall.add_guild("Elsewhere")
        dag = scene.hall.add_user("Dag", [guild])
        elsewhere = scene.hall.add_channel("far", guild)
        return cls(scene, log, dag, elsewhere, await _ids(scene))

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
    menus = (
        "wish", "time", "rules", "remove", "host", "settings", "invite", "robot", "send-away",
    )  # fmt: skip
    found |= {f"lobby {what}": f"sk:lobby:1:{what}" for what in menus}
    found |= {
        f"epilogue {what}": f"sk:epilogue:1:{what}"
        for what in ("rematch", "turning", "verify", "log")
    }
    found |= {f"orders {what}": f"sk:orders:1:{what}" for what in ("fate", "counter")}
    found |= {"board open": "sk:board:1:open"}
    found |= {"orders open": "sk:orders:1", "my page": "sk:my:0", "own reminder": "sk:call:1:mute"}
    found |= {"tables page": "sk:tables-page:0", "staff log": "sk:audit:0"}
    found |= {f"thread {what}": f"sk:thread:1:{what}" for what in ("again", "close")}
    found |= {f"house {what}": f"sk:house:{what}" for what in ("places", "bounds", "pace")}
    found |= {f"story {way}": f"sk:log:1:{way}:0" for way in ("first", "before", "after", "last")}
    found |= await _taken_back(ann, scene)
    figures = await scene.panel(ann)
    found |= _of("figures", figures)
    found |= _of("menu", await chosen_in(ann, figures, "Thor", "More choices …"))
    figures = await scene.panel(ann)
    end = next(label for label in labels(figures) if label.startswith("End the turn"))
    found |= _of("sure", await pressed(ann, figures, end))
    asked = (await scene.registry.match(1)).seat_of(ann.id).prompt
    found |= {"order": f"sk:offer:1:{asked}:fate:{FateOrder.WHEN_IT_HELPS.value}"}
    found |= {"hint": f"sk:hint:1:{asked}"}
    found |= await _read(ann, scene)
    await typed(scene.bo, scene.thread, "match offer-draw")
    await scene.quiet()
    found |= _of("offer", with_button(ann, scene.thread, "Agree")[-1])
    for path in ("settings", "my matches", "my data"):
        found |= _of(path, (await settled(await ann.command(scene.room, path))).message)
    reply = await ann.command(scene.thread, "match concede")
    return found | _of("concede", (await settled(reply)).message)


async def _read(ann: User, scene: Scene) -> dict[str, str]:
    """The ids of the rules, and of the cards that are looked up."""
    explained = await pressed(ann, scene.board(), "Help")
    rules = await pressed(ann, explained, "Rules in full")
    cards = await pressed(ann, scene.board(), "Look up")
    return _of("explained", explained) | _of("rules", rules) | _of("cards", cards)


async def _taken_back(ann: User, scene: Scene) -> dict[str, str]:
    """The ids beside a question after something was done, which is taken back then."""
    panel = await scene.panel(ann)
    move = next(label for label in labels(panel) if "Move to" in label)
    done = await chosen(ann, panel, move)
    await pressed(ann, done, "↩ Undo")
    await scene.quiet()
    return _of("done", done)


def _of(what: str, message: Message) -> dict[str, str]:
    buttons = {f"{what} {button.label}": button.custom_id for button in message.buttons}
    menus = {f"{what} {menu.placeholder}": menu.custom_id for menu in message.menus}
    return {name: custom_id for name, custom_id in (buttons | menus).items() if custom_id}
