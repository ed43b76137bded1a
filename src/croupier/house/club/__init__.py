"""The club: results that stay, worked out from filed games, so that they can be worked out again.

May import: common, protocol, storage.
"""
