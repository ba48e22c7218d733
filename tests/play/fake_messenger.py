"""A messenger that remembers: what a channel shows, and every request in its order.

Like Discord it gives the same message for a nonce that it has not forgotten. Tests may let it
refuse, or let the program die right after something was sent.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count

from hall import VirtualClock
from play.match.match import Audit, Match, Post
from play.match.post_names import HeraldPost, NotePost, WordPost, nonce_of
from play.post.messenger import Board, Call, Offer, Trouble, Undeliverable, Unwelcome

REMEMBERED = 180.0
"""Seconds during which a nonce is known."""


class Killed(BaseException):
    """The program dies here; nothing may catch it."""


@dataclass
class Shown:
    """A message as it stands in the channel."""

    kind: str
    match: int
    nonce: int
    at: float
    board: Board | None = None
    seat: int | None = None
    link: int | None = None
    call: Call | None = None
    then: tuple[int, float] | None = None
    offer: Offer | None = None
    edits: int = 0


@dataclass
class FakeMessenger:
    """Implements `play.post.messenger.Messenger`."""

    clock: VirtualClock
    shown: dict[int, Shown] = field(default_factory=dict)
    done: list[str] = field(default_factory=list)
    """What was asked for: `post board`, `edit board`, `delete call`, `find call` …"""
    refuses: set[str] = field(default_factory=set)
    """What Discord will not have for now, in the same words."""
    trouble: Trouble = Trouble.LATER
    """Why it refuses."""
    departed: set[int] = field(default_factory=set)
    """Who is not on the server any more."""
    broken: set[int] = field(default_factory=set)
    """Matches in whose messages there is a bug."""
    closed: set[int] = field(default_factory=set)
    """People who take no direct messages."""
    dies_after: str = ""
    """After which deed the program dies."""
    _ids: "count[int]" = field(default_factory=lambda: count(1000))

    def of(self, kind: str) -> list[Shown]:
        """The messages of a kind that the channel shows, oldest first."""
        return [each for each in self.shown.values() if each.kind == kind]

    async def find(self, match: Match, post: Post) -> int | None:
        self._do(f"find {post.kind}", match)
        for message, each in self.shown.items():
            if each.nonce == nonce_of(post) and message != post.message:
                return message
        return None

    async def post_lobby(self, match: Match, nonce: int) -> int:
        return self._post("lobby", match, nonce)

    async def edit_lobby(self, match: Match, message: int) -> None:
        self._edit(match, message)

    async def start_thread(self, match: Match, message: int) -> int:
        self._do("start thread", match)
        return message

    async def post_board(self, match: Match, board: Board, nonce: int) -> int:
        return self._post("board", match, nonce, board=board)

    async def edit_board(self, match: Match, board: Board, message: int) -> None:
        self._edit(match, message)
        self.shown[message].board = board

    async def post_call(self, match: Match, call: Call, nonce: int) -> int:
        return self._post("call", match, nonce, seat=call.seat, link=call.board, call=call)

    async def post_message(self, match: Match, call: Call, nonce: int) -> int:
        if match.record.seats[call.seat].user in self.closed:
            self.done.append("closed dm")
            raise Unwelcome
        return self._post("dm", match, nonce, seat=call.seat, link=call.board, call=call)

    async def delete_message(self, match: Match, user: int, message: int) -> None:
        await self.delete(match, message)

    async def post_word(self, match: Match, name: WordPost, nonce: int) -> int:
        return self._post(f"word {name.word}", match, nonce, seat=name.seat)

    async def post_staff(self, match: Match, entry: Audit, nonce: int) -> int:
        return self._post(f"staff {entry.what}", match, nonce)

    async def post_herald(self, match: Match, name: HeraldPost, nonce: int) -> int:
        return self._post("herald", match, nonce)

    async def post_farewell(self, match: Match, user: int, nonce: int) -> None:
        if user in self.closed:
            raise Unwelcome
        self._post("farewell", match, nonce)

    async def post_result(self, match: Match, picture: bytes, alt: str, nonce: int) -> int:
        return self._post("result", match, nonce)

    async def post_proposal(self, match: Match, offer: Offer, nonce: int) -> int:
        return self._post("proposal", match, nonce, seat=offer.proposal.seat, offer=offer)

    async def edit_proposal(self, match: Match, offer: Offer, message: int) -> None:
        self._edit(match, message)
        self.shown[message].offer = offer

    async def close_proposal(self, match: Match, key: str, message: int) -> None:
        self._edit(match, message)
        self.shown[message].offer = None

    async def start_private(self, match: Match) -> int:
        self._do("start private", match)
        return next(self._ids)

    async def admit(self, match: Match, users: Iterable[int]) -> None:
        self._do(f"admit {len([*users])}", match)

    async def keep_awake(self, match: Match) -> None:
        self._do("keep awake", match)

    async def post_note(self, match: Match, name: NotePost, nonce: int) -> int | None:
        return self._post(f"note {name.key}", match, nonce)

    async def take_back(self, match: Match, thread: int, since: int, known: frozenset[int]) -> None:
        self._do("take back", match)

    async def post_restored(self, match: Match, turn: int, at: float, nonce: int) -> int:
        return self._post("restored", match, nonce, then=(turn, at))

    async def delete(self, match: Match, message: int) -> None:
        self._do(f"delete {self.shown[message].kind}", match)
        del self.shown[message]

    async def withdraw(self, match: Match, message: int) -> None:
        await self.delete(match, message)

    async def has(self, match: Match, message: int) -> bool:
        return message in self.shown

    async def is_member(self, match: Match, seat: int) -> bool:
        return match.record.seats[seat].user not in self.departed

    def _post(self, kind, match, nonce, **what):
        deed = f"post {kind}"
        self._may(deed, match)
        now = self.clock.now()
        known = (
            message
            for message, each in self.shown.items()
            if each.nonce == nonce and now - each.at < REMEMBERED
        )
        message = next(known, None) or next(self._ids)
        self.shown.setdefault(message, Shown(kind, match.record.id, nonce, now, **what))
        self._noted(deed)
        return message

    def _edit(self, match, message):
        self._do(f"edit {self.shown[message].kind}", match)
        self.shown[message].edits += 1

    def _do(self, deed, match):
        self._may(deed, match)
        self._noted(deed)

    def _may(self, deed, match):
        if deed in self.refuses:
            raise Undeliverable(deed, self.trouble)
        if match.record.id in self.broken:
            raise RuntimeError(deed)

    def _noted(self, deed):
        self.done.append(deed)
        if deed == self.dies_after:
            self.dies_after = ""
            raise Killed
