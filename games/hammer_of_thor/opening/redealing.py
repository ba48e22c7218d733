"""Other heroes that might have been dealt to the others (1.2, option `draft`)."""

from collections import Counter

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.opening.drafts import offered, quotas
from games.hammer_of_thor.table import Table


def other_heroes(table: Table, seat: Seat | None, referee: Referee) -> None:
    """Sides by lot, and as many heroes of them for each; the viewer's own stay."""
    own = table.players[seat].offered if seat is not None else ()
    left = Counter(quotas(len(table.players)))
    if own:
        side = FIGURES[own[0]].side
        assert side is not None
        left[side] -= 1
    sides = sorted(left.elements())
    referee.shuffle(sides)
    heroes: dict[Side, list[str]] = {side: [] for side in Side}
    for figure in offered(table.options.heroes):
        if figure.side is not None and figure.id not in own:
            heroes[figure.side].append(figure.id)
    for names in heroes.values():
        referee.shuffle(names)
    for other in range(len(table.players)):
        if other != seat:
            side = sides.pop()
            count = len(table.players[other].offered)
            dealt = tuple(sorted(heroes[side].pop() for _ in range(count)))
            table.change_player(other, offered=dealt)
