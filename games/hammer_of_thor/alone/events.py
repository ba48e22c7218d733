"""Events of a match for one."""

from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta

from games.core.vocabulary import Event, Seat, Shown
from games.hammer_of_thor.alone.state import Medal, Task
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.places import Place


class RivalFound(Shown, frozen=True, tag="rival-found"):
    """The dice name a race, and the lot one of it and a place: a rival waits there (14.3B)."""

    rolls: tuple[int, ...]
    race: Race
    name: Name
    place: Place


class RivalWent(Event, frozen=True, tag="rival-went"):
    """A rival goes toward the nearest group of the seat (14.3B)."""

    name: Name
    place: Place


class RivalCame(Event, frozen=True, tag="rival-came"):
    """A rival meets a group of the seat as a mover (14.3B)."""

    name: Name
    leader: Name
    place: Place


class RivalWentBack(Event, frozen=True, tag="rival-went-back"):
    """Dusk: the rival goes back where it came from (5.1.4)."""

    name: Name
    place: Place


class TaskTaken(Shown, frozen=True, tag="task-taken"):
    """A task was chosen, or drawn by lot (14.3C)."""

    seat: Seat
    task: Annotated[Task, Meta(extra={"spoken": "brief"})]
    lot: bool


class TaskDeclined(Event, frozen=True, tag="task-declined"):
    """The match is for the score alone (14.1B)."""

    seat: Seat


class GuardPosted(Event, frozen=True, tag="guard-posted"):
    """Somebody waits at a place for the task's sake (14.3C)."""

    guard: Name
    place: Place
    captive: Name | None


class LaidToRest(Event, frozen=True, tag="laid-to-rest"):
    """Somebody lies in Helheim for the task's sake (14.3C)."""

    name: Name


class TaskDone(Event, frozen=True, tag="task-done"):
    """The task is done (14.3C)."""

    turning: ClassVar[bool] = True
    seat: Seat
    task: Task
    medal: Medal | None
    """None: it is too late for one."""


class LoneScored(Event, frozen=True, tag="lone-scored"):
    """The points of one who has played alone, and the task (14.3C)."""

    seat: Seat
    points: int
    task: Task | None
    medal: Medal | None
    """None: the task was not done in time, or there was none."""


class WillTested(Shown, frozen=True, tag="will-tested"):
    """A follower of a leader who was won over makes a check of its own (14.2)."""

    name: Name
    roll: int
    t: int
    success: bool


class CardConsoled(Event, frozen=True, tag="card-consoled"):
    """A card that needs another seat finds none (14.3A)."""

    seat: Seat
    name: Name


AloneEvent: TypeAlias = (
    RivalFound
    | RivalWent
    | RivalCame
    | RivalWentBack
    | TaskTaken
    | TaskDeclined
    | GuardPosted
    | LaidToRest
    | TaskDone
    | LoneScored
    | WillTested
    | CardConsoled
)
