"""One duel after the other: fought, told, and what comes of it (12.4, 12.5, 12.8)."""

from msgspec import Struct

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.ragnarok.duels import Duel
from games.hammer_of_thor.ragnarok.events import (
    Chapter,
    DeathEscaped,
    DuelBegan,
    DuelBronzeBroke,
    DuelHit,
    DuelMissed,
    DuelUndecided,
    FighterFell,
    MeleeFought,
)
from games.hammer_of_thor.ragnarok.field import Field, Fighter
from games.hammer_of_thor.traces import Dueled

SHARE, MOST = 2, 10
"""A slayer gains this part of the foe's REPUTATION, rounded up, and no more than that (12.8)."""
GREAT = 4
"""Foes from this tier on are remembered."""


class Sought(Struct, frozen=True):
    """A foe whom the champion of a seat seeks by its vow (12.5)."""

    seat: Seat
    foe: Name | None
    """None: it has vowed to seek nobody."""


def single_combat(
    field: Field, one: Fighter, other: Fighter, referee: Referee, sought: Sought | None = None
) -> None:
    """A named or a vowed duel, told blow by blow.

    Args:
        field: the hosts.
        one: the fighter who is named first.
        other: the foe.
        referee: for the dice.
        sought: the vow; None: a named duel.
    """
    referee.tell(_begun(one.member.id, other.member.id, sought))
    duel = _fought(field, one, other, referee)
    _tell_blows(duel, referee)
    _tell_rarities(duel, referee)
    if not duel.is_over:
        referee.tell(
            DuelUndecided(
                one=one.member.id,
                other=other.member.id,
                one_left=one.member.left,
                other_left=other.member.left,
            )
        )
    _tell_falls(field, one, other, referee)
    _trace(field, Chapter.NAMED if sought is None else Chapter.VOWED, (one, other), referee)


def _begun(one: Name, other: Name, sought: Sought | None) -> DuelBegan:
    """Two meet; where it is not as vowed, the foe who was sought is named (12.5)."""
    if sought is None:
        return DuelBegan(one=one, other=other)
    kept = sought.foe == other
    missed = None if kept else sought.foe
    return DuelBegan(one=one, other=other, seat=sought.seat, kept=kept, missed=missed)


def skirmish(field: Field, one: Fighter, other: Fighter, referee: Referee) -> None:
    """A duel of the melee, told in one line."""
    before = one.member.left, other.member.left
    duel = _fought(field, one, other, referee)
    rolls = (die for blow in duel.blows for die in (blow.die, blow.harm)[: 1 + blow.hit])
    referee.tell(
        MeleeFought(
            one=one.member.id,
            other=other.member.id,
            rolls=tuple(rolls),
            one_lost=before[0] - one.member.left,
            other_lost=before[1] - other.member.left,
        )
    )
    _tell_rarities(duel, referee)
    _tell_falls(field, one, other, referee)
    _trace(field, Chapter.MELEE, (one, other), referee)


def _trace(field: Field, chapter: Chapter, pair: tuple[Fighter, Fighter], referee: Referee) -> None:
    """Two have fought: it stays on the picture."""
    one, other = (fighter.member.id for fighter in pair)
    fallen = tuple(fighter.member.id for fighter in pair if not fighter.stands)
    referee.trace(Dueled(turn=field.table.turn, chapter=chapter, pair=(one, other), fallen=fallen))


def _fought(field: Field, one: Fighter, other: Fighter, referee: Referee) -> Duel:
    """Two have fought; what broke is out of the game."""
    duel = Duel(field.table, one.member, other.member, referee).fight()
    for fighter, foe in ((one, other), (other, one)):
        fighter.met = (*fighter.met, foe.member.id)
        fighter.member = duel.members[fighter.member.id]
    pieces = tuple(blow.broken[1] for blow in duel.blows if blow.broken is not None)
    field.table.removed = (*field.table.removed, *pieces)
    return duel


def _tell_blows(duel: Duel, referee: Referee) -> None:
    for blow in duel.blows:
        if blow.hit:
            referee.tell(
                DuelHit(
                    round=blow.round,
                    striker=blow.striker,
                    target=blow.target,
                    die=blow.die,
                    needed=blow.needed,
                    harm=blow.harm,
                    lost=blow.lost,
                    kind=blow.kind,
                    slain=blow.slain,
                )
            )
        else:
            referee.tell(
                DuelMissed(
                    round=blow.round,
                    striker=blow.striker,
                    target=blow.target,
                    die=blow.die,
                    needed=blow.needed,
                    burnt=blow.burnt,
                )
            )


def _tell_rarities(duel: Duel, referee: Referee) -> None:
    """Bronze that broke, and those who escaped death."""
    for blow in duel.blows:
        if blow.broken is not None:
            referee.tell(DuelBronzeBroke(name=blow.broken[0], card=blow.broken[1]))
    for name in duel.saved:
        referee.tell(DeathEscaped(name=name))


def _tell_falls(field: Field, one: Fighter, other: Fighter, referee: Referee) -> None:
    """Fighters who felled a foe gain, even if they fell themselves (12.8)."""
    due = [
        (slayer, fallen, min(MOST, -(-field.reputation(fallen) // SHARE)))
        for slayer, fallen in ((one, other), (other, one))
        if not fallen.stands
    ]
    for slayer, fallen, worth in due:
        won = _honoured(field, slayer, fallen, worth) if slayer.seat is not None else 0
        referee.tell(
            FighterFell(
                name=fallen.member.id,
                slayer=slayer.member.id,
                seat=slayer.seat,
                reputation=won,
            )
        )


def _honoured(field: Field, slayer: Fighter, fallen: Fighter, worth: int) -> int:
    """A seat's fighter gains REPUTATION; great foes are remembered."""
    table, seat = field.table, slayer.seat
    assert seat is not None
    if fallen.member.figure.tier >= GREAT:
        beaten = (*table.players[seat].beaten, fallen.member.id)
        table.change_player(seat, beaten=beaten)
    return table.honour(slayer.member.id, worth)
