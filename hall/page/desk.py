"""The desk of the people at one keyboard: who sits there, what each has read, the clock."""

import secrets
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from hall.clock import Clock, TurnableClock
from hall.errors import ClientRefusal
from hall.model import Account, Channel, Guild, Post
from hall.permissions import sees
from hall.sights import Message, Modal
from hall.users import User
from hall.world import World

NAME_LENGTH = 32
"""Letters of a name, as in Discord."""


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a desk that outlives a restart."""

    key: str
    ahead: float
    read: list[tuple[int, int, int]]
    dismissed: list[int]


@dataclass
class Desk:
    """The keyboard of a hall.

    Args:
        world: the hall.
        guild: the guild that is shown.
        users: everybody who may act, in the order in which they came.
    """

    world: World
    guild: Guild
    users: dict[int, User]
    key: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    """The key that only those know who were told the page's address."""
    read: dict[tuple[int, int], int] = field(default_factory=dict)
    """The newest message that somebody was shown, by user and place."""
    dismissed: set[int] = field(default_factory=set)
    """The messages that were put away by the only one who saw them."""
    forms: dict[int, Modal] = field(default_factory=dict)
    """The forms that are open, by the interaction that opened them."""

    @property
    def url(self) -> str:
        """The page's address. What stands behind the `#` no browser sends anywhere."""
        return f"{self.world.url}/#{self.key}"

    def user(self, identifier: int) -> User:
        """Return somebody at the keyboard.

        Raises:
            ClientRefusal: nobody here is that.
        """
        if identifier not in self.users:
            raise ClientRefusal("there is nobody of that number here")
        return self.users[identifier]

    def places(self, user: User) -> list[Channel]:
        """Return where somebody can be: channels, each before its threads, then the bot's DM."""
        seen = [c for c in self.world.channels.values() if sees(user.account, c)]
        rooms = [c for c in seen if c.guild is self.guild and c.parent is None]
        found = []
        for room in sorted(rooms, key=lambda room: (room.position, room.id)):
            found += [room, *(c for c in seen if c.parent is room)]
        return [*found, user.direct]

    def place(self, user: User, identifier: int) -> Channel:
        """Return a place by its number, or the first one where somebody can be."""
        places = self.places(user)
        return next((place for place in places if place.id == identifier), places[0])

    def messages(self, user: User, place: Channel) -> list[Message]:
        """Return what somebody sees in a place, oldest first."""
        return [each for each in user.sees(place) if each.id not in self.dismissed]

    def note_read(self, user: User, place: Channel) -> None:
        """Somebody was shown all there is in a place."""
        self.read[user.id, place.id] = max(place.posts, default=0)

    def unread(self, user: User, place: Channel) -> int:
        """Return how many messages of others somebody has not been shown in a place."""
        mark = self.read.get((user.id, place.id), 0)
        return sum(
            post.id > mark
            and post.audience in (None, user.account)
            and post.author is not user.account
            for post in place.posts.values()
        )

    def calls(self, user: User) -> list[Post]:
        """Return the calls to somebody that still stand and were not seen, oldest first."""
        return [post for post in self.world.rung if self._is_open(user.account, post)]

    def meet(self, name: str) -> str:
        """Return a name for somebody new.

        Raises:
            ClientRefusal: it is none, or taken.
        """
        name = " ".join(name.split())
        if not name or len(name) > NAME_LENGTH or not name.isprintable():
            raise ClientRefusal(f"a name has 1 to {NAME_LENGTH} letters")
        if name.casefold() in [user.name.casefold() for user in self.users.values()]:
            raise ClientRefusal(f"{name} is here already")
        return name

    def keep(self) -> Kept:
        """Return what outlives a restart."""
        ahead = self.clock.ahead if isinstance(self.clock, TurnableClock) else 0.0
        read = [(user, place, mark) for (user, place), mark in self.read.items()]
        return Kept(self.key, ahead, read, sorted(self.dismissed))

    def bring_back(self, data: object) -> None:
        """Take on what was kept.

        Raises:
            msgspec.ValidationError: it is not what :meth:`keep` gave.
        """
        kept = msgspec.convert(data, Kept)
        self.key, self.dismissed = kept.key, set(kept.dismissed)
        self.read = {(user, place): mark for user, place, mark in kept.read}
        if isinstance(self.clock, TurnableClock):
            self.clock.advance(seconds=kept.ahead)

    @property
    def clock(self) -> Clock:
        """The clock that tells the hall's time."""
        return self.world.clock

    def turn(self, hours: float) -> None:
        """Turn the clock forward.

        Raises:
            ClientRefusal: this hall's clock cannot be turned, or not so far.
        """
        if not isinstance(self.clock, TurnableClock) or not 0 < hours <= 24 * 31:
            raise ClientRefusal("this clock cannot be turned like that")
        self.clock.advance(hours=hours)
        self.world.stir()

    def _is_open(self, account: Account, post: Post) -> bool:
        mark = self.read.get((account.id, post.channel.id), 0)
        return account in post.pinged and not post.deleted and post.id > mark
