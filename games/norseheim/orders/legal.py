"""Why an order is refused: the first rule that stands in the way."""

from games.core.vocabulary import Action, Refusal, Seat, tag
from games.norseheim import actions as do
from games.norseheim import refusals as no
from games.norseheim.battle import may_attack
from games.norseheim.board import NEIGHBOURS, Region
from games.norseheim.gods import Favour
from games.norseheim.hands import cost, ways
from games.norseheim.kinds import Kind
from games.norseheim.persuasion import Staged, needed, spare
from games.norseheim.table import Table


def why_not(  # noqa: C901 - one case for each order
    table: Table, seat: Seat, action: Action, staged: Staged
) -> Refusal | None:
    """What is wrong with an order of a turn that is not offered."""
    match action:
        case do.Recruit(cards):
            return _unpayable(table, seat, Kind.RECRUIT, cards) or no.NothingToRecruit()
        case do.Attack():
            return _unpayable(table, seat, Kind.ATTACK, action.cards) or _no_attack(
                table, seat, action
            )
        case do.Relocate(source, target, warriors, cards):
            return _unpayable(table, seat, Kind.RELOCATE, cards) or no_move(
                table, seat, source, target, warriors
            )
        case do.FalconCloak(source, target, warriors):
            held = _not_held(table, seat, Favour.FALCON_CLOAK)
            return held or no_move(table, seat, source, target, warriors)
        case do.Diplomacy(region, markers, cards):
            return _unpayable(table, seat, Kind.DIPLOMACY, cards) or _unmoved(
                table, seat, region, markers, staged
            )
        case do.Brisingamen(region, markers):
            held = _not_held(table, seat, Favour.BRISINGAMEN)
            return held or _unmoved(table, seat, region, markers, staged)
        case do.Recall(region):
            return no.NoMarkersThere(region)
        case do.Worship(god, cards) | do.WorshipOnly(god, cards):
            return _unpayable(table, seat, Kind.WORSHIP, cards) or no.AlreadyWorshipped(god)
        case do.Settle(region, cards) | do.Fortify(region, cards):
            return _unpayable(table, seat, Kind.BUILD, cards) or no.CannotBuild(region)
        case do.Wall(region, toward, cards):
            apart = None if toward in NEIGHBOURS[region] else no.NotNextTo(region, toward)
            return _unpayable(table, seat, Kind.BUILD, cards) or apart or no.CannotBuild(region)
        case _:
            return no_favour(table, seat, action)


def no_favour(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """Why a Gods card cannot be played like this."""
    match action:
        case do.PlayFavour(card):
            return no.FavourNotHeld(card)
        case do.LightFingers(target):
            held = _not_held(table, seat, Favour.LIGHT_FINGERS)
            known = 0 <= target < len(table.players)
            return held or (no.RivalNotThere(target) if known else None)
        case do.SilverTongue(region):
            return _not_held(table, seat, Favour.SILVER_TONGUE) or no.NoMarkersThere(region)
        case do.Feast(region) | do.Bounty(region):
            return _not_held(table, seat, Favour(tag(action))) or no.NoRoom(region)
        case do.MimirsWell(kind):
            return _not_held(table, seat, Favour.MIMIRS_WELL) or no.TooFewCards(kind, 1)
        case do.IronGloves():
            return _not_held(table, seat, Favour.IRON_GLOVES)
        case _:
            return None


def no_move(
    table: Table, seat: Seat, source: Region, target: Region, warriors: int
) -> Refusal | None:
    """Why warriors cannot be sent from one region to another."""
    land = table.lands[source]
    if land.holder != seat or not 1 <= warriors <= land.can_spare:
        return no.NotYourWarriors(source)
    there = table.lands[target]
    if there.holder != seat or there.room < warriors or target is source:
        return no.NoRoom(target)
    return None


def _unpayable(table: Table, seat: Seat, kind: Kind, cards: int) -> Refusal | None:
    """Not enough cards, or not enough AP."""
    if cards < 1 or cards in ways(table, seat, kind):
        return None
    needed_ap, ap = cost(table, seat, kind, cards), table.players[seat].ap
    return no.TooFewAp(needed_ap, ap) if needed_ap > ap else no.TooFewCards(kind, cards)


def _no_attack(table: Table, seat: Seat, order: do.Attack) -> Refusal | None:
    land = table.lands[order.source]
    if land.holder != seat or not 1 <= order.warriors <= land.can_spare:
        return no.NotYourWarriors(order.source)
    if order.target not in NEIGHBOURS[order.source]:
        return no.NotNextTo(order.source, order.target)
    return None if may_attack(table, seat, order.target) else no.NotATarget(order.target)


def _unmoved(
    table: Table, seat: Seat, region: Region, markers: int, staged: Staged
) -> Refusal | None:
    """Why a chieftain is not convinced."""
    least = needed(table, seat, region)
    if least is None or region in dict(staged):
        return no.NobodyToConvince(region)
    if markers < least:
        return no.TooFewMarkers(region, least)
    return no.TooManyMarkers(max(0, spare(table, seat, staged)))


def _not_held(table: Table, seat: Seat, card: Favour) -> Refusal | None:
    return None if card in table.players[seat].favours else no.FavourNotHeld(card)
