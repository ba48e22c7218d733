"""What belongs to one person over all matches: to be read as a file, and to be forgotten."""
