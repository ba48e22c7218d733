"""Operator settings: environment variables, or a `.env` file."""

import os
from typing import Annotated, Any

from dotenv import dotenv_values
from msgspec import Meta, Struct, ValidationError, convert, field
from msgspec.structs import fields

from bot.logs import Level


class BadSettings(Exception):
    """Something is set that cannot be; the arguments are the variables' names."""


class OperatorSettings(Struct, frozen=True):
    """The settings of `python -m bot run`."""

    token: str = field(default="", name="DISCORD_TOKEN")
    database: str = field(default="skald.db", name="SKALD_DATABASE")
    """A file, or a database's URL."""
    health: Annotated[int, Meta(ge=1, le=65535)] | None = field(default=None, name="SKALD_HEALTH")
    """The port of this machine on which to tell of the bot's health; None: nowhere."""
    log: Level = field(default=Level.INFO, name="SKALD_LOG")
    """The least level that is logged."""
    pace: Annotated[float, Meta(gt=0)] | None = field(default=None, name="SKALD_PACE")
    """Presses and commands a second that one user may cause for long; None is the usual pace."""

    def __repr__(self) -> str:
        return "<Settings>"  # whoever prints them must not tell the token

    @classmethod
    def read(cls) -> "OperatorSettings":
        """Read the settings; a variable counts for more than a line of the file.

        Raises:
            BadSettings: something that cannot be.
        """
        given = {**dotenv_values(".env"), **os.environ}
        found: dict[str, Any] = {}
        wrong: list[str] = []
        for one in fields(cls):
            text = given.get(one.encode_name)
            try:
                if text is not None:
                    found[one.name] = convert(text, one.type, strict=False)
            except ValidationError:
                wrong.append(one.encode_name)
        if wrong:
            raise BadSettings(*wrong)
        return cls(**found)
