"""Gods cards that are played in one's own turn: what each needs, and what it does (3.8, R57)."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from games.core.agenda import Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import Action, Seat, tag
from games.norseheim import actions as do
from games.norseheim.board import REGIONS
from games.norseheim.changes import recruit, shift, take_markers
from games.norseheim.events import (
    ApGained,
    ApStolen,
    BoosterTaken,
    FavourPlayed,
    WarriorsMoved,
)
from games.norseheim.gods import WINDOW, Favour, Window
from games.norseheim.hands import ways
from games.norseheim.kinds import SINGLE, Kind
from games.norseheim.offers import Offer, Offers, due, is_possible, offers, some, transfers
from games.norseheim.steps.foreseeing import Foreseeing
from games.norseheim.table import Table

FEAST = 2
"""Warriors of the Feast of the Goats."""
STOLEN = 2
"""AP that Light Fingers take at most."""
SPOKEN = 2
"""Markers that Silver Tongue sends home at most."""
REPORTED = 3
"""AP of the Ravens' Report."""


def held(table: Table, seat: Seat, window: Window) -> list[Favour]:
    """The Gods cards of a seat for a window."""
    return [card for card in table.players[seat].favours if WINDOW[card] is window]


def spend(table: Table, seat: Seat, card: Favour, referee: Referee) -> None:
    """A card is played, and out of the game."""
    favours = tuple(one for one in table.players[seat].favours if one is not card)
    table.change_player(seat, favours=favours)
    table.spent = (*table.spent, card)
    referee.tell(FavourPlayed(seat=seat, card=card))


def favours(table: Table, seat: Seat) -> Offers:
    """The cards that can be played now, before the action of the turn or after it.

    Brisingamen is not among them: it is offered beside Diplomacy.
    """
    cards = held(table, seat, Window.TURN)
    found: dict[type[Action], Offer] = {
        order: partial(_aimed, aims, table, seat)
        for card in cards
        for order, aims in AIMS.get(card, {}).items()
    }
    if plain := [card for card in cards if card in PLAIN]:
        found[do.PlayFavour] = lambda: some(
            [do.PlayFavour(card) for card in plain if PLAIN[card](table, seat)]
        )
    return found


def _aimed(aims: "Aims", table: Table, seat: Seat) -> Ask | None:
    return some(aims(table, seat))


def _feast(table: Table, seat: Seat) -> Sequence[Action]:
    """An own region with room."""
    if not table.supply(seat):
        return ()
    return [do.Feast(region) for region in table.direct(seat) if table.lands[region].room > 0]


def _tongue(table: Table, seat: Seat) -> Sequence[Action]:
    """Any chieftain whom a rival has convinced."""
    return [
        do.SilverTongue(region, markers)
        for region in REGIONS
        if (land := table.lands[region]).ally not in (None, seat)
        for markers in range(1, min(SPOKEN, land.markers) + 1)
    ]


def _fingers(table: Table, seat: Seat) -> Sequence[Action]:
    """Any rival who has AP."""
    return [
        do.LightFingers(rival) for rival in table.seats if rival != seat and table.players[rival].ap
    ]


def _bounty(table: Table, seat: Seat) -> Sequence[Action]:
    """An own region with a building and room."""
    return [do.Bounty(region) for region in due(table, seat)] if table.supply(seat) else ()


def _cloak(table: Table, seat: Seat) -> Sequence[Action]:
    """From a region of either kind to another with room; an open one keeps a warrior (H4)."""
    return [do.FalconCloak(*move) for move in transfers(table, seat)]


def _well(table: Table, _seat: Seat) -> Sequence[Action]:
    """A booster that is left."""
    return [do.MimirsWell(kind) for kind in Kind if table.boosters[kind]]


Aims = Callable[[Table, Seat], Sequence[Action]]
AIMS: Mapping[Favour, Mapping[type[Action], Aims]] = {
    Favour.FEAST_OF_THE_GOATS: {do.Feast: _feast},
    Favour.SILVER_TONGUE: {do.SilverTongue: _tongue},
    Favour.LIGHT_FINGERS: {do.LightFingers: _fingers},
    Favour.BOUNTY_OF_FOLKVANG: {do.Bounty: _bounty},
    Favour.FALCON_CLOAK: {do.FalconCloak: _cloak},
    Favour.MIMIRS_WELL: {do.MimirsWell: _well},
}
"""The cards that are aimed at something, the order that plays each, and at what."""


def _can_shift(table: Table, seat: Seat) -> bool:
    """Before an action, if some action can be done with the help of the card (L3)."""
    if table.acted:
        return False
    kinds = ((kind, ways(table, seat, kind, wild=True)) for kind in SINGLE)
    return any(is_possible(offers(table, seat, kind, how)) for kind, how in kinds)


PLAIN: Mapping[Favour, Callable[[Table, Seat], bool]] = {
    Favour.SHAPE_SHIFTER: _can_shift,
    Favour.THE_RAVENS_REPORT: lambda _table, _seat: True,
    Favour.SLEIPNIR: lambda table, _seat: table.acted,
    Favour.HIGH_SEAT: lambda table, _seat: bool(table.giants),
}
"""The cards that leave nothing to choose, and when they may be played (H5)."""


def play(table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
    """Do what a card says; return what has to be decided before it is done."""
    spend(table, seat, _card_of(action), referee)
    match action:
        case do.Feast(region):
            recruit(table, seat, region, FEAST, referee)
        case do.SilverTongue(region, markers):
            take_markers(table, region, markers, referee)
        case do.LightFingers(target):
            ap = min(STOLEN, table.players[target].ap)
            table.gain(target, -ap)
            table.gain(seat, ap)
            referee.tell(ApStolen(seat=seat, target=target, ap=ap))
        case do.Bounty(region):
            recruit(table, seat, region, due(table, seat)[region], referee)
        case do.FalconCloak(source, target, warriors):
            shift(table, source, target, warriors)
            told = WarriorsMoved(seat=seat, source=source, target=target, warriors=warriors)
            referee.tell(told)
        case do.MimirsWell(kind):
            take_booster(table, seat, kind, referee)
        case do.PlayFavour(Favour.SHAPE_SHIFTER):
            table.wild = True
        case do.PlayFavour(Favour.THE_RAVENS_REPORT):
            table.gain(seat, REPORTED)
            total = table.players[seat].ap
            referee.tell(ApGained(seat=seat, ap=REPORTED, total=total))
        case do.PlayFavour(Favour.HIGH_SEAT):
            return (Foreseeing(seat),)
    return ()


def take_booster(table: Table, seat: Seat, kind: Kind, referee: Referee) -> None:
    """A booster card comes into the hand for good."""
    table.boosters[kind] -= 1
    cards = table.players[seat].cards
    table.change_player(seat, cards=cards | {kind: cards[kind] + 1})
    referee.tell(BoosterTaken(seat=seat, card=kind))


def _card_of(action: Action) -> Favour:
    """The card that an action plays."""
    return action.card if isinstance(action, do.PlayFavour) else Favour(tag(action))
