"""Uses of games that are over: forks of them, and deals that several tables share."""
