"""The outcome of something a user did."""

import asyncio
from collections.abc import Callable

from hall.errors import ClientRefusal
from hall.model import CallbackType, Interaction, MessageFlag
from hall.sights import Choice, Message, Modal, look, look_at_modal
from hall.world import World

NO_ANSWER = "The application did not respond"
_PROMPTLY = 0.02
_SETTLING = frozenset((CallbackType.DEFERRED_MESSAGE, CallbackType.DEFERRED_UPDATE))


class Reply:
    """The bot's answer to one interaction, as far as it has come; it grows while one looks."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self._world = world
        self._interaction = interaction

    @property
    def callback(self) -> CallbackType | None:
        """The kind of the bot's first answer; None if there was none in time."""
        return self._interaction.callback

    @property
    def failed(self) -> bool:
        """True if the user was told that the application did not respond."""
        return self.callback is None

    @property
    def message(self) -> Message:
        """The message that answered, or that the answer changed, as it stands now.

        Raises:
            ClientRefusal: there is none.
        """
        post = self._interaction.original
        if post is None or post.deleted:
            raise ClientRefusal(NO_ANSWER if self.failed else "no message answered")
        return look(post)

    @property
    def messages(self) -> list[Message]:
        """The first message and the further ones, without those that are deleted."""
        posts = [self._interaction.original, *self._interaction.followups]
        return [look(post) for post in posts if post is not None and not post.deleted]

    @property
    def text(self) -> str:
        """Everything there is to read in the answer."""
        if self.failed:
            return NO_ANSWER
        return "\n".join(message.text for message in self.messages)

    @property
    def ephemeral(self) -> bool:
        """True if only the user sees the answer."""
        return self.message.ephemeral

    @property
    def updated(self) -> bool:
        """True if the answer changes the message whose component was used."""
        return self.callback in (CallbackType.UPDATE, CallbackType.DEFERRED_UPDATE)

    @property
    def modal(self) -> Modal:
        """The modal that popped up.

        Raises:
            ClientRefusal: there is none.
        """
        if self._interaction.modal is None:
            raise ClientRefusal("no modal popped up")
        return look_at_modal(self._interaction)

    @property
    def opened(self) -> Modal | None:
        """The modal that popped up, if one did."""
        return self.modal if self._interaction.modal is not None else None

    @property
    def choices(self) -> list[Choice]:
        """The suggestions of an autocomplete."""
        return [Choice(each["name"], each["value"]) for each in self._interaction.choices]

    @property
    def is_settled(self) -> bool:
        """True if nothing is announced that has not come yet."""
        if self.callback not in _SETTLING:
            return True
        original = self._interaction.original
        if original is None or self._interaction.changes < 2:
            return False
        return original.deleted or MessageFlag.LOADING not in original.flags

    async def acknowledged(self) -> "Reply":
        """Wait until the bot has answered, or its three seconds are over by the hall's clock.

        Raises:
            TimeoutError: the hall's real patience ran out first.
        """
        due = self._interaction.created_at + self._world.acknowledge
        await self._wait(lambda: self.callback is not None or self._world.now() > due, NO_ANSWER)
        return self

    async def settled(self, patience: float | None = None) -> "Reply":
        """Wait until a deferred answer is there.

        Raises:
            TimeoutError: it did not come within so many real seconds; by default the hall's.
        """
        await self._wait(lambda: self.is_settled, "the deferred answer did not come", patience)
        return self

    async def changed(self) -> "Reply":
        """Wait until the bot does one more thing in this interaction.

        Raises:
            TimeoutError: it did not within the hall's real patience.
        """
        before = self._interaction.changes
        await self._wait(lambda: self._interaction.changes > before, "nothing changed")
        return self

    async def _wait(
        self, ready: Callable[[], bool], complaint: str, patience: float | None = None
    ) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + (self._world.patience if patience is None else patience)
        while not ready():
            if loop.time() > end:
                raise TimeoutError(complaint)
            self._interaction.changed.clear()
            # a virtual clock wakes nobody, so look at it every now and then
            try:
                await asyncio.wait_for(self._interaction.changed.wait(), _PROMPTLY)
            except TimeoutError:
                continue
