"""Processes beside the event loop: for dice that are thrown, and for robots, who think there."""
