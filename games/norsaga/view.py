"""The match as a seat, or a spectator, may see it: named here field by field, or not seen."""

from msgspec import Struct

from games.core.agenda import Position
from games.core.vocabulary import Ending, Seat
from games.norsaga.cards import Card
from games.norsaga.claims import Marker, best_spot, markers
from games.norsaga.embellishments.looks import Infiltrating, Plundering
from games.norsaga.embellishments.martyrdom import Martyrdom
from games.norsaga.options import Options
from games.norsaga.sagas import MARKERS, NEEDS, Need, Saga
from games.norsaga.steps.choosing import Choosing
from games.norsaga.steps.continuing import Continuing
from games.norsaga.steps.embellishing import Embellishing
from games.norsaga.table import Grant, Table
from games.norsaga.traces import Landed
from games.norsaga.tree import SPOTS, Bloodline, Place, Spot, bloodline


class TreeSeen(Struct, frozen=True):
    """A player's family tree and all that lies beside it in the open."""

    seat: Seat
    saga: Saga | None
    """None while the sagas are being chosen."""
    need: Need | None
    heroes: dict[Spot, Card]
    markers: tuple[Marker, ...]
    """The markers in a best arrangement."""
    bloodline: Bloodline
    doomed: bool
    hand_size: int
    gone: bool
    proved: bool
    """The saga is proved for good; the round goes on (N10)."""

    @property
    def claims(self) -> int:
        """Markers on the tree."""
        return len(self.markers)

    @property
    def is_close(self) -> bool:
        """One claim from winning."""
        return self.claims == MARKERS - 1 and not self.proved


class Held(Struct, frozen=True):
    """A card of the own hand, and the best it could do on the own tree at once."""

    card: Card
    claims: int
    """Markers on the own tree after the best play of this card there."""
    gain: int
    """By how many that is more than now; below nothing where it could only do harm."""
    spot: Spot
    """The spot of that play."""


class View(Struct, frozen=True):
    """The table as one seat sees it; `seat` None is a spectator."""

    seat: Seat | None
    awaited: tuple[Seat, ...]
    options: Options
    circle: tuple[Seat, ...]
    active: Seat
    turn: int
    rounds: int
    choosing: bool
    """The sagas are being chosen."""
    trees: tuple[TreeSeen, ...]
    """One for each seat, by seat."""
    hand: tuple[Held, ...]
    """The viewer's own cards, the one held longest first; empty for a spectator."""
    offered: tuple[Saga, ...]
    """The sagas between which the viewer chooses."""
    deck_size: int
    discards: tuple[Card, ...]
    """Face up; the last lies on top."""
    revealed: tuple[Card, ...]
    """Cards between deck and trees that the viewer may see: Prayer's, and the viewer's Martyr's."""
    looking: Seat | None
    """At whose hand somebody looks."""
    seen: tuple[Card, ...]
    """That hand, for the one who looks."""
    emptied: tuple[Place, ...]
    """Spots to which Martyr's cards go."""
    skald: Grant | None
    """The grant that is being used."""
    queue: tuple[Grant, ...]
    """Grants that wait."""
    fresh: tuple[Place, ...]
    """The spots where cards came down by each player's last moves."""
    still_to_play: bool
    """The play of the turn is still to come."""
    ending: Ending | None


def view(position: Position[Table], seat: Seat | None) -> View:
    """The view of this seat now."""
    table = position.table
    step = position.step if position.agenda else None
    looking = step if isinstance(step, Plundering | Infiltrating) else None
    martyrdom = step if isinstance(step, Martyrdom) else None
    return View(
        seat=seat,
        awaited=position.awaited,
        options=table.options,
        circle=table.circle,
        active=table.active,
        turn=table.turn,
        rounds=table.rounds,
        choosing=isinstance(step, Choosing),
        trees=tuple(_tree(table, owner) for owner in range(len(table.trees))),
        hand=() if seat is None else tuple(_held(table, seat, card) for card in table.hands[seat]),
        offered=step.offered[seat] if isinstance(step, Choosing) and seat is not None else (),
        deck_size=len(table.deck),
        discards=tuple(table.discards),
        revealed=() if martyrdom and martyrdom.seat != seat else tuple(table.aloft),
        looking=looking.target if looking else None,
        seen=tuple(table.hands[looking.target]) if looking and looking.seat == seat else (),
        emptied=martyrdom.places if martyrdom else (),
        skald=_skald(step),
        queue=tuple(table.queue),
        fresh=_fresh(position),
        still_to_play=any(map(_is_play, position.agenda)),
        ending=table.ending,
    )


def _tree(table: Table, owner: Seat) -> TreeSeen:
    tree = table.trees[owner]
    saga = table.sagas[owner] if table.sagas else None
    return TreeSeen(
        seat=owner,
        saga=saga,
        need=NEEDS[saga] if saga else None,
        heroes={spot: tree[spot] for spot in SPOTS if spot in tree},
        markers=markers(tree, saga) if saga else (),
        bloodline=bloodline(tree),
        doomed=owner in table.doomed,
        hand_size=len(table.hands[owner]),
        gone=owner in table.gone,
        proved=owner in table.proved,
    )


def _held(table: Table, seat: Seat, card: Card) -> Held:
    """Before the sagas are chosen a card is worth nothing yet."""
    if not table.sagas:
        return Held(card, 0, 0, Spot.YOU)
    spot, claims = best_spot(table.trees[seat], table.sagas[seat], card)
    return Held(card, claims, claims - table.shown[seat], spot)


def _skald(step: object) -> Grant | None:
    """The seat that embellishes, and the skald that grants it."""
    if isinstance(step, Embellishing) and step.skald is not None:
        return Grant(step.seat, step.skald)
    return None


def _fresh(position: Position[Table]) -> tuple[Place, ...]:
    """Each player's last moves: they stay until that player's next (`Landed.fades`)."""
    return tuple(trace.place for trace in position.traces if isinstance(trace, Landed))


def _is_play(step: object) -> bool:
    """A step in which the active player plays a card, or after which it is asked for."""
    return isinstance(step, Continuing) or (isinstance(step, Embellishing) and step.skald is None)
