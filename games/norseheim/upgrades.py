"""Saves of earlier versions of the title, brought up to date."""

from collections.abc import Mapping

from games.core.save import Raw, Upgrade

VERSION = 2


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


UPGRADES: Mapping[int, Upgrade] = {1: _traces_off_the_table}
