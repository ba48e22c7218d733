"""The match as a seat, or a spectator, may see it: named here field by field, or not seen."""

from msgspec import Struct

from games.core.agenda import Position
from games.core.vocabulary import Ending, Seat
from games.nine_realms.board import Hex, Terrain
from games.nine_realms.combat import defence
from games.nine_realms.decisions.name_prey import HUNTER
from games.nine_realms.fate import Card
from games.nine_realms.forces import PROFILES, Figure, Realm
from games.nine_realms.harm import harm
from games.nine_realms.options import Options
from games.nine_realms.roll import Roll
from games.nine_realms.steps.deployment import Deployment
from games.nine_realms.steps.exchange import FateWindow
from games.nine_realms.table import CAULDRON, SUPPLIED, Table
from games.nine_realms.trails import Trail


class FigureSeen(Struct, frozen=True):
    """A figure as it stands; without a hex it is fallen or not yet deployed."""

    figure: Figure
    seat: Seat
    hex: Hex | None
    wounds: int
    health: int
    defence: int
    """Terrain included."""
    moved: bool
    attacked: bool


class RollSeen(Struct, frozen=True):
    """The pending roll, as all see it."""

    roll: Roll
    seat: Seat
    """The roller."""
    lost: int
    """Health that the target loses as the roll lies."""
    fatal: bool


class View(Struct, frozen=True):
    """The table as one seat sees it; `seat` None is a spectator."""

    seat: Seat | None
    awaited: tuple[Seat, ...]
    options: Options
    realms: tuple[Realm, Realm]
    active: Seat
    turn: int
    deploying: bool
    ready: tuple[Seat, ...]
    figures: tuple[FigureSeen, ...]
    terrain: dict[Hex, Terrain]
    """Terrain hexes that were laid on the board."""
    supply: dict[Terrain, int]
    actions: tuple[int, int]
    blood: tuple[int, int]
    cauldron: int
    hand: tuple[Card, ...]
    """The viewer's own cards; empty for a spectator."""
    hand_sizes: tuple[int, int]
    deck_size: int
    discards: tuple[Card, ...]
    pending: RollSeen | None
    trails: tuple[Trail, ...]
    """Moves and attacks of the last player-turn that had any."""
    rallied: bool
    bloodline_used: bool
    prey: Figure | None
    revenge: int
    quiet: int
    ending: Ending | None


def view(position: Position[Table], seat: Seat | None) -> View:
    """The table as this seat may see it now."""
    table = position.table
    deployment = position.step if position.agenda else None
    deploying = isinstance(deployment, Deployment)
    return View(
        seat=seat,
        awaited=position.awaited,
        options=table.options,
        realms=table.realms,
        active=table.active,
        turn=table.turn,
        deploying=deploying,
        ready=deployment.ready if isinstance(deployment, Deployment) else (),
        figures=tuple(_figures(table, deployment, seat)),
        # In one order: else the picture would tell whether the match was read again.
        terrain=dict(sorted(table.terrain.items())),
        supply={kind: table.supply(kind) for kind in SUPPLIED},
        actions=(table.actions[0], table.actions[1]),
        blood=(table.blood[0], table.blood[1]),
        cauldron=CAULDRON,
        hand=() if seat is None else tuple(sorted(table.hands[seat])),
        hand_sizes=(len(table.hands[0]), len(table.hands[1])),
        deck_size=len(table.deck),
        discards=tuple(table.discards),
        pending=_pending(position),
        trails=tuple([trace for trace in position.traces if isinstance(trace, Trail)]),
        rallied=table.rallied,
        bloodline_used=table.bloodline_used,
        prey=table.prey if _hunted(table) else None,
        revenge=table.revenge,
        quiet=table.quiet,
        ending=table.ending,
    )


def _figures(table: Table, deployment: object, seat: Seat | None) -> list[FigureSeen]:
    """All figures; before all have deployed, only one's own are seen on the board."""
    own: dict[Figure, Hex] = {}
    if isinstance(deployment, Deployment) and seat is not None:
        own = deployment.placed[seat]
    return [
        FigureSeen(
            figure=figure,
            seat=table.seat_of(figure),
            hex=condition.hex or own.get(figure),
            wounds=condition.wounds,
            health=profile.health,
            defence=defence(table, figure) if condition.hex else profile.defence,
            moved=condition.moved,
            attacked=condition.attacked,
        )
        for figure, profile in PROFILES.items()
        if (condition := table.figures.get(figure))
    ]


def _hunted(table: Table) -> bool:
    """Whether the hunter stands: who has fallen hunts nobody, and is never rallied (R-41, R-47)."""
    return table.figures[HUNTER].hex is not None


def _pending(position: Position[Table]) -> RollSeen | None:
    if not position.agenda or not isinstance(position.step, FateWindow):
        return None
    roll = position.step.roll
    done = harm(position.table, roll.target, roll.wounds)
    return RollSeen(roll, position.table.seat_of(roll.figure), done.lost, done.fatal)
