"""What delivery asks of Discord; `cogs` implements it, tests may too."""

from dataclasses import dataclass
from typing import Protocol

from bot.sitting import Sitting
from bot.wishes import Stage
from db import Post


@dataclass(frozen=True)
class Board:
    """One player-turn as a message: what happened, the picture, what is awaited."""

    heading: str
    story: str
    awaited: str
    picture: bytes
    alt: str
    live: bool
    """Whether the turn goes on, so that the buttons are of use."""


@dataclass(frozen=True)
class Call:
    """A call to play: whom, why now, until when, and where the board is."""

    seat: int
    stage: Stage
    deadline: float | None
    """When the player's time is up, in UTC seconds."""
    board: int | None


class Messenger(Protocol):
    """Posts, edits and deletes; every method that posts gives the message's id.

    Every method raises `Undeliverable` when Discord will not have it now.
    """

    async def find(self, sitting: Sitting, post: Post) -> int | None:
        """The message of a post, if it was sent already, among the last ones where it belongs."""

    async def post_lobby(self, sitting: Sitting, nonce: int) -> int:
        """Post the invitation with its buttons."""

    async def edit_lobby(self, sitting: Sitting, message: int) -> None:
        """Bring the invitation up to date."""

    async def start_thread(self, sitting: Sitting, message: int) -> int:
        """Start the match's thread from its invitation."""

    async def post_board(self, sitting: Sitting, board: Board, nonce: int) -> int:
        """Post the board of a new player-turn."""

    async def edit_board(self, sitting: Sitting, board: Board, message: int) -> None:
        """Bring a board up to date."""

    async def post_call(self, sitting: Sitting, call: Call, nonce: int) -> int:
        """Call a player to play, in the thread."""

    async def post_message(self, sitting: Sitting, call: Call, nonce: int) -> int:
        """Call a player to play, by a direct message.

        Raises:
            Unwelcome: the player takes none from us.
        """

    async def delete_message(self, sitting: Sitting, seat: int, message: int) -> None:
        """Delete a direct message."""

    async def post_word(self, sitting: Sitting, what: str, seat: int, nonce: int) -> int:
        """Tell the table something about a player, without a call to anybody."""

    async def post_result(self, sitting: Sitting, nonce: int) -> int:
        """Tell all players how the match ended."""

    async def post_offer(self, sitting: Sitting, kind: str, seat: int, nonce: int) -> int:
        """Post what a player proposes, with the buttons to answer."""

    async def delete(self, sitting: Sitting, message: int) -> None:
        """Delete a message in the thread."""


class Undeliverable(Exception):
    """Discord would not have it; it is tried again later."""


class Unwelcome(Exception):
    """A person takes no direct messages from the bot."""
