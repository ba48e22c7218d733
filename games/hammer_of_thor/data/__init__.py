"""The data of the board, the characters, the cards and the tables."""
