"""New Game: call the coin, and stake on it."""
