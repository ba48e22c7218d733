"""Matches before their start: who may come, who sits where, and what is chosen."""
