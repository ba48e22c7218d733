"""Invasions: new peoples, and surrendered kingdoms (7)."""
