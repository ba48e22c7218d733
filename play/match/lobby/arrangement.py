"""All that is settled about a match when it is opened, apart from who sits there."""

from collections.abc import Mapping

from msgspec import Struct

from db import NOBODY_YET


class Arrangement(Struct, frozen=True):
    """The choices for a new match; None is as usual."""

    pace: str | None = None
    """The time that players have to think; None: as is usual on the server."""
    lapse: str | None = None
    """The consequence when their time is up."""
    theme: str | None = None
    """The look of its public pictures."""
    least: str | None = None
    """The least that is asked of the word of whoever joins; None: anybody may join."""
    door: str | None = None
    """A `Door`; None: everybody may sit down."""
    guests: Mapping[int, bool] = NOBODY_YET
    """People who are invited (True), or have been sent away (False)."""
    options: Struct | None = None
    """The rules' choices."""
    hints: bool | None = None
    """Players may ask for hints; None: as is usual for those who sit there."""
