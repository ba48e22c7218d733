"""War of the 9 Realms, Print & Play edition (2017): a duel of two realms."""

from games.core.title import Title

TITLE = Title(key="nine_realms", seats=(2,), minutes=30)
