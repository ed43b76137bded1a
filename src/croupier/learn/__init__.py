"""Environments for those who learn: views as arrays, moves as numbers. `pip install croupier[learn]`."""
