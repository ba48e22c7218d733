"""Saves of older versions of the title, made readable."""

from games.core.save import Raw


def fresh_to_traces(raw: Raw) -> Raw:
    """Version 1 kept the spots where cards came down in a player-turn on the table."""
    table = dict(raw["table"])
    landed = table.pop("fresh", ())
    traces = [{"type": "landed", "turn": table["turn"], "place": place} for place in landed]
    return {**raw, "table": table, "traces": traces}
