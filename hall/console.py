"""A console in which one person takes several seats: reads lines, acts as users, shows their view.

It sees only what the user sees who acts. It knows nothing of the bot.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

import rich.console
from rich.table import Table
from rich.text import Text

from hall.console_controls import Control
from hall.console_forms import fill_in, picked
from hall.console_input import Lines
from hall.console_names import Names
from hall.console_pictures import Pictures
from hall.console_slash import Line, offers, parse
from hall.console_view import View, places
from hall.errors import ApiError, ClientRefusal
from hall.hall import Hall
from hall.model import CallbackType, Channel
from hall.reply import NO_ANSWER, Reply
from hall.sights import Button, Menu
from hall.users import User

Read = Callable[[], Awaitable[str | None]]
"""Returns the next line, or None when there are no more."""

HELP = (
    ("as Bo", "act as Bo; a new name is a new person"),
    ("go 1, go NAME, go dm", "enter a thread, or your direct messages; a bare go lists them"),
    ("back", "back to the channel"),
    ("see, see 3", "show every message here again, or the last three"),
    ("/", "list the commands"),
    ("/command name:value", "use a command; name:? shows suggestions"),
    ("3", "press the button [3]"),
    ("3.1, 3.1 3.4", "choose in the menu [3]; where people are chosen: 3 @Bo"),
    ("say hello", "write a message"),
    ("help, quit", "this list; leave"),
)
_NUMBERS = re.compile(r"\d+(\.\d+)?([\s,]+\d+\.\d+)*|\d+\s*[@#].*")
_NAME = re.compile(r"\w[\w .'-]{0,31}")


class Console:
    """A terminal at which one person plays everybody.

    Args:
        hall: where it all happens.
        channel: the text channel to start in.
        users: the people to act as, the first one first; `as` adds more.
        read: returns the next line; by default from the standard input.
        write: the terminal; by default the standard output.
        pictures: the folder for pictures; by default a new temporary one.
    """

    quiet = 0.4
    """For so many seconds the bot must do nothing before its answer is shown."""
    patience = 15.0
    """So many seconds the bot is waited for at most."""

    def __init__(
        self,
        hall: Hall,
        channel: Channel,
        users: Sequence[User],
        *,
        read: Read | None = None,
        write: rich.console.Console | None = None,
        pictures: Path | None = None,
    ) -> None:
        self.users = list(users)
        self.user = self.users[0]
        self.place = channel
        self._hall = hall
        self._channel = channel
        self._read = read or Lines()
        self._screen = write or rich.console.Console(highlight=False)
        self._view = View(hall, self._screen, Pictures(pictures))
        self._reading = False
        self._words: dict[str, Callable[[str], Awaitable[None]]] = {
            "as": self._act_as,
            "go": self._go,
            "back": self._back,
            "see": self._see,
            "say": self._say,
            "help": self._help,
        }

    async def run(self) -> None:
        """Obey line by line, until `quit` or the end of the input."""
        watching = asyncio.create_task(self._watch())
        try:
            await self._meet()
            while (line := await self._ask(self.prompt)) is not None:
                if line.strip().casefold() in ("quit", "exit"):
                    break
                await self.obey(line.strip())
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching

    async def obey(self, line: str) -> None:
        """Do what a line says, and show what comes of it; what cannot be done is told."""
        try:
            await self._obey(line)
        except ClientRefusal as refusal:
            self._view.complain(str(refusal))
        except ApiError as refusal:
            self._view.complain(refusal.message)
        except TimeoutError:
            self._view.complain("the bot is still busy with that")
        self._show_news()

    @property
    def prompt(self) -> str:
        """Who acts, and where."""
        if self.place.guild is None:
            return f"{self.user.name} @{self._hall.bot.name}> "
        name = self.place.name if len(self.place.name) <= 24 else f"{self.place.name[:23]}…"
        return f"{self.user.name} #{name}> "

    # -- plain words --------------------------------------------------------------------------

    async def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line.startswith("/"):
            await self._slash(line[1:].strip())
        elif _NUMBERS.fullmatch(line):
            await self._use(line)
        elif word.casefold() in self._words:
            await self._words[word.casefold()](rest.strip())
        elif line:
            raise ClientRefusal(f"“{line}” is nothing I know; “help” lists what you can write")

    async def _act_as(self, name: str) -> None:
        name = name.removeprefix("@")
        if not _NAME.fullmatch(name):
            people = ", ".join(user.name for user in self.users)
            raise ClientRefusal(f"write “as” and a name; so far there are {people}")
        known = [user for user in self.users if user.name.casefold() == name.casefold()]
        if not known:
            known = [self._hall.add_user(name)]
            self.users += known
            self._view.tell(f"{name} is new here.")
        self.user = known[0]
        if self.place not in self._places():
            self.place = self._channel

    async def _go(self, name: str) -> None:
        if not name:
            self._view.list_places(self.user, self._channel)
            return
        wanted = name.casefold().removeprefix("#")
        for how, place in places(self.user, self._channel):
            if how == f"go {wanted}" or wanted in place.name.casefold():
                self.place = place
                return
        raise ClientRefusal(f"{self.user.name} sees no place “{name}”; a bare “go” lists them")

    async def _back(self, _: str) -> None:
        self.place = self._channel

    async def _see(self, number: str) -> None:
        if number and not number.isdecimal():
            raise ClientRefusal("write “see”, or “see 3” for the last three messages")
        messages = self.user.sees(self.place)
        for message in messages[-int(number or 0) :]:
            self._view.show(self.user, message)
        if not messages:
            self._view.tell("Nobody has written anything here yet.")

    async def _say(self, text: str) -> None:
        await self.user.send(self.place, text)
        await self._calm()

    async def _help(self, _: str) -> None:
        table = Table.grid(padding=(0, 3))
        for usage, meaning in HELP:
            table.add_row(Text(usage, style="bold"), meaning)
        self._view.write(table)

    # -- commands -----------------------------------------------------------------------------

    async def _slash(self, text: str) -> None:
        if self._list_commands(text):
            return
        line = parse(self._hall, self.place, text)
        if line.asked is not None:
            await self._suggest(line, line.asked)
            return
        try:
            values = await line.values(self.user, self.place, self._names)
            reply = await self.user.command(self.place, line.offer.path, **values)
        except ClientRefusal:
            for usage in line.offer.lines():
                self._view.write(usage)
            raise
        await self._after(reply)

    def _list_commands(self, text: str) -> bool:
        """List the commands below an unfinished path; False if the path is finished or wrong."""
        offered = offers(self._hall, self.place)
        below = [each for each in offered if not text or each.path.startswith(f"{text} ")]
        for offer in below:
            for usage in offer.lines():
                self._view.write(usage)
        if not offered:
            self._view.tell("No commands are offered here.")
        return bool(below) or not offered

    async def _suggest(self, typed: Line, name: str) -> None:
        choices = await typed.suggestions(self.user, self.place, self._names)
        for choice in choices:
            line = Text(f"  {name}:{choice.value}", "bold")
            self._view.write(line.append(f"  {choice.name}", "not bold"))
        if not choices:
            self._view.tell("Nothing is suggested.")

    # -- buttons, menus and forms -------------------------------------------------------------

    async def _use(self, line: str) -> None:
        control = self._view.controls[int(re.split(r"\D", line, maxsplit=1)[0])]
        place = control.message.channel
        if place not in self._places():
            raise ClientRefusal(f"[{control.number}] is nothing that {self.user.name} sees")
        if isinstance(control.part, Menu):
            values = picked(control.number, control.part, line, self._names)
            custom_id = control.part.custom_id
            reply = await self.user.choose(control.message, custom_id, *values)
        else:
            reply = await self._press(control, control.part, line)
        self.place = place
        await self._after(reply)

    async def _press(self, control: Control, button: Button, line: str) -> Reply:
        if not line.isdecimal():
            raise ClientRefusal(f"[{control.number}] is a button: just type {control.number}")
        if button.disabled:
            raise ClientRefusal(f"“{button.label}” is off now")
        return await self.user.press(control.message, button.custom_id or "")

    async def _after(self, reply: Reply) -> None:
        if reply.failed:
            raise ClientRefusal(NO_ANSWER)
        if reply.callback is CallbackType.MODAL:
            await self._fill_in(reply)
            return
        await reply.settled(self.patience)
        await self._calm()

    async def _fill_in(self, reply: Reply) -> None:
        """Ask for a form's fields, again as long as they are refused."""
        modal = reply.modal
        while True:
            values = await fill_in(modal, self._names, self._ask_quietly, self._view.write)
            if values is None:
                return
            try:
                answer = await self.user.submit(modal, **values)
            except ClientRefusal as refusal:
                self._view.complain(str(refusal))
            else:
                await self._after(answer)
                return

    # -- the terminal -------------------------------------------------------------------------

    async def _meet(self) -> None:
        """Say hello, as soon as the bot is there and has said what it offers."""
        if not self._is_ready:
            self._view.tell("Waiting for the bot…")
        with suppress(TimeoutError):
            async with asyncio.timeout(self.patience):
                while not self._is_ready:  # noqa: ASYNC110 - the bot is elsewhere
                    await asyncio.sleep(0.05)
        bot = self._hall.bot.name if self._is_ready else "no bot so far"
        self._view.tell(f"You are {self.user.name}, in #{self._channel.name} with {bot}.")
        self._view.tell("A bare / lists the commands; “help” lists what else you can type.")
        self._show_news()

    @property
    def _is_ready(self) -> bool:
        commands = self._hall.commands() or self._hall.commands(self._channel.guild)
        return self._hall.gateway.connected and bool(commands)

    async def _ask(self, prompt: str) -> str | None:
        self._reading = True
        try:
            return await self._ask_quietly(prompt)
        finally:
            self._reading = False

    async def _ask_quietly(self, prompt: str) -> str | None:
        self._show_prompt(prompt)
        return await self._read()

    def _show_prompt(self, prompt: str) -> None:
        self._screen.print(Text(prompt, "bold yellow"), end="", soft_wrap=True)

    async def _watch(self) -> None:
        """Show what comes by itself while a line is awaited."""
        while True:
            await asyncio.sleep(self.quiet)
            if self._reading and self._is_news():
                await self._calm()
                if self._reading:
                    self._screen.print()
                    self._show_news()
                    self._show_prompt(self.prompt)

    async def _calm(self) -> None:
        """Wait until the bot has done nothing for a moment."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.patience):
                done = -1
                while done != len(self._hall.record):
                    done = len(self._hall.record)
                    await asyncio.sleep(self.quiet)

    def _is_news(self) -> bool:
        here = self._view.is_news(self.user, self.place)
        return here or self._view.is_rumour(self.user, self.users, self._channel, self.place)

    def _show_news(self) -> None:
        self._view.show_news(self.user, self.place)
        self._view.show_rumours(self.user, self.users, self._channel, self.place)

    def _places(self) -> list[Channel]:
        return [place for _, place in places(self.user, self._channel)]

    @property
    def _names(self) -> Names:
        return Names(self._hall, self.user, self.place)


def meet(people: Sequence[str], channel: str = "table") -> Callable[[Hall], Awaitable[None]]:
    """Return what opens a console in a hall, for people of these names in a new channel."""

    async def at(hall: Hall) -> None:
        users = [hall.add_user(name) for name in people]
        await Console(hall, hall.add_channel(channel), users).run()

    return at


async def wait(hall: Hall) -> None:
    """Say where a hall is, and leave it open until stopped."""
    rich.console.Console(highlight=False).print(f"The hall is open at {hall.url}")
    await asyncio.Event().wait()
