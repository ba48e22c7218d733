"""Standing orders in a battle: when a region or an attack would be lost, and what is played then.

It counts what lies open alone: runes, warriors, walls, and the seat's Gods cards.
"""

from collections.abc import Collection

from games.core.vocabulary import Action, Seat
from games.norseheim.battle.cards import IronGloves
from games.norseheim.battle.prospects import losses, strength_of
from games.norseheim.god_cards import NoFavour, PlayFavour
from games.norseheim.gods import Favour
from games.norseheim.land import Battle, Rune
from games.norseheim.table import Table

HELPING = (Favour.HALL_OF_THE_SLAIN, Favour.MOCKING_LAUGH, Favour.MJOLNIR)
"""The cards after a throw: hits that do no harm first, then fewer hits, then hits of one's own."""


def would_lose(table: Table, battle: Battle, seat: Seat) -> bool:
    """The hits as they lie would cost the defender the region, or the attacker the attack."""
    fallen, harm = losses(table, battle)
    if battle.attack.seat == seat:
        return fallen == battle.warriors
    return harm == strength_of(table, battle)


def rescue(battle: Battle, seat: Seat, fitting: Collection[Favour]) -> Action:
    """The card that is played for a seat that would lose; of the Iron Gloves all but the hits.

    Args:
        battle: with the runes as they lie.
        seat: whose cards they are.
        fitting: those of them that could change something.
    """
    for card in HELPING:
        if card in fitting:
            return PlayFavour(card)
    thrown = battle.sides(seat)[0].thrown
    missed = tuple(at for at, rune in enumerate(thrown, 1) if rune is not Rune.HIT)
    return IronGloves(missed) if missed and Favour.IRON_GLOVES in fitting else NoFavour()
