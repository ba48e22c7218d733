"""All that is wrong at a table after a storm, by what its players see and are answered."""

from dataclasses import dataclass

from hall import Channel, Message
from tests.bench.crowd import prompt
from tests.e2e.kills.robots import Robot
from tests.e2e.player import SIGNS_OF_THE_END, asks

AWAITED = "⏳"


@dataclass
class Sight:
    """One look at a match by those who play it."""

    thread: Channel
    robots: list[Robot]
    spared: set[str]
    """Those whose call somebody has deleted, or who were the last to do something themselves."""

    @property
    def public(self) -> list[Message]:
        """What all can see."""
        return [one for one in self.robots[0].user.sees(self.thread) if not one.ephemeral]

    @property
    def is_over(self) -> bool:
        """The end was told."""
        signs = (sign in one.text for one in self.public for sign in SIGNS_OF_THE_END)
        return any(signs)

    @property
    def live(self) -> list[Message]:
        """The boards with buttons."""
        return [one for one in self.public if _offers(one, "Your move")]

    def flaws(self) -> list[str]:
        """All that is wrong before anybody presses anything."""
        if self.is_over:
            return [f"{len(self.live)} boards have buttons after the end"] if self.live else []
        boards = [one for one in self.public if one.images]
        if len(self.live) != 1 or self.live != boards[-1:]:
            last = boards[-1].text.split("\n")[0] if boards else "none"
            return [f"{len(self.live)} boards have buttons, the last board is {last!r}"]
        if not self._named():
            return ["the board waits for nobody"]
        lonely = [
            one for one in self._to_be_told() if not self._calls(one) and not self._panel(one)
        ]
        found = [f"{_name(one)} is awaited, and has neither a call nor a panel" for one in lonely]
        return [*found, *self._of_calls()]

    async def lies(self) -> list[str]:
        """All that turns out to be wrong when everybody opens a panel: look for flaws before."""
        if self.is_over:
            return []
        (board,), named, found = self.live, self._named(), []
        left_alone = [one for one in self._to_be_told() if not self._calls(one)]
        for robot in self.robots:
            before = self._panel(robot)
            panel = (await (await robot.user.press(board, "Your move")).settled()).message
            if robot in named and not asks(panel):
                found.append(f"the board waits for {_name(robot)}, who is asked nothing")
            elif robot in left_alone and (before is None or prompt(before) != prompt(panel)):
                found.append(f"{_name(robot)} is not called, and has a panel that is outdated")
        return found

    def _named(self) -> list[Robot]:
        """Those for whom the board waits."""
        return [one for one in self.robots if _name(one) in _awaited(self.live[0])]

    def _to_be_told(self) -> list[Robot]:
        return [one for one in self._named() if _name(one) not in self.spared]

    def _of_calls(self) -> list[str]:
        """Nobody is called who is not awaited, and nobody twice."""
        text = _awaited(self.live[0])
        found = []
        for robot in self.robots:
            calls = self._calls(robot)
            if calls and _name(robot) not in text:
                found.append(f"{_name(robot)} is called, and not awaited: {calls[0].text!r}")
            if len(calls) > 1:
                found.append(f"{_name(robot)} is called {len(calls)} times")
        return found

    def _calls(self, robot: Robot) -> list[Message]:
        mention = robot.user.user.mention
        return [one for one in self.public if one.text.startswith(f"{mention} ")]

    def _panel(self, robot: Robot) -> Message | None:
        own = [one for one in robot.user.sees(self.thread) if one.ephemeral]
        return own[-1] if own and prompt(own[-1]) else None


def _name(robot: Robot) -> str:
    return robot.user.name


def _offers(message: Message, label: str) -> bool:
    return any(one.label == label for one in message.buttons)


def _awaited(board: Message) -> str:
    """The lines of a board that say for whom it waits."""
    return "\n".join(line for line in board.text.split("\n") if line.startswith(AWAITED))
