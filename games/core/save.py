"""The one codec: positions, actions and events as JSON of tagged structs.

Every class has an explicit tag, so renaming one is free; every title has a version and a
function for each older one, so that a match outlives a change of its rules.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from games.core.agenda import Position, Step, Table, standing
from games.core.dice import Dice
from games.core.errors import SaveError
from games.core.vocabulary import Action, Event, encoded

T = TypeVar("T", bound=Table)
TableT = TypeVar("TableT")
StepT = TypeVar("StepT")
TraceT = TypeVar("TraceT")
Raw = dict[str, Any]
Upgrade = Callable[[Raw], Raw]


class Save(Struct, Generic[TableT, StepT, TraceT], forbid_unknown_fields=True, omit_defaults=True):
    """A position as it is written down."""

    title: str
    version: int
    table: TableT
    agenda: list[StepT]
    dice: Dice
    traces: list[TraceT] = []


class Codec(Generic[T]):
    """Writes and reads what belongs to a match of one title; without a `trace` it leaves none."""

    def __init__(
        self,
        title: str,
        version: int,
        *,
        table: Any,
        step: Any,
        action: Any,
        event: Any,
        trace: Any = None,
        upgrades: Mapping[int, Upgrade],
    ) -> None:
        self.title = title
        self.version = version
        self._upgrades = upgrades
        self._saves = msgspec.json.Decoder(Save[table, step, trace])
        self._actions = msgspec.json.Decoder(action)
        self._events = msgspec.json.Decoder(tuple[event, ...])

    def dump(self, position: Position[T]) -> bytes:
        """A position as bytes."""
        agenda, traces = list(position.agenda), list(position.traces)
        return encoded(
            Save[Any, Any, Any](
                self.title, self.version, position.table, agenda, position.dice, traces
            )
        )

    def load(self, data: bytes) -> Position[T]:
        """The position that was dumped, also by an older version of the title.

        Raises:
            SaveError: damaged, of another title, or newer than this program.
        """
        try:
            save = self._read(data)
            agenda: tuple[Step[T], ...] = tuple(save.agenda)
            return standing(save.table, agenda, save.dice, tuple(save.traces))
        except (msgspec.MsgspecError, ValueError, LookupError) as error:
            raise SaveError(f"{self.title}: {error}") from error

    def dump_action(self, action: Action) -> bytes:
        """An action as bytes."""
        return encoded(action)

    def load_action(self, data: bytes) -> Action:
        """The action that was dumped.

        Raises:
            SaveError: no action of this title.
        """
        try:
            action: Action = self._actions.decode(data)
        except msgspec.MsgspecError as error:
            raise SaveError(f"{self.title}: {error}") from error
        return action

    def dump_events(self, events: tuple[Event, ...]) -> bytes:
        """The events of an action, as bytes."""
        return encoded(events)

    def load_events(self, data: bytes) -> tuple[Event, ...]:
        """The events that were dumped.

        Raises:
            SaveError: not the events of this title.
        """
        try:
            events: tuple[Event, ...] = self._events.decode(data)
        except msgspec.MsgspecError as error:
            raise SaveError(f"{self.title}: {error}") from error
        return events

    def _read(self, data: bytes) -> Save[Any, Any, Any]:
        """The save; most are of this version, so its head is looked at only if that fails."""
        try:
            save: Save[Any, Any, Any] = self._saves.decode(data)
        except msgspec.MsgspecError:
            return self._saves.decode(self._upgraded(data))
        if (save.title, save.version) == (self.title, self.version):
            return save
        return self._saves.decode(self._upgraded(data))

    def _upgraded(self, data: bytes) -> bytes:
        head = msgspec.json.decode(data, type=_Head)
        known = {self.version, *self._upgrades}
        if head.title != self.title or head.version not in known:
            raise SaveError(f"{self.title} {self.version} cannot read {head.title} {head.version}")
        if head.version == self.version:
            return data
        raw: Raw = msgspec.json.decode(data)
        for version in range(head.version, self.version):
            raw = self._upgrades[version](raw) | {"version": version + 1}
        return msgspec.json.encode(raw)


class _Head(Struct):
    title: str
    version: int
