"""People who have a life beside a match: each looks at it when called, and not before.

So the match comes to its end only if everybody is called whenever something is asked of them.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from hall import Channel, Message
from tests.e2e.player import Player
from tests.patience import wait_for

AWAY = 150.0
"""Seconds between two visits: whoever has answered that long ago is not at the table any more."""


class Visits:
    """Lets players come and go."""

    def __init__(
        self,
        players: Sequence[Player],
        thread: Channel,
        later: Callable[[], None],
        watching: Callable[[], Player | None] = lambda: None,
    ):
        self._players = {player.user.name: player for player in players}
        self._thread = thread
        self._later = later
        """Lets time pass until everybody is away."""
        self._watching = watching
        """The one whose open panel asks something again before anybody is called."""
        self._heeded: set[int] = set()
        self.made: Counter[str] = Counter()
        """How often each came, called or asked by an open panel, and had something to decide."""

    async def until_the_end(self) -> Message:
        """Play; gives the message that tells everybody how the match ended."""
        for player in self._players.values():  # whoever has just sat down looks
            self._later()
            await player.play(self._thread)
        while True:
            call = await wait_for(lambda: self._watching() or self._unheeded())
            if isinstance(call, Player):
                self._later()
                await self._play(call)
                continue
            if len(call.pinged) != 1:
                return call
            self._heeded.add(call.id)
            self._later()
            await self._visit(self._players[call.pinged[0]], call)

    async def _visit(self, player: Player, call: Message) -> None:
        """Whoever is called is asked something, unless the call is outdated and soon gone."""
        if not await self._play(player):
            await wait_for(lambda: call.id not in [one.id for one in self._calls([player])])

    async def _play(self, player: Player) -> bool:
        """Whether there was something to decide."""
        pressed = len(player.pressed)
        await player.play(self._thread)
        has_decided = len(player.pressed) - pressed > 1
        self.made[player.user.name] += has_decided
        return has_decided

    def _unheeded(self) -> Message | None:
        calls = self._calls(self._players.values())
        return next((call for call in calls if call.id not in self._heeded), None)

    def _calls(self, players: Iterable[Player]) -> Iterator[Message]:
        """What rings somebody's device in the thread, as it stands there."""
        for player in players:
            for message in player.user.sees(self._thread):
                if player.user.name in message.pinged:
                    yield message
