"""Proof that the dice of a match are fair."""
