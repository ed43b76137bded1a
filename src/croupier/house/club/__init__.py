"""The club: evenings and tournaments, folded from their own logs as tables are; who sits where, and who is ahead.

May import: common, protocol, tables.
"""
