"""Playing a held card: when, on whom, and what comes of it (4.1.2, 4.1.4)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.core.agenda import Steps
from games.core.asks import Ask, Checked
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Refusal, Seat
from games.hammer_of_thor.cards.deck import PAPERS, Number, When
from games.hammer_of_thor.cards.effects import (
    Attitude,
    Bonus,
    Check,
    Conceal,
    Costs,
    Cure,
    Doom,
    Draw,
    Effect,
    First,
    Flood,
    Follow,
    Force,
    Foresee,
    Freeze,
    Go,
    Grant,
    Harm,
    Heal,
    Heir,
    Lasting,
    Leave,
    NoBar,
    Peek,
    Raise,
    Ransom,
    Recon,
    Rep,
    SeasonTurns,
    SecondMove,
    Shut,
    Speed,
    Spy,
    Surprise,
    Sway,
    Take,
    Treasure,
)
from games.hammer_of_thor.fate import (
    aiding,
    commands,
    gifts,
    harms,
    omens,
    rising,
    takings,
    ways,
    weather,
)
from games.hammer_of_thor.fate.absent import consolations, console
from games.hammer_of_thor.fate.actions import Drop, Play, Sleep, Wake
from games.hammer_of_thor.fate.events import CardAsleep, CardAwake, CardPlayed, FateDropped
from games.hammer_of_thor.fate.fostering import fostered, is_foster
from games.hammer_of_thor.fate.hand import playable, use_up
from games.hammer_of_thor.fate.omens import Arranging
from games.hammer_of_thor.fate.refusals import (
    EmptyHand,
    IsAsleep,
    IsAwake,
    NoTarget,
    NotInHand,
    NotPlayedNow,
    WrongTarget,
)
from games.hammer_of_thor.fate.triggers import against
from games.hammer_of_thor.fate.verb import Verb
from games.hammer_of_thor.missions.stock import TakingStock
from games.hammer_of_thor.runes import verbs
from games.hammer_of_thor.table import Table

OWN_TURN = frozenset({When.TURN, When.ANY})
"""The moments that the own Turn step is (4.1.2)."""
OTHERS_TURN = frozenset({When.ANY})
HAND = (Play, Sleep, Wake, Drop)
VERBS: Mapping[type[Effect], Verb[Any]] = {
    Attitude: aiding.Calming(),
    Bonus: omens.Promising(),
    Check: aiding.Aiding(),
    Conceal: aiding.Concealing(),
    Costs: weather.Hastening(),
    Cure: verbs.Curing(),
    Doom: omens.Dooming(),
    Draw: gifts.Drawing(),
    First: aiding.Aiding(),
    Flood: weather.Flooding(),
    Follow: aiding.Aiding(),
    Force: aiding.Forcing(),
    Foresee: aiding.Foreseeing(),
    Freeze: weather.Freezing(),
    Go: weather.Going(),
    Grant: commands.Binding(),
    Harm: harms.Harming(),
    Heal: gifts.Healing(),
    Heir: commands.Naming(),
    Lasting: omens.LayingDown(),
    Leave: takings.Leaving(),
    NoBar: aiding.Aiding(),
    Peek: omens.Looking(),
    Raise: rising.Raising(),
    Ransom: aiding.Aiding(),
    Recon: weather.Hastening(),
    Rep: gifts.Praising(),
    SeasonTurns: weather.Turning(),
    SecondMove: weather.Hastening(),
    Shut: ways.Shutting(),
    Speed: weather.Hastening(),
    Spy: ways.Spying(),
    Surprise: aiding.Aiding(),
    Sway: verbs.Swaying(),
    Take: takings.Taking(),
    Treasure: gifts.Hoarding(),
}
"""The verbs that cards in the hand are played for, and runes cast; armed ones are another matter
(4.1.3)."""


def plays(table: Table, seat: Seat, when: frozenset[When]) -> Sequence[Play]:
    """All that a seat can play now from its hand, with each legal target (4.1.4).

    Args:
        table: the pieces.
        seat: whose hand it is.
        when: the moments that this one is.
    """
    return [play for card in playable(table, seat) for play in _ways(table, seat, card, when)]


def _ways(table: Table, seat: Seat, card: Number, when: frozenset[When]) -> Iterator[Play]:
    paper = PAPERS[card]
    if When.TURN in when:
        yield from consolations(table, seat, card)
    if paper.play in when:
        yield from VERBS[type(paper.do[0])].aims(table, seat, paper, paper.do[0])


def play(table: Table, seat: Seat, action: Play, referee: Referee) -> Steps[Table]:
    """A card is played: it leaves the hand, may be silenced, and does what it says.

    Returns:
        The steps that come next, before what was going on.
    """
    paper = PAPERS[action.card]
    consoles = action in consolations(table, seat, action.card)
    use_up(table, seat, action.card)
    referee.tell(CardPlayed(seat=seat, card=action.card, of=action.of))
    if consoles:
        console(table, seat, action, referee)
        return ()
    if action.of is not None and against(table, action.card, (action.of,), seat, referee):
        return ()
    for effect in paper.do:
        VERBS[type(effect)].does(table, seat, action, effect, referee)
    return (
        *(Arranging(seat, one.count) for one in paper.do if isinstance(one, Peek)),
        *(
            fostered(table, seat, action, one, referee)
            for one in paper.do
            if isinstance(one, Draw) and is_foster(one)
        ),
    )


def offers(table: Table, seat: Seat, *, own_turn: bool) -> list[Action]:
    """All that a seat can do with its cards in a Turn step; nothing without any.

    Whatever the card is, its seat can put it to sleep or wake it: so nobody learns from an offer
    what is held (4.1.2, 21.4).
    """
    player = table.players[seat]
    if player.out:
        return []
    rest: list[Action] = []
    if _has_hand(table, seat):
        rest = [Wake() if player.asleep else Sleep(), *([Drop()] if own_turn else [])]
    return [*plays(table, seat, OWN_TURN if own_turn else OTHERS_TURN), *rest]


def _has_hand(table: Table, seat: Seat) -> bool:
    return table.players[seat].held is not None and not table.players[seat].out


def beside(table: Table, seat: Seat) -> Ask | None:
    """The optional ask of a holder in the Turn step of another; nobody waits for it (4.1.2)."""
    return offered(table, seat, own_turn=False) if _has_hand(table, seat) else None


def offered(table: Table, seat: Seat, *, own_turn: bool) -> Ask:
    """`offers`, listed only when somebody looks; nobody waits for them in the turn of another."""

    def listed() -> list[Action]:
        return offers(table, seat, own_turn=own_turn)

    return Checked(
        listed,
        lambda action: isinstance(action, HAND) and action in listed(),
        optional=not own_turn,
        beside=own_turn,
    )


def handle(table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
    """A seat does something with its hand in a Turn step.

    Returns:
        The steps that come next, before that Turn step goes on.
    """
    if isinstance(action, Play):
        return (*play(table, seat, action, referee), TakingStock())
    card = table.players[seat].held
    assert card is not None, seat
    if isinstance(action, Drop):
        use_up(table, seat, card)
        referee.tell(FateDropped(seat=seat))
    else:
        asleep = isinstance(action, Sleep)
        table.change_player(seat, asleep=asleep)
        told = CardAsleep if asleep else CardAwake
        referee.tell(told(card=card, secret_to=seat))
    return ()


def refused(table: Table, seat: Seat, action: Action, when: frozenset[When]) -> Refusal:
    """The reason why a seat cannot do so with its hand; only that seat is told."""
    if isinstance(action, Play):
        return _refused_play(table, seat, action, when)
    if isinstance(action, Sleep | Wake | Drop):
        if table.players[seat].held is None:
            return EmptyHand()
        if not isinstance(action, Drop):
            return IsAsleep() if isinstance(action, Sleep) else IsAwake()
    return NO


def _refused_play(table: Table, seat: Seat, action: Play, when: frozenset[When]) -> Refusal:
    if action.card not in playable(table, seat):
        return NotInHand(action.card)
    paper = PAPERS[action.card]
    if paper.play not in when:
        return NotPlayedNow(action.card, paper.play)
    if not any(_ways(table, seat, action.card, when)):
        return NoTarget(action.card)
    return WrongTarget(action.card)
