"""Events of missions."""

from typing import ClassVar, TypeAlias

from games.core.vocabulary import Event, Seat
from games.hammer_of_thor.folk.figures import Name


class MissionFulfilled(Event, frozen=True, tag="mission-fulfilled"):
    """A character has fulfilled its mission, and is rewarded (16.0)."""

    turning: ClassVar[bool] = True
    name: Name
    seat: Seat
    reputation: int

    @property
    def explained_by(self) -> str:
        """The character's card, which tells the mission."""
        return f"character-{self.name}"


class HeirSucceeded(Event, frozen=True, tag="heir-succeeded"):
    """A leader has died, and the one who was named has the REPUTATION that was won (5016)."""

    name: Name
    leader: Name
    reputation: int


MissionEvent: TypeAlias = MissionFulfilled | HeirSucceeded
