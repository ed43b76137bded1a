"""How much one person, one table and one address may ask for.

May import: common, protocol, tables, thinking.
"""
