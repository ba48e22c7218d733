"""Cards that need another seat, where one plays alone and no rival will do (14.3A) [house]."""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.alone.events import CardConsoled
from games.hammer_of_thor.alone.rivals import rivals_on_board
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.table import Table

SEATS: frozenset[Number] = frozenset({"2002", "2003", "2007", "2021", "2026"})
"""They wait for journeys of another seat, or take from its hand: no rival has either."""
GROUPS: frozenset[Number] = frozenset(
    {
        *("2016", "2017", "2022", "2037", "2038", "2042", "2044"),
        *("3009", "3019", "3024", "3029", "3031"),
    }
)
"""They strike, rob or stop a group of another seat: the nearest rival's takes its place."""
RENOWN = 1


def consolations(table: Table, seat: Seat, card: Number) -> Iterator[Play]:
    """The own leaders who win REPUTATION by a card that can strike nobody."""
    if table.solo is None:
        return
    if card in SEATS or (card in GROUPS and not any(rivals_on_board(table))):
        yield from (Play(card, table.leader(counter).id) for counter in table.of(seat))


def console(table: Table, seat: Seat, play: Play, referee: Referee) -> None:
    """REPUTATION instead of what the card says."""
    assert play.counter is not None, play
    referee.tell(CardConsoled(seat=seat, name=play.counter))
    honour(table, play.counter, RENOWN, referee)
