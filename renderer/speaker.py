"""The interface of the words to the pictures: every text on a picture comes from here."""

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from msgspec import Struct


class Speaker(Protocol):
    """The sentences of one language."""

    def name(self, value: Enum, names: Sequence[str]) -> str:
        """A noun: a figure, a realm, a terrain, a card."""

    def text(self, message_id: str, attribute: str | None = None, /, **args: str | int) -> str:
        """A message, or its attribute; its arguments are text already, or plain numbers."""

    def say(self, noun: Struct, names: Sequence[str] = (), attribute: str | None = None) -> str:
        """A statement of the rules as a sentence."""

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Tell whether there is such a message, with a text or with this attribute."""
