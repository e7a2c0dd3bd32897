"""Classes: a teacher's tables, the pupils at them, and their end."""
