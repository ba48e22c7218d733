"""The data of one person over all matches: written as a file, forgotten."""
