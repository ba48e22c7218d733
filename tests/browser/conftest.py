"""A real browser: headless Chromium, as Debian packages it, driven by Playwright.

Nothing is skipped here: where the browser or the checker is missing, the tests fail and say so.
"""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

from tests.browser.hall_process import HallProcess

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 300_000
AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"
expect.set_options(timeout=PATIENCE)


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """One browser a test: it belongs to the test's event loop."""
    where = os.environ.get("SKALD_CHROMIUM") or shutil.which("chromium")
    assert where, "There is no chromium: install it, or name one in SKALD_CHROMIUM."
    # as root, Chromium's own sandbox refuses to work
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=where, args=flags)
        yield browser
        await browser.close()


@asynccontextmanager
async def visit(
    browser: Browser, address: str, size: dict[str, int] = DESKTOP, theme: str = "dark"
) -> AsyncIterator[Page]:
    """A page at an address, in which no script may fail and nothing is loaded from elsewhere."""
    context: BrowserContext = await browser.new_context(
        viewport=size, color_scheme=theme, has_touch=size is PHONE, locale="en-GB"
    )
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: faults.extend(elsewhere(request.url, address)))
    page.on("console", lambda said: faults.extend(complaint(said.type, said.text)))
    await page.goto(address)
    yield page
    await context.close()
    assert faults == []


def elsewhere(url: str, address: str) -> list[str]:
    """The request itself, if it leaves the hall."""
    home = address.split("/#", maxsplit=1)[0].removeprefix("http")
    return [] if url.removeprefix("http").removeprefix("ws").startswith(home) else [url]


def complaint(kind: str, text: str) -> list[str]:
    """What a console says of a fault; a hall that is away is none, the page tries again."""
    return [text] if kind == "error" and "ERR_CONNECTION_REFUSED" not in text else []


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[HallProcess]:
    """`python -m bot hall` in a process of its own."""
    process = HallProcess(tmp_path)
    await process.start()
    yield process
    await process.end()


async def violations(page: Page) -> list[str]:
    """What axe-core finds serious or critical on a page as it stands."""
    assert AXE.exists(), "axe-core is missing: npm install --prefix tests/browser"
    await page.evaluate(AXE.read_text())
    found = await page.evaluate("axe.run()")
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
