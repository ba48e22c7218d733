"""One module for each decision: its action, when it is legal, what it does, what it may bring."""
