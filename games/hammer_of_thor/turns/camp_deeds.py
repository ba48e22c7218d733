"""What some can do in a camp by themselves: wall the group in, deliver the dead (7.0D, 6.4)."""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt
from games.hammer_of_thor.dead.guarding import deliver, deliverable
from games.hammer_of_thor.dead.prompts import DeliverHint
from games.hammer_of_thor.folk.chart import Code
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.lasting import Key, Lasts, lay
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.turns.events import GroupWalledIn

MASON: Code = "7.0D"


class WallIn(Action, frozen=True, tag="wall-in"):
    """A mason walls its group in: no seat meets it until the own next turn (7.0D)."""

    mason: Name


class Deliver(Action, frozen=True, tag="deliver"):
    """A Guardian brings the dead of its group home to Hel (6.4)."""

    leader: Name

    def hint(self, table: Table) -> Prompt | None:
        """How many go."""
        return DeliverHint(len(deliverable(table, table.led_by(self.leader))))


CampDeed = WallIn | Deliver


def camp_deeds(table: Table, own: Counter) -> Iterator[WallIn | Deliver]:
    """By masons of a group that has not moved; by Guardians at Hel's own hall."""
    if not own.moved and not is_walled(table, own):
        masons = (one.id for one in own.free if MASON in one.codes)
        yield from (WallIn(mason) for mason in list(masons)[:1])
    if deliverable(table, own):
        yield Deliver(table.leader(own).id)


def do_in_camp(table: Table, own: Counter, action: WallIn | Deliver, referee: Referee) -> None:
    """Do it."""
    assert own.seat is not None, own
    if isinstance(action, Deliver):
        deliver(table, own, referee)
        return
    lay(table, Key.WALLED, Lasts.OWN_TURN, own.seat, action.mason)
    referee.tell(GroupWalledIn(seat=own.seat, mason=action.mason))


def is_walled(table: Table, counter: Counter) -> bool:
    """A mason of the counter has walled it in (7.0D)."""
    return any(rule.key == Key.WALLED and rule.name in counter.names for rule in table.rules)
