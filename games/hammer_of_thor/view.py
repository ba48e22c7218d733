"""The match as a seat, or a spectator, may see it: named here field by field, or not seen (21.4).

Secret are the held card, and whether it sleeps; runes; which items are concealed; plans and musters
until all are in. Decks, the stack and what a group guards are hidden from all.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.core.agenda import Position
from games.core.vocabulary import Ending, Seat, Trace
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.encounter.bargaining import weighed
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.encounter.terms import Propose
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Side, Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.ragnarok.outcome import Outcome
from games.hammer_of_thor.ragnarok.scoring import score
from games.hammer_of_thor.table import Grave, Rule, Table
from games.hammer_of_thor.traces import Charged, Clashed, Dueled, Settled, Stood, Weighed, Went


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
    hero: bool
    own_items: tuple[Number, ...] | None
    """Its concealed items; None: they are another's."""
    own_runes: tuple[Number, ...] | None


class CounterSeen(Struct, frozen=True):
    """A group on the board."""

    number: int
    seat: Seat | None
    place: Place
    leader: Name
    side: Side | None
    members: tuple[MemberSeen, ...]
    """The leader first."""
    known: bool
    """Face up."""
    wild: bool


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
    ice: tuple[Place, ...]
    floods: tuple[Place, ...]
    rules: tuple[Rule, ...]
    helheim: tuple[Grave, ...]
    forged: tuple[Number, ...]
    encounter: EncounterSeen | None
    doom: Outcome | None
    journey: Went | None
    """The last one."""
    fray: FraySeen | None
    story: StorySeen | None
    offered: tuple[Name, ...]
    """The heroes that were dealt to the viewer."""
    held: tuple[Number, ...]
    """The viewer's hand."""
    asleep: bool


def view(position: Position[Table], seat: Seat | None) -> View:
    """The match as a seat may see it; None is a spectator."""
    table = position.table
    own = table.players[seat] if seat is not None else None
    return View(
        seat=seat,
        awaited=position.awaited,
        ending=table.ending,
        options=table.options,
        circle=table.circle,
        players=tuple(_player(table, one) for one in range(len(table.players))),
        counters=tuple(_counter(table, counter, seat) for counter in table.counters),
        game_turn=table.game_turn,
        turn=table.turn,
        active=table.active,
        season=table.season,
        stack=len(table.stack),
        ice=table.ice,
        floods=table.floods,
        rules=table.rules,
        helheim=table.helheim,
        forged=table.forged,
        encounter=_encounter(position),
        doom=table.doom,
        journey=next((one for one in position.traces if isinstance(one, Went)), None),
        fray=_fray(position.traces),
        story=_story(position.traces),
        offered=own.offered if own is not None else (),
        held=tuple(card for card in (own.held, own.drawn) if card) if own is not None else (),
        asleep=own.asleep if own is not None else False,
    )


def _player(table: Table, seat: Seat) -> PlayerSeen:
    player = table.players[seat]
    led = (one for counter in table.of(seat) for one in counter.free)
    found = score(table, seat)
    return PlayerSeen(
        seat=seat,
        hero=player.hero,
        side=player.side,
        reputation=sum(table.stat(one, Stat.REPUTATION) for one in led),
        score=found.best if table.ending is None else found.total,
        friends=player.friends,
        holds=player.held is not None or player.drawn is not None,
        bonus=player.bonus,
        deals=player.dealt,
        lives=player.lives,
        out=player.out,
    )


def _counter(table: Table, counter: Counter, viewer: Seat | None) -> CounterSeen:
    leader = table.leader(counter)
    return CounterSeen(
        number=counter.number,
        seat=counter.seat,
        place=counter.place,
        leader=leader.id,
        side=leader.figure.side,
        members=tuple(_members(table, counter, leader, viewer)),
        known=counter.known,
        wild=counter.wild,
    )


def _members(
    table: Table, counter: Counter, leader: Member, viewer: Seat | None
) -> Iterator[MemberSeen]:
    own = counter.seat is not None and counter.seat == viewer
    heroes = table.heroes
    for member in sorted(counter.members, key=lambda one: one.id != leader.id):
        yield MemberSeen(
            id=member.id,
            stats=tuple((stat, table.stat(member, stat)) for stat in Stat),
            left=member.left,
            burnt=member.burnt,
            venom=member.venom,
            diseased=member.diseased,
            shown=member.shown,
            concealed=len(member.hidden),
            runes=len(member.runes),
            captive=member.captive,
            hero=member.id in heroes,
            own_items=member.hidden if own else None,
            own_runes=member.runes if own else None,
        )


def _encounter(position: Position[Table]) -> EncounterSeen | None:
    met = position.table.encounter
    if met is None:
        return None
    guarded, deal = len(met.treasure), weighed(position)
    return EncounterSeen(met.mover, met.other, met.round, met.attitude, guarded, met.seen, deal)


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
