"""Your Order: know your place, and bet on it."""
