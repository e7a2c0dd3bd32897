"""What programs ask over HTTP: games played without a socket, news of tables."""
