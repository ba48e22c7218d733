"""Players of Norsaga who lure a skald onto somebody's tree in another's turn, then play to win.

They know the rules in short and see what a client shows: boards, panels, suggestions. A ghost as
youngest hero brings Doom, Doom lets others play onto the tree, and a skald that lands there sings.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from hall import Channel, Message, Reply, User
from tests.e2e.choosy import Choosy, plain
from tests.e2e.table import with_button
from tests.e2e.typist import Typist
from tests.patience import patient

SONG = "A skald sings for you"
TURN = re.compile(r"\*\*Turn \d+: (\w+)\.\*\*")
DOOM = re.compile(r"Doom lies on the tree of ([\w, ]+)\.")
AWAITED = re.compile(r"Turn \d+, ([A-Z]\w+) to play")
CLAIMS = re.compile(r"(\d) of 6\b")
LURES = ("Whisper", "Invade", "Infiltrate", "Nix", "Ragnarok")
IDLE = ("Don't embellish", "Leave it at that")
OVER = "🏆"
FORCED = ("dismiss", "succeed", "reveal", "discard", "saga")
"""Commands for what there is no way around."""


@dataclass
class Tale:
    """What all at the table know of a match: whose turn it was told to be, and the song."""

    when_sung: Callable[[], Awaitable[None]]
    heard: bool = False
    turn: str = ""
    doomed: frozenset[str] = field(default_factory=frozenset)

    def read(self, text: str) -> None:
        """Whose turn it is by the last line that tells it."""
        if found := TURN.findall(plain(text)):
            self.turn = found[-1]

    def look(self, board: Message) -> None:
        """Read a board, and on whose trees others may play."""
        self.read(board.text)
        told = DOOM.search(plain(board.alt_texts[0]))
        self.doomed = frozenset(told[1].split(", ") if told else ())

    async def listen(self, name: str, text: str) -> None:
        """The first time that a skald sings for a player in another's turn is not missed."""
        if SONG in text and self.turn != name and not self.heard:
            self.heard = True
            await self.when_sung()


@dataclass
class Taste:
    """What a player likes best of what is offered, by how it reads."""

    name: str
    tale: Tale
    card: str = ""
    """The card that was chosen last, which is to go somewhere."""

    def liking(self, label: str, hint: str = "") -> float:
        """The greater, the better."""
        if label == "Do it":
            return 9
        if "'s " in label:
            return self._place(label, hint)
        if label.endswith(")"):
            return self._card(label)
        if label.startswith(IDLE):
            return 4 if self.tale.heard else 0
        return 5 if label.startswith(LURES) else 1

    def took(self, label: str) -> None:
        """Remember what was chosen, if it is a card."""
        if label.endswith(")"):
            self.card = label

    def _card(self, label: str) -> float:
        if self.tale.heard:
            return 0
        if "(ghost)" in label:
            return 3
        if "(skald/" in label:
            return 4 if self.tale.doomed - {self.name} else -1
        return 1

    def _place(self, label: str, hint: str) -> float:
        own, youngest = f"{self.name}'s" in label, "youngest" in label
        if self.tale.heard:
            claims = CLAIMS.search(hint)
            return (int(claims[1]) if claims else 0) + 10 * own
        if "(skald/" in self.card:
            return 0 if youngest else 1 + 2 * (not own)
        return 3 * own if youngest == ("(ghost)" in self.card) else 0


class Storyteller(Choosy):
    """Plays by the panel."""

    def __init__(self, user: User, seed: int, tale: Tale) -> None:
        super().__init__(user, seed)
        self._tale = tale
        self._taste = Taste(user.name, tale)

    def liking(self, label: str, hint: str) -> float:
        """By its taste."""
        return self._taste.liking(label, hint)

    def taken(self, label: str) -> None:
        """A card, perhaps, that is to go somewhere."""
        self._taste.took(label)

    async def board(self, thread: Channel) -> Message | None:
        """The board that has buttons now, read as well."""
        board = await super().board(thread)
        if board is not None:
            self._tale.look(board)
        return board

    async def _seen(self, reply: Reply) -> Message:
        panel = await super()._seen(reply)
        self._tale.read(panel.text)
        await self._tale.listen(self.user.name, panel.text)
        return panel


class TypingStoryteller(Typist):
    """Plays by slash commands, when the board says that it is awaited."""

    def __init__(self, user: User, group: dict[str, Any], seed: int, tale: Tale) -> None:
        super().__init__(user, group, seed)
        self._tale = tale
        self._taste = Taste(user.name, tale)
        self._answered: tuple[str, str] | None = None
        """The board on which everything was decided; the next one comes a moment later."""

    async def play(self, thread: Channel) -> bool:
        """Decide all that is asked now; False when the match is over."""
        board = await self._board(thread)
        if board is None:
            return False
        text, alt = plain(board.text), plain(board.alt_texts[0])
        awaited = AWAITED.search(alt)
        if (text, alt) == self._answered or (awaited and awaited[1] != self.user.name):
            await asyncio.sleep(0.05)
            return True
        self._tale.look(board)
        if awaited and f"sings for {self.user.name}" in text:
            await self._tale.listen(self.user.name, SONG)
        goes_on = await super().play(thread)
        self._answered = (text, alt)
        return goes_on

    async def _board(self, thread: Channel) -> Message | None:
        """The board that has buttons now; None when the match is over."""
        async with patient():
            while not (boards := with_button(self.user, thread, "Your move")):
                if any(OVER in message.text for message in self.user.sees(thread)):
                    return None
                await asyncio.sleep(0.02)
        return boards[-1]

    def _by_liking(self, names: Sequence[str]) -> list[str]:
        lures = [lure.casefold() for lure in LURES]
        liked = ["pass", "play"] if self._tale.heard else [*lures, "play", "plant"]
        first = [name for name in (*liked, *FORCED, "pass") if name in names]
        return list(dict.fromkeys([*first, *names]))

    def _pick(self, choices: dict[str, str]) -> str:
        shuffled = self._chance.sample(list(choices), len(choices))
        best = max(shuffled, key=lambda label: self._taste.liking(*plain(label).split(" — ")))
        self._taste.took(best)
        return choices[best]
