"""Every text that a person can set, written to become a part of the page: it stays a text.

The people are a hall's own, with the real bot: names, messages, channels, what is typed behind a
command, comments on rolls. `test_page.py` has what a bot may post.
"""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE, visit
from tests.browser.newcomer import Newcomer
from tests.patience import patient

HOSTILE = {
    "a picture": '<img src=x onerror="window.caught=1">',
    "a script": "<script>window.caught=1</script>",
    "out of an attribute": "\"'><svg onload=window.caught=1>",
    "a frame": "<iframe srcdoc='<b>x</b>'>",
    "a link that runs": "[x](javascript:window.caught=1)",
    "a link within a link": '[x](https://e.example/"onmouseover="window.caught=1)',
    "out of a code block": "```</code></pre><b onclick=window.caught=1>x```",
    "a mention that runs": "<t:1:R><img src=x> <@1><b>x</b>",
}
INJECTED = "img[src='x'], svg[onload], iframe, b, script:not([src]), [onclick], [onmouseover]"
"""What none of the page's own elements is."""
NAME = 32
"""Letters of a name that Discord takes."""


async def harmless(page) -> None:
    """Nothing of what was written became an element, an attribute, a script or a wild link."""
    assert await page.locator(INJECTED).count() == 0
    assert await page.evaluate("window.caught") is None
    links = await page.locator("a[href]").evaluate_all("all => all.map(one => one.protocol)")
    assert set(links) <= {"http:", "https:", "blob:"}


async def write(page, text: str) -> None:
    """Say something in the place that is open."""
    field = page.get_by_role("combobox", name="Write as")
    await field.fill(text)
    await field.press("Enter")


async def add(page, name: str) -> None:
    """Add a player; the page calls them by what they are called."""
    await page.get_by_role("button", name="Add a player").click()
    await page.get_by_label("Name").fill(name)
    await page.get_by_role("button", name="Add", exact=True).click()
    await expect(page.locator("[aria-pressed]").get_by_text(name, exact=True)).to_be_visible()


async def said_by_all(page, text: str) -> None:
    """A new player of this name writes it, rolls for it, asks for it, opens a match, is rolled."""
    name = text[:NAME].strip()
    await add(page, name)
    await page.locator("[aria-pressed]").get_by_text(name, exact=True).click()
    await write(page, text)
    await expect(page.get_by_role("article").last).to_be_visible()
    for command, option in (("roll", "dice"), ("rules read", "section")):
        await page.get_by_role("combobox", name="Write as").fill(f"/{command} 1d1 {text}"[:60])
        await expect(page.get_by_role("combobox", name=option)).to_be_visible()
        await harmless(page)
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("form")).to_be_hidden()
    await Newcomer(page).use("match new")


async def test_what_people_write_stays_a_text(browser, hall):
    """One after the other; what was written before stands there still."""
    async with visit(browser, hall.address, PHONE) as page:
        for text in HOSTILE.values():
            async with patient():
                await said_by_all(page, text)
            await harmless(page)


APPENDED = "made.append(...children.filter((child) => child !== null));"
READ_AS_HTML = """for (const child of children.filter((each) => each !== null)) {
    if (typeof child === "string") made.insertAdjacentHTML("beforeend", child);
    else made.append(child);
  }"""


async def test_a_page_that_reads_what_people_write_as_html_is_found(browser, hall):
    """A planted fault: the page's own script, altered on its way."""

    async def alter(route) -> None:
        answer = await route.fetch()
        script = await answer.text()
        assert APPENDED in script
        await route.fulfill(response=answer, body=script.replace(APPENDED, READ_AS_HTML))

    with pytest.raises(AssertionError, match="inline event handler"):  # the browser's own guard
        async with visit(browser, hall.address, PHONE) as page:
            await page.route("**/dom.js", alter)
            await page.reload()
            await write(page, HOSTILE["out of a code block"])
            await expect(page.locator(INJECTED)).not_to_have_count(0)
            with pytest.raises(AssertionError):
                await harmless(page)
