"""Missions of characters: what fulfils them, and what they bring (16.0)."""
