"""What players propose to each other beside the rules: undos, draws, time, pauses, other hands."""
