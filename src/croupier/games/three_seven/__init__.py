"""Three Seven: betting, bluff, and cards that want to be alone."""
