"""Minds against each other: matches between them, and what the results prove."""
