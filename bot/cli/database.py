"""What is wrong with a database, for whoever runs the bot."""

from bot.cli.complaints import Complaint
from db import Unavailable
from words.speech import kebab


def about_database(error: Unavailable, database: str) -> Complaint:
    """Why a database does not work, for whoever runs the bot."""
    kind = kebab(type(error).__name__)
    return Complaint(f"cli-database-{kind}", database=database, details=str(error))
