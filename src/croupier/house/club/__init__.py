"""The club: results that stay, worked out from filed games, so that they can be worked out again; the deal of the day;
evenings and tournaments, folded from logs of their own as tables are; how people find each other, and are told when the
page is closed.

May import: afterwards, common, protocol, storage, tables, thinking.
"""
