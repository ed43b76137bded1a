"""The house over HTTP: endpoints, sockets, the pages for browsers, and the OpenAPI description of all of it.

May import: application, club, common, limits, live, protocol, storage, tables, thinking.
"""
