"""What whoever runs the bot may set, by environment variables or a `.env` file."""

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """The settings of `python -m bot run`."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    database: str = Field(default="skald.db", validation_alias="SKALD_DATABASE")
    """A file, or a database's URL."""
