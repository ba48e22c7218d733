"""The program: the application without Discord, its delivery, and the command line."""
