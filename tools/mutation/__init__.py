"""Mutation testing: the rules are broken on purpose, one place at a time, and a test has to notice."""
