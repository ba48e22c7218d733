"""A match for one as it stands, beside the pieces that every match has (14.1B, 14.3)."""

from enum import StrEnum

from msgspec import Struct

from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.places import Place


class Task(StrEnum):
    """A task of a match for one (14.3C)."""

    HAMMER = "hammer"
    APPLES = "apples"
    BALDER = "balder"
    MEAD = "mead"
    KETTLE = "kettle"
    WOLF = "wolf"
    BRIDE = "bride"
    WELLS = "wells"
    HEROES = "heroes"
    SERPENT = "serpent"
    RIVALS = "rivals"
    RUNES = "runes"
    REALMS = "realms"
    DOOM = "doom"


class Medal(StrEnum):
    """A reward for a task, by the game-turn in which it was done (14.3C)."""

    GOLD = "gold"
    SILVER = "silver"
    BRONZE = "bronze"


class Solo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match for one; nothing of it is secret."""

    rivals: tuple[Name, ...] = ()
    """In the order in which they set out (14.3B)."""
    called: int = 0
    """Rivals that have set out so far, over and over."""
    task: Task | None = None
    """None: for the score alone."""
    done: int = 0
    """The game-turn in which the task was done; 0: not yet."""
    won_at: tuple[Place, ...] = ()
    """Places at which somebody was beaten, won or befriended."""
    ended_in: tuple[Realm, ...] = ()
    """Worlds in which a player-turn has ended with an own counter there."""
    cast: int = 0
    """Runes that have worked."""
    dealt: tuple[str, ...] = ()
    """News and guides that were had, each once a realm (14.2)."""
