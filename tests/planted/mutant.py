"""A mutant: a small mistake in a title's rules."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Mutant:
    """A mistake: `old` stands once in a title's file and is replaced by `new`."""

    name: str
    rule: str
    file: str
    old: str
    new: str
