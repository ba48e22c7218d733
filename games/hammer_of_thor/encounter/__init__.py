"""Encounters: who is met, and what comes of it (4.3 to 4.6)."""
