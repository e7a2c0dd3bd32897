"""Tree search over the positions that a view allows: rollouts, planned turns, evaluation."""
