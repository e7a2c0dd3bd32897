"""The card game Discovery: an engine that knows the rules, and the rooms around it."""

__version__ = "0.1.0"
