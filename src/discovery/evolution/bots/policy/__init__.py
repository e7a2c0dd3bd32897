"""Heuristics on a position, which all programs share: values, a plan for the turn, a policy for rollouts."""
