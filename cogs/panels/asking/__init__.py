"""What is asked in the *Your move* panel: its questions, their entries and menus."""
