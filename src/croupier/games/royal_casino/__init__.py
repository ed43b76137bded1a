"""Royal Casino: fill the rows of a board with dice, and be the one who closes the yellow ones."""
