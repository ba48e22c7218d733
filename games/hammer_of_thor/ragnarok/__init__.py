"""The last battle of good and evil, and who wins the match (12.0, 13.0)."""
