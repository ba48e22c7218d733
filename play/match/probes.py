"""Measures of the running program while it works: seconds and counts, never contents.

`Probes` keeps nothing; `bot.health` has one that does, made only when somebody asks for it.
"""


class Probes:
    """Takes what is told, and forgets it."""

    def acted(self, title: str) -> None:
        """An action was accepted in a match of a title."""

    def refused(self, tag: str) -> None:
        """A player was refused, for the reason of this tag."""

    def delivered(self, seconds: float | None) -> None:
        """Discord shows what was wanted so many seconds ago; None: nobody knows since when."""

    def drew(self, seconds: float) -> None:
        """A picture was drawn and encoded in so many seconds."""

    def wrote(self, seconds: float) -> None:
        """The store wrote for so many seconds; the wait for its turn is not among them."""

    def connected(self) -> None:
        """Discord's gateway took the bot in, or took it back."""

    def disconnected(self) -> None:
        """Discord's gateway was lost."""


UNMEASURED = Probes()
