"""The land: tiles, the boards made of them, and all that is printed there."""
