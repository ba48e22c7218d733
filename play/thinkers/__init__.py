"""Robots think beside the event loop, in processes of their own that stand back behind people."""

from play.thinkers.pool import Thinkers

__all__ = ["Thinkers"]
