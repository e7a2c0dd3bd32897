"""Whether a deck plays like another: what games are measured, the verdicts, and how they are told."""
