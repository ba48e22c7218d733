"""Preparation up to the secret deployment (Game Setup, R-03, R-05)."""

from games.core.agenda import begin
from games.core.dice import Dice, Referee
from games.core.errors import SetupError
from games.core.title import Started
from games.nine_realms.events import FirstChosen, Lesson, RealmTaken
from games.nine_realms.fate import DECK, HAND
from games.nine_realms.forces import Figure, Realm
from games.nine_realms.hands import make_up_to
from games.nine_realms.lessons import teach
from games.nine_realms.options import Options
from games.nine_realms.steps.deployment import Deployment
from games.nine_realms.steps.turn import ResourcePhase
from games.nine_realms.table import Condition, Table

SEATS = 2


def start(seats: int, options: Options, dice: Dice) -> Started:
    """Realms, who begins, and three cards each.

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
    teach(table, Lesson.DEPLOYING, referee)
    return begin(table, (Deployment((0, 1), ({}, {})), ResourcePhase(first)), dice, referee)


def _realms(options: Options, referee: Referee) -> tuple[Realm, Realm]:
    """Both get their wish where the wishes differ; else chance decides (R-03, N10)."""
    one, two = options.wishes
    if one is two:
        one = referee.pick(tuple(Realm))
        return one, _other(one)
    return one or _other(two), two or _other(one)


def _other(realm: Realm | None) -> Realm:
    return next(other for other in Realm if other is not realm)


def _fielded(options: Options) -> list[Figure]:
    return [f for f in Figure if f is not Figure.SECOND_VANGUARD or options.two_vanguards]
