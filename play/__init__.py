"""The application without Discord: matches, their hours, posts and tables."""
