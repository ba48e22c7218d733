"""Damage is found here: checksums of what is played by, the tables that must be there."""
