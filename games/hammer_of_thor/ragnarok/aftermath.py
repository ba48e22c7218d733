"""The field is left: wounds stay with the living, the fallen stay there (12.4, 5.4.1)."""

from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.partings import lay_down
from games.hammer_of_thor.ragnarok.field import Field, Fighter
from games.hammer_of_thor.table import Table


def leave_field(field: Field) -> None:
    """Take the fallen from wherever they were, and write down the others' wounds.

    Of those who belong to nobody only the fallen matter: the others stay as they were.
    """
    for fighter in field.fighters.values():
        if not fighter.stands:
            _take_away(field.table, fighter)
        elif fighter.seat is not None:
            _write_down(field.table, fighter)


def _write_down(table: Table, fighter: Fighter) -> None:
    member = fighter.member
    table.change_member(
        member.id,
        **{name: getattr(member, name) for name in member.__struct_fields__ if name != "id"},
    )


def _take_away(table: Table, fighter: Fighter) -> None:
    """Out of the counter, the deck, the discards or the row of Friends."""
    name = fighter.member.id
    home = table.home_of(name)
    if home is not None:
        member = fighter.member if fighter.seat is not None else home.member(name)
        lay_down(table, member.items)
        table.removed = (*table.removed, *member.runes)
        left = tuple(one for one in home.members if one.id != name)
        table.change_counter(home.number, members=left)
        return
    race = FIGURES[name].race
    for piles in (table.decks, table.discards):
        piles[race] = tuple(card for card in piles[race] if card != name)
    for seat, player in enumerate(table.players):
        if name in player.friends:
            friends = tuple(friend for friend in player.friends if friend != name)
            table.change_player(seat, friends=friends)
