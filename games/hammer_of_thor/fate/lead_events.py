"""Events of Leader Actions."""

from typing import TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.chart import Code
from games.hammer_of_thor.folk.figures import Name


class LeadTaken(Shown, frozen=True, tag="lead-taken"):
    """A seat took the uppermost Leader Action; it lies open before the seat (4.1.5)."""

    seat: Seat
    card: Number

    @property
    def explained_by(self) -> str:
        """The card itself."""
        return f"card-{self.card}"


class MemberBound(Event, frozen=True, tag="member-bound"):
    """Somebody has an entry of the chart from now on (5015)."""

    name: Name
    code: Code


class HeirNamed(Event, frozen=True, tag="heir-named"):
    """A leader has named an heir (5016)."""

    leader: Name
    name: Name


LeadEvent: TypeAlias = LeadTaken | MemberBound | HeirNamed
