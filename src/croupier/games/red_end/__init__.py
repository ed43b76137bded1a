"""Red End: draw black cards from the others' piles, and stop before the red."""
