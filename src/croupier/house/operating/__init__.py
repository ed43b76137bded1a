"""The processes of a running house: starting, stopping, replacing workers, the service manager, log files.

May import: application, cluster, common, http, limits, storage, thinking.
"""
