"""Players of The Hammer of Thor who seek each other to deal: for goods, then for truces (11.4)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from games.hammer_of_thor.cards.deck import RUNES
from hall import Channel, Message, Reply, User
from play.library import words_of
from tests.e2e.choosy import plain
from tests.e2e.saga import HOME, STANDS, SagaReader

GIFT = re.compile(r"^You'd get (.+)\.$", re.MULTILINE)
"""What only the one who is asked is told: the rune or concealed item that they would get."""
WEIGHED = "You give the first and get the second"
GIVE = "What do you give"
"""The question for a deal, and the one that comes first where there are many."""
DEAL = re.compile(r"^Give (.+), get (.+)$")
GOODS = ("A rune", "An item")
"""What they give and want, before all else."""
RUNE_NAMES = frozenset(words_of("hammer_of_thor").text(f"card-{card}") for card in RUNES)
FIRST_CARD = "Which card do you show first?"
PEACE = "make peace until the next round ends."
ROUND = "**Round "
LASTS = 2
"""A truce holds until so many rounds have begun since."""


@dataclass
class Market:
    """What two have come to so far.

    They accept what is shown to one of them alone; of other deals they refuse the first.
    """

    refused: bool = False
    gifts: list[tuple[str, User]] = field(default_factory=list)
    """Runes and concealed items that were accepted, and by whom; one may go to and fro."""
    cards_in_peace: list[list[str]] = field(default_factory=list)
    """What could be shown first while a truce held."""
    questions: list[int] = field(default_factory=list)
    """How many there were for each deal that was named."""

    @property
    def has_traded(self) -> bool:
        """Something has changed hands that all others do not see."""
        return bool(self.gifts)

    @property
    def is_done(self) -> bool:
        """All has been seen: a deal refused, another kept, and a truce that held."""
        return self.refused and self.has_traded and bool(self.cards_in_peace)


class Trader(SagaReader):
    """Goes where the other one stands, and negotiates with nobody else."""

    leaves_orders = False
    DEALS: ClassVar[Mapping[str, float]] = {
        "Meet ": 60, "Make your plan": 50, "NEGOTIATE": 50, "To subdue": 10, "Aesir": 30, HOME: 20,
        "Conceal ": 55, "Reveal ": -1,
    }  # fmt: skip

    def __init__(self, user: User, seed: int, market: Market) -> None:
        super().__init__(user, seed)
        self.market = market
        self.texts: list[str] = []
        """Every panel that was shown."""
        self._asked = ""
        self._asked_about = 0
        """Questions for the deal that is being named."""
        self._others: frozenset[str] = frozenset()
        self._thread: Channel | None = None

    async def board(self, thread: Channel) -> Message | None:
        """The board, and where it shows the other one."""
        self._thread = thread
        board = await super().board(thread)
        if board is not None:
            stand = STANDS.findall(plain(" ".join(board.alt_texts)).rpartition(": ")[2])
            self._others = frozenset(place for name, place in stand if name != self.user.name)
        return board

    def liking(self, label: str, hint: str) -> float:
        """Whatever leads to the next deal."""
        if label == "Trade":
            return -1 if self.market.has_traded and self.market.refused else 20
        if WEIGHED in self._asked:
            return self._weigh(label)
        if GIVE in self._asked:
            return self._name(label)
        place = label.partition(" — ")[0].rpartition("· ")[2]
        if place in self._others or any(f" goes to {one}," in label for one in self._others):
            return 40
        liked = (worth for begin, worth in self.DEALS.items() if label.startswith(begin))
        return next(liked, super().liking(label, hint))

    @staticmethod
    def _name(label: str) -> float:
        """Rather a rune than an item, and either of them for the same."""
        if deal := DEAL.match(label):
            wanted = deal[2].capitalize()
            return 10 * (deal[1] in RUNE_NAMES) + 5 * (deal[1] != "nothing") + (wanted in GOODS)
        return next((20 - at for at, kind in enumerate(GOODS) if label == kind), 1)

    def _weigh(self, label: str) -> float:
        accepts = self.market.refused or GIFT.search(self._asked)
        return 20 * label.startswith("Accept" if accepts else "Refuse")

    async def _seen(self, reply: Reply) -> Message:
        panel = await super()._seen(reply)
        self.texts.append(plain(panel.text))
        return panel

    async def _decide(self, panel: Message) -> Reply:
        self._asked = plain(panel.text)
        if FIRST_CARD in self._asked and self._is_at_peace():
            (menu,) = panel.menus or [None]
            offered = menu.options if menu else panel.buttons
            self.market.cards_in_peace.append([one.label or "" for one in offered])
        weighs, gift = WEIGHED in self._asked, GIFT.search(self._asked)
        self._asked_about += GIVE in self._asked
        reply = await super()._decide(panel)
        if DEAL.match(plain(self.pressed[-1])):
            self.market.questions.append(self._asked_about)
            self._asked_about = 0
        if weighs and self.pressed[-1].startswith(("Accept", "Refuse")):
            self.market.refused |= self.pressed[-1].startswith("Refuse")
            if gift:
                self.market.gifts.append((gift[1], self.user))
        return reply

    def _is_at_peace(self) -> bool:
        """By what the thread tells."""
        assert self._thread is not None
        told = [line for one in self.user.sees(self._thread) for line in self._lines(one)]
        made = [at for at, line in enumerate(told) if PEACE in line]
        return bool(made) and sum(line.startswith(ROUND) for line in told[made[-1] :]) < LASTS

    @staticmethod
    def _lines(message: Message) -> list[str]:
        return [] if message.ephemeral else plain(message.text).split("\n")
