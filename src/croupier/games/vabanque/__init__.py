"""Vabanque: bluff and movement."""
