"""The statements on the cards that can be looked up; their numbers come from the data."""
