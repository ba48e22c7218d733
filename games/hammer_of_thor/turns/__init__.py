"""The course of a game-turn: birth, player-turns, and the change of the season (3.0)."""
