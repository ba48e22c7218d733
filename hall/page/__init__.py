"""The hall's page: a chat in the browser, in which people at one keyboard act as users.

It shows what the user sees who acts, and nothing else; it knows nothing of the bot.
"""

from hall.page.desk import Desk

__all__ = ("Desk",)
