"""Deals between seats, as they are named with a plan (4.6.3, 11.4)."""

from enum import StrEnum

from games.core.vocabulary import Action
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import Name


class Terms(StrEnum):
    """The deal of a plan that has NEGOTIATE in it (4.6.3)."""

    TRUCE = "truce"
    """Peace, and nothing for it."""
    TRADE = "trade"
    """Another deal, which is named next."""


class Offer(StrEnum):
    """The kinds of what is given (11.4)."""

    NOTHING = "nothing"
    ITEM = "item"
    RUNE = "rune"
    FOLLOWER = "follower"


class Want(StrEnum):
    """The kinds of what is asked for: nothing but what all can see (11.4)."""

    TRUCE = "truce"
    ITEM = "item"
    """A revealed one."""
    RUNE = "rune"
    """Whichever the other seat likes to give."""
    FOLLOWER = "follower"


class Propose(Action, frozen=True, tag="propose"):
    """Name the deal of a plan: an offer, and what is wanted for it (11.4)."""

    whole = True

    offer: Offer
    card: Number | None = None
    """The item or rune that is given."""
    name: Name | None = None
    """The follower who is given."""
    want: Want = Want.TRUCE
    item: Number | None = None
    """The wanted item."""
    follower: Name | None = None
    """The wanted follower."""


PEACE = Propose(Offer.NOTHING)
"""A truce for nothing: the deal of whoever names no other."""
