"""The characters, and what each can do (2.1, 15.0)."""
