"""The card game Discovery: an engine that knows the rules, and the rooms around it."""

from pathlib import Path

from discovery import compiled

__version__ = "0.1.0"

COMPILED = compiled.install(Path(__file__).parent)
"""Whether the engine's hot modules run compiled."""
