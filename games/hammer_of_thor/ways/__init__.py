"""Ways beside the roads: gates, spirits, and other shapes (2.2C, 4.2B, 4.2C)."""
