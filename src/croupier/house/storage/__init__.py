"""Where logs, records and people are kept: SQLite or PostgreSQL, and the steps from one version to the next.

May import: common, protocol, tables.
"""
