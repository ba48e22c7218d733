"""A match: the record and the position together, how it begins, moves on and is saved."""
