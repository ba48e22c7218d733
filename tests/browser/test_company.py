"""From an open table to the next one, and a staff at work: as people find it on a phone."""

from playwright.async_api import expect

from tests.browser.conftest import PHONE, violations, visit
from tests.browser.newcomer import Newcomer
from tests.browser.test_newcomer import is_within


async def test_a_newcomer_finds_a_table_plays_it_out_and_wants_another(browser, hall):
    """Bo types nothing: from the greeting to the table, its rules, the end, and a rematch."""
    async with visit(browser, hall.address, PHONE) as page:
        newcomer = Newcomer(page)
        await expect(page.get_by_role("article").first).to_contain_text("Skald is here")
        await newcomer.use("match new")
        await newcomer.become("Bo")
        await newcomer.press("Open tables")
        await expect(newcomer.panel).to_contain_text("One table here waits for players")
        await newcomer.panel.get_by_role("button", name="Details").click()
        await expect(newcomer.panel.get_by_role("img").first).to_be_visible()
        await newcomer.panel.get_by_role("button", name="Rules").click()
        await expect(newcomer.panel).to_contain_text("You win in one of two ways")
        assert await is_within(page)
        assert await violations(page) == []
        await newcomer.press("Join")
        await newcomer.press("Start")
        await page.locator(".thread-link").click()
        await expect(newcomer.board).to_be_visible()
        while await newcomer.play():
            assert await is_within(page)

        await newcomer.become("Bo")
        await newcomer.press("Rematch")
        await expect(newcomer.panel).to_contain_text("Your invitation to a rematch is out")
        await newcomer.become("Ann")
        await expect(page.get_by_role("article").last).to_contain_text("wants a rematch")
        await newcomer.press("Rematch")
        await newcomer.go("table")
        await expect(page.locator(".thread-link")).to_have_count(2)
        await page.locator(".thread-link").last.click()
        await expect(newcomer.board).to_contain_text("match 2")
        assert await violations(page) == []


async def test_the_staff_lets_nobody_act_keeps_somebody_away_and_closes(browser, hall):
    """Ann manages the server, and Bo reads what she has done where he would act."""
    async with visit(browser, hall.address, PHONE) as page:
        newcomer = Newcomer(page)
        newest = page.get_by_role("article").filter(has_text="🛡️").last
        await newcomer.begin()
        await newcomer.become("Ann")
        await newcomer.use("server freeze")
        await expect(newest).to_contain_text("@Ann has frozen this match")
        await newcomer.become("Bo")
        await newcomer.press("Your move")
        await expect(newcomer.panel).to_contain_text("The match is frozen")
        await newcomer.become("Ann")
        await newcomer.use("server unfreeze")
        await expect(newcomer.board).to_be_visible()
        await newcomer.use("server ban", "Bo")
        await newcomer.use("server close")
        await expect(newest).to_contain_text("closed this match, without a winner")
        await expect(page.get_by_role("button", name="Your move")).to_have_count(0)
        await newcomer.become("Bo")
        await newcomer.use("match new")
        await expect(newcomer.panel).to_contain_text("doesn't let you sit down at its tables")
        await newcomer.become("Ann")
        await newcomer.use("server log")
        for told in ("froze match 1", "banned", "closed match 1"):
            await expect(newcomer.panel).to_contain_text(told)
        assert await is_within(page)
        assert await violations(page) == []
