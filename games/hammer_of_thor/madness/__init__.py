"""Insanity: who is struck, what the insane can do, and what it costs (2.2A8)."""
