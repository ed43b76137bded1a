"""What people can do in the house, whatever door they came through: who they are, and what they open, join and leave.

May import: afterwards, club, cluster, common, limits, live, protocol, storage, tables, thinking.
"""
