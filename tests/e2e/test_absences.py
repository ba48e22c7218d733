"""Three people who have lives beside a match, and a fourth who takes a seat, over a kill."""

from tests.cogs.scene import pressed, typed
from tests.e2e.bot_process import bot_on
from tests.e2e.table import open_hall, with_button
from tests.patience import wait_for

AWAY = "🏖️ \u2068{}\u2069 is away until <t:"
STRANGER = "You have no seat in this match."


class Table:
    """What the people at one table see of it, each by their own eyes."""

    def __init__(self, hall, *people):
        self.hall, self.people = hall, people
        self.room = hall.add_channel("table")
        self.thread = None

    async def open(self):
        """The first of three has opened a match of Norsaga and started it."""
        host, *guests = self.people
        await host.command(self.room, "match new", title="norsaga")
        for guest in guests:
            invitation = (await wait_for(lambda one=guest: with_button(one, self.room, "Join")))[0]
            await pressed(guest, invitation, "Join")
        await pressed(host, (await wait_for(self._ready))[0], "Start")
        self.thread = (await wait_for(lambda: host.threads(self.room)))[0]
        await self.shows(host, "Your move")

    def _ready(self):
        invitations = with_button(self.people[0], self.room, "Start")
        return [one for one in invitations if not one.button("Start").disabled]

    async def types(self, user, path, **options):
        """The private answer to a command in the thread."""
        return await typed(user, self.thread, path, **options)

    async def shows(self, user, label):
        """The last message with a button, when there is one."""
        return (await wait_for(lambda: with_button(user, self.thread, label)))[-1]

    async def tells(self, user, text):
        """Wait until somebody reads a text that all can read."""
        await wait_for(lambda: [m for m in self.public(user) if text in m.text])

    async def ends(self, user):
        """Wait until nothing is proposed any more."""
        await wait_for(lambda: not with_button(user, self.thread, "Agree"))

    def public(self, user):
        """What a user sees in the thread that all see."""
        return [message for message in user.sees(self.thread) if not message.ephemeral]

    async def board_tells(self, user, text, *, no=False):
        """Wait until the board that has buttons tells something, or tells it no more."""
        await wait_for(lambda: (text in with_button(user, self.thread, "Your move")[-1].text) != no)


async def test_three_people_settle_their_absences_and_one_gives_a_seat_away(tmp_path):
    async with open_hall() as hall, bot_on(hall, tmp_path) as bot:
        ann, bo, cat, dan = (hall.add_user(name) for name in ("Ann", "Bo", "Cat", "Dan"))
        table = Table(hall, ann, bo, cat)
        await table.open()

        # More time: all others agree, one of them after a kill.
        assert (await table.types(ann, "table time")).startswith("I've asked the others")
        asked = await table.shows(cat, "Agree")
        assert "\u2068Ann\u2069 asks for more time: one more day." in asked.text
        assert (await pressed(bo, asked, "Agree")).text == "You've agreed."
        await bot.crash()
        assert (await pressed(dan, asked, "Agree")).text.startswith(STRANGER)
        assert (await pressed(cat, asked, "Agree")).text == "You've agreed."
        await table.tells(bo, "\u2068Ann\u2069 has been given more time")
        await table.ends(bo)

        # Time is given at once.
        assert await table.types(bo, "table give", player="Cat") == "Cat has one more day."
        await table.tells(ann, "\u2068Cat\u2069 has been given more time")

        # A pause needs everybody; anybody ends it.
        await table.types(bo, "table pause")
        asked = await table.shows(ann, "Agree")
        await pressed(ann, asked, "Agree")
        assert not any("The match is paused" in message.text for message in table.public(ann))
        await pressed(cat, asked, "Agree")
        await table.board_tells(bo, "The match is paused")
        await table.ends(bo)
        assert await table.types(cat, "table resume") == "▶️ The pause is over: time runs on."
        await table.board_tells(bo, "The match is paused", no=True)

        # Vacations: later ones are noted, those of now stand at the table, and one is back early.
        later = await table.types(bo, "away until", **{"from": "in 3 days", "end": "2 weeks"})
        assert later.startswith("🏖️ You're away from <t:")
        assert AWAY.format("Bo") not in await table.types(ann, "match list")
        assert (await table.types(bo, "away back")).startswith("Welcome back.")
        for person in (ann, bo, cat):
            await table.types(person, "away until", end="2 weeks")
        assert AWAY.format("Bo") in await table.types(ann, "match list")
        await table.board_tells(cat, "is away until <t:")
        for person in (ann, bo, cat):
            await table.types(person, "away back")
        await table.board_tells(cat, "is away until <t:", no=True)
        assert await table.types(cat, "away back") == "You aren't away."

        # A seat is given to a guest, who agrees, with all its secrets.
        assert (await table.types(dan, "match hand")).startswith(STRANGER)
        await table.types(bo, "table replace", **{"with": dan})
        asked = await table.shows(dan, "Agree")
        assert asked.pinged == ("Dan",)
        hand = await table.types(bo, "match hand")
        assert (await pressed(dan, asked, "Agree")).text.startswith("The seat is yours.")
        await table.tells(ann, "\u2068Dan\u2069 has taken a seat")
        assert await table.types(dan, "match hand") == hand
        assert (await table.types(bo, "match hand")).startswith(STRANGER)
        assert (await table.types(cat, "table takeover", player="Ann")).startswith(
            "The player in that seat"
        )
