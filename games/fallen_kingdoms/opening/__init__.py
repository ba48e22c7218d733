"""Set-up: gods, the first-player card, groups (3)."""
