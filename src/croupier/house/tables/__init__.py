"""A table as its log makes it: entries, and the pure fold over them. No clock ticks here; nothing is stored or sent.

May import: common.
"""
