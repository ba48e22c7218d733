"""Open panels in play at random: at rest each says what its seat is asked, and nobody is forgotten.

People press what their panels offer, or act as by typing, or open a panel anew; robots play beside
them, and what somebody has done is taken back at times.
"""

import logging
import random
from dataclasses import dataclass, field

import pytest

from hall import Message, User
from play.library import words_of
from play.minds import Mind
from play.table.robots import relieve
from tests.cogs.scene import Scene, settled
from tests.e2e.player import asks
from tests.e2e.table import with_button
from tests.patience import wait_for

STEPS = 40
LOOKS = ("Look up",)
"""Buttons that change nothing."""
NOBODY = "Nothing to decide for you now. Waiting for"


@dataclass
class Evening:
    """A match, and the panel that each person has open."""

    scene: Scene
    chance: random.Random
    people: list[User]
    panels: dict[int, Message] = field(default_factory=dict)

    async def step(self) -> None:
        """Somebody does something."""
        self.scene.clock.advance(seconds=self.chance.choice((1, 5, 40)))
        await self.scene.services.clocks.look()
        user = self.chance.choice(self.people)
        way = self.chance.choice((self._press, self._press, self._type, self._open))
        await way(user)

    async def at_rest(self) -> None:
        """Wait until all is delivered, and hold the panels against how the match stands."""
        await self.scene.quiet()
        for user in self.people:
            try:
                await wait_for(lambda user=user: self._is_true(user))
            except TimeoutError:
                panel = user.reread(self.panels[user.id])
                pytest.fail(f"{user.name}'s panel lies: {panel.text} {panel.buttons}")
        await self._nobody_is_forgotten()

    async def _is_true(self, user: User) -> bool:
        """Tell whether the open panel says what its seat is asked."""
        match = await self.scene.registry.match(await self.scene.number())
        if user.id not in self.panels:
            return True
        panel, seat = user.reread(self.panels[user.id]), match.seat_of(user.id).seat
        position, words = match.standing, words_of(match.record.title)
        if position.ending is not None:
            return "This match is over." in panel.text
        if seat in position.asks:
            own = position.aside(seat) or position.prompt(seat)
            prompt = words.say(own, match.names)
            sure = any(button.label == "Do it" for button in panel.buttons)
            current = _prompts(panel) == {str(match.record.seats[seat].prompt)}
            return (prompt in panel.text or sure) and current and asks(panel)
        return NOBODY in panel.text and not asks(panel)

    async def _nobody_is_forgotten(self) -> None:
        """Whoever is awaited has a panel that can be edited, or a call.

        Who acts by typing reads the next question of an own turn in the answer.
        """
        number = await self.scene.number()
        match = await self.scene.registry.match(number)
        open_ = self.scene.registry.panels.of(number, self.scene.clock.now())
        for seat in match.standing.awaited:
            record = match.record.seats[seat]
            called = [one for one in self.scene.calls() if one.pinged == (record.name,)]
            acted = record.acted is not None and self.scene.clock.now() - record.acted < 120
            goes_on = record.acted == record.clock.opened
            known = record.mind or seat in open_ or called or acted or goes_on
            assert known, (record, match.standing)

    async def _open(self, user: User) -> None:
        boards = with_button(user, self.scene.thread, "Your move")
        if boards:
            reply = await settled(await user.press(boards[-1], "Your move"))
            self.panels[user.id] = reply.messages[-1]

    async def _press(self, user: User) -> None:
        """Choose something in the open panel, as it stands now."""
        if user.id not in self.panels:
            await self._open(user)
            return
        panel = user.reread(self.panels[user.id])
        if panel.menus and self.chance.random() < 0.9:
            menu = panel.menus[0]
            labels = [option.label for option in menu.options]
            picked = self.chance.sample(labels, self.chance.randint(menu.least, menu.most))
            await settled(await user.choose(panel, menu.custom_id, *picked))
        elif labels := [b.label for b in panel.buttons if b.label not in LOOKS]:
            await settled(await user.press(panel, self.chance.choice(labels)))

    async def _type(self, user: User) -> None:
        """Act without a panel."""
        match = await self.scene.registry.match(await self.scene.number())
        seat = match.seat_of(user.id)
        if ask := match.standing.asks.get(seat.seat):
            action = ask[self.chance.randrange(len(ask))]
            await self.scene.services.gameplay.act(match.record.id, user.id, action, seat.prompt)


def _prompts(panel: Message) -> set[str]:
    """The numbers of the questions that a panel's components answer."""
    ids = [part.custom_id.split(":") for part in (*panel.menus, *panel.buttons)]
    return {parts[3] for parts in ids if parts[1] in ("panel", "do", "offer")}


async def an_evening(scene: Scene, title: str) -> Evening:
    """Ann and Bo, and where three can play a robot in Cat's place."""
    seed = random.SystemRandom().getrandbits(32)
    logging.getLogger(__name__).warning("seed %d", seed)  # pytest shows it where something fails
    others = () if title == "nine_realms" else (scene.cat,)
    await scene.open(title, *others)
    for user in others:
        await relieve(scene.registry, await scene.number(), user.id, Mind.GREEDY)
    return Evening(scene, random.Random(seed), [scene.ann, scene.bo])


@pytest.mark.parametrize("title", ["nine_realms", "norsaga", "norseheim"])
async def test_at_rest_each_open_panel_says_what_its_seat_is_asked(hallway, title):
    evening = await an_evening(hallway, title)
    for _ in range(STEPS):
        await evening.step()
        await evening.at_rest()
