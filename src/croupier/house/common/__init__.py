"""What every room uses: refusals, misread JSON, identities, time, faults, and the shards of all tables.

May import: no other room.
"""
