"""Skald: renderer."""
