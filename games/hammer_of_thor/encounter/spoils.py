"""The kinds of what an encounter can bring (4.3.6, 4.3A2, 4.3A7)."""

from enum import StrEnum


class Deal(StrEnum):
    """A deal with a leader of nobody (4.3A7)."""

    NEWS = "news"
    """Two cards of the leader's race and the next of the stack, seen by the seat alone."""
    TREASURE = "treasure"
    """The guarded treasure, for a rune or an item."""
    ITEM = "item"
    """A listed item of the leader, for a rune."""
    SERVICE = "service"
    """The leader comes along, for REPUTATION."""
    HEALING = "healing"
    GUIDE = "guide"
    """The counter is led up to three links away."""
    TRUCE = "truce"
    """The leader's race attacks nobody of the seat for two game-turns."""


class Prize(StrEnum):
    """The prizes of a trick (4.3A2)."""

    TREASURE = "treasure"
    ITEM = "item"
    RUNE = "rune"
    RENOWN = "renown"
    SECRETS = "secrets"
    """A spirit sees what a seat hides (4.2C)."""


class NornAct(StrEnum):
    """An act of a Norn (4.3.6)."""

    NONE = "none"
    THREAD = "thread"
    """The seat's held card is lost."""
    SHADOW = "shadow"
    """The leader loses REPUTATION."""
