"""Rumors change hands at the end: from the fewest to the most (6.2)."""

from collections import Counter
from collections.abc import Sequence

from games.core.agenda import Step, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.closing.events import RumorDropped, RumorGiven, RumorsEven
from games.fallen_kingdoms.closing.prompts import NamingPayer, PayerHint
from games.fallen_kingdoms.closing.refusals import NotAPayer
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.trophies import GLORY


class NamePayer(Action, frozen=True, tag="name-payer"):
    """Say who gives the next rumor."""

    payer: Seat

    def hint(self, table: Table) -> Prompt | None:
        """How much glory there is to lose, unless that is hidden (8.1)."""
        hidden = table.options.hidden_glory
        return None if hidden else PayerHint(table.players[self.payer].glory)


class Adjusting(Step[Table], frozen=True, tag="adjusting"):
    """As many rumors move as the poorest have, one each time (6.2)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nothing moves where somebody has none, or all have as many."""
        fewest, most = _bounds(table)
        if not fewest or fewest == most:
            referee.tell(RumorsEven())
            return ()
        return (Naming(rich(table)[0], ()),)


class Naming(Decision, frozen=True, tag="naming"):
    """Those with most rumors name payers in turn; the last named give to nobody (K16)."""

    named: tuple[Seat, ...]

    def ask(self, table: Table) -> Ask | None:
        """The poorest who were named least often, if there are several."""
        payers = self._payers(table)
        return OneOf([NamePayer(payer) for payer in payers]) if len(payers) > 1 else None

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """The only one."""
        return self._name(table, self._payers(table)[0], referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """That one."""
        assert isinstance(action, NamePayer)
        return self._name(table, action.payer, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """The most glory, unless that is hidden; then the earliest in the round (K16, 8.1)."""
        payers, hidden = self._payers(table), table.options.hidden_glory
        return NamePayer(max(payers, key=lambda payer: not hidden and table.players[payer].glory))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for the payer."""
        return NamingPayer(seat, _bounds(table)[0] - len(self.named))

    def is_window(self, table: Table, seat: Seat) -> bool:
        """All turns are over."""
        return False

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Somebody who owes nothing, or no more."""
        return NotAPayer(action.payer) if isinstance(action, NamePayer) else NO

    def _payers(self, table: Table) -> list[Seat]:
        """As evenly as it goes: nobody twice before all others once."""
        fewest, _ = _bounds(table)
        poor = [seat for seat in table.in_turn if _held(table, seat) == fewest]
        least = min(self.named.count(seat) for seat in poor)
        return [seat for seat in poor if self.named.count(seat) == least]

    def _name(self, table: Table, payer: Seat, referee: Referee) -> Steps[Table]:
        named = (*self.named, payer)
        fewest, _ = _bounds(table)
        if len(named) == fewest:
            _hand_over(table, named, referee)
            return ()
        heirs = rich(table)
        return (Naming(heirs[len(named) % len(heirs)], named),)


def rich(table: Table) -> list[Seat]:
    """Those with most rumors, in the turn order of the last round."""
    _, most = _bounds(table)
    return [seat for seat in table.in_turn if _held(table, seat) == most]


def _hand_over(table: Table, named: Sequence[Seat], referee: Referee) -> None:
    """Each gives the lowest cards; what cannot be shared out evenly is discarded (6.2)."""
    heirs = rich(table)
    shared = len(named) // len(heirs) * len(heirs)
    given: Counter[Seat] = Counter()
    cards = {seat: sorted(table.players[seat].rumors) for seat in set(named)}
    moves = []
    for number, payer in enumerate(named):
        rumor = cards[payer][given[payer]]
        given[payer] += 1
        moves.append((payer, rumor, heirs[number % len(heirs)] if number < shared else None))
    for payer, rumor, heir in moves:
        held = table.players[payer].rumors
        table.change_player(payer, rumors=tuple(card for card in held if card != rumor))
        table.gain(payer, -GLORY)
        if heir is None:
            table.dropped = (*table.dropped, rumor)
            referee.tell(RumorDropped(seat=payer, rumor=rumor, glory=GLORY))
            continue
        table.change_player(heir, rumors=(*table.players[heir].rumors, rumor))
        table.gain(heir, GLORY)
        referee.tell(RumorGiven(seat=payer, heir=heir, rumor=rumor, glory=GLORY))


def _bounds(table: Table) -> tuple[int, int]:
    """The fewest and the most rumors that a player has."""
    counts = [_held(table, seat) for seat in table.circle]
    return min(counts), max(counts)


def _held(table: Table, seat: Seat) -> int:
    return len(table.players[seat].rumors)
