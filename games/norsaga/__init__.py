"""Norsaga, rules version 1.00 (2015): a race of storytellers for the right ancestors."""

from games.core.title import Title

TITLE = Title(key="norsaga", seats=(2, 3, 4), minutes=30)
