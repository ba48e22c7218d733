"""Proposals of players to each other: undos, draws, time, pauses, seats that change hands."""
