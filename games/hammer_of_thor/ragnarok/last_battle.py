"""The last battle, from the hosts to the end of the match (12.3 to 12.8)."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import asdict

from games.core.agenda import Step, Steps
from games.core.dice import Referee
from games.core.vocabulary import Ending, Seat
from games.hammer_of_thor.alone.reckoning import ending, reckon_alone
from games.hammer_of_thor.folk.figures import NUMBERS, Name
from games.hammer_of_thor.folk.kinds import Side, Stat
from games.hammer_of_thor.ragnarok.aftermath import leave_field
from games.hammer_of_thor.ragnarok.events import (
    ChampionNamed,
    ChampionSpent,
    Chapter,
    ChapterBegan,
    FoundNoFoe,
    HostGathered,
    RagnarokDecided,
    SeatScored,
    StrengthReckoned,
)
from games.hammer_of_thor.ragnarok.field import FOE, NAMED, Field, Fighter, gathered
from games.hammer_of_thor.ragnarok.fighting import Sought, single_combat, skirmish
from games.hammer_of_thor.ragnarok.outcome import Fallen, Outcome
from games.hammer_of_thor.ragnarok.ranking import ranking
from games.hammer_of_thor.ragnarok.scoring import score
from games.hammer_of_thor.ragnarok.strength import spears, strength
from games.hammer_of_thor.table import Reason, Table
from games.hammer_of_thor.traces import Stood, Weighed

ODIN, VIDAR = NUMBERS["Odin"], NUMBERS["Vidar"]
REASONS = {Side.GOOD: Reason.GOOD, Side.EVIL: Reason.EVIL, None: Reason.RUIN}


class Vow(Struct, frozen=True, forbid_unknown_fields=True):
    """The muster of a seat, now public (12.2)."""

    seat: Seat
    side: Side
    champion: Name | None
    foe: Name | None


class LastBattle(Step[Table], frozen=True, tag="last-battle"):
    """Good and evil meet; nobody has anything left to decide."""

    vows: tuple[Vow, ...]
    """In turn order."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Hosts, named duels, vowed duels, melee, reckoning (21.5)."""
        sides = self._sides(table)
        field = gathered(table, sides)
        self._show_hosts(table, field, referee)
        _fight_named(field, referee)
        _fight_vowed(field, self._in_order(table), referee)
        _fight_melee(field, referee)
        _reckon(field, sides, referee)
        return ()

    def _sides(self, table: Table) -> tuple[Side | None, ...]:
        """By seat, for whom its people fight."""
        sworn = {vow.seat: vow.side for vow in self.vows}
        return tuple(sworn.get(seat) for seat in range(len(table.players)))

    def _show_hosts(self, table: Table, field: Field, referee: Referee) -> None:
        for vow in self.vows:
            if vow.champion is not None:
                referee.tell(ChampionNamed(seat=vow.seat, champion=vow.champion, foe=vow.foe))
        for side in FOE:
            names = tuple(one.member.id for one in field.standing(side))
            carried = sum(spears(table, vow.seat) for vow in self.vows if vow.side is side)
            referee.tell(HostGathered(side=side, names=names, spears=carried))
            referee.trace(Stood(turn=table.turn, side=side, names=names, spears=carried))

    def _in_order(self, table: Table) -> list[Vow]:
        """By the REPUTATION of all that the seats lead (12.5)."""
        return sorted(self.vows, key=lambda vow: -_renown(table, vow.seat))


def _renown(table: Table, seat: Seat) -> int:
    held = (one for counter in table.of(seat) for one in counter.free)
    return sum(table.stat(one, Stat.REPUTATION) for one in held)


def _fight_named(field: Field, referee: Referee) -> None:
    """The pairs of the tales; Vidar avenges Odin (12.4)."""
    referee.tell(ChapterBegan(chapter=Chapter.NAMED))
    for names in NAMED:
        pair = [field.fighters[name] for name in names if name in field.fighters]
        if len(pair) < len(names) or (names[0] == VIDAR and not _has_fallen(field, ODIN)):
            continue
        one, other = pair
        if one.stands and other.stands and field.may_fight(one, other):
            single_combat(field, one, other, referee)


def _has_fallen(field: Field, name: Name) -> bool:
    fighter = field.fighters.get(name)
    return fighter is not None and not fighter.stands


def _fight_vowed(field: Field, vows: Sequence[Vow], referee: Referee) -> None:
    """Champions who have not fought seek their foes, or the strongest who are free (12.5)."""
    referee.tell(ChapterBegan(chapter=Chapter.VOWED))
    for vow in vows:
        if vow.champion is None:
            continue
        champion = field.fighters[vow.champion]
        if not champion.free:
            referee.tell(_spent(vow, champion))
            continue
        free = [
            one
            for one in field.strongest(FOE[vow.side])
            if one.free and field.may_fight(champion, one)
        ]
        sought = [one for one in free if one.member.id == vow.foe]
        foe = next(iter(sought or free), None)
        if foe is not None:
            single_combat(field, champion, foe, referee, Sought(vow.seat, vow.foe))


def _spent(vow: Vow, champion: Fighter) -> ChampionSpent:
    """It has no second duel (12.5)."""
    return ChampionSpent(
        seat=vow.seat,
        champion=champion.member.id,
        met=vow.foe if vow.foe in champion.met else None,
        stands=champion.stands,
    )


def _fight_melee(field: Field, referee: Referee) -> None:
    """The rest, first against first (12.5)."""
    referee.tell(ChapterBegan(chapter=Chapter.MELEE))
    for one, other in _pairs(field):
        skirmish(field, one, other, referee)
    for side in FOE:
        alone = tuple(one.member.id for one in field.standing(side) if one.free)
        if alone:
            referee.tell(FoundNoFoe(side=side, names=alone))


def _pairs(field: Field) -> Iterator[tuple[Fighter, Fighter]]:
    """By REPUTATION; who may not fight the first one that is left takes the next (12.5)."""
    good, evil = ([one for one in field.standing(side) if one.free] for side in FOE)
    for one in good:
        foe = next((other for other in evil if field.may_fight(one, other)), None)
        if foe is not None:
            evil.remove(foe)
            yield one, foe


def _reckon(field: Field, sides: tuple[Side | None, ...], referee: Referee) -> None:
    """Find the side that has won, and the winners (12.6, 12.7, 13.0)."""
    table = field.table
    referee.tell(ChapterBegan(chapter=Chapter.RECKONING))
    totals = {}
    for side in FOE:
        found = strength(field, sides, side)
        totals[side] = found.total
        referee.tell(
            StrengthReckoned(
                side=side,
                standing=found.standing,
                spears=found.spears,
                gained=found.gained,
                dead=found.dead,
                doom=found.doom,
                favour=found.favour,
                total=found.total,
            )
        )
        referee.trace(Weighed(turn=table.turn, side=side, total=found.total, **asdict(found)))
    fallen = tuple(
        Fallen(one.member.id, one.seat) for one in field.fighters.values() if not one.stands
    )
    table.doom = Outcome(totals[Side.GOOD], totals[Side.EVIL], sides, fallen)
    reason = REASONS[table.doom.winner]
    referee.tell(RagnarokDecided(reason=reason, good=table.doom.good, evil=table.doom.evil))
    leave_field(field)
    for seat in table.seats:
        parts = score(table, seat)
        referee.tell(
            SeatScored(
                seat=seat,
                best=parts.best,
                mortals=parts.mortals,
                runes=parts.runes,
                friends=parts.friends,
                bonus=parts.bonus,
                total=parts.total,
            )
        )
    reckon_alone(table, referee)
    alone = table.solo is not None
    table.ending = ending(table, reason) if alone else Ending(reason, ranking(table).winners)
