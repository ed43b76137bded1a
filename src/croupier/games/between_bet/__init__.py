"""Between Bet: an auction for a secret look, and a bet between two limits."""
