"""Requests of programs over HTTP: games played without a socket, news of tables."""
