"""Messages on Discord: how posts are sent, found, edited and deleted."""
