"""Movement and combat (5)."""
