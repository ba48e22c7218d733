"""Norseheim, a game by Johnny Ebsen: runes, council and giants."""

from games.core.title import Title

TITLE = Title(key="norseheim", seats=(3, 4), minutes=120)
