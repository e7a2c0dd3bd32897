"""Computer players of any game: in processes, in lines, waiting for their turn."""
