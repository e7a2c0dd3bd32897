"""Commands by which the host manages a server from a shell."""
