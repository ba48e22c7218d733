"""The question of insanity."""

from games.core.vocabulary import Prompt, Seat
from games.hammer_of_thor.folk.figures import Name


class ChoosingWhoForsakes(Prompt, frozen=True, tag="choosing-who-forsakes"):
    """A follower leaves one who lies without end: which?"""

    seat: Seat
    liar: Name
