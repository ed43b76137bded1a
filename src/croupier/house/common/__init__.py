"""What every room uses: refusals, people's identities, time, faults, and the shards that all tables fall into.

May import: no other room.
"""
