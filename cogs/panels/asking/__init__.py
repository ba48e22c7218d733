"""The questions of the *Your move* panel, with their entries and menus."""
