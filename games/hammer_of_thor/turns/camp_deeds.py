"""Deeds of some in a camp, by themselves: wall the group in, deliver the dead (7.0D, 6.4)."""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.dead.guarding import deliver, deliverable
from games.hammer_of_thor.dead.prompts import DeliverHint
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.lasting import Key, Lasts, is_walled, lay
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.ways.events import WalledIn


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
        masons = (one for one in own.free if any(e.unmoved for e in one.entries(Hook.PLACE)))
        yield from (WallIn(one.id) for one in list(masons)[:1])
    if deliverable(table, own):
        yield Deliver(table.leader(own).id)


def do_in_camp(table: Table, seat: Seat, action: WallIn | Deliver, referee: Referee) -> None:
    """Do it."""
    if isinstance(action, Deliver):
        deliver(table, table.led_by(action.leader), referee)
        return
    lay(table, Key.WALLED, Lasts.OWN_TURN, seat, action.mason)
    referee.tell(WalledIn(seat=seat, name=action.mason))
