"""Norseheim, a game by Johnny Ebsen: runes, council and giants."""
