"""What all at a table of Norseheim know: whose turn it is, and who holds which Gods cards.

Read from what all can read, and from what each is told in private.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tests.e2e.choosy import plain
from tests.e2e.leaks import Hushed

TURN = re.compile(r"\*\*Turn \d+: (\w+)\.\*\*")
TAKEN = re.compile(r"^(\w+) takes ([^\n(,:]+) \(", re.MULTILINE)
PLAYED = re.compile(r"^✨ (\w+) plays ([^\n(]+) \(.*$", re.MULTILINE)
ATTACK = re.compile(r"^⚔ (\w+) attacks (\w+) from", re.MULTILINE)
THROWN = " throws: "
WINDOW = re.compile(r"Play a Gods card (before|after) the throw\?")
SURE = frozenset(("Belt of Might", "Gungnir"))
"""What whoever defends can always play before the throw."""
WAR = SURE | {
    "Mjolnir",
    "Iron Gloves",
    "Thunderclap",
    "Mocking Laugh",
    "Peace-Oath",
    "Hall of the Slain",
}
"""What whoever defends may play, before or after it."""


@dataclass
class Feud:
    """A match in which somebody is to play a Gods card in a battle of another's turn."""

    when_open: Callable[[], Awaitable[None]]
    """What befalls the table the first time that somebody is asked for such a card."""
    when_played: Callable[[str], Awaitable[None]]
    """The same when the card has just been played; it is given the line that told so."""
    hushed: Hushed
    turn: str = ""
    taken: set[tuple[str, str]] = field(default_factory=set)
    spent: set[str] = field(default_factory=set)
    opened: bool = False
    answer: str = ""
    """The line that told of the first card that was played in another's battle."""

    def read(self, text: str) -> None:
        """Whose turn it is by the last line that tells it, and what became of Gods cards."""
        text = plain(text)
        if found := TURN.findall(text):
            self.turn = found[-1]
        self.taken.update(TAKEN.findall(text))
        self.spent.update(card for _, card in PLAYED.findall(text))

    def armed(self, name: str) -> set[str]:
        """The Gods cards in somebody's hand that help in war."""
        return {card for one, card in self.taken if one == name} & WAR - self.spent

    async def asked(self) -> None:
        """The first window in another's turn is open."""
        if not self.opened:
            self.opened = True
            await self.when_open()

    async def answered(self, line: str) -> None:
        """A card was played in one."""
        if not self.answer:
            self.answer = line
            await self.when_played(line)
