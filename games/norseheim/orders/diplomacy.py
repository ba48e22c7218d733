"""Diplomacy: markers convince a chieftain, by Action cards or by Brisingamen (Diplomacy, F2).

Own markers may be taken back as the first step (R44); the step that asks keeps them `staged`.
"""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from games.core.agenda import Steps
from games.core.crossed import Details
from games.core.dice import Referee
from games.core.narrowing import ACTION
from games.core.vocabulary import Action, Refusal
from games.norseheim.board import NUMBER, REGIONS, Region
from games.norseheim.god_cards import FavourAction
from games.norseheim.gods import Favour
from games.norseheim.kinds import Kind
from games.norseheim.orders.armies import Envoy
from games.norseheim.orders.order import ByCards, ByFavour, Order, Turn
from games.norseheim.persuasion import droppable, needed, undertake
from games.norseheim.refusals import (
    NobodyToConvince,
    NoMarkersThere,
    TooFewMarkers,
    TooManyMarkers,
)
from games.norseheim.table import Table


class Diplomacy(Action, frozen=True, tag="diplomacy"):
    """Convince a chieftain by markers (R41)."""

    whole: ClassVar[bool] = True
    sharing: ClassVar[frozenset[str]] = frozenset({"markers", ACTION})
    region: Region
    markers: int
    cards: int

    @property
    def actor(self) -> Envoy:
        """The player's envoys."""
        return Envoy.MARKERS


class Brisingamen(FavourAction, frozen=True, tag="brisingamen"):
    """Convince a chieftain, without card and AP (F2)."""

    region: Region
    markers: int


class Recall(Action, frozen=True, tag="recall"):
    """Take own markers back, as the first step of a Diplomacy (R44)."""

    region: Region
    markers: int


def _least(turn: Turn, region: Region) -> int | None:
    """The fewest markers that move a chieftain; None: nobody rules there, or some just left him."""
    return None if region in turn.taken else needed(turn.table, turn.seat, region)


def unmoved(turn: Turn, order: Diplomacy | Brisingamen) -> Refusal | None:
    """Enough to convince, and not above the limit (R41, R42)."""
    least = _least(turn, order.region)
    if least is None:
        return NobodyToConvince(order.region)
    if order.markers < least:
        return TooFewMarkers(order.region, least)
    return TooManyMarkers(max(0, turn.spare)) if order.markers > turn.spare else None


def undertakings(turn: Turn) -> Iterator[Details]:
    """The fewest markers that do, before more of them; the cheapest chieftains first."""
    leasts = [
        (least, NUMBER[region], region)
        for region in REGIONS
        if turn.spare > 0 and (least := _least(turn, region)) is not None
    ]
    leasts.sort()
    for more in range(turn.spare):
        for least, _, region in leasts:
            if least + more <= turn.spare:
                yield region, least + more


def _convince(turn: Turn, order: Diplomacy | Brisingamen, referee: Referee) -> Steps[Table]:
    """Markers come home, then others are placed: the whole order is one (H8)."""
    undertake(turn.table, turn.seat, order.region, order.markers, turn.staged, referee)
    return ()


def _not_to_be_taken(turn: Turn, order: Recall) -> Refusal | None:
    """Beyond the resistance, or all of a chieftain; and only if they could be used then."""
    fits = order.markers in _takeable(turn, order.region) and _is_of_use(turn)
    return None if fits else NoMarkersThere(order.region)


def _recalls(turn: Turn) -> Iterable[Details]:
    if not _is_of_use(turn):
        return ()
    return (
        (region, markers)
        for region in turn.table.convinced(turn.seat)
        for markers in _takeable(turn, region)
    )


def _takeable(turn: Turn, region: Region) -> list[int]:
    """How many more markers may be taken from an own chieftain."""
    land = turn.table.lands[region]
    if land.ally != turn.seat:
        return []
    back = turn.taken.get(region, 0)
    return [n - back for n in droppable(land.markers, land.tile.resistance) if n > back]


def _is_of_use(turn: Turn) -> bool:
    """A Diplomacy may follow, and convince somebody if all other markers were taken back."""
    table, seat = turn.table, turn.seat
    free = Favour.BRISINGAMEN in table.players[seat].favours
    if not (free or turn.ways(Kind.DIPLOMACY)):
        return False
    limit = table.limit(seat)
    for region in REGIONS:
        least = needed(table, seat, region)
        land = table.lands[region]
        own = land.markers if land.ally == seat else 0
        if least is not None and least + own <= limit:
            return True
    return False


DIPLOMACY = ByCards(
    action=Diplomacy,
    kind=Kind.DIPLOMACY,
    heads=undertakings,
    refusal=unmoved,
    effect=_convince,
)
BRISINGAMEN = ByFavour(
    action=Brisingamen,
    card=Favour.BRISINGAMEN,
    heads=undertakings,
    refusal=unmoved,
    effect=_convince,
)
RECALL = Order(action=Recall, kind=Kind.DIPLOMACY, heads=_recalls, refusal=_not_to_be_taken)
PERSUASIONS = (DIPLOMACY, BRISINGAMEN, RECALL)
"""How markers are placed; while some are taken back nothing else goes on."""
