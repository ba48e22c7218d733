"""What happens by itself: reminders, timeouts, robots, silence."""
