"""A player who only types: knows the synced commands, what is suggested, and the answers."""

import random
import re
from collections.abc import Sequence
from typing import Any

from hall import Channel, User

EAGER = ("attack", "ready")
LAZY = ("transform", "rally", "deploy", "end")
"""What this player likes to do, and what not, so that a match comes to its end."""
LETTERS = "abcdefgh"
SIGNS_OF_THE_END = ("🏆", "⚖", "match is over")
WRONG = "Something went wrong"
DONE = (*SIGNS_OF_THE_END, "the match waits for", "Nothing to decide for you now")
"""What an answer tells when nothing more is asked of this player."""


class Typist:
    """Plays a title's commands by chance; every option is one that was suggested.

    What it likes to do is that of War of the 9 Realms.
    """

    def __init__(self, user: User, group: dict[str, Any], seed: int) -> None:
        self.user = user
        self._group = group["name"]
        self._of_use = re.compile(rf"`/{self._group} ([\w-]+)`")
        """How an answer names the commands that are of use next."""
        self.answers: list[str] = []
        self.suggested: list[str] = []
        self._chance = random.Random(seed)
        self._options = {
            command["name"]: [o["name"] for o in command["options"] if o.get("required")]
            for command in group["options"]
        }

    async def play(self, thread: Channel) -> bool:
        """Decide all that is asked now; False when the match is over."""
        names: Sequence[str] = tuple(self._options)
        while names:
            answer = await self._decide(thread, names)
            if any(sign in answer for sign in SIGNS_OF_THE_END):
                return False
            names = self._of_use.findall(answer)
        return True

    async def _decide(self, thread: Channel, names: Sequence[str]) -> str:
        """Use the first command that can be filled in and is not refused."""
        for name in self._by_liking(names):
            filled = await self._filled(thread, name)
            if filled is None:
                continue
            answer = await self._typed(thread, name, filled)
            if self._of_use.search(answer) or any(sign in answer for sign in DONE):
                return answer
        raise AssertionError(f"{self.user} is stuck: {self.answers[-3:]}")

    def _by_liking(self, names: Sequence[str]) -> list[str]:
        """Eager ones first, mostly; what needs no option last while nothing is known."""
        shuffled = self._chance.sample(list(names), len(names))
        if len(names) == len(self._options):
            return sorted(shuffled, key=lambda name: not self._options[name])
        if self._chance.random() < 0.1:
            return shuffled
        return sorted(shuffled, key=lambda name: (name not in EAGER) + (name in LAZY))

    async def _filled(self, thread: Channel, name: str) -> dict[str, str] | None:
        """The options of a command as suggested, one after the other; None: it is of no use."""
        filled: dict[str, str] = {}
        for option in self._options[name]:
            typed = self._chance.choice(LETTERS) if option == "hex" else ""
            choices = await self._look(thread, name, option, typed, filled)
            choices = choices or await self._look(thread, name, option, "", filled)
            if not choices:
                return None
            filled[option] = self._pick(choices)
        return filled

    def _pick(self, choices: dict[str, str]) -> str:
        """One of the suggestions, which are told by how they read."""
        return self._chance.choice(list(choices.values()))

    async def _look(
        self, thread: Channel, name: str, option: str, typed: str, filled: dict[str, str]
    ) -> dict[str, str]:
        choices = await self.user.autocomplete(
            thread, f"{self._group} {name}", focused=option, value=typed, **filled
        )
        self.suggested += [choice.name for choice in choices]
        return {choice.name: str(choice.value) for choice in choices}

    async def _typed(self, thread: Channel, name: str, filled: dict[str, str]) -> str:
        reply = await self.user.command(thread, f"{self._group} {name}", **filled)
        await reply.settled()
        assert reply.ephemeral
        assert WRONG not in reply.text
        self.answers.append(reply.text)
        return reply.text
