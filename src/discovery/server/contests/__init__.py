"""Contests: rounds of tables that pair, play and count by themselves."""
