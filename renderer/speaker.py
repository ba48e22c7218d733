"""The interface of the words to the pictures: every text on a picture comes from here."""

from collections.abc import Sequence
from enum import Enum
from typing import Protocol


class Speaker(Protocol):
    """The sentences of one language."""

    def name(self, value: Enum, names: Sequence[str]) -> str:
        """A noun: a figure, a realm, a terrain, a card."""

    def text(self, message_id: str, /, **args: str | int) -> str:
        """A message; its arguments are text already, or plain numbers."""
