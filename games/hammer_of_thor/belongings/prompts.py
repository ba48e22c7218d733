"""The hints about items, and what is asked of those who bear them."""

from typing import TypeAlias

from games.core.vocabulary import Prompt


class BindHint(Prompt, frozen=True, tag="bind-hint"):
    """Percent of success."""

    chance: int


class RevealHint(Prompt, frozen=True, tag="reveal-hint"):
    """Percent that an item obeys whoever reveals it (2.2A3)."""

    chance: int


BelongingPrompt: TypeAlias = BindHint | RevealHint
