"""Why the rules refuse something in a player-turn."""

from games.core.vocabulary import Refusal


class NotToBeHadHere(Refusal, frozen=True, tag="not-to-be-had-here"):
    """Another place, a group that has moved, no room, or too dear (9.5, 2.2A6)."""
