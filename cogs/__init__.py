"""Discord: what is typed and pressed becomes calls of `play`; what `play` shows, messages."""
