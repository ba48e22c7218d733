"""Operator settings: environment variables, or a `.env` file."""

import os
from typing import Annotated, Any, TypeAlias, get_type_hints

from dotenv import dotenv_values
from msgspec import Meta, Struct, ValidationError, convert, field
from msgspec.structs import fields

from bot.logs import Level

Port: TypeAlias = Annotated[int, Meta(ge=1, le=65535)]


class BadSettings(Exception):
    """Something is set that cannot be; the arguments are the variables' names."""


class OperatorSettings(Struct, frozen=True):
    """The settings of `python -m bot run`, each with its variable and what it does.

    Options of the same name count for more; the README's table is held to these by a test.
    """

    token: Annotated[str, Meta(description="The bot's token")] = field(
        default="", name="DISCORD_TOKEN"
    )
    database: Annotated[str, Meta(description="A file, or a database's URL")] = field(
        default="skald.db", name="SKALD_DATABASE"
    )
    health: Annotated[
        Port | None,
        Meta(description="Tell of the bot's health on 127.0.0.1, at /healthz and /metrics"),
    ] = field(default=None, name="SKALD_HEALTH")
    """A port of this machine; None: nowhere."""
    log: Annotated[Level, Meta(description="The least level that is logged")] = field(
        default=Level.INFO, name="SKALD_LOG"
    )
    pace: Annotated[
        Annotated[float, Meta(gt=0)] | None,
        Meta(description="Presses and commands a second that one user may cause for long"),
    ] = field(default=None, name="SKALD_PACE")
    """None is the usual pace."""

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


def help_of(setting: str) -> str:
    """The help of an option that stands for a setting: its effect, and the variable instead."""
    hints = get_type_hints(OperatorSettings, include_extras=True)
    (meta,) = (one for one in hints[setting].__metadata__ if isinstance(one, Meta))
    (variable,) = (one.encode_name for one in fields(OperatorSettings) if one.name == setting)
    return f"{meta.description}; else {variable}."
