"""Skald: words."""
