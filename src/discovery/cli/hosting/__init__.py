"""What the host of a server does from a shell."""
