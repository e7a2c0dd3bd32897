"""Drills: provoke on purpose what a host fears, on servers of our own on this machine only.

``python -m drills`` runs them, ``docs/drills.md`` says how and what was found. A drill starts real server
processes on its own data directories, attacks or breaks them, and counts what went wrong. It ends only
processes that it started.
"""
