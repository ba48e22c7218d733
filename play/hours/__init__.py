"""Time: paces, deadlines, quiet hours and zones, all pure."""
