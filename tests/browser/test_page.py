"""The page with all that a bot may post, and by keyboard alone; the bot is the test's own."""

import asyncio
import io

import discord
import pytest
from discord import ui
from PIL import Image
from playwright.async_api import expect

from hall import Hall
from tests.browser.conftest import DESKTOP, PHONE, violations, visit
from tests.hall.conftest import Bot, running

NASTY = "<img src=x onerror=\"document.title='caught'\"><script>document.title='caught'</script>"


class Form(ui.Modal, title="A form"):
    number = ui.TextInput(label="Number", max_length=3)
    kind = ui.Label(
        text="Kind",
        component=ui.Select(
            options=[discord.SelectOption(label=each, value=each[0]) for each in ("Elf", "Dwarf")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction):
        text = f"{self.number.value} of {self.kind.component.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)


class Choices(ui.Modal, title="Choices"):
    """One of two, some of three, a tick, and people of whom one is chosen already."""

    def __init__(self, chosen: int) -> None:
        super().__init__()
        one = [discord.RadioGroupOption(label=each) for each in ("Odin", "Thor")]
        some = [discord.CheckboxGroupOption(label=each) for each in ("Hel", "Ran", "Sif")]
        before = [discord.SelectDefaultValue(id=chosen, type=discord.SelectDefaultValueType.user)]
        self.one = ui.RadioGroup(options=one)
        self.some = ui.CheckboxGroup(options=some, min_values=1, max_values=2)
        self.tick = ui.Checkbox()
        self.people = ui.UserSelect(required=True, max_values=2, default_values=before)
        fields = {"One": self.one, "Some": self.some, "Really": self.tick, "People": self.people}
        for label, field in fields.items():
            self.add_item(ui.Label(text=label, component=field))

    async def on_submit(self, interaction: discord.Interaction):
        people = [each.display_name for each in self.people.values]
        found = [self.one.value, *self.some.values, self.tick.value, *people]
        await interaction.response.send_message(" ".join(map(str, found)), ephemeral=True)


class Chooser(ui.View):
    """A form of choices."""

    def __init__(self, chosen: int) -> None:
        super().__init__(timeout=None)
        self.chosen = chosen

    @ui.button(label="Choose")
    async def choose(self, interaction: discord.Interaction, _: ui.Button):
        await interaction.response.send_modal(Choices(self.chosen))


class Controls(ui.View):
    """A form, a slow answer, none at all, a menu of several, and one that is off."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Ask")
    async def ask(self, interaction: discord.Interaction, _: ui.Button):
        await interaction.response.send_modal(Form())

    @ui.button(label="Ponder")
    async def ponder(self, interaction: discord.Interaction, _: ui.Button):
        await interaction.response.defer(ephemeral=True, thinking=True)
        self.pondering = interaction

    @ui.button(label="Silent")
    async def silent(self, interaction: discord.Interaction, _: ui.Button):
        pass

    @ui.button(label="Off", disabled=True)
    async def off(self, interaction: discord.Interaction, _: ui.Button):
        pass

    @ui.select(
        placeholder="Where",
        min_values=1,
        max_values=2,
        options=[
            discord.SelectOption(label="Asgard", value="a", description="Gods live here"),
            discord.SelectOption(label="Hel", value="h"),
            discord.SelectOption(label="Midgard", value="m"),
        ],
    )
    async def where(self, interaction: discord.Interaction, select: ui.Select):
        await interaction.response.send_message("+".join(select.values))


@pytest.fixture
async def room():
    """A hall with Ann and Bo in it, and a bot."""
    async with Hall() as hall:
        hall.add_user("Ann")
        hall.add_user("Bo")
        channel = hall.add_channel("room")
        bot = Bot()
        async with running(bot, hall):
            yield hall, bot.get_channel(channel.id)


async def test_what_people_write_is_text(browser, room):
    """Markup is shown as it was written, in messages, names and places."""
    hall, channel = room
    async with visit(browser, hall.desk.url) as page:
        hall.add_channel(NASTY[:90])
        await channel.send(NASTY)
        embed = discord.Embed(title=NASTY[:80], description=f"[{NASTY[:40]}](https://example.com)")
        await channel.send(embed=embed)
        await page.get_by_role("button", name="Add a player").click()
        await page.get_by_label("Name").fill("<b>Cy</b>")
        await page.get_by_role("button", name="Add", exact=True).click()
        await expect(page.get_by_role("button", name="<b>Cy</b>")).to_be_visible()
        await expect(page.get_by_role("article").first).to_contain_text(NASTY)

        assert "caught" not in await page.title()
        assert await page.locator("#messages img").count() == 0


async def test_what_a_reply_repeats_has_no_signs_of_markup(browser, room):
    hall, channel = room
    async with visit(browser, hall.desk.url) as page:
        first = await channel.send("Play a card. **What do you do?**")
        await first.reply("Here")
        origin = page.locator("article .origin")

        await expect(origin).to_contain_text(": Play a card. What do you do?")
        await expect(origin.locator("strong")).to_have_text("What do you do?")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_everything_is_accessible(browser, room, size, theme):
    """Nothing that axe-core calls serious: messages, menus, forms, the drawer, in both themes."""
    hall, channel = room
    async with visit(browser, hall.desk.url, size, theme) as page:
        await channel.send(
            "# Hail\n**bold** `code` ||spoiler|| <t:0:R> <t:0:F>\n- one\n- two\n> said\n-# small",
            view=Controls(),
            embed=discord.Embed(title="Title", description="Text").add_field(name="a", value="b"),
        )
        await channel.send(f"<@{next(iter(hall.desk.users))}> and {channel.mention}")
        await page.get_by_role("button", name="Where").click()
        assert await violations(page) == []

        await page.get_by_role("button", name="Ask").click()
        await expect(page.get_by_role("dialog")).to_be_visible()
        assert await violations(page) == []

        await page.keyboard.press("Escape")
        if size is PHONE:
            await page.get_by_role("button", name="Open the list of places").click()
            await page.wait_for_timeout(300)  # the drawer slides in
            assert await violations(page) == []


async def test_emojis_of_the_application_are_pictures(browser, room):
    """In a text, on a button, in a menu; one that is gone is read by its name."""
    hall, channel = room
    png = io.BytesIO()
    Image.new("RGB", (128, 128), "red").save(png, "PNG")
    bot = channel._state._get_client()
    thor = await bot.create_application_emoji(name="thor", image=png.getvalue())
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Go", emoji=thor))
    option = discord.SelectOption(label="Thor", value="t", emoji=thor, description="He thunders")
    view.add_item(ui.Select(placeholder="Who", options=[option]))
    async with visit(browser, hall.desk.url, PHONE) as page:
        await channel.send(f"{thor} **Thor** thunders", view=view)
        said = page.get_by_role("article").last
        await expect(said.locator(".prose img.emoji")).to_have_js_property("naturalWidth", 128)
        go = page.get_by_role("button", name="Go", exact=True)  # what stands beside says the same
        await expect(go.locator("img")).to_be_visible()
        await page.get_by_role("button", name="Who").click()
        offered = page.get_by_role("option").filter(has_text="Thor")
        await expect(offered.locator("img")).to_be_visible()
        assert await violations(page) == []


async def test_on_a_phone_the_names_of_matches_are_read_to_their_ends(browser, room):
    """Their games stand there: in the bar above, and in the drawer, where they are told apart."""
    hall, channel = room
    names = [f"Ann v Huginn v Muninn #{number} - Fallen Kingdoms (practice)" for number in (1, 2)]
    for name in names:
        await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    async with visit(browser, hall.desk.url, PHONE) as page:
        await page.get_by_role("button", name="Open the list of places").click()
        for name in names:
            assert await is_whole(page.locator(".place-name", has_text=name))
        await page.locator(".place-name", has_text=names[0]).click()
        bar = page.get_by_role("heading", level=1)
        await expect(bar).to_contain_text(names[0])
        assert await is_whole(bar)
        assert await is_whole(page.locator("#people"))


async def is_whole(shown):
    """Whether nothing of it is cut off, nor has to be scrolled to."""
    await expect(shown).to_be_visible()
    return await shown.evaluate(
        "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1"
    )


async def test_the_checker_finds_a_planted_fault(browser, room):
    """A picture without a description is serious."""
    hall, channel = room
    async with visit(browser, hall.desk.url) as page:
        await channel.send("Here")
        await expect(page.get_by_role("article")).to_have_count(1)
        await page.evaluate("document.querySelector('main').append(document.createElement('img'))")

        assert any(each.startswith("image-alt") for each in await violations(page))


async def test_by_keyboard_alone(browser, room):
    """A menu of several, a form, and a message, without a mouse; the focus is never lost."""
    hall, channel = room
    async with visit(browser, hall.desk.url) as page:
        await channel.send("Here", view=Controls())
        await page.get_by_role("button", name="Where").focus()
        for key in ("Enter", "Enter", "End", "Enter", "Tab", "Enter"):
            await page.keyboard.press(key)
        await expect(page.get_by_role("article").last).to_contain_text("a+m")

        await page.get_by_role("button", name="Ask").focus()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("dialog", name="A form")).to_be_visible()
        await expect(page.get_by_label("Number")).to_be_focused()
        await page.keyboard.type("12")
        for key in ("Tab", "Enter", "ArrowDown", "Enter"):
            await page.keyboard.press(key)
        await page.get_by_role("button", name="Submit").focus()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("dialog")).to_be_hidden()
        answer = page.locator("article.private")
        await expect(answer).to_contain_text("12 of D")

        await page.get_by_role("combobox", name="Write as Ann").focus()
        await page.keyboard.type("Hail, *all*")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("article").last).to_contain_text("Hail, all")


async def test_a_form_of_choices(browser, room):
    """It is kept, with a complaint, until each field has as many as it takes."""
    hall, channel = room
    bo = next(each for each in hall.world.accounts.values() if each.name == "Bo")
    async with visit(browser, hall.desk.url, PHONE) as page:
        await channel.send("Here", view=Chooser(bo.id))
        await page.get_by_role("button", name="Choose").click()
        form = page.get_by_role("dialog", name="Choices")
        await expect(form.get_by_role("button", name="People")).to_contain_text("@Bo")
        await form.get_by_label("Thor").check()
        for name in ("Hel", "Ran", "Sif"):
            await form.get_by_label(name).check()
        await form.get_by_role("button", name="Submit").click()
        await expect(form.get_by_role("alert")).to_contain_text("1 to 2")
        await form.get_by_label("Hel").uncheck()
        await form.get_by_label("Really").check()
        await form.get_by_role("button", name="People").click()
        await form.get_by_role("option", name="@Ann").click()
        await form.get_by_role("button", name="Take these 2").click()
        assert await violations(page) == []
        await form.get_by_role("button", name="Submit").click()
        await expect(form).to_be_hidden()
        await expect(page.locator("article.private")).to_contain_text("Thor Ran Sif True")
        await expect(page.locator("article.private")).to_contain_text("Ann")


async def test_thinking_and_answers_that_come_too_late(browser, room):
    """While the bot thinks it says so; after three seconds of silence the page does."""
    hall, channel = room
    view = Controls()
    async with visit(browser, hall.desk.url) as page:
        await channel.send("Here", view=view)
        await expect(page.get_by_role("button", name="Off")).to_be_disabled()
        await page.get_by_role("button", name="Ponder").click()
        await expect(page.locator("article.private")).to_contain_text("Bot is thinking")
        await view.pondering.edit_original_response(content="Done")
        await expect(page.locator("article.private")).to_contain_text("Done")

        await page.get_by_role("button", name="Silent").click()
        await expect(page.get_by_text("This interaction failed")).to_be_visible()


async def test_new_messages_are_read_out(browser, room):
    """Those of others, in a polite live region; the unseen ones are not there."""
    hall, channel = room
    async with visit(browser, hall.desk.url) as page:
        await channel.send("Earlier")
        await expect(page.get_by_role("article")).to_have_count(1)
        await channel.send("The runes are cast")
        log = page.get_by_role("log")
        await expect(log).to_contain_text("Bot: ")
        await expect(log).to_contain_text("The runes are cast")
        assert await log.get_attribute("aria-live") == "polite"


async def test_a_picture_is_enlarged_and_closed(browser, room, tmp_path):
    """By a click, with its description; Escape closes it and gives the focus back."""
    hall, channel = room

    Image.new("RGB", (640, 400), "teal").save(tmp_path / "sea.png")
    async with visit(browser, hall.desk.url) as page:
        await channel.send(file=discord.File(tmp_path / "sea.png", description="The calm sea"))
        small = page.get_by_role("button", name="The calm sea")
        await small.click()
        await expect(page.get_by_role("dialog")).to_contain_text("The calm sea")
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_be_hidden()
        await expect(small).to_be_focused()


async def test_without_the_key_the_page_says_what_to_do(browser, room):
    """It shows nothing of the hall."""
    hall, channel = room
    await channel.send("Here")
    async with visit(browser, f"{hall.url}/#guess") as page:
        await expect(page.get_by_role("status")).to_contain_text("the terminal shows")
        await asyncio.sleep(0.3)
        assert await page.get_by_role("article").count() == 0


@pytest.mark.parametrize("slowly", [True, False], ids=["letter by letter", "at once"])
async def test_what_is_typed_behind_a_command_is_its_first_option(browser, slowly):
    """Though it may be left out; one space alone opens the command without it."""
    given = []
    async with Hall() as hall:
        hall.add_user("Ann")
        hall.add_channel("room")
        bot = Bot()

        @bot.tree.command(name="roll", description="Roll dice")
        async def roll(interaction: discord.Interaction, dice: str = "1d20", times: int = 1):
            given.append((dice, times))
            await interaction.response.send_message(f"rolled {dice}", ephemeral=True)

        async with running(bot, hall), visit(browser, hall.desk.url) as page:
            writing = page.get_by_role("combobox", name="Write as Ann")
            await writing.click()
            if slowly:
                await page.keyboard.type("/roll 4d6kh3", delay=20)
            else:
                await writing.fill("/roll 4d6kh3")
            await expect(page.get_by_role("combobox", name="dice")).to_have_value("4d6kh3")
            await page.keyboard.press("Enter")
            await expect(page.get_by_text("rolled 4d6kh3", exact=True)).to_be_visible()
            await page.keyboard.type("/roll ", delay=20)
            await page.keyboard.press("Enter")
            await expect(page.get_by_text("rolled 1d20", exact=True)).to_be_visible()

    assert given == [("4d6kh3", 1), ("1d20", 1)]


async def test_what_is_typed_while_a_command_is_on_its_way_is_not_its_own(browser):
    """The line is free at once; a command that failed comes back, if nothing else is there."""
    async with Hall() as hall:
        hall.add_user("Ann")
        hall.add_channel("room")
        bot = Bot()
        answered = asyncio.Event()

        @bot.tree.command(name="roll", description="Roll dice")
        async def roll(interaction: discord.Interaction, dice: str = "1d20"):
            if dice != "never":
                await answered.wait()
                await interaction.response.send_message(f"rolled {dice}", ephemeral=True)

        async with running(bot, hall), visit(browser, hall.desk.url) as page:
            await page.get_by_role("combobox", name="Write as Ann").click()
            await page.keyboard.type("/roll 4d6\n", delay=20)
            await page.keyboard.type("Hail\n", delay=20)
            await expect(page.get_by_role("article").last).to_contain_text("Hail")
            answered.set()
            await expect(page.get_by_text("rolled 4d6", exact=True)).to_be_visible()

            await page.keyboard.type("/roll never\n", delay=20)
            dice = page.get_by_role("combobox", name="dice")
            await expect(dice).to_be_hidden()
            await expect(dice).to_have_value("never")
            await expect(page.get_by_role("alert")).to_contain_text("did not")

            await page.keyboard.press("Enter")
            await page.keyboard.type("Well", delay=20)
            await expect(page.get_by_role("alert")).to_contain_text("did not")
            await expect(page.get_by_role("combobox", name="Write as Ann")).to_have_value("Well")


async def test_links_are_tall_enough_for_a_finger(browser, room):
    hall, channel = room
    await channel.send("Go to [the board](https://example.com), or [another one](https://a.b).")
    async with visit(browser, hall.desk.url, PHONE) as page:
        links = page.locator(".prose a")
        await expect(links).to_have_count(2)
        tall = [(await links.nth(at).bounding_box())["height"] for at in (0, 1)]

    assert min(tall) >= 40


class Panel(ui.LayoutView):
    """A private panel with a picture and a long menu of what stands on it."""

    def __init__(self, turn: int = 0) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.TextDisplay(f"Turn {turn}"))
        self.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://map.png")))
        options = [discord.SelectOption(label=f"{at} · D{at}") for at in range(24)]
        self.menu = ui.Select(placeholder="Where to?", options=options, custom_id="places")
        self.add_item(ui.ActionRow(self.menu))


def drawn():
    """A map, as large as a board."""
    file = io.BytesIO()
    Image.new("RGB", (1200, 900), "#345").save(file, "PNG")
    return discord.File(io.BytesIO(file.getvalue()), "map.png")


class Opener(ui.View):
    """Opens the panel, and keeps it at hand."""

    @ui.button(label="Open")
    async def open(self, interaction: discord.Interaction, _: ui.Button):
        await interaction.response.send_message(view=Panel(), file=drawn(), ephemeral=True)
        self.opened = interaction


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_menu_of_places_leaves_their_map_in_view(browser, room, size):
    hall, channel = room
    await channel.send(view=Opener(timeout=None))
    async with visit(browser, hall.desk.url, size) as page:
        await page.get_by_role("button", name="Open", exact=True).click()
        await page.get_by_role("button", name="Where to?").click()
        await expect(page.get_by_role("listbox", name="Where to?")).to_be_visible()
        image = await page.locator(".picture").bounding_box()
        entries = await page.get_by_role("listbox", name="Where to?").bounding_box()
        scroll = await page.locator("#scroll").bounding_box()

    assert image["y"] >= scroll["y"] - 1
    assert entries["y"] >= scroll["y"] - 1
    assert entries["y"] + entries["height"] <= scroll["y"] + scroll["height"] + 1
    assert apart(image, entries)


def apart(one, other):
    """Tell whether two boxes leave each other in view."""
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


async def test_the_page_follows_the_live_panel(browser, room):
    """What is said below it does not keep it out of view once it is edited."""
    hall, channel = room
    opener = Opener(timeout=None)
    await channel.send(view=opener)
    async with visit(browser, hall.desk.url) as page:
        await page.get_by_role("button", name="Open", exact=True).click()
        await expect(page.get_by_text("Turn 0", exact=True)).to_be_visible()
        for at in range(12):
            await channel.send(f"Long ago {at}\n" + "so it was told\n" * 6)
        await expect(page.get_by_role("article").last).to_contain_text("Long ago 11")
        await expect(page.get_by_text("Turn 0", exact=True)).not_to_be_in_viewport()
        await opener.opened.edit_original_response(view=Panel(1), attachments=[drawn()])

        await expect(page.get_by_role("button", name="Where to?")).to_be_in_viewport()
