"""Runes: cast by whoever holds them, once each (2.2B)."""
