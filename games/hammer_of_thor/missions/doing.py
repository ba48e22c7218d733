"""Deeds of characters for their missions are remembered, as often as they count (16.0)."""

from collections.abc import Iterable

from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.tales import MISSIONS, Mission
from games.hammer_of_thor.land.board import BOARD, Ground
from games.hammer_of_thor.missions.asking import has_company
from games.hammer_of_thor.table import Table


def end_turn_there(table: Table, counter: Counter) -> None:
    """A seat's group ends its player-turn where it stands."""
    for name, mission in _missions(counter):
        if int(counter.place) in mission.at and has_company(mission, counter):
            _remember(table, name, counter.place)


def beat(table: Table, counter: Counter, foe: Name) -> None:
    """A seat's group has slain or subdued somebody."""
    for name, mission in _missions(counter):
        if mission.beaten is not None and mission.beaten.means(foe):
            _remember(table, name, foe)


def win(table: Table, counter: Counter) -> None:
    """A seat's group has won an encounter where it stands: by a card, or in battle."""
    is_drop = BOARD[counter.place].ground is Ground.DROP
    for name, mission in _missions(counter):
        new = counter.place not in table.feats.get(name, ())
        if (int(counter.place) in mission.won_at and new) or (mission.won_at_drops and is_drop):
            _remember(table, name, counter.place)


def win_by(table: Table, counter: Counter, card: Card) -> None:
    """The card of a seat's leader has succeeded; a duel has been won, too."""
    leader = table.leader(counter).id
    mission = MISSIONS.get(leader)
    if mission is not None and mission.won == card:
        _remember(table, leader, card)


def forge(table: Table, smith: Name, item: str) -> None:
    """A smith has made an item."""
    if smith in MISSIONS and MISSIONS[smith].forged:
        _remember(table, smith, item)


def raise_dead(table: Table, raiser: Name, dead: Name) -> None:
    """Somebody has brought one of the dead back, alive or as a dead member (6.1, 6.2)."""
    if raiser in MISSIONS and MISSIONS[raiser].raised:
        _remember(table, raiser, dead)


def _missions(counter: Counter) -> Iterable[tuple[Name, Mission]]:
    """The missions of those of a group who are no captives."""
    if counter.seat is None:
        return ()
    return [(one.id, MISSIONS[one.id]) for one in counter.free if one.id in MISSIONS]


def _remember(table: Table, name: Name, what: str) -> None:
    """Once more; not in a match without missions, and not after the reward."""
    if table.options.missions and name not in table.rewarded:
        table.feats = {**table.feats, name: (*table.feats.get(name, ()), what)}
