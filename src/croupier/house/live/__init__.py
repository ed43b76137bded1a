"""Tables in memory: a lock, clocks, the people who are connected, computer players, and what each reader is told.

May import: cluster, common, protocol, storage, tables, thinking.
"""
