"""Seats, money and cards."""
