"""`/server`: the commands of those who manage a server."""
