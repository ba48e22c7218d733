"""Playing a held card: when, on whom, and what comes of it (4.1.2, 4.1.4)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.core.agenda import Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Refusal, Seat
from games.hammer_of_thor.cards.deck import PAPERS, Number, When
from games.hammer_of_thor.cards.effects import (
    Attitude,
    Bonus,
    Check,
    Conceal,
    Costs,
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
    Harm,
    Heal,
    Lasting,
    Leave,
    NoBar,
    Peek,
    Rep,
    SeasonTurns,
    Speed,
    Sway,
    Take,
    Treasure,
)
from games.hammer_of_thor.fate import aiding, gifts, harms, omens, takings, weather
from games.hammer_of_thor.fate.absent import consolations, console
from games.hammer_of_thor.fate.actions import Drop, Play, Sleep, Wake
from games.hammer_of_thor.fate.events import CardAsleep, CardAwake, CardPlayed, FateDropped
from games.hammer_of_thor.fate.hand import hand, use_up
from games.hammer_of_thor.fate.omens import Arranging
from games.hammer_of_thor.fate.refusals import (
    EmptyHand,
    IsAsleep,
    IsAwake,
    NoTarget,
    NotInHand,
    NotPlayedNow,
    NotPlayedYet,
    WrongTarget,
)
from games.hammer_of_thor.fate.triggers import against
from games.hammer_of_thor.fate.verb import Verb
from games.hammer_of_thor.table import Table

LATER: frozenset[Number] = frozenset({"2010", "2036", "2039", "2040", "2046", "2047"})
"""Cards that can be held and not yet played: they spy, raise the dead, draw offspring, shut gates
or move a second counter (26.0, step 2)."""
OWN_TURN = frozenset({When.TURN, When.ANY})
"""The moments that the own Turn step is (4.1.2)."""
OTHERS_TURN = frozenset({When.ANY})
VERBS: Mapping[type[Effect], Verb[Any]] = {
    Attitude: aiding.Calming(),
    Bonus: omens.Promising(),
    Check: aiding.Aiding(),
    Conceal: aiding.Concealing(),
    Costs: weather.Hastening(),
    Doom: omens.Dooming(),
    Draw: gifts.Drawing(),
    First: aiding.Aiding(),
    Flood: weather.Flooding(),
    Follow: aiding.Aiding(),
    Force: aiding.Forcing(),
    Foresee: aiding.Foreseeing(),
    Freeze: weather.Freezing(),
    Go: weather.Going(),
    Harm: harms.Harming(),
    Heal: gifts.Healing(),
    Lasting: omens.LayingDown(),
    Leave: takings.Leaving(),
    NoBar: aiding.Aiding(),
    Peek: omens.Looking(),
    Rep: gifts.Praising(),
    SeasonTurns: weather.Turning(),
    Speed: weather.Hastening(),
    Sway: aiding.Aiding(),
    Take: takings.Taking(),
    Treasure: gifts.Hoarding(),
}
"""The verbs that cards in the hand are played for; armed ones are another matter (4.1.3)."""


def plays(table: Table, seat: Seat, when: frozenset[When]) -> Sequence[Play]:
    """All that a seat can play now from its hand, with each legal target (4.1.4).

    Args:
        table: the pieces.
        seat: whose hand it is.
        when: the moments that this one is.
    """
    return [play for card in hand(table, seat) for play in _ways(table, seat, card, when)]


def _ways(table: Table, seat: Seat, card: Number, when: frozenset[When]) -> Iterator[Play]:
    paper = PAPERS[card]
    if When.TURN in when:
        yield from consolations(table, seat, card)
    if paper.play in when and card not in LATER:
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
    return tuple(Arranging(seat, one.count) for one in paper.do if isinstance(one, Peek))


def offers(table: Table, seat: Seat, *, own_turn: bool) -> list[Action]:
    """All that a seat can do with its hand in a Turn step; nothing with an empty hand.

    Whatever the card is, its seat can put it to sleep or wake it: so nobody learns from an offer
    what is held (4.1.2, 21.4).
    """
    player = table.players[seat]
    if player.held is None or player.out:
        return []
    rest: list[Action] = [Wake() if player.asleep else Sleep()]
    if own_turn:
        rest.append(Drop())
    return [*plays(table, seat, OWN_TURN if own_turn else OTHERS_TURN), *rest]


def beside(table: Table, seat: Seat) -> Ask | None:
    """The optional ask of a holder in the Turn step of another; nobody waits for it (4.1.2)."""
    actions = offers(table, seat, own_turn=False)
    return OneOf(actions, optional=True) if actions else None


def handle(table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
    """A seat does something with its hand in a Turn step.

    Returns:
        The steps that come next, before that Turn step goes on.
    """
    if isinstance(action, Play):
        return play(table, seat, action, referee)
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
    if action.card not in hand(table, seat):
        return NotInHand(action.card)
    paper = PAPERS[action.card]
    if action.card in LATER:
        return NotPlayedYet(action.card)
    if paper.play not in when:
        return NotPlayedNow(action.card, paper.play)
    if not any(_ways(table, seat, action.card, when)):
        return NoTarget(action.card)
    return WrongTarget(action.card)
