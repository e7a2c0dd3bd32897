"""Agreements of the people at a table: who sits where, who joins, votes, taking back."""
