"""The slash commands that all titles share."""
