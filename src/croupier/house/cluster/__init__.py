"""Several workers, one house: they hear of each other's entries, and each owns a share of the tables.

May import: common, storage, tables.
"""
