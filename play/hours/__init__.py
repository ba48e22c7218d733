"""Time: paces, deadlines, quiet hours and zones, and how people keep them; all pure."""
