"""A table as a fold over its events: pure, without waiting, drawing or storing."""
