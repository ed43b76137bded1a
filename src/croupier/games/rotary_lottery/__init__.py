"""Rotary Lottery: draft a ticket, and count what is left for the draw."""
