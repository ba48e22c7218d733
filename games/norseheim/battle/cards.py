"""Gods cards in a battle: when each changes something, and what it does (T, L, F, O; R57, H3)."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import Row, Seat
from games.norseheim.battle.runes import disturb, thrown
from games.norseheim.god_cards import FavourAction, held
from games.norseheim.gods import Favour, Window
from games.norseheim.land import MOST_RUNES, Battle, Rune, Side
from games.norseheim.table import Table
from games.norseheim.traces import end_battle
from games.norseheim.war_events import BankRethrew, PeaceKept, RunesTurned, SideRethrew

BELT = 2
"""Runes that the Belt of Might adds, and Thunderclap takes."""
TURNED = 2
"""Blank runes that Mjolnir turns at most."""
SPARED = 2
"""Hits that the Hall of the Slain takes at most."""
CAP = MOST_RUNES + BELT
"""Runes of a side with the Belt of Might (H3)."""


class IronGloves(FavourAction, frozen=True, tag="iron-gloves"):
    """Throw some of the own runes once more, by their place in the row (T3)."""

    runes: Row


@dataclass(frozen=True)
class Fight:
    """A battle as one of its sides sees it."""

    table: Table
    battle: Battle
    seat: Seat
    chosen: Row = ()
    """Own runes by their place in the row, the first is 1: the Iron Gloves throw them again."""

    @property
    def attacks(self) -> bool:
        """This side attacks."""
        return self.battle.attack.seat == self.seat

    @property
    def own(self) -> Side:
        """This side."""
        return self.battle.sides(self.seat)[0]

    @property
    def other(self) -> Side:
        """The other side."""
        return self.battle.sides(self.seat)[1]

    @property
    def bare(self) -> int:
        """Runes of a defence by warriors alone (L6)."""
        return min(MOST_RUNES, self.table.lands[self.battle.target].crowd)

    def change_own(self, **changed: object) -> None:
        """Something changes on this side."""
        self._change(attack=self.attacks, **changed)

    def change_other(self, **changed: object) -> None:
        """Something changes on the other side."""
        self._change(attack=not self.attacks, **changed)

    def throw_again(self, places: Sequence[int], referee: Referee, *, own: bool) -> None:
        """Some runes of a side fall anew, and may stand upright (R71)."""
        side = self.own if own else self.other
        fresh = thrown(self.table, len(places), referee)
        runes = list(side.thrown)
        for at, rune in zip(places, fresh, strict=True):
            runes[at] = rune
        self._change(attack=self.attacks == own, thrown=tuple(runes))
        referee.tell(
            BankRethrew(region=self.battle.target, runes=tuple(runes))
            if side.seat is None
            else SideRethrew(seat=side.seat, runes=tuple(runes))
        )
        disturb(self.table, fresh, referee)

    def _change(self, *, attack: bool, **changed: object) -> None:
        battle = self.battle
        self.table.battle = (
            replace(battle, attack=replace(battle.attack, **changed))
            if attack
            else replace(battle, defence=replace(battle.defence, **changed))
        )


@dataclass(frozen=True)
class Power:
    """A Gods card of a battle: whether it could change something, and what it changes."""

    fits: Callable[[Fight], bool]
    play: Callable[[Fight, Referee], None]


def fitting(table: Table, battle: Battle, seat: Seat, window: Window) -> list[Favour]:
    """The cards of a seat for a window that could change something."""
    fight = Fight(table, battle, seat)
    return [card for card in held(table, seat, window) if POWERS[card].fits(fight)]


def foreseen(table: Table, battle: Battle, seat: Seat, card: Favour) -> Battle | None:
    """The battle if a card is played before the throw; None: it would not be fought."""
    if card not in ARMS:
        return None
    imagined = copy(table)
    ARMS[card](Fight(imagined, battle, seat))
    return imagined.battle


def _belt_of_might(fight: Fight) -> None:
    """Two runes more, seven at most (T2)."""
    fight.change_own(runes=min(CAP, fight.own.runes + BELT))


def _thunderclap(fight: Fight) -> None:
    """The other side loses two runes, but not the last (T4)."""
    fight.change_other(runes=max(1, fight.other.runes - BELT))


def _finds_a_path(fight: Fight) -> bool:
    """For the attacker's first battle, where walls help (L6)."""
    battle = fight.battle
    return fight.attacks and battle.number == 1 and fight.bare < battle.defence.runes


def _secret_path(fight: Fight) -> None:
    """Walls do not help (L6)."""
    fight.change_other(runes=fight.bare)


def _gungnir(fight: Fight) -> None:
    """One hit for sure (O3)."""
    fight.change_own(sure=fight.own.sure + 1)


def _may_swear(fight: Fight) -> bool:
    """For the owner of the region, before the first battle (F4)."""
    battle = fight.battle
    return battle.number == 1 and fight.table.lands[battle.target].owner == fight.seat


def _peace_oath(fight: Fight, referee: Referee) -> None:
    """The attack is over before it has begun (F4)."""
    attacker, region = fight.battle.attack.seat, fight.battle.target
    assert attacker is not None
    referee.tell(PeaceKept(seat=attacker, region=region))
    end_battle(fight.table, referee)


def _mjolnir(fight: Fight, referee: Referee) -> None:
    """Two blank runes become hits (T1)."""
    thrown_runes = fight.own.thrown
    blanks = [at for at, rune in enumerate(thrown_runes) if rune is Rune.BLANK][:TURNED]
    runes = tuple(Rune.HIT if at in blanks else rune for at, rune in enumerate(thrown_runes))
    referee.tell(RunesTurned(seat=fight.seat, count=len(blanks)))
    fight.change_own(thrown=runes)


def _iron_gloves(fight: Fight, referee: Referee) -> None:
    """Some of the own runes are thrown once more (T3)."""
    fight.throw_again([number - 1 for number in fight.chosen], referee, own=True)


def _hall_of_the_slain(fight: Fight, _referee: Referee) -> None:
    """Two hits of the other side do no harm (F5)."""
    fight.change_own(spared=SPARED)


def _mocking_laugh(fight: Fight, referee: Referee) -> None:
    """The other side throws its hits again (L1)."""
    hits = [at for at, rune in enumerate(fight.other.thrown) if rune is Rune.HIT]
    fight.throw_again(hits, referee, own=False)


def _hits_may_come(fight: Fight) -> bool:
    """There are hits to fear, or the defender, who plays after the attacker, may make some (F5)."""
    side = fight.battle.defence
    if fight.other.hits or not fight.attacks or side.seat is None:
        return fight.other.hits > 0
    cards = fitting(fight.table, fight.battle, side.seat, Window.POST)
    return Favour.MJOLNIR in cards or Favour.IRON_GLOVES in cards


ARMS: Mapping[Favour, Callable[[Fight], None]] = {
    Favour.BELT_OF_MIGHT: _belt_of_might,
    Favour.THUNDERCLAP: _thunderclap,
    Favour.SECRET_PATH: _secret_path,
    Favour.GUNGNIR: _gungnir,
}
"""The cards before a throw that change what is thrown, and nothing else."""


def _arming(card: Favour) -> Callable[[Fight, Referee], None]:
    return lambda fight, _: ARMS[card](fight)


POWERS: Mapping[Favour, Power] = {
    Favour.BELT_OF_MIGHT: Power(lambda _: True, _arming(Favour.BELT_OF_MIGHT)),
    Favour.THUNDERCLAP: Power(lambda fight: fight.other.runes > 1, _arming(Favour.THUNDERCLAP)),
    Favour.SECRET_PATH: Power(_finds_a_path, _arming(Favour.SECRET_PATH)),
    Favour.GUNGNIR: Power(lambda _: True, _arming(Favour.GUNGNIR)),
    Favour.PEACE_OATH: Power(_may_swear, _peace_oath),
    Favour.MJOLNIR: Power(lambda fight: Rune.BLANK in fight.own.thrown, _mjolnir),
    Favour.IRON_GLOVES: Power(lambda fight: bool(fight.own.thrown), _iron_gloves),
    Favour.MOCKING_LAUGH: Power(lambda fight: Rune.HIT in fight.other.thrown, _mocking_laugh),
    Favour.HALL_OF_THE_SLAIN: Power(_hits_may_come, _hall_of_the_slain),
}
"""The cards before a throw and after it."""
