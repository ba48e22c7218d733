"""Skald: the looks of what is posted."""
