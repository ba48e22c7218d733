"""The slash commands of each title, made from what its rules ask."""
