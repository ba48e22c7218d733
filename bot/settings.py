"""What whoever runs the bot may set, by environment variables or a `.env` file."""

from typing import Annotated

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.logs import Level


class Settings(BaseSettings):
    """The settings of `python -m bot run`."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    database: str = Field(default="skald.db", validation_alias="SKALD_DATABASE")
    """A file, or a database's URL."""
    health: Annotated[int, Field(ge=1, le=65535)] | None = Field(
        default=None, validation_alias="SKALD_HEALTH"
    )
    """The port of this machine on which to tell of the bot's health; None: nowhere."""
    log: Level = Field(default=Level.INFO, validation_alias="SKALD_LOG")
    """The least level that is logged."""
    pace: float | None = Field(default=None, gt=0, validation_alias="SKALD_PACE")
    """Presses and commands a second that one user may cause for long; None is the usual pace."""
