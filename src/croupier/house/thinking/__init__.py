"""Processes in which computer players think and hints are worked out, and the queue that shares them fairly.

May import: common, protocol, tables.
"""
