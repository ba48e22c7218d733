"""The order of play: one module for each part of a round."""
