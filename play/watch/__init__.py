"""The watch over all matches: reminders, timeouts, robots, silence."""
