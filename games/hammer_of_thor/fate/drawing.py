"""The card of a player-turn: drawn, held, or one of two kept (4.1, 4.1.1)."""

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.cards.deck import RAGNAROK
from games.hammer_of_thor.fate.actions import Keep, Play, Which
from games.hammer_of_thor.fate.events import FateDrawn, FateDropped, FateSeen
from games.hammer_of_thor.fate.hand import take_up, use_up
from games.hammer_of_thor.fate.playing import OWN_TURN, handle, plays, refused
from games.hammer_of_thor.fate.prompts import KeepHint, KeepingFate
from games.hammer_of_thor.lasting import Key, Lasts, lay
from games.hammer_of_thor.ragnarok.events import RagnarokNeared
from games.hammer_of_thor.ragnarok.muster import RagnarokBegins
from games.hammer_of_thor.standing_orders import FateOrder, Orders
from games.hammer_of_thor.table import Table

KEPT = {FateOrder.KEEP_OLD: Which.OLD, FateOrder.KEEP_NEW: Which.NEW}
"""The card that a standing order keeps."""


class DrawingFate(SeatStep[Table], frozen=True, tag="drawing-fate"):
    """A player-turn begins with the top card of the stack (4.1)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing is to be decided."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Ragnarok comes at once, or after this game-turn; any other card goes into the hand."""
        if not table.stack:
            return ()
        *rest, card = table.stack
        table.stack = tuple(rest)
        if card == RAGNAROK:
            table.removed = (*table.removed, card)
            if table.options.equal_turns is not True:
                return (RagnarokBegins(),)
            lay(table, Key.NEAR, Lasts.ALWAYS, self.seat)
            referee.tell(RagnarokNeared(seat=self.seat))
            return ()
        referee.tell(FateDrawn(seat=self.seat, left=len(rest)))
        referee.tell(FateSeen(card=card, secret_to=self.seat))
        take_up(table, self.seat, card)
        return (Keeping(self.seat),)


class Keeping(SeatStep[Table], frozen=True, tag="keeping"):
    """A seat with two cards holds one, drops the other, or plays either (4.1.1)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing any more when one of them has been played."""
        player = table.players[self.seat]
        if player.held is None or player.drawn is None:
            return None
        return OneOf([*map(Keep, Which), *plays(table, self.seat, OWN_TURN)])

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The card that is left is held."""
        drawn = table.players[self.seat].drawn
        if drawn is not None:
            table.change_player(self.seat, drawn=None)
            take_up(table, self.seat, drawn)
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Drop one, or play one; a card that is taken from another hand is a second one again."""
        if isinstance(action, Play):
            return (*handle(table, seat, action, referee), self)
        assert isinstance(action, Keep)
        player = table.players[seat]
        dropped = player.drawn if action.which is Which.OLD else player.held
        assert dropped is not None, seat
        use_up(table, seat, dropped)
        referee.tell(FateDropped(seat=seat))
        return (self,)

    def default(self, table: Table, seat: Seat) -> Action:
        """The old one stays."""
        return Keep(Which.OLD)

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """The one that the seat always keeps."""
        return Keep(KEPT[orders.fate]) if orders.fate in KEPT else None

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """The old one, the new one, or play?"""
        return KeepingFate(seat)

    def hint(self, table: Table, action: Keep) -> Prompt | None:
        """Which card is the old one, and which the new one."""
        player = table.players[self.seat]
        card = player.held if action.which is Which.OLD else player.drawn
        return None if card is None else KeepHint(card)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Only what is held, and what is playable now."""
        return refused(table, seat, action, OWN_TURN) if isinstance(action, Play) else NO
