"""Drills deliberately cause the failures that hosts have to expect, on their own servers on this machine
only.

``python -m drills`` runs them; ``docs/drills.md`` explains them and has the results. A drill starts real
server processes on its own data directories, attacks or breaks them, and counts what went wrong. It ends only
processes that it started.
"""
