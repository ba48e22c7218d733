"""Children of the match: who is promised one, and who is born to a group (11.2, 3.1)."""
