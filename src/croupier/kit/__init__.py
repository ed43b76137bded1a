"""Pieces that several games use: bags, dice, seats, money. docs/kit.md lists them all."""
