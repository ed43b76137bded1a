"""The club: results that stay, worked out from filed games, so that they can be worked out again; and how people find
each other, and are told when the page is closed.

May import: common, protocol, storage, tables.
"""
