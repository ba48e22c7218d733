"""Dice and runes in the chat, outside any match."""
