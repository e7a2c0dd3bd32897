"""Requests of pages over HTTP, except those at a table."""
