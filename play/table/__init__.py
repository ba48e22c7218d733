"""What the people at a table settle beside the rules."""
