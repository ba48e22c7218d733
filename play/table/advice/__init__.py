"""Advice by a robot to one person alone: hints in a match, and turning points after it."""
