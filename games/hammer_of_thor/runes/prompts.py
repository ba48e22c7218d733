"""The hints about runes."""

from games.core.vocabulary import Prompt


class CastHint(Prompt, frozen=True, tag="cast-hint"):
    """Percent of success (2.2B)."""

    chance: int

    @property
    def promise(self) -> float:
        """The likelier the better."""
        return self.chance
