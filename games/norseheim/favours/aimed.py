"""Gods cards of a turn that are aimed at something: an order each, free but for the card (R57)."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from games.core.agenda import Steps
from games.core.crossed import Details
from games.core.dice import Referee
from games.core.vocabulary import NO, Refusal, Seat
from games.norseheim.board import REGIONS, Region
from games.norseheim.changes import move, recruit, take_booster, take_markers
from games.norseheim.events import ApStolen
from games.norseheim.god_cards import FavourAction
from games.norseheim.gods import Favour
from games.norseheim.kinds import Kind
from games.norseheim.orders.order import ByFavour, Turn
from games.norseheim.orders.recruit import due
from games.norseheim.orders.relocate import moves, no_move
from games.norseheim.refusals import NoMarkersThere, NoRoom, RivalNotThere, TooFewCards
from games.norseheim.table import Table

FEAST = 2
"""Warriors of the Feast of the Goats."""
STOLEN = 2
"""AP that Light Fingers take at most."""
SPOKEN = 2
"""Markers that Silver Tongue sends home at most."""


class Feast(FavourAction, frozen=True, tag="feast-of-the-goats"):
    """Two warriors come to a region (T5)."""

    region: Region


def _no_feast(turn: Turn, order: Feast) -> Refusal | None:
    """An own region with room, while warriors are left (T5)."""
    table, land = turn.table, turn.table.lands[order.region]
    fits = land.owner == turn.seat and land.room > 0 and table.supply(turn.seat)
    return None if fits else NoRoom(order.region)


def _feasts(turn: Turn) -> Sequence[Details]:
    own = turn.table.direct(turn.seat)
    return [(region,) for region in own if _no_feast(turn, Feast(region)) is None]


def _feast(turn: Turn, order: Feast, referee: Referee) -> Steps[Table]:
    recruit(turn.table, turn.seat, order.region, FEAST, referee)
    return ()


class SilverTongue(FavourAction, frozen=True, tag="silver-tongue"):
    """Send one or two of a rival's markers home (L2)."""

    region: Region
    markers: int


def _no_word(turn: Turn, order: SilverTongue) -> Refusal | None:
    """Any chieftain whom a rival has convinced (L2)."""
    land = turn.table.lands[order.region]
    fits = land.ally not in (None, turn.seat) and 1 <= order.markers <= min(SPOKEN, land.markers)
    return None if fits else NoMarkersThere(order.region)


def _words(turn: Turn) -> Sequence[Details]:
    return [
        (region, markers)
        for region in REGIONS
        for markers in range(1, SPOKEN + 1)
        if _no_word(turn, SilverTongue(region, markers)) is None
    ]


def _speak(turn: Turn, order: SilverTongue, referee: Referee) -> Steps[Table]:
    take_markers(turn.table, order.region, order.markers, referee)
    return ()


class LightFingers(FavourAction, frozen=True, tag="light-fingers"):
    """Take up to two AP from a rival (L4)."""

    target: Seat


def _no_prey(turn: Turn, order: LightFingers) -> Refusal | None:
    """Any rival who plays and has AP (L4)."""
    table, rival = turn.table, order.target
    if not 0 <= rival < len(table.players):
        return NO
    player = table.players[rival]
    return None if rival != turn.seat and not player.out and player.ap else RivalNotThere(rival)


def _preys(turn: Turn) -> Sequence[Details]:
    return [(seat,) for seat in turn.table.seats if _no_prey(turn, LightFingers(seat)) is None]


def _steal(turn: Turn, order: LightFingers, referee: Referee) -> Steps[Table]:
    table, target = turn.table, order.target
    ap = min(STOLEN, table.players[target].ap)
    table.gain(target, -ap)
    table.gain(turn.seat, ap)
    referee.tell(ApStolen(seat=turn.seat, target=target, ap=ap))
    return ()


class Bounty(FavourAction, frozen=True, tag="bounty-of-folkvang"):
    """Recruit in one region, for nothing (F1)."""

    region: Region


def _no_bounty(turn: Turn, order: Bounty) -> Refusal | None:
    """An own region to which a Recruit action would bring warriors (F1)."""
    comes = order.region in due(turn.table, turn.seat) and turn.table.supply(turn.seat)
    return None if comes else NoRoom(order.region)


def _bounties(turn: Turn) -> Sequence[Details]:
    own = turn.table.direct(turn.seat)
    return [(region,) for region in own if _no_bounty(turn, Bounty(region)) is None]


def _bring(turn: Turn, order: Bounty, referee: Referee) -> Steps[Table]:
    table, seat = turn.table, turn.seat
    recruit(table, seat, order.region, due(table, seat)[order.region], referee)
    return ()


class FalconCloak(FavourAction, frozen=True, tag="falcon-cloak"):
    """Move warriors from one region to another (F3)."""

    told_of: ClassVar[str] = "target"
    source: Region
    target: Region
    warriors: int


def _no_flight(turn: Turn, order: FalconCloak) -> Refusal | None:
    """From a region of either kind to another with room; an open one keeps a warrior (H4)."""
    return no_move(turn, order.source, order.target, order.warriors)


def _fly(turn: Turn, order: FalconCloak, referee: Referee) -> Steps[Table]:
    move(turn.table, turn.seat, order.source, order.target, order.warriors, referee)
    return ()


class MimirsWell(FavourAction, frozen=True, tag="mimirs-well"):
    """Take a booster card (O2)."""

    card: Kind


def _dry(turn: Turn, order: MimirsWell) -> Refusal | None:
    """A booster that is left (O2)."""
    return None if turn.table.boosters[order.card] else TooFewCards(order.card, 1)


def _draughts(turn: Turn) -> Sequence[Details]:
    return [(kind,) for kind in Kind if _dry(turn, MimirsWell(kind)) is None]


def _drink(turn: Turn, order: MimirsWell, referee: Referee) -> Steps[Table]:
    take_booster(turn.table, turn.seat, order.card, referee)
    return ()


AIMED: Mapping[Favour, ByFavour[Any]] = {
    order.card: order
    for order in (
        ByFavour(
            action=Feast,
            card=Favour.FEAST_OF_THE_GOATS,
            heads=_feasts,
            refusal=_no_feast,
            effect=_feast,
        ),
        ByFavour(
            action=SilverTongue,
            card=Favour.SILVER_TONGUE,
            heads=_words,
            refusal=_no_word,
            effect=_speak,
        ),
        ByFavour(
            action=LightFingers,
            card=Favour.LIGHT_FINGERS,
            heads=_preys,
            refusal=_no_prey,
            effect=_steal,
        ),
        ByFavour(
            action=Bounty,
            card=Favour.BOUNTY_OF_FOLKVANG,
            heads=_bounties,
            refusal=_no_bounty,
            effect=_bring,
        ),
        ByFavour(
            action=FalconCloak,
            card=Favour.FALCON_CLOAK,
            heads=moves,
            refusal=_no_flight,
            effect=_fly,
        ),
        ByFavour(
            action=MimirsWell,
            card=Favour.MIMIRS_WELL,
            heads=_draughts,
            refusal=_dry,
            effect=_drink,
        ),
    )
}
