"""Computer players of any game: processes, the line protocol, the queue."""
