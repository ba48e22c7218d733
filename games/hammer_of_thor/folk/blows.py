"""A blow: the chance that it hits, what it costs, and what it leaves behind (5.3, 2.2A5).

Battles and duels ask here. A blow is one striker against one target; what the whole line or the
other members of a counter bring, and what cards add, comes with the `Moment`.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from games.hammer_of_thor.cards.deck import Make, Number
from games.hammer_of_thor.folk.chart import Entry, Hook, Scope
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import GIANTS, Stat
from games.hammer_of_thor.folk.members import Member, stat
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season

EASE = 4
"""Added to the difference of ACCURACY and AGILITY (5.3A)."""
LEAST, MOST = 1, 8
"""H is kept within these: 0 always hits, 9 never does."""
FINE, MISS = 0, 9
"""The natural dice: a fine blow, and a miss that breaks bronze."""
FINE_LOSS = 2
"""STAMINA more that a fine blow costs (5.3B)."""
BANE_LOSS = 3
"""STAMINA more that its bane costs whoever an item was made for (18.1)."""
WEAPON_TIER, ARMOUR_TIER = 2, 4
"""The tier is divided by these for whoever has no weapon, and for hide and bones (5.3B)."""
HEAVY = 5
"""A loss from which on AGILITY suffers (5.3C)."""
VENOM_TURNS = 5
"""Losses that follow a VENOM (5.4.5)."""
BANE = "11.0E"
"""Some item kills its owner with a fine blow."""
FEY = "10.0E"
GIANT_KIND = "Giants"
WEAPON, SHIELD, ARMOUR, HELM = "W", "S", "A", "H"
"""Classes of items, in the order in which they break (2.2A1, 2.2A5)."""


class Ailment(StrEnum):
    """The type of a loss (5.3B)."""

    PLAIN = "plain"
    VENOM = "VENOM"
    DISEASE = "DISEASE"
    FIRE = "FIRE"


TAINTS: Mapping[Box | None, Ailment] = {
    Box.LOSS_VENOM: Ailment.VENOM,
    Box.LOSS_FIRE: Ailment.FIRE,
    Box.LOSS_DISEASE: Ailment.DISEASE,
}
"""Boxes that make every loss at a place one of a type (5.3B, 9.5)."""


class Moment(Struct, frozen=True):
    """The circumstances of a blow."""

    season: Season
    round: int = 1
    place: Place | None = None
    stance: str = ""
    """The striker's."""
    facing: str = ""
    """The target's stance."""
    hit: int = 0
    """Added to H: stances, surprise, a second attack, cards, the whole line (5.3A)."""
    loss: int = 0
    """Added to the loss: cards."""
    mild: bool = False
    """To subdue, or against a friend: the loss is stun (2.1B, 5.3B)."""
    seen: bool = False
    """The target cannot hide: reconnaissance, or keen ears beside the striker (4.2, 2.0B)."""


def needed(striker: Member, target: Member, moment: Moment) -> int:
    """H: the blow hits with a die of at most this (5.3A)."""
    skill = stat(striker, Stat.ACCURACY, moment.season)
    skill += striker.nature.skill
    skill += sum([entry.n for entry in _against(striker, target)])
    guard = stat(target, Stat.AGILITY, moment.season)
    guard += target.nature.cover
    guard += sum([entry.add.get(Stat.AGILITY, 0) for entry in _fury(target, moment.facing)])
    unseen = sum([entry.n for entry in _hiding(striker, target, moment)])
    return min(MOST, max(LEAST, skill - guard + EASE + unseen + moment.hit))


def hits(die: int, h: int) -> bool:
    """A die hits: 0 always does, 9 never (5.3A)."""
    return die <= h


def weapon(member: Member) -> int:
    """The best revealed weapon, or bare hands (5.3B)."""
    held = member.nature.weapon
    return held.weapon if held is not None else member.figure.tier // WEAPON_TIER


def armour(member: Member) -> int:
    """Revealed armour, and no less than hide and bones give (5.3B)."""
    hide = max((entry.armour for entry in member.entries(Hook.LOSS)), default=0)
    return max(member.nature.armour, member.figure.tier // ARMOUR_TIER, hide)


def ailment(striker: Member, place: Place | None) -> Ailment:
    """The type of a loss: the place's, else the weapon's, else the body's (5.3B)."""
    taint = TAINTS.get(BOARD[place].box) if place is not None else None
    if taint is not None:
        return taint
    held = striker.nature.weapon
    if held is not None and held.type:
        return Ailment(held.type)
    bodies = (entry.type for entry in striker.entries(Hook.LOSS) if entry.type and not entry.n)
    return Ailment(next(bodies, Ailment.PLAIN))


def is_immune(member: Member, cause: str) -> bool:
    """An ailment, or an entry of the chart, does nothing to a character."""
    return any(cause in entry.of for entry in member.entries(Hook.IMMUNE))


def loss(striker: Member, target: Member, die: int, moment: Moment, *, fine: bool = False) -> int:
    """STAMINA that a hit costs (5.3B); a Norn has no end of it (2.1.1).

    Args:
        striker: whose blow it is.
        target: who is hit.
        die: 0 to 9, rolled for the loss.
        moment: the circumstances.
        fine: the die to hit was a natural 0.
    """
    kind = ailment(striker, moment.place)
    if target.figure.is_norn or is_immune(target, kind):
        return 0
    strength = stat(striker, Stat.STRENGTH, moment.season)
    lost = -(-(strength + die) // 2) + weapon(striker) - armour(target) + moment.loss
    lost += striker.nature.sharpness
    lost += sum([entry.loss for entry in _against(striker, target)])
    lost += sum([entry.n for entry in _fury(striker, moment.stance)])
    lost += sum([entry.n for entry in _weakness(target, strength, kind)])
    lost += BANE_LOSS * any(item.bane == target.figure.name for item in striker.worn)
    lost = max(1, lost) + FINE_LOSS * fine
    wrestles = any(entry.subdue == 0 for entry in striker.entries(Hook.LOSS))
    return max(1, lost - 1) if moment.mild and not wrestles else lost


def slays(striker: Member, target: Member) -> bool:
    """A fine blow kills outright: the striker bears the target's bane (18.1, 11.0E)."""
    feared = target.codes.get(BANE, ())
    return any(item.bane == target.figure.name or item.id in feared for item in striker.worn)


def struck(target: Member, lost: int, kind: Ailment) -> Member:
    """The target of a blow in earnest, with its wounds and what they bring (5.3C, 5.4.5)."""
    if not lost:
        return target
    return replace(
        target,
        wounds=target.wounds + lost,
        burnt=target.burnt or kind is Ailment.FIRE,
        venom=VENOM_TURNS if kind is Ailment.VENOM else target.venom,
        diseased=target.diseased or kind is Ailment.DISEASE,
        agility=target.agility + (lost >= HEAVY),
    )


def broken(striker: Member, target: Member) -> tuple[Name, Number] | None:
    """The bronze item that a 9 to hit breaks, and its bearer (2.2A5).

    Of several the striker's weapon, the target's shield, armour, helm; then any of the striker's,
    and any of the target's [house].
    """
    ranked = (
        *_bronze(striker, WEAPON),
        *(each for letter in (SHIELD, ARMOUR, HELM) for each in _bronze(target, letter)),
        *_bronze(striker),
        *_bronze(target),
    )
    return next(iter(ranked), None)


def attacks(member: Member, round_: int) -> int:
    """Blows that a character strikes in a round: some have two in the first one (5.0B)."""
    most = max((entry.attacks for entry in member.entries(Hook.ROUND1)), default=1)
    return most if round_ == 1 else 1


def is_first(member: Member, round_: int) -> bool:
    """It strikes before the others: First strike and archers, in round 1 (5.1.3)."""
    return round_ == 1 and any(entry.first for entry in member.entries(Hook.ROUND1))


def is_fey(member: Member) -> bool:
    """The first natural 9 rolled to hit it in an encounter hits (10.0E)."""
    return FEY in member.codes


def _against(striker: Member, target: Member) -> list[Entry]:
    """Gifts of the striker against such as the target (5.0E)."""
    gifts = striker.entries(Hook.HIT)
    giant = target.figure.race in GIANTS
    return [one for one in gifts if one.against == GIANT_KIND and giant]


def _fury(member: Member, stance: str) -> list[Entry]:
    """A stance stirs something in a character (5.0A)."""
    return [one for one in member.entries(Hook.LOSS) if one.stance and one.stance == stance]


def _weakness(target: Member, strength: int, kind: Ailment) -> list[Entry]:
    """A hit is worse for brittle bones, and for those who dread fire (5.0M, 12.0J)."""
    return [
        one
        for one in target.entries(Hook.LOSS)
        if (one.strong and strength >= one.strong) or (one.n and one.type == kind)
    ]


def _hiding(striker: Member, target: Member, moment: Moment) -> list[Entry]:
    """The gifts that hide the target in the first rounds (9.0A, 2.0B)."""
    if moment.seen or any(one.sees_invisible for one in striker.entries(Hook.ROUND1)):
        return []
    gifts = target.entries(Hook.HIT)
    return [one for one in gifts if one.scope is Scope.SELF and moment.round <= one.rounds]


def _bronze(member: Member, letter: str = "") -> Iterator[tuple[Name, Number]]:
    """Revealed bronze of a class, or of all."""
    for item in member.worn:
        if item.kind is Make.BRONZE and (not letter or letter in item.classes):
            yield member.id, item.id
