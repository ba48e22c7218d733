"""The Hammer of Thor, redesigned rules: the worlds, their heroes, and the end of all."""

from games.core.title import Title

TITLE = Title(key="hammer_of_thor", seats=tuple(range(1, 13)), minutes=240)
