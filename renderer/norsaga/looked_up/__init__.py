"""Pictures of what is looked up: reference cards, the ladder, and all that lies open at a seat."""
