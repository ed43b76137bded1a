"""The club: results that stay, worked out from filed games, so that they can be worked out again; the deal of the day;
and evenings and tournaments, folded from logs of their own as tables are.

May import: afterwards, common, protocol, storage, tables, thinking.
"""
