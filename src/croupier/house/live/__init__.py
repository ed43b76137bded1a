"""Tables in memory: their lock, clocks, connected people and computer players, and what each reader is told.

May import: cluster, common, protocol, storage, tables, thinking.
"""
