"""People who read only the page, and what it costs them: the presses of a finger.

A button is one press. A choice in a menu is two, to open it and to choose; each further thing that
is chosen there is one more.
"""

import re
from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from hall import Channel, Message, Reply, User
from tests.e2e.choosy import Choosy, plain
from tests.e2e.player import ORDERS, asks, decisions

BACK = "◂ Back"
ORDERED, THEIRS = "Your order answers this", " against your "
ATTACK = re.compile(r"\bAttack | attacks ")
Choice = tuple[str, str]
"""A menu, none for buttons, and what reads there."""
TURN = re.compile(r"· (?:turn|round) (\d+)")
"""How a board counts time: in turns, or where players count no turns, in rounds."""
FAIR = 60
"""Chances of an attack that are worth it, in percent."""


APPROACH, MIDDLE = 4, 8
"""Turns in which figures come closer, and the column of the board's middle."""


class Reader(Choosy):
    """Presses what it likes best; below 0 it rather goes back."""

    leaves_orders: ClassVar[bool] = True
    """Takes every standing order that is offered."""

    def __init__(self, user: User, seed: int) -> None:
        super().__init__(user, seed)
        self.presses: Counter[int] = Counter()
        """By the turn or round that the board tells."""
        self.attacks: list[int] = []
        """The presses of each attack, from the own question to the roll."""
        self._turn = 0
        self._asked_at = 0
        self._way = ""
        self._open: Message | None = None
        """The panel that is open; it is kept up to date."""
        self._in_vain: set[str] = set()
        """What led to nothing worth it, of what is asked now."""
        self._question = ""

    async def play(self, thread: Channel) -> bool:
        """Decide all that is asked now, and tell whether the match goes on."""
        board = await self.board(thread)
        if board is None:
            return False
        if turn := TURN.search(plain(board.text)):
            self._turn = int(turn[1])
        panel = self._open and self.user.reread(self._open)
        if panel is None or not asks(panel):
            panel = await self._seen(await self.user.press(board, "Your move"))
            self._count(int(asks(panel)))  # what shows nothing new is not worth a press
        while asks(panel) and not self._waits(panel):
            panel = await self._seen(await self._decide(panel))
        self._open = panel
        return True

    def _waits(self, panel: Message) -> bool:
        """Leave another's roll to one's order; for one's own roll a press is quicker."""
        return ORDERED in panel.text and THEIRS in panel.text

    async def _decide(self, panel: Message) -> Reply:
        within = any(button.label == BACK for button in panel.buttons)
        if not within:
            self._asked_at = self.presses.total()
            if panel.text != self._question:
                self._question = panel.text
                self._in_vain.clear()
        orders = [one.label for one in panel.buttons if (one.custom_id or "").startswith(ORDERS)]
        if orders and not within and self.leaves_orders:
            return await self._finger(panel, orders[0] or "")
        offered = _choices(panel) | {("", label): "" for label in decisions(panel)}
        told = {one: hint for one, hint in offered.items() if one[1] not in self._in_vain}
        told = told or offered  # all of it is in vain, and something has to be done
        worth = max((self._worth(*one) for one in told.items()), default=-1.0)
        if not told or (within and worth < 0 and self._way not in self._in_vain):
            self._in_vain.add(self._way)
            return await self._finger(panel, BACK)
        shuffled = self._chance.sample(list(told), len(told))
        menu, best = max(shuffled, key=lambda one: (self._worth(one, told[one]), not one[0]))
        self.pressed.append(best)
        self._way = best
        if menu:
            return await self._pick(panel, menu, best)
        return await self._finger(panel, best)

    def _worth(self, choice: Choice, hint: str) -> float:
        return self.liking(plain(choice[1]), plain(hint))

    async def _finger(self, panel: Message, label: str) -> Reply:
        self._count(1, label)
        return await self.user.press(panel, label)

    async def _pick(self, panel: Message, custom_id: str, label: str) -> Reply:
        """Open a menu and choose: one thing, or as many as have to be."""
        menu = panel.menu(custom_id)
        others = [each.label for each in menu.options if each.label != label]
        wanted = [label, *others[: max(0, menu.least - 1)]]
        self._count(1 + len(wanted), label)
        return await self.user.choose(panel, menu.custom_id, *wanted)

    def _count(self, presses: int, label: str = "") -> None:
        self.presses[self._turn] += presses
        if ATTACK.search(label):
            self.attacks.append(self.presses.total() - self._asked_at)


class WarReader(Reader):
    """Attacks where the odds are fair, comes closer, and leaves rolls as they are."""

    LIKED: Mapping[str, float] = {
        "Take the usual places": 100, "Do it": 100, "Discard": 50, "Accept and don't": 20,
        "Leave the roll": 15, "Rally": 12, "Hunt": 11, "Choose Sinfjotli's prey": 9,
        "End the turn": 1, "Play": -3, "Re-roll": -3, "Change terrain": -9, "No prey": 0,
        "Let chance": 30, "More choices": -9,
    }  # fmt: skip

    def liking(self, label: str, hint: str) -> float:
        """By the odds, by what can be attacked from there, or by how near the middle it is."""
        told = f"{label} {hint}"
        percent = re.search(r"(\d+) % to hurt", told)
        if percent is not None and (ATTACK.search(label) or "strike back" in label):
            return 40 + int(percent[1]) / 10 if int(percent[1]) >= 25 else -1
        if place := re.search(r"Move to [A-Z](\d+)", label):
            if "can attack" in hint:
                return 30
            return -1 if self._turn > APPROACH else 20 - abs(int(place[1]) - MIDDLE)
        return next((worth for begin, worth in self.LIKED.items() if label.startswith(begin)), 10)


class TaleReader(Reader):
    """Plays cards where they bring the saga on, and embellishes when it may."""

    def liking(self, label: str, hint: str) -> float:
        """By the traits that are proven then."""
        proven = re.search(r"→ (\d)/6", f"{label} {hint}")
        if label.startswith(("Don't embellish", "Leave it at that")):
            return 0
        return 2 + int(proven[1]) if proven else 1


class LandReader(Reader):
    """Grows, worships and attacks as it comes, and passes when nothing else is offered."""

    def liking(self, label: str, hint: str) -> float:
        """All the same, but for what ends the round."""
        if label == "Do it":
            return 9
        return 0.5 if label.startswith(("Pass", "Ask for mercy")) else 1


class KingdomReader(Reader):
    """Grows, attacks where the odds are fair, and moves no more than it takes."""

    LIKED: Mapping[str, float] = {
        "Be ": 5, "Place all my other groups": -1, "Do it": 9, "Move in": 8,
        "Attack to the last": 7, "Attack, and": 2, "Don\u2019t attack": 3,
        "Don\u2019t invade": 6, "Give your kingdom": -1,
        "Invade with": 7, "Spread them evenly": 8, "No more paths": 4, "Push no further": 3,
        "No rampage": 4, "All stay": 6, "Call units back": -1, "End your moves": 2, "Go home": 3,
        "Throw again": 4, "Choose where": -1, "Don\u2019t use": 1,
    }  # fmt: skip

    def liking(self, label: str, hint: str) -> float:
        """By the odds of an attack, or by what it is."""
        told = f"{label} {hint}"
        if percent := re.search(r"(\d+) % to take it", told):
            sure = int(percent[1])
            if "Attack to the last" in label:
                return 7 if sure >= FAIR else 2.5
            return 3 + sure / 100 if sure >= FAIR else -1
        if re.search(r", with \d+ units?$", label):
            return 0  # to an own or an empty city
        name = label.rpartition("· ")[2]
        return next((worth for begin, worth in self.LIKED.items() if name.startswith(begin)), 3)


def _choices(panel: Message) -> dict[Choice, str]:
    """What can be chosen in menus, with the hints."""
    return {
        (menu.custom_id, each.label): each.description or ""
        for menu in panel.menus
        for each in menu.options
    }
