"""Fallen Kingdoms, revised rules (2013): gods, cities, and peoples who overrun them."""

from games.core.title import Title

TITLE = Title(key="fallen_kingdoms", seats=(3, 4, 5, 6), minutes=150)
