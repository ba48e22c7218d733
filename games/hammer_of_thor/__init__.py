"""The Hammer of Thor, redesigned rules: nine worlds, their heroes, and the end of all.

Its rules lie here before the title is offered: it is none as long as nothing is called `TITLE`.
"""
