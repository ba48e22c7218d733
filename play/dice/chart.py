"""Chances as a small chart of text, narrow enough for a phone."""

from math import ceil
from typing import TYPE_CHECKING, TypeAlias

from words import Words

if TYPE_CHECKING:  # it is not imported before the first roll
    from play.dice.odds import Chances

Bounds: TypeAlias = tuple[float, float]
ROWS = 10
_BAR = 8
_RARE = 0.001
"""Totals at both ends that are rarer than this together share a row."""


def chart(found: "Chances", words: Words) -> str:
    """One row a total or a few of them: how likely it is, and how likely is that much or more."""
    total, chance, least = (words.text(f"chart-{one}") for one in ("total", "chance", "least"))
    rows = [f"{total:>9} {chance:>7} {least:>7}"]
    bins = _bins(found, words)
    greatest = max(found.between(*bounds) for _, bounds in bins)
    for label, (low, high) in bins:
        share, rest = found.between(low, high), found.between(low, float("inf"))
        bar = "█" * round(_BAR * share / greatest)
        rows.append(f"{label:>9} {share:>7.1%} {rest:>7.1%} {bar}".rstrip())
    return "\n".join(rows)


def _bins(found: "Chances", words: Words) -> list[tuple[str, Bounds]]:
    """Rows of equally many totals; the first and the last one are open where rare ones are left."""
    least, most = min(found.weights), max(found.weights)
    low, high = found.quantile(_RARE), found.quantile(1 - _RARE)
    width = ceil((high - low + 1) / ROWS)
    bins: list[tuple[str, Bounds]] = []
    for start in range(low, high + 1, width):
        end = min(start + width - 1, high)
        if start == low and least < low:
            bins.append((words.text("chart-range", "below", most=end), (least, end)))
        elif end == high and most > high:
            bins.append((words.text("chart-range", "above", least=start), (start, most)))
        elif start == end:
            bins.append((str(start), (start, end)))
        else:
            bins.append((words.text("chart-range", least=start, most=end), (start, end)))
    return bins
