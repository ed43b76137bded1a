"""A club: how people find each other, and how they are told when the page is closed.

May import: common, protocol, storage, tables.
"""
