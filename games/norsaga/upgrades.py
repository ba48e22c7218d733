"""Saves of older versions of the title, made readable."""

from collections.abc import Mapping

from games.core.save import Raw, Upgrade


def _fresh_to_traces(raw: Raw) -> Raw:
    """Version 1 kept the spots where cards came down in a player-turn on the table."""
    table = dict(raw["table"])
    landed = table.pop("fresh", ())
    traces = [{"type": "landed", "turn": table["turn"], "place": place} for place in landed]
    return {**raw, "table": table, "traces": traces}


def _orders_to_the_seats(raw: Raw) -> Raw:
    """Version 2 kept orders for dismissals on the table, and the play of a turn below.

    The orders are dropped: they lie with the seats now, out of a save's reach, and the next
    question offers one. The play comes from the embellishing step, which offers it too. Nobody
    noted who had put a card down: it counts as its tree's owner's.
    """
    table = dict(raw["table"])
    table.pop("orders", None)
    traces = [{**trace, "user": trace["place"]["seat"]} for trace in raw.get("traces", ())]
    return {**raw, "table": table, "traces": traces, "agenda": _without_plays(raw["agenda"])}


def _without_plays(agenda: list[Raw]) -> list[Raw]:
    """The steps, the last one on top, without what a step of embellishing will bring itself."""
    own = [
        at
        for at, step in enumerate(agenda)
        if step["type"] == "embellishing" and step.get("skald") is None
    ]
    if not own:
        return agenda
    plays = [at for at, step in enumerate(agenda[: own[0]]) if step["type"] == "continuing"]
    return [*agenda[: plays[-1]], *agenda[own[0] :]]


def _without_the_bonus(raw: Raw) -> Raw:
    """Version 3 had a choice about the deal, which is over: the match goes on as it began."""
    table = dict(raw["table"])
    return {**raw, "table": {**table, "options": {**table["options"], "start_bonus": False}}}


UPGRADES: Mapping[int, Upgrade] = {
    1: _fresh_to_traces,
    2: _orders_to_the_seats,
    3: _without_the_bonus,
}
