"""Action cards: how many may be played for an action, what that costs, and paying (R14 to R18)."""

from collections.abc import Mapping, Sequence

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.norseheim.events import CardsPlayed, StoodIn
from games.norseheim.kinds import BASE, Kind
from games.norseheim.options import CardLimit
from games.norseheim.table import Table

LEAST = 1
"""AP that an action costs at least (R16)."""
Ways = Sequence[int]
"""The numbers of cards with which an action can be made and paid."""


def cost(table: Table, seat: Seat, kind: Kind, cards: int) -> int:
    """AP for an action with so many cards: each beyond the first takes one off (R16, R18)."""
    return max(LEAST, _base(table, seat, kind) - cards + 1)


def unused(table: Table, seat: Seat, kind: Kind) -> int:
    """Cards of a kind that may be played in this phase yet (R15)."""
    player = table.players[seat]
    return player.cards[kind] - player.used.get(kind, 0)


def card_limit(table: Table, seat: Seat) -> int:
    """Cards that may be played in this turn (R14)."""
    if table.options.card_limit is CardLimit.PER_TURN:
        return table.round
    return table.round - sum(table.players[seat].used.values())


def ways(table: Table, seat: Seat, kind: Kind, *, wild: bool | None = None) -> Ways:
    """How many cards may be played for an action that can be paid; fewer cards cost more.

    Args:
        table: the pieces.
        seat: whose turn it is.
        kind: the action.
        wild: whether Shape-Shifter is one of the cards; None: as it is now.
    """
    wild = table.wild if wild is None else wild
    ap = table.players[seat].ap
    if ap < LEAST:
        return ()
    most = min(unused(table, seat, kind), card_limit(table, seat)) + wild
    return range(max(1, _base(table, seat, kind) + 1 - ap), most + 1)


def pay(table: Table, seat: Seat, kind: Kind, cards: int, referee: Referee) -> None:
    """AP go at once, and are never given back (R16)."""
    ap = cost(table, seat, kind, cards)
    table.gain(seat, -ap)
    referee.tell(CardsPlayed(seat=seat, card=kind, cards=cards, ap=ap))


def use(table: Table, seat: Seat, cards: Mapping[Kind, int], referee: Referee) -> None:
    """Cards lie used until the phase ends; Shape-Shifter is the one that is missing (L3, H1)."""
    real = dict(cards)
    if table.wild:
        kind = _stood_in_for(table, seat, cards)
        referee.tell(StoodIn(seat=seat, card=kind))
        real[kind] -= 1
        table.wild = False
    used = table.players[seat].used
    table.change_player(seat, used=used | {k: used.get(k, 0) + n for k, n in real.items() if n})


def _base(table: Table, seat: Seat, kind: Kind) -> int:
    """AP for an action with one card; Recruit costs the price on the Character board."""
    base = BASE[kind]
    return table.players[seat].character.price if base is None else base


def _stood_in_for(table: Table, seat: Seat, cards: Mapping[Kind, int]) -> Kind:
    short = (kind for kind, n in cards.items() if n > unused(table, seat, kind))
    return next(short, next(iter(cards)))
