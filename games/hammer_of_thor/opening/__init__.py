"""Set-up: who goes first, heroes, and the decks (1.0)."""
