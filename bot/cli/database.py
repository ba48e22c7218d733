"""The operator's settings, the database of a command, and sentences about its failures."""

import re
from pathlib import Path

from msgspec.structs import replace

from bot.complaints import Complaint
from bot.settings import BadSettings, OperatorSettings
from db import Unavailable
from words.speech import kebab

PASSWORD = re.compile(r"(?<=://)([^:/@]*):[^/]*@")
"""The name and the password in the URL of a database."""


def settings_read(**options: object) -> OperatorSettings:
    """Read the settings in the environment.

    Raises:
        Complaint: something that cannot be.
    """
    try:
        settings = OperatorSettings.read()
    except BadSettings as error:
        raise Complaint("cli-bad-setting", names=", ".join(error.args)) from error
    return replace(settings, **{name: given for name, given in options.items() if given})


def file_of(given: str | None) -> Path:
    """The file of a database that was named, or of the one that is set.

    Raises:
        Complaint: it is no file, but on a server.
    """
    database = settings_read(database=given).database
    if "://" in database:
        raise Complaint("cli-not-a-file")
    return Path(database)


def about_database(error: Unavailable, database: str) -> Complaint:
    """Give the sentence for the operator about a database that does not work."""
    kind = kebab(type(error).__name__)
    return Complaint(f"cli-database-{kind}", database=shown(database), details=str(error))


def shown(database: str) -> str:
    """The name of a database without its password."""
    return PASSWORD.sub(r"\1:***@", database)
