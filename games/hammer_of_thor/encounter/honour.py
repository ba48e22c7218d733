"""Whether a leader accepts a challenge (4.3A6)."""

from enum import StrEnum

from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

BOLD = 80
"""MIGHT in percent of the challenger's with which a leader is strong enough."""


class Acceptance(StrEnum):
    """The answer to a challenge, as a plan gives it beforehand."""

    STRONGER = "stronger"
    """Accept with at least 80 percent of the challenger's MIGHT."""
    ALWAYS = "always"
    NEVER = "never"


def is_strong_enough(table: Table, leader: Member, challenger: Member) -> bool:
    """With at least 80 percent of the challenger's MIGHT."""
    return might(leader, table.season) * 100 >= might(challenger, table.season) * BOLD


def accepts(table: Table, leader: Member, challenger: Member, answer: Acceptance) -> bool:
    """Whether a leader accepts who has answered beforehand."""
    if answer is Acceptance.STRONGER:
        return is_strong_enough(table, leader, challenger)
    return answer is Acceptance.ALWAYS
