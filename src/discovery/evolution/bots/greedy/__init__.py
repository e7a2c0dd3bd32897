"""A plan for the turn, made from a view by rules of thumb."""
