"""Discord: what people type and press becomes calls of `bot`; what `bot` shows becomes messages."""
