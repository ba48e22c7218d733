"""A round of a battle: who strikes whom, how well, and all that serves a whole line (5.1, 5.2)."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.core.dice import Referee
from games.hammer_of_thor.battle.exchange import Blow, Exchange
from games.hammer_of_thor.battle.lines import line, ranks
from games.hammer_of_thor.battle.orders import BattleOrder, Mode, Stance
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.encounter.aids import swayed
from games.hammer_of_thor.folk.blows import Moment, attacks, is_first, is_immune
from games.hammer_of_thor.folk.chart import Entry, Hook, Scope
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter, helpers
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.table import Table

BANNER_ROUNDS = 2
"""A banner works so long (18.1)."""
BOLDNESS = {Stance.PRESS: 1, Stance.GUARD: -1, Stance.HOLD: 0}
"""Added to H of the own blows, and of those against the side (5.1.2)."""
FROM_BEHIND = -1
"""Loss by an archer in reserve (5.0D)."""


class Front(Struct, frozen=True):
    """A side as it stands in a round."""

    counter: Counter
    order: BattleOrder
    fighters: tuple[Member, ...]
    """All who can fight, in their order."""
    surprised: bool = False


class Melee:
    """One round; the table is not changed by it."""

    def __init__(
        self,
        table: Table,
        number: int,
        fronts: Sequence[Front],
        *,
        scouted: bool,
    ) -> None:
        self._table = table
        self._number = number
        self._fronts = tuple(fronts)
        self._scouted = scouted
        one, other = self._fronts
        self._lines = (
            line(one.fighters, len(other.fighters)),
            line(other.fighters, len(one.fighters)),
        )
        self._struck: dict[Name, int] = {}

    def fight(self, exchange: Exchange) -> None:
        """First strikers and archers, then all who still stand (5.1.3)."""
        for wave in self._waves():
            self._strike(wave, exchange)

    def planned(self) -> Iterator[tuple[int, Member, Member, Moment]]:
        """The blows of the round, each once: the side, who strikes, who is struck at, and how."""
        for side, striker, target, loss in self._pairs():
            yield side, striker, target, self._moment(side, striker, target, loss)

    def waves(self) -> Iterator[list[tuple[Member, Member, Moment, bool]]]:
        """The blows of each wave, if nobody falls in the one before it.

        Who strikes, who is struck at, how, and whether the striker is spared.
        """
        for wave in self._waves():
            yield [blow for pair in wave for blow in self._blows(*pair)]

    def _waves(self) -> Iterator[list[tuple[int, Member, Member, int]]]:
        """First strikers and archers, then all the others (5.1.3)."""
        pairs = list(self._pairs())
        first = [pair for pair in pairs if is_first(pair[1], self._number)]
        yield first
        yield [pair for pair in pairs if pair not in first]

    def _blows(
        self, side: int, striker: Member, target: Member, loss: int
    ) -> Iterator[tuple[Member, Member, Moment, bool]]:
        """The blows of one striker; each makes the next one on its target easier."""
        for _ in range(attacks(striker, self._number)):
            moment = self._moment(side, striker, target, loss)
            yield striker, target, moment, self._is_spared(1 - side, striker)
            self._struck[target.id] = self._struck.get(target.id, 0) + 1

    def _strike(self, pairs: Sequence[tuple[int, Member, Member, int]], exchange: Exchange) -> None:
        """They strike at the same time."""
        blows: list[Blow] = []
        for pair in pairs:
            _, one, other, _ = pair
            if exchange.left(one.id) <= 0 or exchange.left(other.id) <= 0:
                continue
            for striker, target, moment, spared in self._blows(*pair):
                blows.append(exchange.blow(striker.id, target.id, moment, spared=spared))
        for blow in blows:
            exchange.suffer(blow)

    def _pairs(self) -> Iterator[tuple[int, Member, Member, int]]:
        """Slot against slot; surplus fighters against the leader, then slot 2 (5.2)."""
        for side, mine in enumerate(self._lines):
            foes = self._lines[1 - side]
            for slot, striker in enumerate(mine):
                found = self._target(striker, slot, foes)
                if found is not None:
                    yield side, striker, found, 0
            archer = self._archer(side)
            found = self._target(archer, 0, foes) if archer is not None else None
            if archer is not None and found is not None:
                yield side, archer, found, FROM_BEHIND

    def _target(self, striker: Member, slot: int, foes: Sequence[Member]) -> Member | None:
        """No mother or father; then the next enemy, or none (2.1A)."""
        begin = slot if slot < len(foes) else (slot - len(foes)) % len(foes)
        turned = (*foes[begin:], *foes[:begin])
        return next((foe for foe in turned if not self._table.are_kin(striker.id, foe.id)), None)

    def _archer(self, side: int) -> Member | None:
        """One archer in reserve strikes too (5.0D)."""
        behind = self._fronts[side].fighters[len(self._lines[side]) :]
        archers = (one for one in behind if any(e.reserve for e in one.entries(Hook.ROUND1)))
        return next(archers, None)

    def _moment(self, side: int, striker: Member, target: Member, loss: int) -> Moment:
        own, foe = self._fronts[side], self._fronts[1 - side]
        seat, of = own.counter.seat, foe.counter.seat
        table = self._table
        hit = BOLDNESS[own.order.stance] + BOLDNESS[foe.order.stance]
        hit += swayed(table, seat, "hit", striker) - swayed(table, of, "AGI", target)
        skill = table.stat(striker, Stat.ACCURACY)
        hit += max(-skill, swayed(table, seat, "ACC", striker))
        hit += int(self._number == 1 and foe.surprised)
        hit += int(self._struck.get(target.id, 0) > 0) + int(table.holds(Key.ALL_HIT))
        hit += self._banners(side, target) + self._hidden(1 - side, striker)
        friends = table.are_friends(striker.id, target.id)
        return Moment(
            table.season,
            self._number,
            own.counter.place,
            own.order.stance,
            foe.order.stance,
            hit=hit,
            loss=loss + swayed(table, seat, "loss", striker),
            mild=_means_to_subdue(own, striker) or friends or self._is_spared(side, target),
            seen=self._scouted or _has(own, Hook.ROUND1, "sees_invisible"),
        )

    def _is_spared(self, side: int, target: Member) -> bool:
        """A hero is not slain by another seat, unless the match is played so (4.6.4, T30)."""
        seats = self._fronts[side].counter.seat, self._fronts[1 - side].counter.seat
        between = None not in seats and not self._table.options.kills_between_seats
        return between and target.id in self._table.heroes

    def _banners(self, side: int, target: Member) -> int:
        """A banner serves the whole line; its bearer is hit more easily (18.1)."""
        if self._number > BANNER_ROUNDS:
            return 0
        return sum(one.nature.line_hit for one in (*self._lines[side], target))

    def _hidden(self, side: int, striker: Member) -> int:
        """Shield-wall, galdr and illusion of the side that is struck at (5.0F, 8.0C, 8.0D)."""
        added = 0
        for entry in _entries(self._lines[side], Hook.HIT):
            if entry.scope is Scope.LINE and self._number <= entry.rounds:
                added -= entry.add.get(Stat.AGILITY, 0)
        for entry in _entries(self._fronts[side].counter.free, Hook.HIT):
            strongest = entry.foe_strongest and self._is_strongest(1 - side, striker)
            if strongest and not is_immune(striker, entry.code):
                added += entry.add.get(Stat.ACCURACY, 0)
        for entry in _entries(self._fronts[side].counter.free, Hook.ROUND1):
            if self._number == 1 and not is_immune(striker, entry.code):
                added += entry.foes_hit
        return added

    def _is_strongest(self, side: int, striker: Member) -> bool:
        season = self._table.season
        found = max(self._lines[side], key=lambda one: (might(one, season), one.id), default=None)
        return found is not None and found.id == striker.id


def _means_to_subdue(side: Front, striker: Member) -> bool:
    """A thirsty weapon knows no mercy (18.1)."""
    return side.order.mode is Mode.SUBDUE and not any(item.thirsty for item in striker.worn)


def front(
    table: Table,
    counter: Counter,
    order: BattleOrder,
    able: Sequence[Member],
    *,
    surprised: bool = False,
) -> Front:
    """A side in its order; keen ears are not surprised (2.0B)."""
    chief = chief_of(table, counter, able)
    keen = any(e.no_surprise for one in able for e in one.entries(Hook.ROUND1))
    fighters = tuple(ranks(table, counter, able, chief)) if able else ()
    return Front(counter, order, fighters, surprised and not keen)


def chief_of(table: Table, counter: Counter, able: Sequence[Member]) -> Member:
    """The leader; if it is down a Sub-Leader, else the highest REPUTATION (5.4.4, 8.1)."""
    leader = table.leader(counter)
    if leader.id in {one.id for one in able} or not able:
        return leader
    standing = [one for one in helpers(counter, leader, table.season) if one in able]
    return max(standing or able, key=lambda one: (table.stat(one, Stat.REPUTATION), one.id))


def exchange_of(
    fronts: Sequence[Front], stun: dict[Name, int], lucky: Sequence[Name], referee: Referee
) -> Exchange:
    """All who fight, with the stun that they bear."""
    found = Exchange((one for side in fronts for one in side.fighters), referee, lucky)
    found.stun = dict(stun)
    return found


def _entries(members: Sequence[Member], hook: Hook) -> Iterator[Entry]:
    for member in members:
        yield from member.entries(hook)


def _has(side: Front, hook: Hook, gift: str) -> bool:
    return any(getattr(entry, gift) for entry in _entries(side.counter.free, hook))
