"""The match as a seat, or a spectator, may see it: named here field by field, or not seen.

Nearly all lies open (R9). Secret are the order of decks and stacks, and what others have chosen
before all choices are in.
"""

from msgspec import Struct

from games.core.agenda import Position
from games.core.vocabulary import Action, Ending, Seat
from games.norseheim.board import REGIONS, Border, Region
from games.norseheim.character import Character
from games.norseheim.favours.high_seat import Foreseeing
from games.norseheim.giants import Giant
from games.norseheim.gods import GODS, Favour, God
from games.norseheim.kinds import KINDS, Kind
from games.norseheim.land import Battle, Building, Omen
from games.norseheim.leaders import Leader
from games.norseheim.options import Options
from games.norseheim.orders.double import Double
from games.norseheim.steps.secret import Secret
from games.norseheim.steps.turn import FirstHalf, SecondHalf
from games.norseheim.table import DANEVOLDS, SUPPLY, Phase, Player, Table
from games.norseheim.traces import Fought, Ordered, Touched, now


class LandSeen(Struct, frozen=True):
    """A region and all that lies in it."""

    region: Region
    value: int
    owner: Seat | None
    """The player who controls it directly; None: a leader tile lies there."""
    leader: Leader | None
    """Its numbers stand in `leaders.TILES`."""
    npc: int
    """Black warriors, the leader's."""
    warriors: int
    """The owner's warriors, or guests of the ally beside the black ones."""
    ally: Seat | None
    """The player who has convinced the chieftain."""
    markers: int
    """The ally's diplomacy markers."""
    building: Building
    fresh: bool
    """Something happened here in the last player-turn in which anything did."""


class Chair(Struct, frozen=True):
    """A seat in the council: a region's, and whose marker lies on it (None: a black one)."""

    region: Region
    seat: Seat | None


class Stack(Struct, frozen=True):
    """A god: the card on top, the cards that are left, and whether the marker is at home."""

    god: God
    top: Favour | None
    cards: int
    worshipped: bool
    """In this round; nobody else may."""


class CardsSeen(Struct, frozen=True):
    """A player's Action cards of a kind."""

    kind: Kind
    held: int
    """All that the player has."""
    used: int
    """Those of them that lie used until the Action phase ends."""


class PlayerSeen(Struct, frozen=True):
    """A player and all that lies beside the map."""

    seat: Seat
    leader: Leader | None
    """None while homes are being chosen."""
    character: Character
    """Where the three markers stand, and the values there."""
    ap: int
    arrival: int
    """Of two AP markers on one space the one with the higher number lies on top."""
    cards: tuple[CardsSeen, ...]
    """One for each kind."""
    favours: tuple[Favour, ...]
    """Gods cards in the hand, which lie open."""
    seats: int
    """In the council."""
    regions: int
    """Controlled directly."""
    kings: int
    """Kings regions among them."""
    power: int
    """Power points if the match ended now."""
    markers: int
    """Diplomacy markers on the map."""
    limit: int
    """How many there may be."""
    warriors: int
    """On the map."""
    supply: int
    """Warriors that are left to recruit."""
    settlements_left: int
    passed: bool
    exiled: bool
    out: bool
    """Takes no part any more."""


class View(Struct, frozen=True):
    """The table as one seat sees it; `seat` None is a spectator."""

    seat: Seat | None
    awaited: tuple[Seat, ...]
    options: Options
    round: int
    """1 to 6; 0 while homes are being chosen."""
    phase: Phase
    turn: int
    """Player-turns begun."""
    active: Seat
    """The player of this turn, or of the last one."""
    circle: tuple[Seat, ...]
    """As they sit; the first was the start player."""
    order: tuple[Seat, ...]
    """The player order of this round; empty before the first."""
    players: tuple[PlayerSeen, ...]
    """One for each seat, by seat."""
    lands: tuple[LandSeen, ...]
    """All twenty regions, by number."""
    danevolds: tuple[Border, ...]
    danevolds_left: int
    rings_left: int
    council: tuple[Chair, ...]
    """Seventeen seats, or twenty, by region."""
    majority: int
    """Seats that win at once."""
    boosters: tuple[tuple[Kind, int], ...]
    """Booster cards that are left, one entry for each kind."""
    gods: tuple[Stack, ...]
    omens: tuple[Omen, ...]
    """Open Giants cards and their gods, the oldest first."""
    waiting: tuple[God, ...]
    """Gods markers beside the Giants deck."""
    giants_left: int
    """Cards in the Giants deck."""
    struck: tuple[Giant, ...]
    """Giants cards that were carried out, face up."""
    chieftains_left: int
    """Tiles in the stack."""
    guards_left: int
    battle: Battle | None
    """The attack that is going on: who, where, how many, runes as they lie."""
    fought: Battle | None
    """The last attack that is over, with the runes of its last throw; None once it is old news."""
    done: Action | None
    """The last order that was carried out in somebody's turn."""
    die: int
    """The last roll of the leader die; 0: none yet."""
    wild: bool
    """Shape-Shifter stands in for an Action card in this turn."""
    double: Double | None
    """The Double action that is going on."""
    looked: tuple[Giant, ...]
    """The top of the Giants deck, for the one who looks at it, the top card first."""
    wishes: tuple[Action, ...]
    """The viewer's secret choices so far, until all are shown."""
    ending: Ending | None

    def chairs_of(self, seat: Seat) -> int:
        """The seats that the map gives a player, as it lies, with all markers on it (R69)."""
        chairs = {chair.region for chair in self.council}
        own = [land.region for land in self.lands if seat in (land.owner, land.ally)]
        return sum([region in chairs for region in own])


def view(position: Position[Table], seat: Seat | None) -> View:
    """The table as this seat may see it now."""
    table = position.table
    return View(
        seat=seat,
        awaited=position.awaited,
        options=table.options,
        round=table.round,
        phase=table.phase,
        turn=table.turn,
        active=table.active,
        circle=table.circle,
        order=table.order,
        players=tuple(_player(table, one) for one in range(len(table.players))),
        lands=_lands(position),
        danevolds=table.danevolds,
        danevolds_left=DANEVOLDS - len(table.danevolds),
        rings_left=table.rings_left,
        council=tuple([Chair(region, table.council.get(region)) for region in table.chairs()]),
        majority=table.majority,
        boosters=tuple([(kind, table.boosters[kind]) for kind in KINDS]),
        gods=tuple([_stack(table, god) for god in GODS]),
        omens=table.omens,
        waiting=table.waiting,
        giants_left=len(table.giants),
        struck=table.struck,
        chieftains_left=len(table.chieftains),
        guards_left=len(table.guards),
        battle=table.battle,
        fought=_fought(position),
        done=_done(position),
        die=table.die,
        wild=table.wild,
        double=_double(position),
        looked=_looked(position, seat),
        wishes=_wishes(position, seat),
        ending=table.ending,
    )


def _player(table: Table, seat: Seat) -> PlayerSeen:
    player = table.players[seat]
    warriors = table.on_map(seat)
    return PlayerSeen(
        seat=seat,
        leader=player.leader,
        character=player.character,
        ap=player.ap,
        arrival=player.arrival,
        cards=_cards(player),
        favours=player.favours,
        seats=table.seats_of(seat),
        regions=len(table.direct(seat)),
        kings=table.kings(seat),
        power=table.power(seat),
        markers=table.markers_of(seat),
        limit=table.limit(seat),
        warriors=warriors,
        supply=SUPPLY - warriors,
        settlements_left=table.settlements_left(seat),
        passed=player.passed,
        exiled=player.exiled,
        out=player.out,
    )


def _cards(player: Player) -> tuple[CardsSeen, ...]:
    held, used = player.cards, player.used
    return tuple([CardsSeen(kind, held[kind], used.get(kind, 0)) for kind in KINDS])


def _lands(position: Position[Table]) -> tuple[LandSeen, ...]:
    fresh = {trace.region for trace in position.traces if isinstance(trace, Touched)}
    table = position.table
    return tuple([_land(table, region, fresh=region in fresh) for region in REGIONS])


def _land(table: Table, region: Region, *, fresh: bool) -> LandSeen:
    land = table.lands[region]
    return LandSeen(
        region=region,
        value=table.values[region],
        owner=land.owner,
        leader=land.leader,
        npc=land.npc,
        warriors=land.warriors,
        ally=land.ally,
        markers=land.markers,
        building=land.building,
        fresh=fresh,
    )


def _stack(table: Table, god: God) -> Stack:
    cards = table.stacks[god]
    return Stack(god, cards[-1] if cards else None, len(cards), god in table.worshipped)


def _fought(position: Position[Table]) -> Battle | None:
    found = (trace for trace in position.traces if isinstance(trace, Fought))
    return next((one.battle for one in found if _is_news(position.table, one)), None)


def _is_news(table: Table, trace: Fought) -> bool:
    """A battle is looked at until the attacker's next turn, or until a round begins."""
    since = now(table) - trace.turn
    again = since > 0 and table.active == trace.battle.attack.seat
    left = sum(not player.passed and not player.out for player in table.players)
    return not since or (not again and since <= left)


def _done(position: Position[Table]) -> Action | None:
    found = (trace.order for trace in position.traces if isinstance(trace, Ordered))
    return next(found, None)


def _double(position: Position[Table]) -> Double | None:
    halves = (step for step in position.agenda if isinstance(step, FirstHalf | SecondHalf))
    return next((half.order for half in halves), None)


def _looked(position: Position[Table], seat: Seat | None) -> tuple[Giant, ...]:
    """Only the one who sits on the High Seat sees the deck."""
    step = position.step if position.agenda else None
    return step.seen(position.table) if isinstance(step, Foreseeing) and step.seat == seat else ()


def _wishes(position: Position[Table], seat: Seat | None) -> tuple[Action, ...]:
    """A seat sees its own secret choices."""
    step = position.step if position.agenda else None
    return step.wishes_of(seat) if isinstance(step, Secret) and seat is not None else ()
