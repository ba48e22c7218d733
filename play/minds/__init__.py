"""Minds of robots: they decide by what their seat knows, and nothing else.

A robot never looks at the position itself: it deals anew what its seat cannot know, dice too, and
tries its actions there.
"""

from play.minds.deciding import RESTLESS, Thought, decide, outlook, ranked, stands_better, thinking
from play.minds.effort import Mind

__all__ = [
    "RESTLESS",
    "Mind",
    "Thought",
    "decide",
    "outlook",
    "ranked",
    "stands_better",
    "thinking",
]
