"""The club: results that stay, worked out from filed games, so that they can be worked out again; the deal of the day.

May import: afterwards, common, protocol, storage, tables, thinking.
"""
