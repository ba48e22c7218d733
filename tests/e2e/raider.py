"""Players of Norseheim who arm themselves with Gods cards, then attack whoever has some.

They know the rules in short and see what a client shows: boards, panels, the board in words.
"""

import re

from hall import Channel, Message, Reply, User
from tests.e2e.choosy import Choosy, plain
from tests.e2e.feud import ATTACK, PLAYED, SURE, THROWN, WAR, WINDOW, Feud
from tests.e2e.leaks import DONE
from tests.e2e.player import asks
from tests.e2e.story import AWAITS
from tests.e2e.table import with_button
from tests.patience import wait_for

LAND = re.compile(r"^\d (\w+) \(\w+\) (?:.*sworn to )?(\w+) \d", re.MULTILINE)
"""A region in the board in words, and who holds it."""
WAITING = "Nothing to decide for you now"
SURELY = "You can't take this back on your own once others have seen"
STORY = "\n\n"
"""Stands between what an answer tells and what is asked next."""
HUSH = (
    "Nobody sees it until everyone has chosen",
    "All choices are shown together",
    "The Giants are about to strike",
)
"""What is asked of several at the same time, in secret."""
KEPT = "Play no Gods card"
KINDS = {
    "Do it": 9,
    KEPT: 8,  # cards are for another's battle
    "Diplomacy": 4,
    "Fight on": 4,
    "Done moving": 4,
    "Recruit": 3,
    "Build a settlement": 2,
    "Build a ring": 2,
    "Worship a god and take no": -1,
    "Take markers back": -2,
    "Pass": -5,
}
"""Beginnings of what is offered, and how well it is liked; all else is liked a little."""
FEWER = ("How many markers",)
NUMBER = re.compile(r"\d+")
TARGET = re.compile(r"(\w+) with \d+, ")
"""A region that an army may attack, as its menu names it."""
SWORN = re.compile(r", \d markers? \(")
"""A chieftain who may be convinced, in the same way."""


class Raider(Choosy):
    """Plays by the panel."""

    def __init__(self, user: User, seed: int, feud: Feud) -> None:
        super().__init__(user, seed)
        self._feud = feud
        self._thread: Channel | None = None
        self._lands: dict[str, str] = {}
        """Who holds which region."""
        self._asked = ""
        self._is_in_anothers_battle = False
        self._besieged = ""
        """Whom this player attacks, until the runes are thrown."""

    async def board(self, thread: Channel) -> Message | None:
        """The board that has buttons now, read as well."""
        self._thread = thread
        board = await super().board(thread)
        if board is not None:
            self._feud.read(board.text)
        return board

    def liking(self, label: str, hint: str) -> float:
        """By what is asked, and by how the choice reads."""
        number = NUMBER.search(label)
        if self._is_in_anothers_battle and not label.startswith(KEPT):
            return 9
        if target := TARGET.search(label):
            holder = self._lands[target[1]]
            return -1 if holder == self.user.name else self._raid(holder)
        if "Which god?" in self._asked:
            return any(card in hint for card in WAR)
        if "How many" in self._asked and number is not None:
            return int(number[0]) * (-1 if any(one in self._asked for one in FEWER) else 1)
        return KINDS["Diplomacy"] if SWORN.search(label) else self._kind(label)

    def _raid(self, holder: str) -> float:
        """The more Gods cards they hold, the better; who holds none is left for last."""
        return (
            3 if not any(map(self._feud.armed, self._rivals)) else 4 + len(self._feud.armed(holder))
        )

    def _kind(self, label: str) -> float:
        if label.startswith("Worship a god and take the"):
            return 1 if self._feud.armed(self.user.name) else 6
        if label.startswith("Attack"):
            return max(map(self._raid, self._rivals), default=3)
        return next((liked for kind, liked in KINDS.items() if label.startswith(kind)), 1)

    @property
    def _rivals(self) -> set[str]:
        return set(self._lands.values()) - {self.user.name}

    async def _decide(self, panel: Message) -> Reply:
        self._asked = plain(panel.text)
        heads = [menu.placeholder or "" for menu in panel.menus]
        options = [option.label for menu in panel.menus for option in menu.options]
        offered = [*heads, *options, *(button.label for button in panel.buttons)]
        if any(label.startswith("Attack") for label in offered):
            self._lands = await self._held()
        return await super()._decide(panel)

    async def _held(self) -> dict[str, str]:
        """Look at the board in words."""
        assert self._thread is not None
        thread = self._thread  # between two boards no message has the button
        boards = await wait_for(lambda: with_button(self.user, thread, "Text"))
        board = boards[-1]
        reply = await self.user.press(board, "Text")
        await reply.settled()
        return dict(LAND.findall(plain(reply.text)))

    async def _seen(self, reply: Reply) -> Message:
        panel = await super()._seen(reply)
        text = plain(panel.text)
        self._feud.read(text)
        self._watch(text)
        await self._hush(text, asked_more=asks(panel))
        if SURELY not in text:
            await self._battle(text)
        return panel

    async def _battle(self, text: str) -> None:
        """Whether it is time for a Gods card in a battle of another's turn, or was a moment ago."""
        was_in_one, name = self._is_in_anothers_battle, self.user.name
        self._is_in_anothers_battle = bool(WINDOW.search(text)) and self._feud.turn != name
        played = PLAYED.search(text)
        if was_in_one and played and played[1] == name:
            await self._feud.answered(played[0])
        elif self._is_in_anothers_battle:
            await self._feud.asked()

    async def _hush(self, text: str, *, asked_more: bool) -> None:
        """Nobody hears what others have chosen while some are still choosing."""
        if text.startswith(DONE):
            done = text.split("\n", maxsplit=1)[0].removeprefix(DONE).removesuffix(".")
            self._feud.hushed.keep(self.user, self.pressed[-1], done)
            if not asked_more:
                await wait_for(self._is_told_to_have_chosen)
        elif self.pressed[-1] == "Your move":
            if any(sign in text for sign in HUSH):  # after whatever is new to this player
                self._feud.hushed.look()
        elif STORY in text:
            self._feud.hushed.reveal()

    def _is_told_to_have_chosen(self) -> bool:
        """The board waits for others: what it tells of the choice, all can read from now on."""
        assert self._thread is not None
        boards = with_button(self.user, self._thread, "Your move")  # none once the match is over
        lines = boards[-1].text.split("\n") if boards else []
        return not any(self.user.name in line for line in lines if line.startswith(AWAITS))

    def _watch(self, text: str) -> None:
        """Whoever is attacked and could play a card is asked before the runes are thrown."""
        attack = ATTACK.search(text)
        if attack and attack[1] == self.user.name:  # a new panel tells of others' attacks as well
            self._besieged = self._lands[attack[2]]
        if self._besieged in self._rivals and THROWN in text:
            idle = self._feud.armed(self._besieged) & SURE
            assert not idle, f"{self._besieged} was not asked for {idle}"
        if THROWN in text or WAITING in text:
            self._besieged = ""
