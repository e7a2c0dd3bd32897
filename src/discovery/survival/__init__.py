"""Discover, a cooperative game of exploration and survival: 1 to 4 survivors on a map of hexes, by scenarios.

``family.FAMILY`` is what the other packages use.
"""
