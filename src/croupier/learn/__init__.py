"""Environments for programs that learn: views as arrays, moves as numbers. `pip install croupier[learn]`."""
