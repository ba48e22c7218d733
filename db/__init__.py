"""Skald: db."""
