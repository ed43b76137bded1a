"""Everything that goes over the wire, as values: messages on sockets, what REST takes, and what it answers.

May import: tables.
"""
