"""The dead: those who walk, those who rise, and their way back to Helheim (6.0) [house]."""
