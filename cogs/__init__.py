"""Skald: cogs."""
