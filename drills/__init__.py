"""Drills: what a host fears, done on purpose to servers of our own, on this machine alone.

``python -m drills`` runs them, ``docs/drills.md`` says how and what was found. A drill starts real server
processes on data directories of its own, does its worst, and counts what went wrong. It ends only processes
that it started.
"""
