"""Movement of a counter in its owner's turn (4.2)."""
