"""Items with a use of their own: in the own turn, or beside an Encounter card (18.1)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.belongings.events import ItemRolled, ItemUsed
from games.hammer_of_thor.belongings.prompts import BindHint
from games.hammer_of_thor.cards.deck import ITEMS, Number, When
from games.hammer_of_thor.cards.deck import Use as Work
from games.hammer_of_thor.cards.effects import (
    AnyEffect,
    Check,
    Cure,
    Draw,
    Harm,
    Heal,
    Lasting,
    RuneWit,
)
from games.hammer_of_thor.encounter.checks import chance
from games.hammer_of_thor.encounter.state import Aid
from games.hammer_of_thor.fate.events import StaminaLost
from games.hammer_of_thor.fate.gifts import heal
from games.hammer_of_thor.fate.verb import facing
from games.hammer_of_thor.folk.blows import Ailment
from games.hammer_of_thor.folk.cures import cured, is_ill
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.gains import most_runes, receive
from games.hammer_of_thor.lasting import lay, serve
from games.hammer_of_thor.runes.events import MemberHealed
from games.hammer_of_thor.table import Table

DIE = 10
GAME = "game"
"""Once a match; else once in a player-turn."""


class Use(Action, frozen=True, tag="use"):
    """Use a revealed item of one's own (18.1)."""

    item: Number
    name: Name | None = None
    """The one whom it serves, or binds."""

    def hint(self, table: Table) -> Prompt | None:
        """The chance to bind somebody; the others always work."""
        binds = ITEMS[self.item].binds
        return BindHint(chance(binds)) if binds else None


def uses(table: Table, seat: Seat, when: frozenset[When]) -> Iterator[Use]:
    """All that a seat can do with its revealed items now, with each legal target.

    Args:
        table: the pieces.
        seat: whose people bear them.
        when: the moments that this one is.
    """
    met = facing(table, seat)
    for counter in table.of(seat) if table.encounter is None else met[:1] if met else ():
        for bearer in counter.free:
            for item in bearer.worn:
                if item.use is not None and not is_spent(table, item.id):
                    yield from _ways(table, counter, item.id, item.use, when)


def use(table: Table, seat: Seat, action: Use, referee: Referee) -> None:
    """An item does what it says, and rests until the next turn, or for good."""
    work = ITEMS[action.item].use
    assert work is not None, action
    bearer = next(one for one in _people(table, seat) if action.item in one.shown)
    spend(table, action.item, game=work.per == GAME)
    referee.tell(ItemUsed(seat=seat, name=bearer.id, card=action.item))
    for effect in work.do:
        _do(table, seat, bearer, action, effect, referee)


def is_spent(table: Table, item: Number) -> bool:
    """It was used in this player-turn, or has no use left."""
    return item in (*table.used, *table.spent)


def spend(table: Table, item: Number, *, game: bool) -> None:
    """An item is used, once in a player-turn or once a match."""
    if game:
        table.spent = (*table.spent, item)
    else:
        table.used = (*table.used, item)


def _people(table: Table, seat: Seat) -> Iterator[Member]:
    for counter in table.of(seat):
        yield from counter.free


def _ways(
    table: Table, counter: Counter, item: Number, work: Work, when: frozenset[When]
) -> Iterator[Use]:
    """By the first of its effects; a check is helped in an encounter alone, all else in a turn."""
    first = work.do[0]
    moment = When.MEET if isinstance(first, Check) else When.TURN
    if moment not in when or (work.unmoved and counter.moved):
        return
    match first:
        case Heal():
            ailments = [one for effect in work.do if isinstance(effect, Cure) for one in effect.of]
            for one in counter.members:
                if one.wounds or is_ill(one, ailments):
                    yield Use(item, one.id)
        case Draw():
            room = any(len(one.runes) < most_runes(table, one) for one in counter.free)
            if room and table.runes:
                yield Use(item)
        case RuneWit():
            assert counter.seat is not None, counter
            if any(one.runes for one in _people(table, counter.seat)):
                yield Use(item)
        case _:
            yield Use(item)


def _do(
    table: Table, seat: Seat, bearer: Member, action: Use, effect: AnyEffect, referee: Referee
) -> None:
    home = table.home_of(bearer.id)
    assert home is not None, bearer
    match effect:
        case Heal():
            assert action.name is not None, action
            heal(table, home.member(action.name), effect.amount)
            referee.tell(MemberHealed(name=action.name, amount=effect.amount))
        case Cure():
            assert action.name is not None, action
            table.change_member(action.name, **cured(effect.of))
        case RuneWit():
            serve(table, action.item, seat)
        case Lasting():
            lay(table, effect.key, effect.until, seat)
        case Check():
            assert table.encounter is not None, action
            aids = (*table.encounter.aids, Aid(seat, action.item, effect))
            table.encounter = replace(table.encounter, aids=aids)
        case Draw():
            drawn = table.runes[-effect.count :]
            table.runes = table.runes[: len(table.runes) - len(drawn)]
            receive(table, home.number, drawn, referee)
        case _:
            assert isinstance(effect, Harm), effect
            _grind(table, home, action.item, effect, referee)


def _grind(table: Table, home: Counter, item: Number, effect: Harm, referee: Referee) -> None:
    """On one number of the die it costs all STAMINA, never the last (4.1.4)."""
    roll = referee.roll(DIE) - 1
    referee.tell(ItemRolled(card=item, roll=roll, harms=roll == effect.on_roll))
    if roll != effect.on_roll:
        return
    for one in home.members:
        lost = min(effect.amount, one.left - 1)
        if lost > 0:
            table.change_member(one.id, wounds=one.wounds + lost)
            referee.tell(StaminaLost(name=one.id, lost=lost, kind=Ailment(effect.type)))
