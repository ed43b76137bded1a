"""The club: the deal of the day, results that stay, and what is worked out from filed games.

May import: common, tables, protocol, storage, thinking, afterwards.
"""
