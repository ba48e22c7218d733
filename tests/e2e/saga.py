"""Players of The Hammer of Thor who read only the page: prudent ones, and bold ones."""

import re
from collections.abc import Mapping
from typing import ClassVar

from hall import Channel, Message, Reply, User
from tests.e2e.choosy import plain
from tests.e2e.evening import Guest
from tests.e2e.presses import Reader

TRAVELLING = "Where does your group go"
UNASKED = "nobody waits for you"
"""Stands in what one may do while another is on the move."""
WORKS = re.compile(r"(\d+) % (?:to work|to win|if they talk|to come along|to get away)")
SOMEBODY = re.compile(r"(\d+) % to meet somebody")
HOME = "Asgard"
"""The world of the Aesir, where most begin and so meet."""
STANDS = re.compile(r"(\w+) \d+ \(([^)]+)\)")
"""A player in the board's alternative text, with the score, and where its hero stands."""
MET = re.compile(r"^👥 .+ \((\w+)\) meets .+ \((\w+)\) at ")
"""Two players' groups meet."""


class SagaReader(Reader):
    """Travels where somebody is met, and shows the card that is likeliest to work."""

    LIKED: Mapping[str, float] = {
        "Do it": 100, "Put the card": -1, "Wake the card": -1, "Play ": -1,
        "Keep one of two": 5, "Keep an ability": -1, "From now on": -1, "Cast a rune": -1,
        "See to ": -1, "Keep ": 5, "FOLLOWER": 4, "ATTACK": 0, "Take nothing more": 4,
        "Withdraw": 0, "Try to withdraw": 0, "Give in": -1, "Let the lot": 4,
    }  # fmt: skip

    def __init__(self, user: User, seed: int) -> None:
        super().__init__(user, seed)
        self.journeys: list[int] = []
        """The presses of each journey, with whatever it leads to in the same sitting."""
        self._is_on_the_way = False

    def liking(self, label: str, hint: str) -> float:
        """By the chances that are told, or by what it is."""
        told = f"{label} {hint}"
        liked = next((worth for begin, worth in self.LIKED.items() if label.startswith(begin)), 3)
        if chance := WORKS.search(told) or SOMEBODY.search(told):
            return liked + int(chance[1]) / 100
        return liked

    async def play(self, thread: Channel) -> bool:
        """Decide all that is asked; what one might do in another's turn may be of yesterday."""
        if self._open is not None and self._waits(self.user.reread(self._open)):
            self._open = None
        goes_on = await super().play(thread)
        self._is_on_the_way = False
        return goes_on

    async def _decide(self, panel: Message) -> Reply:
        if TRAVELLING in panel.text and not self._is_on_the_way:
            self._is_on_the_way = True
            self.journeys.append(0)
        return await super()._decide(panel)

    def _count(self, presses: int, label: str = "") -> None:
        super()._count(presses, label)
        if self._is_on_the_way:
            self.journeys[-1] += presses

    def _waits(self, panel: Message) -> bool:
        """Do nothing in another's turn."""
        return UNASKED in panel.text.lower()


class Berserk(Guest, SagaReader):
    """Seeks the others first, then attacks whoever it meets, and fights to the end."""

    BOLD: ClassVar[Mapping[str, float]] = {
        "Meet ": 30, "ATTACK": 20, "To kill": 20, "Press": 20, "Until the end": 20,
        "Fight on": 20, "Accept": 20, "Aesir": 10,
    }  # fmt: skip

    _others: frozenset[str] = frozenset()
    """Where the others' heroes stand."""
    _has_met = False

    async def board(self, thread: Channel) -> Message | None:
        """The board, and where it shows the others."""
        board = await super().board(thread)
        if board is not None:
            stand = STANDS.findall(plain(" ".join(board.alt_texts)).rpartition(": ")[2])
            self._others = frozenset(place for name, place in stand if name != self.user.name)
            told = (line for one in self.user.sees(thread) for line in plain(one.text).split("\n"))
            self._has_met = any(MET.match(line) for line in told)
        return board

    def liking(self, label: str, hint: str) -> float:
        """Whatever leads to a fight."""
        bold = next((worth for begin, worth in self.BOLD.items() if label.startswith(begin)), None)
        if bold is not None:
            return bold
        place = label.partition(" — ")[0].rpartition("· ")[2]
        if not self._has_met and (place in self._others or label == HOME):
            return 20
        return super().liking(label, hint)
