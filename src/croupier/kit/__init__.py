"""Pieces that several games use: bags, dice, seats, money."""
