"""Rules that a card lays down for a time (18.3), and cards that serve one player-turn.

A card whose effects are read as long as it lies there, such as one for a side at Ragnarok or for
the SPEED of a player-turn, is a rule whose key is its number.
"""

from collections.abc import Collection
from enum import StrEnum
from typing import TypeVar

from msgspec.structs import replace

from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import DOES
from games.hammer_of_thor.cards.effects import Costs, Effect
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.table import Rule, Table

E = TypeVar("E", bound=Effect)


class Key(StrEnum):
    """The named rules of 18.3."""

    ALWAYS_WINTER = "always_winter"
    WILD_WATER = "water_costs_one_more"
    CLOSED_BRIDGE = "bifrost_closed"
    UNDYING = "cannot_die_once"
    """The character that the rule names, once."""
    DEAR_KILLS = "kills_pay_one_more"
    ALL_HIT = "all_hit_plus_one"
    FAST_FOR_ALL = "all_speed_plus_one"
    FADED = "runes_worth_nothing"
    DOUBLE_DEAD = "rolls_of_the_dead_double"
    KIND_OF_THE_VANIR = "my_friendship_seduce_plus_one"
    """Its seat's leaders."""
    PEACEFUL_RACE = "race_does_not_attack"
    """The race that the rule names, its seat's counters."""
    TRUCE = "truce"
    """Its seat and the other seat that the rule names (11.4)."""
    NOT_MET = "not_met_until_own_turn"
    """Its seat's counters."""
    WALLED = "walled_in"
    """The counter of the mason that the rule names (7.0D)."""
    NEAR = "ragnarok_nears"
    """Ragnarok is drawn, and comes when the game-turn is over (12.1, option `equal_turns`)."""
    HEIR = "heir"
    """The character that the rule names inherits from the leader that it names (18.2)."""


class Lasts(StrEnum):
    """The moment at which a rule ends."""

    ALWAYS = ""
    """Not before Ragnarok."""
    SEASON = "season"
    OWN_TURN = "own_turn"
    """The next player-turn of the seat whose card it was begins."""
    TURN = "turn"
    """The player-turn that goes on ends."""
    NEXT = "next"
    """The next game-turn ends."""
    GAME_TURN = "game_turn"
    """The game-turn that goes on ends."""


WATER, EXTRA = "water", "extra"
"""Costs of movement that a card lifts: of entering water; of manners, and of evading (4.2)."""


def lay(table: Table, key: str, until: str, seat: Seat, name: Name | None = None) -> None:
    """A rule holds from now on."""
    table.rules = (*table.rules, Rule(key, until, seat, name))


def serve(table: Table, card: str, seat: Seat, name: Name | None = None) -> None:
    """A card serves the player-turn that goes on, with all its effects: so it lies there once."""
    if not any(rule.key == card and rule.seat == seat for rule in table.rules):
        lay(table, card, Lasts.TURN, seat, name)


def expire(table: Table, seat: Seat) -> None:
    """A seat's player-turn begins: what its cards have brought until then is over."""
    table.rules = tuple(
        rule for rule in table.rules if rule.until != Lasts.OWN_TURN or rule.seat != seat
    )


def end_turn(table: Table) -> None:
    """A player-turn is over, and with it what served that turn alone."""
    table.rules = tuple(rule for rule in table.rules if rule.until != Lasts.TURN)


def end_game_turn(table: Table) -> None:
    """A game-turn is over: what was to last for two goes on for one more."""
    left = (rule for rule in table.rules if rule.until != Lasts.GAME_TURN)
    table.rules = tuple(
        replace(rule, until=Lasts.GAME_TURN) if rule.until == Lasts.NEXT else rule for rule in left
    )


def is_walled(table: Table, counter: Counter) -> bool:
    """A mason of the counter has walled it in (7.0D)."""
    return any(rule.key == Key.WALLED and rule.name in counter.names for rule in table.rules)


def redeem_oath(table: Table, name: Name) -> bool:
    """Somebody is about to die: an oath that was sworn for that character is used up.

    Returns:
        Whether there was one.
    """
    for rule in table.rules:
        if rule.key == Key.UNDYING and rule.name == name:
            table.rules = tuple(other for other in table.rules if other != rule)
            return True
    return False


def in_turn(
    table: Table, seat: Seat | None, kind: type[E], names: Collection[Name] = ()
) -> list[E]:
    """The effects of one kind that cards have brought a seat for this player-turn.

    Args:
        table: the pieces.
        seat: whose cards.
        kind: the verb.
        names: the members of a counter; a card that serves one counter serves no other.
    """
    if not table.rules:
        return []
    cards = (
        rule.key
        for rule in table.rules
        if rule.until == Lasts.TURN
        and rule.seat == seat
        and (rule.name is None or rule.name in names)
    )
    return [effect for card in cards for effect in DOES[card] if isinstance(effect, kind)]


def is_free(table: Table, seat: Seat | None, cost: str) -> bool:
    """A card lifts a cost of movement in this player-turn."""
    return bool(table.rules) and any(cost in effect.free for effect in in_turn(table, seat, Costs))
