"""The losses of a battle as its runes lie, and what a Gods card could change before and after.

It counts what lies open alone, which is all of it (R2, R9).
"""

from typing import NamedTuple

from msgspec.structs import replace

from games.core.vocabulary import Prompt, Seat
from games.norseheim.battle.cards import SPARED, TURNED, fitting, foreseen
from games.norseheim.battle.losses import attackers_lost, hits_on
from games.norseheim.battle.odds import armed_prospect
from games.norseheim.gods import Favour, Window
from games.norseheim.land import Battle, Rune, Side
from games.norseheim.prompts import LossesHint, NeedlessHint, OathHint, OddsHint
from games.norseheim.table import Table


class Losses(NamedTuple):
    """Attackers that fall, and warriors and walls of the defence."""

    fallen: int
    harm: int


def losses(table: Table, battle: Battle) -> Losses:
    """The losses of a throw as the runes lie (R28)."""
    harm = min(strength_of(table, battle), hits_on(battle))
    return Losses(attackers_lost(battle), harm)


def strength_of(table: Table, battle: Battle) -> int:
    """The hits after which nobody is left to defend the region."""
    land = table.lands[battle.target]
    return land.crowd + land.walls


def helps(table: Table, battle: Battle, seat: Seat, card: Favour) -> bool:
    """A card after the throw could change the losses, if its runes fall as well as can be.

    The defender plays last: as long as one card is left there, the attacker's may matter.
    """
    rival = battle.defence.seat
    attacks = battle.attack.seat == seat
    if attacks and rival is not None and fitting(table, battle, rival, Window.POST):
        return True
    return losses(table, _at_best(battle, seat, card)) != losses(table, battle)


def hint(table: Table, battle: Battle, seat: Seat, card: Favour) -> Prompt | None:
    """Tell what a card after the throw would change; None: that is up to the runes."""
    if not helps(table, battle, seat, card):
        return NeedlessHint()
    if card in (Favour.MJOLNIR, Favour.HALL_OF_THE_SLAIN):
        return LossesHint(*losses(table, _at_best(battle, seat, card)))
    return None


def hint_before(table: Table, battle: Battle, seat: Seat, card: Favour) -> Prompt:
    """Tell the chance of the attack if a card is played before the throw, and without it."""
    then = foreseen(table, battle, seat, card)
    if then is None:
        return OathHint()
    now = armed_prospect(table, battle)
    return OddsHint(armed_prospect(table, then).percent, now.percent)


def _at_best(battle: Battle, seat: Seat, card: Favour) -> Battle:
    """The battle after a card, with the best runes that it may bring."""
    own, other = battle.sides(seat)
    match card:
        case Favour.MJOLNIR:
            own = replace(own, thrown=_with(own, Rune.BLANK, TURNED))
        case Favour.IRON_GLOVES:
            own = replace(own, thrown=(Rune.HIT,) * len(own.thrown))
        case Favour.HALL_OF_THE_SLAIN:
            own = replace(own, spared=SPARED)
        case Favour.MOCKING_LAUGH:
            missed = (Rune.BLANK if rune is Rune.HIT else rune for rune in other.thrown)
            other = replace(other, thrown=tuple(missed))
    if battle.attack.seat == seat:
        return replace(battle, attack=own, defence=other)
    return replace(battle, attack=other, defence=own)


def _with(side: Side, turned: Rune, most: int) -> tuple[Rune, ...]:
    """The runes of a side, the first so many of a sort turned to hits."""
    left, found = most, []
    for rune in side.thrown:
        hit = rune is turned and left > 0
        left -= hit
        found.append(Rune.HIT if hit else rune)
    return tuple(found)
