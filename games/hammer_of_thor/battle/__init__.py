"""Combat: battles of two counters, and what is left of them (5.0)."""
