"""Many games at once: what they add up to."""
