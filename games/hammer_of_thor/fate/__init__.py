"""Fate cards and Predictions: drawn, held, played, and armed (4.1)."""
