"""Skald: bot."""
