"""The interface of delivery to Discord; `cogs` implements it, tests may too."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from db import Audit, Post, Proposal
from play.match.call_kinds import CallStage
from play.match.match import Match
from play.match.post_names import HeraldPost, NotePost, WordPost


@dataclass(frozen=True)
class Board:
    """One player-turn as a message: what happened, the picture, what is awaited."""

    turn: int
    """The number of the turn, whatever the players count."""
    heading: str
    story: str
    awaited: str
    picture: bytes
    alt: str
    live: bool
    """The turn goes on, so that the buttons are of use."""


@dataclass(frozen=True)
class Call:
    """A call to play: whom, why now, until when, and where the board is."""

    seat: int
    stage: CallStage
    deadline: float | None
    """The moment, in UTC seconds, at which the player's time is up."""
    board: int | None
    hushed: bool = False
    """It makes no sound: a standing order answers. It looks like any other call."""
    reminds: bool = False
    """The player may want no more of them."""


@dataclass(frozen=True)
class Offer:
    """A proposal as it stands."""

    proposal: Proposal
    asked: tuple[int, ...] = ()
    """The users who must still agree."""
    rings: tuple[int, ...] = ()
    """Those of them, and of its guests, for whom its message rings."""
    others: int = 0
    """The actions of others that an undo takes back too."""


class Messenger(Protocol):
    """Posts, edits and deletes; every method that posts gives the message's id.

    Every method raises `Undeliverable` when Discord will not have it now.
    """

    async def find(self, match: Match, post: Post) -> int | None:
        """The message of a post, if it was sent already, among the last ones where it belongs.

        The one that is noted already does not count.
        """

    async def post_lobby(self, match: Match, nonce: int) -> int:
        """Post the invitation with its buttons."""

    async def edit_lobby(self, match: Match, message: int) -> None:
        """Bring the invitation up to date."""

    async def start_thread(self, match: Match, message: int) -> int:
        """Start the match's thread from its invitation."""

    async def start_private(self, match: Match) -> int:
        """Start the match's private thread, in its channel; nobody else is in it yet."""

    async def admit(self, match: Match, users: Iterable[int]) -> None:
        """Let people into the match's private thread, as far as they can come there."""

    async def keep_awake(self, match: Match) -> None:
        """Keep the match's thread from being archived for another week."""

    async def post_board(self, match: Match, board: Board, nonce: int) -> int:
        """Post the board of a new player-turn."""

    async def edit_board(self, match: Match, board: Board, message: int) -> None:
        """Bring a board up to date."""

    async def post_call(self, match: Match, call: Call, nonce: int) -> int:
        """Call a player to play, in the thread."""

    async def post_message(self, match: Match, call: Call, nonce: int) -> int:
        """Call a player to play, by a direct message.

        Raises:
            Unwelcome: the player takes none from us.
        """

    async def delete_message(self, match: Match, user: int, message: int) -> None:
        """Delete a direct message."""

    async def post_word(self, match: Match, name: WordPost, nonce: int) -> int:
        """Tell the table something about a player; it calls nobody, unless the word rings."""

    async def post_staff(self, match: Match, entry: Audit, nonce: int) -> int:
        """Tell the table what the server's staff has done; it calls nobody."""

    async def post_herald(self, match: Match, name: HeraldPost, nonce: int) -> int:
        """Tell the result in a channel of the server; it calls nobody."""

    async def post_farewell(self, match: Match, user: int, nonce: int) -> None:
        """Tell a player in private that the bot has left the match's server, and closed it.

        Raises:
            Unwelcome: the player takes none from us.
        """

    async def post_result(self, match: Match, picture: bytes, alt: str, nonce: int) -> int:
        """Tell all players how the match ended, with its epilogue as a picture."""

    async def post_proposal(self, match: Match, offer: Offer, nonce: int) -> int:
        """Post what somebody proposes, with the buttons to answer; it rings for some."""

    async def edit_proposal(self, match: Match, offer: Offer, message: int) -> None:
        """Tell in a proposal's message how it stands; one that is gone already is fine."""

    async def close_proposal(self, match: Match, key: str, message: int) -> None:
        """Tell in a proposal's message that not all have agreed; its buttons go."""

    async def take_back(self, match: Match, thread: int, since: int, known: frozenset[int]) -> None:
        """Mark the match's messages from `since` on as undone, but for the known ones."""

    async def post_restored(self, match: Match, turn: int, at: float, nonce: int) -> int:
        """Tell the table that the match stands again in a turn, as it did at a moment."""

    async def post_note(self, match: Match, name: NotePost, nonce: int) -> int | None:
        """Tell whoever can help what is in the match's way; None if nobody can be reached."""

    async def delete(self, match: Match, message: int) -> None:
        """Delete a message in the thread."""

    async def withdraw(self, match: Match, message: int) -> None:
        """Delete a message in the channel or in the thread, wherever it is."""

    async def has(self, match: Match, message: int) -> bool:
        """Tell whether a message stands in the thread; nobody sees that it is looked for."""

    async def is_member(self, match: Match, seat: int) -> bool:
        """Tell whether a player is still on the match's server."""


class Usher(Protocol):
    """Speaks to single people on behalf of a table, at once."""

    async def invite(self, match: Match, host: str, user: int, wording: str | None = None) -> None:
        """Call somebody to an open match.

        Raises:
            Undeliverable: Discord would not have it now.
        """

    async def show_out(self, match: Match, user: int) -> None:
        """Take somebody out of the match's private thread.

        Raises:
            Undeliverable: Discord would not have it now.
        """

    async def tell_removed(self, match: Match, user: int) -> bool:
        """Tell somebody in private that they have no seat any more; False if it failed."""


class Trouble(Enum):
    """Reasons why Discord would not have it, as far as they matter for what to do."""

    LATER = auto()
    """It is out of order, or too much was asked of it: the same may pass later."""
    MESSAGE_GONE = auto()
    THREAD_GONE = auto()
    CHANNEL_GONE = auto()
    LOCKED = auto()
    """The thread is locked; who may manage threads can unlock it."""
    FORBIDDEN = auto()
    """The bot may not do there what it must."""
    AWAY = auto()
    """The bot is not on that server."""


class Undeliverable(Exception):
    """Discord would not have it; `play.post.repairs` knows what to do about it.

    Args:
        reason: what Discord said, for the log.
        trouble: what that means.
        after: seconds before which nothing is to be tried again.
    """

    def __init__(
        self, reason: str, trouble: Trouble = Trouble.LATER, *, after: float = 0.0
    ) -> None:
        super().__init__(reason)
        self.trouble = trouble
        self.after = after


class Unwelcome(Exception):
    """A person takes no direct messages from the bot."""
