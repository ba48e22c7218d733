"""Why the rules refuse an action at the end."""

from games.core.vocabulary import Refusal, Seat


class NotAPayer(Refusal, frozen=True, tag="not-a-payer"):
    """The player has not fewest rumors, or has given more than the others already (K16)."""

    payer: Seat
