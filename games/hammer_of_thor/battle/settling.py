"""The fates of those who were subdued (5.4.2)."""

from enum import StrEnum


class Lot(StrEnum):
    """The fate of a captive."""

    TAKE = "take"
    """It follows, or comes along as a captive."""
    RANSOM = "ransom"
    """Its items buy it free."""
    RELEASE = "release"
    """It goes as a friend."""
    SLAY = "slay"
