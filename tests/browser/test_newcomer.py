"""A newcomer's path through the page, at a desk and on a phone."""

import json
import re
import signal

import pytest
from playwright.async_api import expect

from tests.browser.conftest import DESKTOP, PHONE, violations, visit
from tests.browser.newcomer import TURN, Newcomer

TURNS = 10


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_ten_turns_of_a_match_by_clicks(browser, hall, size):
    """Open, begin, join, deploy, play; the board changes, hands stay secret, a reload harms not."""
    async with visit(browser, hall.address, size) as page:
        newcomer = Newcomer(page, peaceful=True)  # nobody is to win before
        await expect(page.get_by_role("article").first).to_contain_text("Skald is here")
        await expect(page.get_by_text("this is not Discord")).to_be_attached()
        await newcomer.begin()
        await hands_stay_secret(newcomer)
        boards = [await picture(newcomer)]
        while await newcomer.turn() <= TURNS:
            assert await newcomer.play()
            boards.append(await picture(newcomer))
            if await newcomer.turn() == TURNS // 2:
                await page.reload()
                await expect(newcomer.board).to_be_visible()
        assert len(set(boards)) > TURNS
        assert await is_within(page)
        assert await violations(page) == []


async def test_the_first_player_manages_the_server_and_the_second_does_not(browser, hall):
    """So that what a staff may do can be tried here too: a setting, and an entry in the log."""
    async with visit(browser, hall.address, PHONE) as page:
        newcomer = Newcomer(page)
        await expect(page.get_by_role("article").first).to_contain_text("Skald is here")
        await newcomer.become("Bo")
        await newcomer.use("server settings")
        await expect(page.locator("article.private").last).to_contain_text("who may manage")
        await newcomer.become("Ann")
        await newcomer.use("server settings")
        settings = page.locator("article.private").last
        await expect(settings).to_contain_text("Everybody may open one")
        await settings.get_by_role("button", name="Where and who…").click()
        form = page.get_by_role("dialog", name=re.compile("Where to play"))
        await form.get_by_label("Results are told in a channel too").check()
        await form.get_by_role("button", name="Submit").click()
        await expect(settings).to_contain_text("Results are told in a channel too.")
        await newcomer.use("server log")
        await expect(page.locator("article.private").last).not_to_contain_text("Nothing yet")
        assert await is_within(page)
        assert await violations(page) == []


async def test_a_whole_match_against_a_robot(browser, hall):
    """One click begins it; from then on the board says what to do, to the end."""
    async with visit(browser, hall.address, PHONE) as page:
        newcomer = Newcomer(page)
        await page.get_by_role("button", name="Play against a robot").first.click()
        await page.locator(".thread-link").click()
        await expect(newcomer.board).to_contain_text("Huginn")
        while await newcomer.play():
            assert await is_within(page)
        await expect(page.get_by_text(re.compile("🏆|⚖")).last).to_be_visible()
        await expect(page.get_by_role("button", name="Your move")).to_have_count(0)


async def picture(newcomer: Newcomer) -> str:
    """The board's address, once it has loaded with a description."""
    image = newcomer.board.get_by_role("img").last
    await expect(image).to_have_js_property("complete", value=True)
    assert await image.get_attribute("alt")
    return await image.get_attribute("src")


async def hands_stay_secret(newcomer: Newcomer) -> None:
    """Ann's hand is shown to Ann; while Bo sits there, the page is told nothing of it."""
    page = newcomer.page
    await newcomer.become("Ann")
    await newcomer.press("Hand")
    hand = await newcomer.panel.get_by_role("img").last.get_attribute("src")
    alt = await newcomer.panel.get_by_role("img").last.get_attribute("alt")
    assert hand in await told_anew(page)
    await newcomer.become("Bo")
    heard = await told_anew(page)

    assert "Your move" in heard
    assert await page.locator(f'img[src="{hand}"]').count() == 0
    assert hand not in heard
    assert json.dumps(alt)[1:-1] not in heard


async def told_anew(page) -> str:
    """Everything that the page is sent when it is loaded anew, for whoever sits there."""
    frames: list[str] = []

    def hear(frame: str | bytes) -> None:
        frames.append(str(frame))

    page.once("websocket", lambda socket: socket.on("framereceived", hear))
    await page.reload()
    await expect(page.get_by_role("button", name="Your move").last).to_be_visible()
    return "".join(frames)


async def is_within(page) -> bool:
    """Whether nothing is wider than the screen."""
    return await page.evaluate(
        "document.scrollingElement.scrollWidth <= innerWidth &&"
        " document.getElementById('scroll').scrollWidth <= innerWidth"
    )


async def test_a_hall_that_is_killed_goes_on_where_it_was(browser, hall):
    """The page finds the hall again by itself, with the match and its messages."""
    async with visit(browser, hall.address) as page:
        newcomer = Newcomer(page)
        await newcomer.begin()
        for _ in range(3):
            assert await newcomer.play()
        before = await newcomer.turn()
        kept = await told(page)
        await hall.end(signal.SIGKILL)
        await expect(page.get_by_text("The hall cannot be reached")).to_be_visible()
        await hall.start()
        await expect(page.get_by_text("The hall cannot be reached")).to_be_hidden(timeout=30_000)
        for message in kept:
            await expect(page.locator(f"[id='{message}']")).to_be_visible()

        while await newcomer.turn() < before + 2:
            assert await newcomer.play()
        headings = TURN.findall("\n".join(await page.get_by_role("article").all_inner_texts()))
        assert len(headings) == len(set(headings)), headings


async def told(page) -> list[str]:
    """The messages to everybody but the calls: those the bot takes away once they are answered."""
    story = page.locator("li:has(article:not(.private):not(.calls))")
    return [await message.get_attribute("id") for message in await story.all()]


async def test_a_day_later_the_time_is_up_and_whoever_is_next_is_called(browser, hall):
    """The clock on the page is the clock of the bot, too; chance says who begins."""
    async with visit(browser, hall.address) as page:
        newcomer = Newcomer(page)
        await newcomer.begin()
        await expect(page.get_by_role("button", name=re.compile("^Ann.*called"))).to_be_visible()
        await newcomer.become("Ann")
        call = page.locator("li", has=page.locator("article.calls"))
        await expect(call).to_have_count(1)
        first = await call.get_attribute("id")
        await page.get_by_role("button", name="A day later").click()

        await expect(newcomer.board).to_contain_text("time was up")
        (awaited,) = await newcomer.awaited()
        await newcomer.become(awaited)
        await expect(call).to_have_count(1)
        await expect(call).not_to_have_id(first)
