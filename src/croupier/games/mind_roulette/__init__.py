"""Mind Roulette: the ball falls where the dealer wants it to."""
