"""The land: places, worlds, roads and seasons (9.0)."""
