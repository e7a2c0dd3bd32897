"""The parts of a family for research: numbers for learners, figures of many games, lengths of games."""
