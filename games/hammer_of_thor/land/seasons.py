"""The four seasons (3.3)."""

from enum import StrEnum


class Season(StrEnum):
    """A season lasts a game-turn; the first one is spring."""

    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"
    WINTER = "winter"

    def later(self, turns: int) -> "Season":
        """The season so many game-turns later."""
        all_ = list(Season)
        return all_[(all_.index(self) + turns) % len(all_)]
