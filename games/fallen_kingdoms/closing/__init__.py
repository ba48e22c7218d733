"""Scores, the end check, and rumors that change hands (6)."""
