"""The staff of a server: what it does to matches, people and settings, without seeing a hand."""
