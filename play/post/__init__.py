"""Posts: what Discord must show, drawn, worded and delivered."""
