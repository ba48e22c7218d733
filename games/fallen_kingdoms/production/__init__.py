"""Production: points on tracks, and what they bring (4.2 to 4.5)."""
