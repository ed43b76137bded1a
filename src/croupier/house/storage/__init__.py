"""Where logs, records and people are stored: SQLite or PostgreSQL, and the migrations between versions.

May import: common, protocol, tables.
"""
