"""Who and what a person means by a name, and what the numbers in a mention are called."""

from collections.abc import Sequence
from datetime import datetime
from typing import TypeVar

from hall.errors import ClientRefusal
from hall.hall import Hall
from hall.model import Account, Channel, Role
from hall.permissions import sees
from hall.users import User

T = TypeVar("T", Account, Role, Channel)


class Names:
    """The names that one user knows, standing in one channel."""

    def __init__(self, hall: Hall, user: User, channel: Channel) -> None:
        self._world = hall.world
        self._user = user
        self._channel = channel

    def now(self) -> datetime:
        """Return the present moment."""
        return self._world.now()

    # -- from numbers to names ----------------------------------------------------------------

    def of_user(self, identifier: int) -> str:
        """Return what an account is called."""
        account = self._world.accounts.get(identifier)
        return f"@{account.name}" if account else "@unknown"

    def of_role(self, identifier: int) -> str:
        """Return what a role is called."""
        role = self._channel.guild.roles.get(identifier) if self._channel.guild else None
        return f"@{role.name.removeprefix('@')}" if role else "@unknown"

    def of_channel(self, identifier: int) -> str:
        """Return what a channel is called, if this user sees it."""
        channel = self._world.channels.get(identifier)
        return f"#{channel.name}" if channel and sees(self._user.account, channel) else "#unknown"

    # -- from names to things -----------------------------------------------------------------

    def account(self, name: str) -> Account:
        """Return somebody who is here.

        Raises:
            ClientRefusal: nobody of that name is.
        """
        guild, recipient = self._channel.guild, self._channel.recipient
        here = [member.account for member in guild.members.values()] if guild else []
        here += [recipient, self._world.bot] if recipient else []
        return _called(name, "@", here, "somebody here")

    def role(self, name: str) -> Role:
        """Return a role of this guild.

        Raises:
            ClientRefusal: there is none of that name.
        """
        guild = self._channel.guild
        return _called(name, "@", [*guild.roles.values()] if guild else [], "a role here")

    def anybody(self, name: str) -> Account | Role:
        """Return somebody here, or else a role.

        Raises:
            ClientRefusal: there is neither.
        """
        try:
            return self.account(name)
        except ClientRefusal:
            return self.role(name)

    def channel(self, name: str) -> Channel:
        """Return a channel of this guild that this user sees.

        Raises:
            ClientRefusal: there is none of that name.
        """
        guild = self._channel.guild
        seen = [
            channel
            for channel in self._world.channels.values()
            if guild and channel.guild is guild and sees(self._user.account, channel)
        ]
        return _called(name, "#", seen, "a channel here")


def _called(name: str, sign: str, things: Sequence[T], what: str) -> T:
    wanted = name.strip().removeprefix(sign).casefold()
    for thing in things:
        if thing.name.removeprefix(sign).casefold() == wanted:
            return thing
    known = ", ".join(f"{sign}{thing.name.removeprefix(sign)}" for thing in things) or "none"
    raise ClientRefusal(f"{name.strip()!r} is not {what}; there are {known}")
