"""Panels to read in: rules, cards, what lies open, the story of a match."""
