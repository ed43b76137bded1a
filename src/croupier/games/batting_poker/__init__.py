"""Batting Poker: make the hand that nobody else makes."""
