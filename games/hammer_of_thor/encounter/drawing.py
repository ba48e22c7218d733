"""Rolling for encounters: somebody, of which race, how many, and what they guard (4.5)."""

from collections.abc import Iterator, Sequence

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import RUNES, Number
from games.hammer_of_thor.cards.effects import Treasure
from games.hammer_of_thor.encounter.events import (
    FoundDead,
    GroupChanged,
    GroupMet,
    NobodyMet,
    RaceRolled,
    TreasureGuarded,
)
from games.hammer_of_thor.encounter.tables import RACES
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.graves import Death
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import GIANTS, Icon, Race
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import BOARD, Ground
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import frozen
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lasting import in_turn
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.partings import bury, dismiss
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import teach
from games.hammer_of_thor.travel.manners import Manner
from games.hammer_of_thor.travel.travel import present

DIE = 10
SIZES = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3)
"""Members of a group, by the die (4.5.4)."""
ONE_MORE = frozenset({Race.ANIMAL, Race.ELF_HUMAN})
ALONE = frozenset({Race.AESIR, Race.VANIR, Race.GUARDIAN})
GREATEST = 5
"""Cards of this tier are not met before `LATER`."""
LATER = 3
DEAD_AT_MOST = 3
"""Mortals that are found dead in a row; then nobody is there (2.1D)."""
RUNE, MAGIC, BOTH = 6, 8, 9
"""A treasure, by the die (4.5.6)."""
SOUGHT, HARVEST = 3, 1
"""Added to that die: after a search, and in autumn."""


def somebody(table: Table, place: Place, manner: Manner, referee: Referee) -> bool:
    """Whether somebody is there (4.5.2), more often where one plays alone (14.2)."""
    if manner.searches:
        return True
    roll = referee.roll(DIE) - 1
    most = present(table, place)
    if roll > most:
        referee.tell(NobodyMet(place=place, roll=roll, most=most))
    return roll <= most


def races(place: Place, count: int, referee: Referee) -> tuple[Race, ...]:
    """The races that the dice name, without repeats; after a search there are two (4.5.3)."""
    realm = BOARD[place].realm
    rolls = tuple(referee.roll(DIE) - 1 for _ in range(count))
    found = tuple(dict.fromkeys(RACES[realm][roll] for roll in rolls))
    referee.tell(RaceRolled(realm=realm, rolls=rolls, races=found))
    return found


def drawn(
    table: Table, seat: Seat, place: Place, race: Race, referee: Referee, *, alone: bool = False
) -> Counter | None:
    """A random group of a race, on the board; None: nobody is left, or all are dead (4.5.4).

    Args:
        table: the pieces.
        seat: who meets it.
        place: where.
        race: as the die named it.
        referee: for the dice.
        alone: it is a group of one, without a die.
    """
    wanted = 1 if alone else _size(table, race, referee)
    names = list(_living(table, place, race, wanted, referee))
    if not names:
        referee.tell(NobodyMet(place=place))
        return None
    group = table.place_counter(None, place, tuple(map(Member, names)), wild=True)
    referee.tell(GroupMet(seat=seat, place=place, race=race, names=tuple(names)))
    teach(table, Lesson.SOMEBODY, referee)
    teach(table, Lesson.CARDS, referee)
    return group


def replaced(
    table: Table, group: Counter, seat: Seat, race: Race, count: int, referee: Referee
) -> None:
    """Others stand where a random group stood: its cards go back (4.5.5)."""
    names = list(_living(table, group.place, race, count, referee))
    if names:
        dismiss(table, group.members)
        table.change_counter(group.number, members=tuple(map(Member, names)))
        referee.tell(GroupChanged(names=tuple(names), seat=seat))


def treasure(table: Table, manner: Manner, referee: Referee) -> tuple[Number, ...]:
    """The cards that a random group guards, face down: they leave their decks (4.5.6)."""
    more = SOUGHT * manner.searches + HARVEST * (table.season is Season.AUTUMN)
    more += sum(effect.add for effect in in_turn(table, table.active, Treasure))
    roll = referee.roll(DIE) - 1 + more
    found: list[Number] = []
    if table.runes and (RUNE <= roll < MAGIC or roll >= BOTH):
        found.append(table.runes[-1])
        table.runes = table.runes[:-1]
    if table.magic and roll >= MAGIC:
        found.append(table.magic[-1])
        table.magic = table.magic[:-1]
    referee.tell(TreasureGuarded(roll=roll, cards=len(found)))
    return tuple(found)


def likely(table: Table, place: Place, race: Race) -> Sequence[Name]:
    """Those of a race who may come, for all that everybody knows (4.5.3, 4.5.4).

    All but the deck lies open, so everybody can tell who is in it, save for offspring: nobody knows
    which of them are born (3.1). Where the deck has no others, its discards are next.
    """
    known = [name for name in table.decks[race] if Icon.OFFSPRING not in FIGURES[name].icons]
    return [
        name
        for name in known or table.discards[race]
        if not _would_die(table, place, name) and not _is_too_early(table, name)
    ]


def _size(table: Table, race: Race, referee: Referee) -> int:
    if race in ALONE:
        return 1
    size = SIZES[referee.roll(DIE) - 1] + (race in ONE_MORE)
    fewer = race in GIANTS and table.season is Season.SUMMER
    return max(1, size - fewer)


def _living(
    table: Table, place: Place, race: Race, wanted: int, referee: Referee
) -> Iterator[Name]:
    """Cards from the deck: no tier 5 too early, no Mortal outside Midgard (2.1D, 4.5.4)."""
    dead: list[Name] = []
    for name in _cards(table, race, referee):
        if _would_die(table, place, name) and len(dead) < DEAD_AT_MOST:
            dead.append(name)
            bury(table, None, (Member(name),), Death.NATURE)
            referee.tell(FoundDead(name=name, place=place))
        elif _would_die(table, place, name):
            table.discards[race] = (*table.discards[race], name)
            return
        else:
            yield name
            wanted -= 1
        if not wanted:
            return


def _cards(table: Table, race: Race, referee: Referee) -> Iterator[Name]:
    """The top cards of a deck, one by one; its discards are shuffled when it is empty (4.5.3)."""
    passed = 0
    while table.decks[race] or table.discards[race]:
        if not table.decks[race]:
            cards = list(table.discards[race])
            referee.shuffle(cards)
            table.decks[race], table.discards[race] = tuple(cards), ()
        *rest, name = table.decks[race]
        if _is_too_early(table, name):
            if passed > len(rest):
                return
            table.decks[race] = (name, *rest)
            passed += 1
            continue
        table.decks[race] = tuple(rest)
        yield name


def _is_too_early(table: Table, name: Name) -> bool:
    return table.game_turn < LATER and FIGURES[name].tier == GREATEST


def _would_die(table: Table, place: Place, name: Name) -> bool:
    safe = BOARD[place].ground is Ground.CIRCLE
    ice = place in frozen(table.season) or place in table.ice
    return FIGURES[name].is_mortal and not (safe or ice)


def disperse(table: Table, group: Counter, treasure_left: Sequence[Number]) -> None:
    """The group goes to the discards, its treasure under its deck (4.5.5, 4.5.6)."""
    dismiss(table, table.counter(group.number).members)
    table.change_counter(group.number, members=())
    bury_treasure(table, treasure_left)


def bury_treasure(table: Table, cards: Sequence[Number]) -> None:
    """Guarded cards that nobody has won go under their decks (4.5.6)."""
    table.runes = (*(card for card in cards if card in RUNES), *table.runes)
    table.magic = (*(card for card in cards if card not in RUNES), *table.magic)
