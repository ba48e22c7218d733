"""A match for one: rivals that come, a task, and what is told of it in the end (14.0)."""
