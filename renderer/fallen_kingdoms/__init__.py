"""The pictures of Fallen Kingdoms."""
