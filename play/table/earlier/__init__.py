"""Earlier positions of a match: it goes back to one, or is copied from there."""
