"""Saves of older versions of the title, made readable."""

from collections.abc import Mapping

from games.core.save import Raw, Upgrade

LATER = ("shapes", "astral", "missions", "children")
"""Options that version 1 did not know."""


def _as_it_began(raw: Raw) -> Raw:
    """Version 1 had neither these options nor what they bring: its matches go on without.

    The Bark of Insanity lay among the magic items, and works from now on.
    """
    table = dict(raw["table"])
    table["options"] = {**table["options"], **dict.fromkeys(LATER, False)}
    return {**raw, "table": table}


UPGRADES: Mapping[int, Upgrade] = {1: _as_it_began}
