"""Agreements of the people at a table beside the rules."""
