"""Court, a small bluffing game that exists for the tests of the engine alone.

Two hidden cards each. Whoever taxes claims to hold a Duke, and all rivals may doubt it, in secret
and together. An envoy draws two cards and gives two back. Seven coins overthrow a rival, who loses
a card; the last one with a card wins. Bowing is optional, at any time. It has every kind of ask, a
window, secrets, traces, and a save of an older version.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from games.core.agenda import Position, SeatStep, Step, Steps, begin, settle, standing
from games.core.asks import AnyOf, Ask, Lazily, OneOf, SomeOf
from games.core.dice import Dice, Referee
from games.core.errors import SetupError
from games.core.save import Codec, Raw
from games.core.title import Rules, Started, Title
from games.core.vocabulary import Action, Ending, Prompt, Refusal, Seat, SeatRetired, without
from tests.core.court_nouns import (
    OVERTHROW,
    RICH,
    Acted,
    Answer,
    Answered,
    AnyAction,
    AnyEvent,
    Bow,
    Deciding,
    Doubting,
    Envoy,
    Footprint,
    GiveBack,
    Lose,
    LoseBlindly,
    Options,
    Orders,
    Overthrow,
    Role,
    Shown,
    Table,
    Tax,
    Tip,
    TooPoor,
    View,
    Work,
)


class CourtStep(Step[Table], frozen=True):
    """Base of the steps: they all ask alike."""

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """By name."""
        return Deciding(seat, type(self).__name__)


class OwnStep(SeatStep[Table], frozen=True):
    """Base of the steps of one seat."""

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """By name."""
        return Deciding(seat, type(self).__name__)


class Turn(CourtStep, frozen=True, tag="turn"):
    """The active seat acts; the others may bow."""

    seat: Seat

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Ten coins compel to overthrow somebody."""
        rivals = without(table.alive(), self.seat)
        bows = {
            rival: OneOf((Bow(),), optional=True) for rival in rivals if rival not in table.bowed
        }
        return {self.seat: self._menu(table), **bows}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Pay, act, go on."""
        referee.tell(Acted(seat=seat, what=type(action).__name__))
        referee.trace(Footprint(seat=seat, turn=table.turn))
        match action:
            case Bow():
                table.bowed.append(seat)
                return (self,)
            case Tip(coins):
                table.coins[seat] -= coins
            case Overthrow(target):
                table.coins[seat] -= OVERTHROW
                return (Losing(target), NextTurn(seat))
            case Tax():
                rivals = without(table.alive(), seat)
                return (Claim(seat, rivals, (None,) * len(table.hands)), NextTurn(seat))
            case Envoy():
                table.draw(seat, 2, referee)
                return (Choice(seat), NextTurn(seat))
            case _:
                table.coins[seat] += 1
        return (NextTurn(seat),)

    def default(self, table: Table, seat: Seat) -> Action:
        """Work, or what is compelled."""
        return Work() if Work() in self._menu(table) else Overthrow(self._rivals(table)[0])

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Coins are missing."""
        return TooPoor(table.coins[seat]) if isinstance(action, Overthrow | Tip) else None

    def _rivals(self, table: Table) -> Sequence[Seat]:
        return without(table.alive(), self.seat)

    def _menu(self, table: Table) -> Ask:
        coins = table.coins[self.seat]
        rivals = self._rivals(table) if coins >= OVERTHROW else ()
        overthrow = Lazily(
            Overthrow,
            lambda: tuple(map(Overthrow, rivals)),
            lambda action: action.target in rivals,
        )
        plain = () if coins >= RICH else (Work(), Tax(), Envoy())
        tips = () if coins >= RICH else map(Tip, range(1, min(coins, 2) + 1))
        return AnyOf((OneOf((*plain, *tips)), overthrow))


class NextTurn(CourtStep, frozen=True, tag="next-turn"):
    """The next seat with a card acts."""

    seat: Seat

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Clockwise."""
        table.bowed.clear()
        table.turn += 1
        rivals, seats = without(table.alive(), self.seat), len(table.hands)
        return (Turn(min(rivals, key=lambda rival: (rival - self.seat) % seats)),)


class Claim(CourtStep, frozen=True, tag="claim"):
    """All rivals say in secret whether they doubt; the first doubter clockwise is heard."""

    seat: Seat
    waiting: tuple[Seat, ...]
    doubts: tuple[bool | None, ...]

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Everybody who has not answered yet."""
        return {rival: OneOf((Answer(doubt=False), Answer(doubt=True))) for rival in self.waiting}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Keep the answer."""
        assert isinstance(action, Answer)
        referee.tell(Answered(seat=seat))
        doubts = tuple(
            action.doubt if index == seat else doubt for index, doubt in enumerate(self.doubts)
        )
        return (Claim(self.seat, without(self.waiting, seat), doubts),)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """A doubter is right or loses a card."""
        seats = len(self.doubts)
        order = [(self.seat + step) % seats for step in range(1, seats)]
        doubter = next((seat for seat in order if self.doubts[seat]), None)
        if doubter is not None and Role.DUKE not in table.hands[self.seat]:
            return (Losing(self.seat),)
        table.coins[self.seat] += 3
        if doubter is None:
            return ()
        referee.tell(Shown(seat=self.seat, role=Role.DUKE))
        table.hands[self.seat].remove(Role.DUKE)
        table.deck.append(Role.DUKE)
        table.draw(self.seat, 1, referee)
        return (Losing(doubter),)

    def default(self, table: Table, seat: Seat) -> Action:
        """Believe it."""
        return Answer(doubt=False)

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """Never to doubt."""
        return Answer(doubt=False) if orders.doubt is Doubting.NEVER else None

    def is_window(self, table: Table, seat: Seat) -> bool:
        """In the turn of whoever claims."""
        return True


class Choice(OwnStep, frozen=True, tag="choice"):
    """The envoy gives two cards back."""

    def ask(self, table: Table) -> Ask:
        """Any two."""
        cards = tuple(range(1, len(table.hands[self.seat]) + 1))
        return SomeOf(GiveBack, "cards", cards, 2, 2)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Back into the deck."""
        assert isinstance(action, GiveBack)
        hand = table.hands[seat]
        table.deck += [hand[number - 1] for number in action.cards]
        table.hands[seat] = [c for i, c in enumerate(hand, 1) if i not in action.cards]
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The last two drawn."""
        size = len(table.hands[seat])
        return GiveBack((size - 1, size))


class Losing(OwnStep, frozen=True, tag="losing"):
    """A seat loses a card: of two it chooses."""

    def ask(self, table: Table) -> Ask | None:
        """Any card; the last one just goes."""
        hand = table.hands[self.seat]
        cards = [Lose(role) for role in sorted(set(hand))]
        return OneOf((*cards, LoseBlindly())) if len(hand) > 1 else None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The last card."""
        table.lose(self.seat, table.hands[self.seat][0], referee)
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """The chosen card."""
        hand = sorted(table.hands[seat])
        role = action.role if isinstance(action, Lose) else referee.pick(hand)
        table.lose(seat, role, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Chance decides."""
        return LoseBlindly()


AnyStep: TypeAlias = Turn | NextTurn | Claim | Choice | Losing


def gold_to_coins(raw: Raw) -> Raw:
    """Version 1 called coins gold."""
    table = dict(raw["table"])
    table["coins"] = table.pop("gold")
    return {**raw, "table": table}


def start(seats: int, options: Options, dice: Dice) -> Started:
    """Two cards each."""
    if not 2 <= seats <= 4:
        raise SetupError(seats)
    referee = Referee(dice, None, options)
    table = Table([[] for _ in range(seats)], [options.coins] * seats, list(Role) * 4)
    for seat in range(seats):
        table.draw(seat, 2, referee)
    return begin(table, (Turn(0),), dice, referee)


def view(position: Position[Table], seat: Seat | None) -> View:
    """Field by field."""
    table = position.table
    return View(
        seat=seat,
        awaited=position.awaited,
        hand=() if seat is None else tuple(table.hands[seat]),
        hand_sizes=tuple(map(len, table.hands)),
        coins=tuple(table.coins),
        lost=tuple(table.lost),
        footprints=position.traces,
    )


def following(position: Position[Table]) -> Seat | None:
    """The next one with a card after whoever's turn it is; of two, that is plain."""
    table = position.table
    turns = [step.seat for step in position.agenda if isinstance(step, Turn | NextTurn)]
    if not turns or len(table.alive()) <= 2:
        return None
    seats, active = len(table.hands), turns[-1]
    rivals = without(table.alive(), active)
    return min(rivals, key=lambda rival: (rival - active) % seats)


def appraise(view: View) -> float:
    """Cards, then coins."""
    assert view.seat is not None
    return 100 * view.hand_sizes[view.seat] + view.coins[view.seat]


def retire(position: Position[Table], seat: Seat) -> Started:
    """Its cards are shown; what was going on is dropped."""
    table = position.table.copy()
    referee = position.referee(seat, Ending("retired"))
    referee.tell(SeatRetired(seat=seat))
    for other in table.alive():
        table.deck += table.hands[other][2:]
        del table.hands[other][2:]
    for role in tuple(table.hands[seat]):
        table.lose(seat, role, referee)
    return settle(table, [NextTurn(seat)], position.dice, referee)


def redeal(position: Position[Table], seat: Seat | None, dice: Dice) -> Position[Table]:
    """Others' hands, the deck, and what others answered."""
    table = position.table.copy()
    referee = Referee(dice, seat, Options())
    hidden = [other for other in table.alive() if other != seat]
    cards = sorted([*table.deck, *(card for other in hidden for card in table.hands[other])])
    referee.shuffle(cards)
    for other in hidden:
        table.hands[other] = [cards.pop() for _ in table.hands[other]]
    table.deck = cards
    agenda = position.agenda
    if agenda and isinstance(claim := agenda[-1], Claim):
        doubts = tuple(
            doubt if doubt is None or index == seat else referee.pick((False, True))
            for index, doubt in enumerate(claim.doubts)
        )
        agenda = (*agenda[:-1], Claim(claim.seat, claim.waiting, doubts))
    unknown = replace(position.dice, secret=dice.secret)
    return standing(table, agenda, unknown, position.traces)


def pieces(position: Position[Table]) -> Mapping[str, int]:
    """The cards of each role."""
    table = position.table
    cards = [*table.deck, *table.lost, *(card for hand in table.hands for card in hand)]
    return {role: cards.count(role) for role in Role}


COURT = Rules(
    codec=Codec(
        "court",
        2,
        table=Table,
        step=AnyStep,
        action=AnyAction,
        event=AnyEvent,
        trace=Footprint,
        upgrades={1: gold_to_coins},
    ),
    options=Options,
    orders=Orders,
    spoken=(),
    start=start,
    view=view,
    turn=lambda position: position.table.turn,
    following=following,
    hint=lambda position, action: None,
    appraise=appraise,
    lead=100.0,
    retire=retire,
    redeal=redeal,
    pieces=pieces,
)


class CourtTitle(Title):
    """The title, with rules that a test may change."""

    def __init__(self, rules: Rules = COURT) -> None:
        super().__init__("court", (2, 3, 4), 5)
        self.__dict__["rules"] = rules
