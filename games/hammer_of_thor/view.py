"""The match as a seat, or a spectator, may see it: named here field by field, or not seen (21.4).

Secret are the held card, and whether it sleeps; runes; which items are concealed; plans and musters
until all are in. Decks, the stack and what a group guards are hidden from all.
"""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from games.core.agenda import Position
from games.core.kept import kept
from games.core.vocabulary import Ending, EndingReason, Seat, Trace
from games.hammer_of_thor.alone.state import Solo
from games.hammer_of_thor.battle.battle import Battle
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.encounter.arriving import Arrival
from games.hammer_of_thor.encounter.bargaining import weighed
from games.hammer_of_thor.encounter.rolling import Seeking
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.encounter.terms import Propose
from games.hammer_of_thor.folk.chart import Code
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.graves import Grave
from games.hammer_of_thor.folk.groups import Counter, current, helpers, leader, reputation
from games.hammer_of_thor.folk.kinds import Madness, Side, Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.missions.seen import MissionSeen, missions_seen
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.ragnarok.last_battle import REASONS
from games.hammer_of_thor.ragnarok.outcome import Outcome
from games.hammer_of_thor.ragnarok.scoring import best, score
from games.hammer_of_thor.table import ItemsRule, Promise, Reason, Rule, Table
from games.hammer_of_thor.traces import Charged, Clashed, Dueled, Settled, Stood, Weighed, Went
from games.hammer_of_thor.turns.turn import Turn
from games.hammer_of_thor.ways.shapes import changes_left

STATS = tuple(Stat)
SIGHTS = 8192
"""So many members are kept as they were seen last."""


class MemberSeen(Struct, frozen=True):
    """A character in play."""

    id: Name
    stats: tuple[tuple[Stat, int], ...]
    """Current characteristics (0.0.4)."""
    left: int
    """STAMINA that is left."""
    burnt: bool
    venom: int
    diseased: bool
    shown: tuple[Number, ...]
    """Revealed items."""
    concealed: int
    runes: int
    captive: bool
    mad: Madness | None
    """Insanity (2.2A8)."""
    withheld: tuple[Code, ...]
    """Abilities that are kept back (2.1C)."""
    dead: bool
    """A dead member (6.2)."""
    granted: tuple[Code, ...]
    """Entries of the chart that a card has given it for good."""
    hero: bool
    shape: Number | None
    """The shape that it has taken on (2.2C)."""
    changes: int
    """Changes of shape that are left to it."""
    own_items: tuple[Number, ...] | None
    """Its concealed items; None: they are another's."""
    own_runes: tuple[Number, ...] | None


class CounterSeen(Struct, frozen=True, dict=True):
    """A group on the board."""

    number: int
    seat: Seat | None
    place: Place
    leader: Name
    side: Side | None
    members: tuple[MemberSeen, ...]
    """The leader first."""
    moved: bool
    """It has had its journey in this player-turn (4.2)."""
    known: bool
    """Face up."""
    wild: bool
    spirit: bool
    """Its body lies elsewhere (4.2C)."""
    trusted: tuple[Name, ...]
    """Its Sub-Leaders (8.1)."""
    lined: tuple[Name, ...]
    """Second and third in its line, by its player's wish (5.1.1)."""


class PlayerSeen(Struct, frozen=True):
    """A seat, and all that lies before it."""

    seat: Seat
    hero: Name | None
    side: Side | None
    reputation: int
    """Of all that it leads, tracked and revealed."""
    score: int
    """Of the characters alone (13.2); the whole score once the match is over."""
    friends: tuple[Name, ...]
    holds: bool
    """It holds a card."""
    bonus: Number | None
    lead: Number | None
    """The Leader Action that lies open before the seat."""
    deals: tuple[str, ...]
    """Those that it has made in this game-turn with leaders of nobody: each is made once."""
    lives: int
    out: bool


class EncounterSeen(Struct, frozen=True):
    """The encounter that goes on."""

    mover: int
    other: int
    round: int
    attitude: int
    guarded: int
    """Cards, face down."""
    seen: Card | None
    aids: tuple[tuple[Seat, Number], ...]
    """The cards and runes that help until it is over, and whose they are."""
    fighting: bool
    """It has come to a battle."""
    deal: Propose | None
    """The one that is weighed, as all may know it (11.4)."""


class FraySeen(Struct, frozen=True):
    """A battle that goes on, or the last one, until somebody travels on."""

    charge: Charged
    rounds: tuple[Clashed, ...]
    settled: Settled | None


class StorySeen(Struct, frozen=True):
    """The last battle, in the order in which it was told (12.3 to 12.6)."""

    hosts: tuple[Stood, ...]
    duels: tuple[Dueled, ...]
    weighed: tuple[Weighed, ...]

    def decided(self, reason: EndingReason) -> EndingReason:
        """The result of the battle, also where a task is why the match has ended (14.3C)."""
        if reason not in (Reason.DONE, Reason.UNDONE):
            return reason
        totals = {one.side: one.total for one in self.weighed}
        return REASONS[Outcome(totals[Side.GOOD], totals[Side.EVIL], (), ()).winner]


class View(Struct, frozen=True):
    """All that a viewer may know."""

    seat: Seat | None
    awaited: tuple[Seat, ...]
    ending: Ending | None
    options: Options
    circle: tuple[Seat, ...]
    players: tuple[PlayerSeen, ...]
    counters: tuple[CounterSeen, ...]
    game_turn: int
    turn: int
    active: Seat
    season: Season
    stack: int
    """Cards that are left of the clock."""
    lead: Number | None
    """The uppermost Leader Action; their deck lies face up."""
    leads: int
    missions: tuple[MissionSeen, ...]
    """Of those in groups of seats."""
    promises: tuple[Promise, ...]
    """Children who are born at the next Birth."""
    ice: tuple[Place, ...]
    floods: tuple[Place, ...]
    shut: tuple[str, ...]
    """Gates, by their letters."""
    rules: tuple[Rule, ...]
    helheim: tuple[Grave, ...]
    forged: tuple[Number, ...]
    encounter: EncounterSeen | None
    doom: Outcome | None
    solo: Solo | None
    """Rivals and the task, in a match for one."""
    journey: Went | None
    """The last one."""
    fray: FraySeen | None
    story: StorySeen | None
    offered: tuple[Name, ...]
    """The heroes that were dealt to the viewer."""
    held: tuple[Number, ...]
    """The viewer's hand."""
    asleep: bool
    items: ItemsRule
    """How the viewer deals with new items (T46)."""
    tended: int | None
    """The group that the active seat sees to, by its number."""
    travels: int | None
    """The group whose journey it is, by its number."""
    meeting: bool
    """The journey is over, and whom the group meets is chosen (4.5.3, 4.6.1)."""


def view(position: Position[Table], seat: Seat | None) -> View:
    """The match as a seat may see it; None is a spectator."""
    table = position.table
    own = table.players[seat] if seat is not None else None
    heroes = table.heroes
    return View(
        seat=seat,
        awaited=position.awaited,
        ending=table.ending,
        options=table.options,
        circle=table.circle,
        players=tuple([_player(table, one) for one in range(len(table.players))]),
        counters=tuple([_counter(table, one, seat, heroes) for one in table.counters]),
        game_turn=table.game_turn,
        turn=table.turn,
        active=table.active,
        season=table.season,
        stack=len(table.stack),
        lead=table.leads[-1] if table.leads else None,
        leads=len(table.leads),
        missions=tuple(missions_seen(table)),
        promises=table.promises,
        ice=table.ice,
        floods=table.floods,
        shut=table.shut,
        rules=table.rules,
        helheim=table.helheim,
        forged=table.forged,
        encounter=_encounter(position),
        solo=table.solo,
        doom=table.doom,
        journey=next((one for one in position.traces if isinstance(one, Went)), None),
        fray=_fray(position.traces),
        story=_story(position.traces),
        offered=own.offered if own is not None else (),
        held=tuple(card for card in (own.held, own.drawn) if card) if own is not None else (),
        asleep=own.asleep if own is not None else False,
        items=own.items if own is not None else ItemsRule.AT_ONCE,
        tended=position.step.tended
        if position.agenda and isinstance(position.step, Turn)
        else None,
        travels=table.sitting.counter if table.sitting is not None else None,
        meeting=bool(position.agenda) and isinstance(position.step, (Arrival, Seeking)),
    )


def _player(table: Table, seat: Seat) -> PlayerSeen:
    player = table.players[seat]
    return PlayerSeen(
        seat=seat,
        hero=player.hero,
        side=player.side,
        reputation=sum([_led(one, table.fame(one)) for one in table.of(seat)]),
        score=best(table, seat) if table.ending is None else score(table, seat).total,
        friends=player.friends,
        holds=player.held is not None or player.drawn is not None,
        bonus=player.bonus,
        lead=player.lead,
        deals=player.dealt,
        lives=player.lives,
        out=player.out,
    )


@kept
def _led(counter: Counter, fame: tuple[int, ...]) -> int:
    """The REPUTATION of all who are free in a group."""
    tracked = dict(zip(counter.names, fame, strict=True))
    return sum(reputation(one, tracked[one.id]) for one in counter.free)


def _counter(
    table: Table, counter: Counter, viewer: Seat | None, heroes: frozenset[Name]
) -> CounterSeen:
    own = viewer if counter.seat == viewer else None
    return _seen(counter, table.season, table.fame(counter), heroes, table.options, own)


@kept
def _seen(
    counter: Counter,
    season: Season,
    fame: tuple[int, ...],
    heroes: frozenset[Name],
    options: Options,
    viewer: Seat | None,
) -> CounterSeen:
    """A group as its seat sees it, or anybody else.

    Args:
        counter: the group.
        season: the present one.
        fame: REPUTATION tracked for its members, in their order.
        heroes: of all seats.
        options: of the match.
        viewer: its own seat; None: anybody else.
    """
    shapes, own = options.shapes, viewer is not None
    chief = leader(counter, fame, heroes)
    tracked = dict(zip(counter.names, fame, strict=True))
    return CounterSeen(
        number=counter.number,
        seat=counter.seat,
        place=counter.place,
        leader=chief.id,
        side=chief.figure.side,
        members=tuple(
            _member(one, season, tracked[one.id], hero=one.id in heroes, shapes=shapes, own=own)
            for one in sorted(counter.members, key=lambda one: one.id != chief.id)
        ),
        moved=counter.moved,
        known=counter.known,
        wild=counter.wild,
        spirit=counter.is_spirit,
        trusted=tuple(one.id for one in helpers(counter, chief, season)),
        lined=counter.lined,
    )


@lru_cache(SIGHTS)
def _member(
    member: Member, season: Season, tracked: int, *, hero: bool, shapes: bool, own: bool
) -> MemberSeen:
    """One as it is seen; reckoned once, for most members are the same from view to view."""
    return MemberSeen(
        id=member.id,
        stats=tuple([(wanted, current(member, wanted, season, tracked)) for wanted in STATS]),
        left=member.left,
        burnt=member.burnt,
        venom=member.venom,
        diseased=member.diseased,
        shown=member.shown,
        concealed=len(member.hidden),
        runes=len(member.runes),
        captive=member.captive,
        mad=member.mad,
        withheld=member.withheld,
        dead=member.dead,
        granted=member.granted,
        hero=hero,
        shape=member.shape,
        changes=changes_left(member) if shapes else 0,
        own_items=member.hidden if own else None,
        own_runes=member.runes if own else None,
    )


def _encounter(position: Position[Table]) -> EncounterSeen | None:
    met = position.table.encounter
    if met is None:
        return None
    return EncounterSeen(
        mover=met.mover,
        other=met.other,
        round=met.round,
        attitude=met.attitude,
        guarded=len(met.treasure),
        seen=met.seen,
        aids=tuple(dict.fromkeys((aid.seat, aid.card) for aid in met.aids)),
        fighting=any(isinstance(step, Battle) for step in position.agenda),
        deal=weighed(position),
    )


def _fray(traces: Sequence[Trace]) -> FraySeen | None:
    charge = next((one for one in traces if isinstance(one, Charged)), None)
    if charge is None:
        return None
    rounds = tuple(one for one in traces if isinstance(one, Clashed))
    return FraySeen(charge, rounds, next((one for one in traces if isinstance(one, Settled)), None))


def _story(traces: Sequence[Trace]) -> StorySeen | None:
    hosts = tuple(one for one in traces if isinstance(one, Stood))
    if not hosts:
        return None
    duels = tuple(one for one in traces if isinstance(one, Dueled))
    return StorySeen(hosts, duels, tuple(one for one in traces if isinstance(one, Weighed)))
