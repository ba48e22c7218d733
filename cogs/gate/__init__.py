"""The way in: who may enter, which match is meant, and private answers."""
