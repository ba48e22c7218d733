"""Saves of earlier versions of the title, brought up to date."""

from collections.abc import Mapping

from games.core.save import Raw, Upgrade

VERSION = 3


def _traces_off_the_table(save: Raw) -> Raw:
    """Since version 2 the picture's traces lie beside the table."""
    table = dict(save["table"])
    regions, stale = table.pop("fresh", ()), table.pop("stale", False)
    battle, order = table.pop("fought", None), table.pop("done", None)
    now = table["turn"] + table["round"]
    traces = [{"type": "touched", "turn": now - stale, "region": region} for region in regions]
    if battle is not None:
        traces.append({"type": "fought", "turn": now, "battle": battle})
    if order is not None:
        traces.append({"type": "ordered", "turn": now, "order": order})
    return save | {"table": table, "traces": traces}


def _as_it_stands(save: Raw) -> Raw:
    """Version 3 tells lessons and counts attacks, both from nothing on.

    Players who were asked for mercy together stay asked.
    """
    return save


UPGRADES: Mapping[int, Upgrade] = {1: _traces_off_the_table, 2: _as_it_stands}
