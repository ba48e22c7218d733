"""Somebody in front of the page: reads what it shows, and clicks what it offers by its name."""

import asyncio
import contextlib
import re
from itertools import zip_longest

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from tests.e2e.player import BESIDE
from tests.patience import patient

AWAITED = re.compile(r"⏳ Waiting for \W*(\w+)")
TURN = re.compile(r"· turn (\d+)")
PEOPLE = ("Ann", "Bo")
"""Who sits at the keyboard; robots do not."""
EAGER = ("Attack", "Do it", "Take the usual places")
LAST = ("End the turn", "Change terrain", "Rally")
HASTE = 10.0
"""Seconds, on a machine that does much else; nothing is measured by them."""
MORE = "More choices"
ENOUGH = 8
"""After so many clicks in a turn this player would rather end it."""


class Newcomer:
    """Plays everybody by clicks: attacks where it can, or rather walks about."""

    def __init__(self, page: Page, *, peaceful: bool = False) -> None:
        self.page = page
        self.decided = 0
        self._peaceful = peaceful

    async def become(self, name: str) -> None:
        """Act as somebody."""
        named = self.page.get_by_role("button", name=re.compile(rf"^{name}\b"))
        person = named.and_(self.page.locator("[aria-pressed]"))  # a thread is named after both
        await person.first.click()
        await expect(person.first).to_have_attribute("aria-pressed", "true")
        await expect(self.page.get_by_role("combobox", name=f"Write as {name}")).to_be_visible()

    async def use(self, path: str, *named: str) -> None:
        """Use a command, with what is named among the suggestions for its options, or the first."""
        await self.page.get_by_role("combobox", name="Write as").fill("/")
        await self.page.get_by_role("option", name=f"/{path}").click()
        form = self.page.get_by_role("form", name=f"/{path}")
        for field, name in zip_longest(await form.get_by_role("combobox").all(), named):
            await field.focus()
            await form.get_by_role("option").filter(has_text=name or "").first.click()
        await form.get_by_role("button", name="Send").click()
        await expect(form).to_be_hidden()

    async def press(self, label: str) -> None:
        """Press the newest button of this name."""
        button = self.page.get_by_role("button", name=label, exact=True).last
        await expect(button).to_be_enabled()
        await button.click()

    async def go(self, name: str) -> None:
        """Go to a place by its name, through the drawer where there is one."""
        drawer = self.page.get_by_role("button", name="Open the list of places")
        if await drawer.is_visible():
            await drawer.click()
        await self.page.get_by_role("navigation", name="Channels").get_by_text(name).click()
        await expect(self.page.get_by_role("heading", level=1)).to_contain_text(name)

    async def begin(self) -> None:
        """Ann opens a match, Bo joins it and starts it, and both are in its thread."""
        await self.use("match new")
        await self.become("Bo")
        await self.press("Join")
        await self.press("Start")
        await self.page.locator(".thread-link").click()
        await expect(self.board).to_be_visible()

    @property
    def board(self) -> Locator:
        """The board message that has buttons."""
        button = self.page.get_by_role("button", name="Your move")
        return self.page.get_by_role("article").filter(has=button).last

    @property
    def panel(self) -> Locator:
        """The newest message that only this player sees."""
        return self.page.locator("article.private").last

    async def awaited(self) -> list[str]:
        """Which of the people is awaited, as the board tells; nobody once the match is over."""
        async with patient():
            while True:
                if await self.page.get_by_text(re.compile("🏆|⚖")).count():
                    return []
                awaited = AWAITED.findall(await self.story())
                if names := [name for name in awaited if name in PEOPLE]:
                    return names
                await asyncio.sleep(0.05)

    async def turn(self) -> int:
        """The number of the turn on the newest board; 0 while figures are deployed."""
        found = TURN.search(await self.story())
        return int(found[1]) if found else 0

    async def story(self) -> str:
        """The newest board's text; nothing while it is being replaced."""
        texts = (
            await self.page.get_by_role("article")
            .filter(has=self.page.get_by_role("button", name="Your move"))
            .all_inner_texts()
        )
        return texts[-1] if texts else ""

    async def play(self) -> bool:
        """Let somebody who is awaited decide until others are; False when the match is over."""
        names = await self.awaited()
        if not names:
            return False
        await self.become(names[0])
        await self.open_panel()
        clicks = 0
        while (found := await self.offered()) is not None:
            before_html = await self.panel.inner_html()
            try:
                await self.click(found, hurried=clicks > ENOUGH)
            except PlaywrightTimeout:
                continue  # the panel lives: something else is asked by now
            await self.settled(before_html)
            clicks += 1
        self.decided += clicks
        return True

    async def open_panel(self) -> None:
        """Ask what to do; once more, if the board was replaced under the finger."""
        before = await self.newest()
        async with patient():
            while await self.newest() == before:
                await self.press("Your move")
                with contextlib.suppress(TimeoutError):
                    await self.changed(before)
        await self.settled("")

    async def changed(self, before: str) -> None:
        """Wait for another private message; the page keeps no more than the newest of all."""
        async with asyncio.timeout(HASTE):
            while await self.newest() == before:
                await asyncio.sleep(0.05)

    async def newest(self) -> str:
        """Which is the newest message that only this player sees."""
        private = self.page.locator("li:has(article.private)")
        return await private.last.get_attribute("id") if await private.count() else ""

    async def offered(self) -> list[str] | None:
        """The buttons that the panel offers; None when it asks nothing more."""
        labels = await self.panel.locator(".parts .button").all_inner_texts()
        found = [label for label in labels if label not in BESIDE]
        return found if found or await self.panel.locator(".menu-head").count() else None

    async def click(self, labels: list[str], *, hurried: bool) -> None:
        """Choose from the first menu, or press the button that is liked most."""
        ends = [label for label in labels if label.startswith("End the turn")]
        eager = [label for label in labels if label.startswith(EAGER)]
        menus = await self.panel.locator(".menu-head").count()
        if menus and not eager and not (hurried and ends):
            await self.choose()
            return
        keen = [label for label in labels if not label.startswith(LAST)]
        wanted = ((hurried and ends) or eager or keen or ends or labels)[0]
        button = self.panel.get_by_role("button", name=wanted, exact=True)
        await button.click(timeout=HASTE * 1000)

    async def choose(self) -> None:
        """Open the menu and take as few entries as it asks for: the first, or in peace the last."""
        await self.panel.locator(".menu-head").first.click(timeout=HASTE * 1000)
        done = self.panel.locator(".done")
        options = await self.panel.get_by_role("option").filter(has_not_text=MORE).all()
        for option in reversed(options) if self._peaceful else options:
            await option.click(timeout=HASTE * 1000)
            if not await done.count():
                return
            if await done.is_enabled():
                await done.click()
                return

    async def settled(self, before: str) -> None:
        """Wait until the panel is other than before, and the bot is not thinking."""
        async with patient():
            while True:
                now = await self.panel.inner_html()
                if now != before and 'class="thinking"' not in now and "aria-busy" not in now:
                    return
                await asyncio.sleep(0.03)
