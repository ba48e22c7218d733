"""War of the 9 Realms, Print & Play edition: what the engine needs of the title."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias, get_args

from games.core.agenda import Position, begin, conclude, redealt
from games.core.dice import Dice, Referee
from games.core.errors import SetupError
from games.core.save import Codec
from games.core.title import Started
from games.core.vocabulary import Action, CoreReason, Ending, Prompt, Seat, SeatRetired
from games.nine_realms.actions import AnyAction, Attack
from games.nine_realms.appraisal import appraise
from games.nine_realms.board import labels
from games.nine_realms.combat import attack_dice, defence
from games.nine_realms.events import AnyEvent, FirstChosen, Placement, RealmTaken
from games.nine_realms.fate import DECK, HAND, Card
from games.nine_realms.forces import REALM_TILE, Figure, Realm
from games.nine_realms.hands import make_up_to
from games.nine_realms.odds import odds
from games.nine_realms.options import Options
from games.nine_realms.orders import Orders
from games.nine_realms.pieces import pieces
from games.nine_realms.prompts import AnyPrompt, AttackHint
from games.nine_realms.refusals import AnyRefusal
from games.nine_realms.steps.deployment import Deployment, Placed
from games.nine_realms.steps.exchange import (
    Aftermath,
    Counter,
    FateWindow,
    NamingPrey,
    Strike,
    Wounding,
)
from games.nine_realms.steps.turn import ActionPhase, AllSeeingEye, ResourcePhase, TurnEnd
from games.nine_realms.table import Condition, Reason, Table
from games.nine_realms.view import View, view

AnyStep: TypeAlias = (
    Deployment
    | ResourcePhase
    | AllSeeingEye
    | ActionPhase
    | TurnEnd
    | NamingPrey
    | Strike
    | FateWindow
    | Wounding
    | Counter
    | Aftermath
)
SEATS = 2


class NineRealms:
    """The rules of the title, as `games.core.title.Rules` asks for them."""

    options = Options
    orders = Orders
    spoken = (
        *get_args(AnyEvent),
        Placement,
        *get_args(AnyAction),
        *get_args(AnyPrompt),
        *get_args(AnyRefusal),
        Options,
        Orders,
        Card,
        Reason,
    )
    codec: Codec[Table] = Codec(
        "nine_realms",
        1,
        table=Table,
        step=AnyStep,
        action=AnyAction,
        event=AnyEvent,
        upgrades={},
    )

    def start(self, seats: int, options: Options, dice: Dice) -> Started:
        """Preparation up to the secret deployment (Game Setup, R-03, R-05, §3).

        Raises:
            SetupError: not two players, or a beginner who is neither of them.
        """
        if seats != SEATS or options.first not in (None, 0, 1):
            raise SetupError(seats)
        referee = Referee(dice, None, options)
        deck = list(DECK)
        referee.shuffle(deck)
        realms = _realms(options, referee)
        first = referee.pick((0, 1)) if options.first is None else options.first
        figures = {figure: Condition() for figure in _fielded(options)}
        table = Table(options, realms, figures, [[], []], deck, first)
        for seat, realm in enumerate(realms):
            referee.tell(RealmTaken(seat=seat, realm=realm))
        referee.tell(FirstChosen(seat=first))
        for seat in (0, 1):
            make_up_to(table, seat, HAND, referee)
        return begin(table, (Deployment((0, 1), ({}, {})), ResourcePhase(first)), dice, referee)

    def view(self, position: Position[Table], seat: Seat | None) -> View:
        """What this seat may see."""
        return view(position, seat)

    def turn(self, position: Position[Table]) -> int:
        """Player-turns begun."""
        return position.table.turn

    def following(self, position: Position[Table]) -> Seat | None:
        """Nobody: of two players, each knows to be next."""
        return None

    def hint(self, position: Position[Table], action: Action) -> Prompt | None:
        """The odds of an attack before it is rolled (dossier §6)."""
        if not isinstance(action, Attack):
            return None
        dice = attack_dice(position.table, action.figure, action.target)
        against = defence(position.table, action.target)
        return AttackHint(dice, against, round(100 * odds(dice, against).chance))

    def appraise(self, view: View) -> float:
        """What a greedy robot compares."""
        return appraise(view)

    def retire(self, position: Position[Table], seat: Seat) -> Started:
        """Of two players one is left, who wins (R-51)."""
        ending = Ending(CoreReason.RETIRED, (1 - seat,))
        return conclude(position, ending, SeatRetired(seat=seat))

    def redeal(self, position: Position[Table], seat: Seat | None, dice: Dice) -> Position[Table]:
        """Deal anew what the seat cannot know: hands, deck, places, a stored choice."""
        table = position.table.copy()
        referee = Referee(dice, seat, table.options)
        hidden = [other for other in (0, 1) if other != seat]
        # In one order first: what is dealt anew depends on the dice alone, not on what was hidden.
        cards = sorted([*table.deck, *(card for other in hidden for card in table.hands[other])])
        referee.shuffle(cards)
        for other in hidden:
            table.hands[other] = [cards.pop() for _ in table.hands[other]]
        table.deck = cards
        agenda = position.agenda
        if agenda and isinstance(agenda[-1], Deployment | FateWindow):
            agenda = (*agenda[:-1], _rethought(table, agenda[-1], hidden, referee))
        return redealt(position, table, agenda, dice)

    def pieces(self, position: Position[Table]) -> Mapping[str, int]:
        """The pieces that no rule makes or loses."""
        return pieces(position)


RULES = NineRealms()


def _realms(options: Options, referee: Referee) -> tuple[Realm, Realm]:
    """Both get their wish where the wishes differ; else chance decides (R-03, N10)."""
    for seat, wish in enumerate(options.wishes):
        if wish is not None and options.wishes[1 - seat] is not wish:
            other = Realm.NORSEMEN if wish is Realm.AESIR else Realm.AESIR
            return (wish, other) if seat == 0 else (other, wish)
    chosen = referee.pick(tuple(Realm))
    return (chosen, next(realm for realm in Realm if realm is not chosen))


def _fielded(options: Options) -> list[Figure]:
    return [f for f in Figure if f is not Figure.SECOND_VANGUARD or options.two_vanguards]


def _rethought(
    table: Table, step: Deployment | FateWindow, hidden: Sequence[Seat], referee: Referee
) -> Deployment | FateWindow:
    """What others may have decided in secret instead."""
    if isinstance(step, Deployment):
        placed = list(step.placed)
        for other in hidden:
            placed[other] = _anywhere(table, other, ready=other in step.ready, referee=referee)
        return Deployment(step.waiting, (placed[0], placed[1]))
    if step.counter is None or table.seat_of(step.roll.target) not in hidden:
        return step
    counter = referee.pick((False, True))
    return FateWindow(step.roll, step.asked, step.passes, counter)


def _anywhere(table: Table, seat: Seat, *, ready: bool, referee: Referee) -> Placed:
    """A placement chosen by chance; complete if the seat is known to be ready."""
    figures = table.force(seat)
    hexes = list(labels(REALM_TILE[table.realms[seat]]))
    referee.shuffle(figures)
    referee.shuffle(hexes)
    number = len(figures) if ready else referee.roll(len(figures) + 1) - 1
    return dict(zip(figures[:number], hexes, strict=False))
