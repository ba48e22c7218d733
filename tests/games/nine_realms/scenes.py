"""Scenes that several chapters begin with: an attack just rolled, moments that hold secrets."""

from games.core.dice import seeded
from games.nine_realms.actions import Attack, Deploy, DeployAsUsual
from games.nine_realms.combat import attack_dice
from games.nine_realms.forces import Realm
from games.nine_realms.options import Options
from games.nine_realms.rules import RULES
from tests.games.loaded_dice import act
from tests.games.nine_realms.builder import (
    A3,
    A6,
    AD5,
    AESIR,
    D6,
    NORSEMEN,
    RA,
    SINFJOTLI,
    THOR,
    board,
    position,
    rolled,
    window,
)

ALL = (RA, A3, AD5, A6, D6)
HANDS = ((RA, A3, AD5), (A6, D6))
TWO_VANGUARDS = Options(two_vanguards=True)


def attack(figure, target, *dice, **described):
    """An attack just rolled, before anything is done about it; the other side cannot counter."""
    described.setdefault("actions", (6, 0) if described.get("active", 0) == AESIR else (0, 6))
    at = position(**described)
    return act(at, at.table.active, Attack(figure, target), *dice)


def dice_of(figure, target, **described):
    """How many dice an attack would roll."""
    return attack_dice(board(**described), figure, target)


def pending(*dice, asked=AESIR, hands=((), ()), actions=(6, 0), passes=0, counter=None, **changes):
    """Thor on E4 has rolled against Sinfjotli on E5."""
    blood = changes.pop("blood", (0, 0))
    table = board(thor="E4", sinfjotli="E5", hands=hands, actions=actions, blood=blood)
    roll = rolled(table, THOR, SINFJOTLI, *dice or (6, 5, 4, 1), **changes)
    return window(table, roll, asked, passes=passes, counter=counter)


def countered(*dice, asked=NORSEMEN, hands=((), ()), actions=(6, 5)):
    """Sinfjotli has answered Thor's attack; the Norsemen are the rollers now."""
    table = board(thor="E4", sinfjotli="E5", hands=hands, actions=actions)
    roll = rolled(table, SINFJOTLI, THOR, *dice or (6, 5, 4, 1), counter=True)
    return window(table, roll, asked)


def deploying(*ready):
    """Thor is placed in secret; these seats are ready."""
    options = Options(wishes=(Realm.AESIR, Realm.NORSEMEN), first=AESIR)
    at, _ = RULES.start(2, options, seeded("secrets"))
    at, _ = at.apply(AESIR, Deploy(THOR, "C1"))
    for seat in ready:
        at, _ = at.apply(seat, DeployAsUsual())
    return at


def stored():
    """The target's owner has chosen to counter, and the roller is asked once more."""
    return pending(1, 2, 3, 4, hands=HANDS, actions=(6, 6), passes=1, counter=True)


def moments():
    """One position of each kind that holds a secret."""
    return {
        "deploying": deploying(),
        "one ready": deploying(NORSEMEN),
        "action phase": position(thor="E4", sinfjotli="E5", hands=HANDS),
        "window": stored(),
    }
