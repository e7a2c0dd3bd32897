"""What people at a table settle among themselves: who sits where, who joins, votes, taking back."""
