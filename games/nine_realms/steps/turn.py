"""Turns: the Resource Phase, the Action Phase and what ends them (dossier §3)."""

from collections.abc import Mapping

from games.core.agenda import Step, Steps
from games.core.asks import AnyOf, Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Ending, Prompt, Refusal, Seat
from games.nine_realms.actions import (
    Attack,
    DiscardBlindly,
    DiscardFate,
    EndTurn,
    GainActions,
    Move,
    NamePrey,
    Rally,
    Transform,
)
from games.nine_realms.errands import errands, prey_offers
from games.nine_realms.events import (
    Attacked,
    FateDiscarded,
    Moved,
    PreyNamed,
    Rallied,
    StallWarned,
    Transformed,
    TurnBegan,
    TurnEnded,
)
from games.nine_realms.fate import HAND, Card
from games.nine_realms.forces import Figure, Realm
from games.nine_realms.hands import discard, gain_actions, make_up_to
from games.nine_realms.movement import way
from games.nine_realms.prompts import Discarding, YourTurn
from games.nine_realms.reasons import reason
from games.nine_realms.refusals import CardNotHeld
from games.nine_realms.steps.exchange import Aftermath, NamingPrey, Strike
from games.nine_realms.table import ACTIONS, COST, Condition, Reason, Table

WARNING = 6
"""A stalled match is warned so many player-turns before its limit (N9: at 14 of 20)."""


class ResourcePhase(Step[Table], frozen=True, tag="resource-phase"):
    """Actions are reset to six and the hand is made up (Resource Phase, §3 step 1)."""

    seat: Seat

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Forget what was done in earlier turns, then draw (N14, R-40)."""
        table.active = self.seat
        table.turn += 1
        table.rallied = table.bloodline_used = table.wounded = False
        for figure in table.in_play(self.seat):
            table.change(figure, moved=False, attacked=False)
        table.actions[self.seat] = ACTIONS
        referee.tell(TurnBegan(seat=self.seat, turn=table.turn))
        eye = table.realms[self.seat] is Realm.AESIR and table.ruler_alive(self.seat)
        make_up_to(table, self.seat, HAND + 1 if eye else HAND, referee)
        discarding = (AllSeeingEye(self.seat),) if eye else ()
        return (*discarding, ActionPhase(self.seat), TurnEnd(self.seat))


class AllSeeingEye(Step[Table], frozen=True, tag="all-seeing-eye"):
    """Odin's player has drawn up to four cards and discards one (All Seeing Eye, R-40)."""

    seat: Seat

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Any card of the hand; the extra actions of N4 may be played here too."""
        hand = sorted(set(table.hands[self.seat]))
        gaining = [GainActions()] if Card.ACTIONS_OR_RE_ROLL in hand else []
        return {self.seat: OneOf((*map(DiscardFate, hand), DiscardBlindly(), *gaining))}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Discard; the card is public (N15)."""
        match action:
            case GainActions():
                gain_actions(table, seat, referee)
                return (self,)
            case DiscardFate(card):
                chosen = card
            case _:
                chosen = referee.pick(sorted(table.hands[seat]))
        discard(table, seat, chosen)
        referee.tell(FateDiscarded(seat=seat, card=chosen))
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Chance decides (§5, timeouts)."""
        return DiscardBlindly()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Discard one."""
        return Discarding(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """A card that is not in the hand."""
        match action:
            case DiscardFate(card):
                return CardNotHeld(card)
            case GainActions():
                return CardNotHeld(Card.ACTIONS_OR_RE_ROLL)
            case _:
                return None


class ActionPhase(Step[Table], frozen=True, tag="action-phase"):
    """The active player spends actions in any order (Action Phase, §3 step 2)."""

    seat: Seat

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Errands for actions, what is free, and the end of the turn."""
        gaining = [GainActions()] if Card.ACTIONS_OR_RE_ROLL in table.hands[self.seat] else []
        free = OneOf((*prey_offers(table, self.seat), *gaining, EndTurn()))
        return {self.seat: AnyOf((*errands(table, self.seat), free))}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Pay, do it, and go on with the turn."""
        table.actions[seat] -= COST.get(type(action), 0)
        match action:
            case EndTurn():
                return ()
            case Attack(figure, target):
                return (*_attack(table, figure, target, referee), self)
            case Move(figure, hex):
                hexes = way(table, figure, hex)
                table.change(figure, hex=hex, moved=True)
                table.trace(figure, hexes)
                referee.tell(Moved(figure=figure, source=hexes[0], hex=hex))
            case Transform(hex, terrain):
                table.terrain[hex] = terrain
                referee.tell(Transformed(seat=seat, hex=hex, terrain=terrain))
            case Rally(figure, hex):
                table.rallied = True
                table.figures[figure] = Condition(hex=hex)
                referee.tell(Rallied(figure=figure, hex=hex))
            case NamePrey(figure):
                table.prey = figure
                referee.tell(PreyNamed(figure=figure))
            case _:
                gain_actions(table, seat, referee)
        return (self,)

    def default(self, table: Table, seat: Seat) -> Action:
        """The turn ends (§5, timeouts)."""
        return EndTurn()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Spend the actions that are left."""
        return YourTurn(seat, table.actions[seat])

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """The first rule that stands in the way."""
        return reason(table, seat, action)


class TurnEnd(Step[Table], frozen=True, tag="turn-end"):
    """The turn passes on; unspent actions stay for counterattacks (§3 step 3, N9)."""

    seat: Seat

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Count turns without a wound, and hand over."""
        referee.tell(TurnEnded(seat=self.seat, actions=table.actions[self.seat]))
        table.quiet = 0 if table.wounded else table.quiet + 1
        limit = table.options.stall_limit
        if limit and table.quiet >= limit:
            table.ending = Ending(Reason.STALLED)
        elif 0 < table.quiet == limit - WARNING:
            referee.tell(StallWarned(turns=WARNING))
        return (ResourcePhase(1 - self.seat),)


def _attack(table: Table, figure: Figure, target: Figure, referee: Referee) -> Steps[Table]:
    """An attack, with its roll, its counterattack and what comes of both (§3.3 step 1)."""
    table.change(figure, attacked=True)
    strike = Strike.attack(table, figure, target)
    table.trace(figure, (table.place(figure), table.place(target)), attack=True)
    referee.tell(Attacked(figure=figure, target=target, weapon=strike.weapon))
    hunting = figure is Figure.SINFJOTLI and table.prey is None
    naming = (NamingPrey(table.seat_of(figure), target),) if hunting else ()
    return (*naming, strike, Aftermath())
