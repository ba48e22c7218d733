"""The gods: who they are, and what each can do at the beginning of a turn (4.1)."""
